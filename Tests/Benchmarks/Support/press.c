#include "bench.h"
#include "internal.h"

GtkWidget *
bench_find_button (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *button = bench_find_button (child);
    if (button != NULL)
      return button;
  }
  return NULL;
}

GtkWidget *
bench_find_first_leaf (GtkWidget *widget)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    widget = child;
  return widget;
}

static gboolean
is_press_gesture (gpointer controller)
{
  return GTK_IS_GESTURE_CLICK (controller)
         && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE;
}

/* The widget owns what is returned. */
static GtkGesture *
find_press_gesture (GtkWidget *button)
{
  GListModel *controllers = gtk_widget_observe_controllers (button);
  GtkGesture *found = NULL;
  for (guint i = 0; found == NULL && i < g_list_model_get_n_items (controllers); i++) {
    GObject *controller = g_list_model_get_item (controllers, i);
    if (is_press_gesture (controller))
      found = GTK_GESTURE (controller);
    g_object_unref (controller);
  }
  g_object_unref (controllers);
  if (found == NULL)
    g_error ("the button has no press gesture");
  return found;
}

/* What the button looks like now: its render nodes in writing. */
static GBytes *
picture (GtkWidget *button)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gtk_widget_snapshot_child (gtk_widget_get_parent (button), button, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    g_error ("the button draws nothing");
  GBytes *written = gsk_render_node_serialize (node);
  gsk_render_node_unref (node);
  return written;
}

/* Adds the widgets below widget to the set, which keeps them alive so that no address is used twice. */
static void
collect_widgets (GtkWidget *widget, GHashTable *set)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child)) {
    g_hash_table_add (set, g_object_ref (child));
    collect_widgets (child, set);
  }
}

static GHashTable *
widgets_below (GtkWidget *button)
{
  GHashTable *set = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  collect_widgets (button, set);
  return set;
}

static guint
count_missing (GHashTable *from, GHashTable *in)
{
  guint missing = 0;
  GHashTableIter iterator;
  gpointer widget;
  g_hash_table_iter_init (&iterator, from);
  while (g_hash_table_iter_next (&iterator, &widget, NULL))
    missing += !g_hash_table_contains (in, widget);
  return missing;
}

static guint
frames_until_changed (GtkWindow *window, GtkWidget *button, GBytes *before)
{
  enum { PATIENCE = 10 };
  for (guint frame = 1; frame < PATIENCE; frame++) {
    gtk_widget_queue_draw (GTK_WIDGET (window));
    bench_wait_for_paint (window);
    GBytes *now = picture (button);
    gboolean changed = !g_bytes_equal (before, now);
    g_bytes_unref (now);
    if (changed)
      return frame;
  }
  return PATIENCE;
}

static void
emit (GtkGesture *gesture, const char *signal, GtkWidget *button)
{
  double x = gtk_widget_get_width (button) / 2.0;
  double y = gtk_widget_get_height (button) / 2.0;
  g_signal_emit_by_name (gesture, signal, 1, x, y);
}

/* A picture of a press may stay for 100 ms and two frames. Painting all the time keeps the processor at work, as it is
   in a window that somebody uses. */
static void
paint_until_released (GtkWindow *window)
{
  enum { REST_US = 150 * 1000 };
  gint64 end = g_get_monotonic_time () + REST_US;
  while (g_get_monotonic_time () < end) {
    gtk_widget_queue_draw (GTK_WIDGET (window));
    bench_wait_for_paint (window);
  }
}

static gint64
press (GtkGesture *gesture, GtkWidget *button)
{
  gint64 start = bench_cpu_ns ();
  emit (gesture, "pressed", button);
  gint64 spent = bench_cpu_ns () - start;
  return spent + bench_run_updates ();
}

/* Presses one after the other, each taken back before the next. */
static void
press_without_frames (GtkGesture *gesture, GtkWidget *button, guint turns)
{
  gint64 *own = g_new (gint64, turns);
  for (guint turn = 0; turn < turns; turn++) {
    own[turn] = press (gesture, button);
    g_signal_emit_by_name (gesture, "cancel", NULL);
    emit (gesture, "released", button);
    bench_run_updates ();
  }
  bench_report ("own_us", bench_median (own, turns) / 1000);
  g_free (own);
}

void
bench_presses (GtkWindow *window, GtkWidget *button, guint turns)
{
  /* GTK marks a button before a press reaches its gestures; Veneer makes the gesture then. */
  gtk_widget_set_state_flags (button, GTK_STATE_FLAG_ACTIVE, FALSE);
  gtk_widget_unset_state_flags (button, GTK_STATE_FLAG_ACTIVE);
  GtkGesture *gesture = find_press_gesture (button);
  gint64 *own = g_new (gint64, turns);
  gint64 *frames = g_new (gint64, turns);
  guint widgets = 0;

  for (guint turn = 0; turn < turns; turn++) {
    paint_until_released (window);
    GBytes *before = picture (button);
    GHashTable *old = widgets_below (button);

    own[turn] = press (gesture, button);

    frames[turn] = frames_until_changed (window, button, before);
    GHashTable *new = widgets_below (button);
    widgets += count_missing (new, old) + count_missing (old, new);
    emit (gesture, "released", button);

    g_hash_table_unref (old);
    g_hash_table_unref (new);
    g_bytes_unref (before);
  }

  bench_report ("own_cold_us", bench_median (own, turns) / 1000);
  press_without_frames (gesture, button, 10 * turns);
  bench_report ("frames", bench_median (frames, turns));
  bench_report ("widgets", widgets);
  g_free (own);
  g_free (frames);
}
