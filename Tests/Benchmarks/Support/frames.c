#include "bench.h"
#include "internal.h"

#include <stdlib.h>

static void
set_flag (GdkFrameClock *clock, gpointer flag)
{
  *(gboolean *) flag = TRUE;
}

static void
count_one (GdkFrameClock *clock, gpointer count)
{
  *(guint *) count += 1;
}

static GtkWindow *
present_alone (GtkWidget *content)
{
  GtkWidget *window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), content);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 600);
  gtk_window_present (GTK_WINDOW (window));
  return GTK_WINDOW (window);
}

GtkWindow *
bench_present (GtkWidget *content)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), content);
  return present_alone (scrolled);
}

void
bench_wait_for_paint (GtkWindow *window)
{
  gboolean painted = FALSE;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (set_flag), &painted);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

static gboolean
end_loop (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

void
bench_settle (guint milliseconds)
{
  GMainLoop *loop = g_main_loop_new (NULL, FALSE);
  g_timeout_add (milliseconds, end_loop, loop);
  g_main_loop_run (loop);
  g_main_loop_unref (loop);
}

/* Dispatches what is ready before GTK's layout and returns its CPU time, or -1 if nothing is. Sources that wait for a
   descriptor are left alone: nobody polls here. */
static gint64
run_ready_sources (GMainContext *context)
{
  enum { ROOM = 64 };
  GPollFD descriptors[ROOM];
  gint priority = 0;
  gint timeout = 0;

  if (!g_main_context_prepare (context, &priority) || priority >= GTK_PRIORITY_RESIZE)
    return -1;
  gint count = g_main_context_query (context, priority, &timeout, descriptors, ROOM);
  if (!g_main_context_check (context, priority, descriptors, MIN (count, ROOM)))
    return -1;

  gint64 start = bench_cpu_ns ();
  g_main_context_dispatch (context);
  gint64 spent = bench_cpu_ns () - start;
  /* In front of everything else GDK asks for the size of a surface, which is layout already. */
  return priority < G_PRIORITY_HIGH ? 0 : spent;
}

gint64
bench_run_updates (void)
{
  GMainContext *context = g_main_context_default ();
  gint64 total = 0;
  gint64 spent;
  if (!g_main_context_acquire (context))
    g_error ("the main context belongs to another thread");
  while ((spent = run_ready_sources (context)) >= 0)
    total += spent;
  g_main_context_release (context);
  return total;
}

static GtkWindow *
first_paint (BenchReading before, GtkWindow *(*present) (GtkWidget *), GtkWidget *content)
{
  BenchReading built = bench_read ();
  GtkWindow *window = present (content);
  bench_wait_for_paint (window);
  BenchReading after = bench_read ();

  bench_report ("build_us", built.wall_us - before.wall_us);
  bench_report ("total_us", after.wall_us - before.wall_us);
  bench_report ("cpu_us", after.cpu_us - before.cpu_us);
  bench_report ("rss_kb", after.rss_kb - before.rss_kb);
  bench_report ("heap_bytes", after.heap_bytes - before.heap_bytes);
  return window;
}

GtkWindow *
bench_first_paint (BenchReading before, GtkWidget *content)
{
  return first_paint (before, bench_present, content);
}

GtkWindow *
bench_first_list_paint (BenchReading before, GtkWidget *content)
{
  return first_paint (before, present_alone, content);
}

static int
compare (const void *left, const void *right)
{
  gint64 a = *(const gint64 *) left;
  gint64 b = *(const gint64 *) right;
  return (a > b) - (a < b);
}

double
bench_median (gint64 *values, guint count)
{
  qsort (values, count, sizeof *values, compare);
  return (values[(count - 1) / 2] + values[count / 2]) / 2.0;
}

/* The change alone, and what it has scheduled. */
static gint64
make_change (BenchChange change, guint turn, gpointer data)
{
  gint64 start = bench_cpu_ns ();
  change (turn, data);
  gint64 spent = bench_cpu_ns () - start;
  return spent + bench_run_updates ();
}

void
bench_changes (GtkWindow *window, guint turns, GtkWidget *changed, BenchChange change, gpointer data)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gint64 *own = g_new0 (gint64, turns);
  gint64 *total = g_new0 (gint64, turns);
  guint layouts = 0;

  bench_settle (500);
  gulong handler = g_signal_connect (clock, "layout", G_CALLBACK (count_one), &layouts);
  for (guint turn = 0; turn < turns; turn++) {
    gint64 start = bench_cpu_ns ();
    gtk_widget_queue_draw (changed);
    if (change != NULL)
      own[turn] = make_change (change, turn, data);
    bench_wait_for_paint (window);
    total[turn] = bench_cpu_ns () - start;
  }
  g_signal_handler_disconnect (clock, handler);

  /* Right after a frame, what the change needs is no longer in the processor's caches. */
  bench_report ("own_cold_us", bench_median (own, turns) / 1000);
  for (guint turn = 0; turn < turns && change != NULL; turn++)
    own[turn] = make_change (change, turn, data);
  bench_report ("own_us", bench_median (own, turns) / 1000);
  bench_report ("cpu_us", bench_median (total, turns) / 1000);
  bench_report ("layouts", layouts);
  g_free (own);
  g_free (total);
}
