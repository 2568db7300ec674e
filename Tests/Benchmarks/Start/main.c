/* Measures how long a program takes from its start until something of it is on the screen, whatever toolkit it uses.

   usage: veneer-bench-start FRAMEBUFFER PROGRAM [ARGUMENT...]

   FRAMEBUFFER is the file that Xvfb has the screen in (option -fbdir). GTK's windows have no background of the server's, so
   the first change of the screen is the first frame. Prints the line "start_us MICROSECONDS" and ends the program. */

#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { POLL_US = 500, REST_US = 200 * 1000, PATIENCE_US = 30 * 1000 * 1000 };

static int64_t
now (void)
{
  struct timespec time;
  clock_gettime (CLOCK_MONOTONIC, &time);
  return (int64_t) time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static const char *
map_file (const char *path, size_t *size)
{
  struct stat status;
  int file = open (path, O_RDONLY);
  if (file < 0 || fstat (file, &status) != 0) {
    perror (path);
    exit (1);
  }
  *size = (size_t) status.st_size;
  const char *bytes = mmap (NULL, *size, PROT_READ, MAP_SHARED, file, 0);
  if (bytes == MAP_FAILED) {
    perror (path);
    exit (1);
  }
  return bytes;
}

/* What was there before may still be going. */
static char *
copy_at_rest (const char *screen, size_t size)
{
  char *copy = malloc (size);
  do {
    memcpy (copy, screen, size);
    usleep (REST_US);
  } while (memcmp (copy, screen, size) != 0);
  return copy;
}

static pid_t
start (char **arguments)
{
  pid_t child = fork ();
  if (child == 0) {
    execvp (arguments[0], arguments);
    perror (arguments[0]);
    _exit (127);
  }
  return child;
}

int
main (int count, char **arguments)
{
  if (count < 3) {
    fprintf (stderr, "usage: veneer-bench-start FRAMEBUFFER PROGRAM [ARGUMENT...]\n");
    return 2;
  }
  size_t size;
  const char *screen = map_file (arguments[1], &size);
  char *before = copy_at_rest (screen, size);
  int64_t begin = now ();
  pid_t child = start (arguments + 2);
  int64_t end = begin;
  while (memcmp (before, screen, size) == 0 && end - begin < PATIENCE_US) {
    usleep (POLL_US);
    end = now ();
    if (waitpid (child, NULL, WNOHANG) == child) {
      fprintf (stderr, "%s ended before it showed anything\n", arguments[2]);
      return 1;
    }
  }
  end = now ();
  kill (child, SIGKILL);
  waitpid (child, NULL, 0);
  if (end - begin >= PATIENCE_US) {
    fprintf (stderr, "%s showed nothing\n", arguments[2]);
    return 1;
  }
  printf ("start_us %lld\n", (long long) (end - begin));
  return 0;
}
