/* What both benchmark programs share, so that plain GTK and Veneer are measured by the same code. */
#pragma once

#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8

#include <gtk/gtk.h>

/* Where a process stands. Differences of two readings are what is reported. */
typedef struct {
  gint64 wall_us;
  gint64 cpu_us;      /* of all threads of this process */
  gint64 rss_kb;
  gint64 heap_bytes;  /* handed out by malloc, mapped blocks included */
} BenchReading;

BenchReading bench_read (void);

/* Prints one line "key value". */
void bench_report (const char *key, double value);

/* Ends the process at once, so that no tear-down is counted in. */
_Noreturn void bench_finish (void);

/* Puts content into a scrolled window of a window of 400×600 and presents that. */
GtkWindow *bench_present (GtkWidget *content);

/* Runs the main loop until the window has been painted once more. */
void bench_wait_for_paint (GtkWindow *window);

/* Runs the main loop for a while, so that what is pending is done. */
void bench_settle (guint milliseconds);

/* Runs the sources that are ready now and come before GTK's layout: a toolkit's own updates, but no frame. Returns
   their CPU time in nanoseconds. */
gint64 bench_run_updates (void);

/* Prints the costs of building from before until now and of showing content until its first after-paint, as
   build_us, total_us, cpu_us, rss_kb and heap_bytes. */
GtkWindow *bench_first_paint (BenchReading before, GtkWidget *content);

/* The same for a list, which scrolls by itself and so is the window's only content. */
GtkWindow *bench_first_list_paint (BenchReading before, GtkWidget *content);

/* Scrolls the GtkListView in the window by distance pixels in each of frames frames. Prints rows (made until now),
   rows_after (those that are there afterwards) and the median scroll_us (CPU time from one after-paint to the next). */
void bench_scroll (GtkWindow *window, guint frames, double distance);

/* A change that is made many times, with its running number. */
typedef void (*BenchChange) (guint turn, gpointer data);

/* Makes the change turns times, each time followed by a frame, and as often again without frames. Prints medians:
   own_us (CPU of the change with the updates that it schedules, not of layout and drawing), own_cold_us (the same right
   after a frame) and cpu_us (CPU until after-paint), and the sum layouts (frames
   with a layout phase, which follows every measure and style change).
   The first thing in each turn is gtk_widget_queue_draw of changed, the widget that shows the change: dropping the
   old picture of its parent with thousands of children is GTK's work, not the change's. Without a change that is all. */
void bench_changes (GtkWindow *window, guint turns, GtkWidget *changed, BenchChange change, gpointer data);

/* Presses and releases button turns times by emitting the signals of its press gesture (its first GtkGestureClick in
   the capture phase). Prints medians own_us (CPU of the press with the updates that it schedules), own_cold_us (the same
   right after a frame) and frames
   (painted until the picture differed), and the sum widgets (made or dropped below button by the presses). */
void bench_presses (GtkWindow *window, GtkWidget *button, guint turns);

/* The first GtkButton at or below widget, or NULL. */
GtkWidget *bench_find_button (GtkWidget *widget);

/* The first widget below widget that has no children: what shows a text or an icon. */
GtkWidget *bench_find_first_leaf (GtkWidget *widget);

/* The picture that is rastered: a folder with a gradient and strokes. */
extern const char *const bench_picture;

/* The picture drawn by librsvg alone, side pixels wide. */
cairo_surface_t *bench_raster (int side);

/* The same, with the last few pictures kept. */
void bench_raster_kept (guint turn, int side);

/* Calls work turns times and prints the median of its CPU time in microseconds. */
void bench_work (const char *key, guint turns, BenchChange work, gpointer data);

/* The same for two kinds of work in turns, so that a slow moment of the machine hits both. */
void bench_work_in_turns (const char *key, BenchChange work, const char *other_key, BenchChange other, guint turns,
                          gpointer data);
