#include "trees.h"

/* A model of nothing but a number of rows: what a list of GTK's own costs at the least. */
struct _BenchNumbers {
  GObject parent_instance;
  guint count;
};

G_DECLARE_FINAL_TYPE (BenchNumbers, bench_numbers, BENCH, NUMBERS, GObject)

static GType
get_item_type (GListModel *model)
{
  return G_TYPE_OBJECT;
}

static guint
get_n_items (GListModel *model)
{
  return BENCH_NUMBERS (model)->count;
}

static gpointer
get_item (GListModel *model, guint position)
{
  return position < BENCH_NUMBERS (model)->count ? g_object_new (G_TYPE_OBJECT, NULL) : NULL;
}

static void
init_model (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BenchNumbers, bench_numbers, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_model))

static void
bench_numbers_init (BenchNumbers *numbers)
{
}

static void
bench_numbers_class_init (BenchNumbersClass *class)
{
}

static void
set_up (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer attributes)
{
  GtkWidget *button = plain_subtitled_button ("", "", attributes);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  /* With the 2 pixels of the theme's rows 8 and 12, as in Veneer's. A pixel less below, as Veneer's texts are one lower: only of
     rows of the same height GTK fills the same number in a frame. */
  gtk_widget_set_margin_top (button, 6);
  gtk_widget_set_margin_bottom (button, 5);
  gtk_widget_set_margin_start (button, 10);
  gtk_widget_set_margin_end (button, 10);
  gtk_list_item_set_child (item, button);
}

static void
bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  guint position = gtk_list_item_get_position (item);
  char *title = g_strdup_printf ("Title %u", position);
  char *subtitle = g_strdup_printf ("Subtitle %u", position);
  plain_set_subtitled_button (gtk_list_item_get_child (item), title, subtitle);
  g_free (title);
  g_free (subtitle);
}

GtkWidget *
plain_list (guint count)
{
  BenchNumbers *numbers = g_object_new (bench_numbers_get_type (), NULL);
  numbers->count = count;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (set_up), plain_smaller_text ());
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  GtkNoSelection *selection = gtk_no_selection_new (G_LIST_MODEL (numbers));

  GtkWidget *scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled),
                                 gtk_list_view_new (GTK_SELECTION_MODEL (selection), factory));
  return scrolled;
}
