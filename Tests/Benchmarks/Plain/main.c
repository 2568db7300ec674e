/* The benchmarks' trees in plain GTK. Prints lines "key value"; Tests/bench reads them. */
#include "trees.h"

#include <stdlib.h>
#include <string.h>

enum { CHANGES = 200, PRESSES = 30, FEW_CHANGES = 20, SCROLLED_FRAMES = 200 };

static void
run_buttons (guint count, const char *css_class)
{
  BenchReading before = bench_read ();
  bench_first_paint (before, plain_buttons (count, css_class));
}

static void
run_redraws (GtkWidget *(*build) (guint, GtkWidget **), guint count)
{
  GtkWidget *first = NULL;
  GtkWindow *window = bench_present (build (count, &first));
  bench_wait_for_paint (window);
  bench_changes (window, CHANGES, first, NULL, NULL);
}

static void
toggle_class (guint turn, gpointer label)
{
  if (turn % 2 == 0)
    gtk_widget_add_css_class (label, "changed");
  else
    gtk_widget_remove_css_class (label, "changed");
}

/* What a visible change of colour costs plain GTK. */
static void
run_class_changes (guint count)
{
  GtkWidget *first = NULL;
  plain_add_changed_style ();
  GtkWindow *window = bench_present (plain_labels (count, &first));
  bench_wait_for_paint (window);
  bench_changes (window, CHANGES, first, toggle_class, first);
}

static void
toggle_classes (guint turn, gpointer list)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    toggle_class (turn, gtk_widget_get_first_child (row));
}

/* What it costs plain GTK to colour every icon. */
static void
run_inherited_tint (guint count)
{
  GtkWidget *first = NULL;
  plain_add_changed_style ();
  GtkWidget *list = plain_icon_labels (count, &first);
  GtkWindow *window = bench_present (list);
  bench_wait_for_paint (window);
  bench_changes (window, FEW_CHANGES, first, toggle_classes, list);
}

static void
run_presses (void)
{
  GtkWidget *button = plain_pressed_image_button ();
  GtkWindow *window = bench_present (button);
  bench_wait_for_paint (window);
  bench_presses (window, button, PRESSES);
}

static void
run_list (guint count)
{
  BenchReading before = bench_read ();
  GtkWindow *window = bench_first_list_paint (before, plain_list (count));
  bench_scroll (window, SCROLLED_FRAMES, 200);
}

static void
run_pictures (void)
{
  GtkWidget *picture = plain_picture (256);
  GtkWindow *window = bench_present (picture);
  bench_wait_for_paint (window);
  bench_changes (window, CHANGES, picture, NULL, NULL);
}

static gboolean
run (const char *mode, guint count)
{
  if (strcmp (mode, "buttons") == 0) {
    run_buttons (count, NULL);
  } else if (strcmp (mode, "rows") == 0) {
    plain_add_row_style ();
    run_buttons (count, "row");
  } else if (strcmp (mode, "labels") == 0) {
    run_redraws (plain_labels, count);
  } else if (strcmp (mode, "class-labels") == 0) {
    run_class_changes (count);
  } else if (strcmp (mode, "icon-labels") == 0) {
    run_redraws (plain_icon_labels, count);
  } else if (strcmp (mode, "press") == 0) {
    run_presses ();
  } else if (strcmp (mode, "list") == 0) {
    run_list (count);
  } else if (strcmp (mode, "inherited-tint") == 0) {
    run_inherited_tint (count);
  } else if (strcmp (mode, "pictures") == 0) {
    run_pictures ();
  } else {
    return FALSE;
  }
  return TRUE;
}

int
main (int argc, char **argv)
{
  guint count = argc > 2 ? (guint) strtoul (argv[2], NULL, 10) : 0;
  gtk_init ();
  if (argc < 2 || !run (argv[1], count)) {
    g_printerr ("usage: %s buttons N | rows N | labels N | class-labels N | icon-labels N | inherited-tint N | list N | press | pictures\n", argv[0]);
    return 2;
  }
  bench_finish ();
}
