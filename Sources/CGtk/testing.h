/* What the headless test kit needs from C: variadic calls, and a child process that dies with its parent. */
#pragma once

#include <malloc.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/types.h>
#include <unistd.h>

#include <gtk/gtk.h>

/* Starts `path` with its output going to `output`. The kernel ends the child when the calling thread ends, so
   call it from the main thread. Returns the process identifier, or -1 with errno set. */
static inline pid_t
veneer_test_spawn (const char *path, char *const arguments[], int output)
{
  pid_t parent = getpid ();
  pid_t child = fork ();
  if (child != 0)
    return child;

  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (getppid () != parent)
    _exit (127);
  /* A terminal's Ctrl-C is for the tests: they end the child themselves, in order. */
  setpgid (0, 0);
  int input = open ("/dev/null", O_RDONLY);
  dup2 (input, STDIN_FILENO);
  dup2 (output, STDOUT_FILENO);
  dup2 (output, STDERR_FILENO);
  execv (path, arguments);
  _exit (127);
}

static inline void
veneer_test_unbuffer_output (void)
{
  setvbuf (stdout, NULL, _IONBF, 0);
}

static inline void
veneer_test_set_string (gpointer object, const char *property, const char *value)
{
  g_object_set (object, property, value, NULL);
}

static inline void
veneer_test_set_int (gpointer object, const char *property, int value)
{
  g_object_set (object, property, value, NULL);
}

static inline void
veneer_test_set_double (gpointer object, const char *property, double value)
{
  g_object_set (object, property, value, NULL);
}

/* A property of a type that holds an int. */
static inline gssize
veneer_test_number (gpointer object, const char *property)
{
  int value = 0;
  g_object_get (object, property, &value, NULL);
  return value;
}

/* The text of an accessible string property, or NULL where it is not set. Free it with g_free.
   GTK only compares: asked for a value that no application has, it answers with the real one. */
static inline char *
veneer_test_accessible_property (GtkAccessible *accessible, GtkAccessibleProperty property)
{
  if (!gtk_test_accessible_has_property (accessible, property))
    return NULL;
  return gtk_test_accessible_check_property (accessible, property, "\001veneer\001");
}

/* The text of an accessible state ("true", "false", "mixed"), or NULL where it is not set. Free it with
   g_free. For every state with several values, 1 is the one called true. */
static inline char *
veneer_test_accessible_state (GtkAccessible *accessible, GtkAccessibleState state)
{
  if (!gtk_test_accessible_has_state (accessible, state))
    return NULL;
  char *other = gtk_test_accessible_check_state (accessible, state, 1);
  return other != NULL ? other : g_strdup ("true");
}

/* The bytes that the program has allocated from the C library and not freed. */
static inline gsize
veneer_test_heap_in_use (void)
{
  return mallinfo2 ().uordblks;
}

/* G_OBJECT_TYPE_NAME is a macro. */
static inline const char *
veneer_test_type_name (gpointer object)
{
  return G_OBJECT_TYPE_NAME (object);
}
