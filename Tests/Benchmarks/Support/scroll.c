#include "bench.h"
#include "internal.h"

static guint
count_children (GtkWidget *widget)
{
  guint count = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    count += 1;
  return count;
}

/* The first GtkListView at or below widget, or NULL. */
static GtkWidget *
find_list (GtkWidget *widget)
{
  if (GTK_IS_LIST_VIEW (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *list = find_list (child);
    if (list != NULL)
      return list;
  }
  return NULL;
}

/* From the top of the first row to that of the next, with padding and borders. */
static double
height_of_row (GtkWidget *list)
{
  graphene_rect_t first;
  graphene_rect_t second;
  GtkWidget *row = gtk_widget_get_first_child (list);
  if (row == NULL || gtk_widget_get_next_sibling (row) == NULL)
    g_error ("the list has less than two rows");
  if (!gtk_widget_compute_bounds (row, list, &first)
      || !gtk_widget_compute_bounds (gtk_widget_get_next_sibling (row), list, &second))
    g_error ("the list's rows have no place");
  return second.origin.y - first.origin.y;
}

void
bench_scroll (GtkWindow *window, guint frames, double distance)
{
  GtkWidget *list = find_list (GTK_WIDGET (window));
  if (list == NULL)
    g_error ("there is no list in the window");
  bench_report ("rows", count_children (list));
  bench_report ("row_height", height_of_row (list));

  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  double room = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  if (room < frames * distance)
    g_error ("the list is too short to be scrolled %u times by %g", frames, distance);
  gint64 *total = g_new (gint64, frames);
  bench_settle (500);
  for (guint frame = 0; frame < frames; frame++) {
    gint64 start = bench_cpu_ns ();
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + distance);
    bench_wait_for_paint (window);
    total[frame] = bench_cpu_ns () - start;
  }
  bench_report ("scroll_us", bench_median (total, frames) / 1000);
  bench_report ("rows_after", count_children (list));
  g_free (total);
}
