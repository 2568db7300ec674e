#include "trees.h"

GtkWidget *
plain_labels (guint count, GtkWidget **first)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  for (guint i = 0; i < count; i++) {
    char *title = g_strdup_printf ("Label %u", i);
    gtk_box_append (GTK_BOX (list), gtk_label_new (title));
    g_free (title);
  }
  *first = gtk_widget_get_first_child (list);
  return list;
}

GtkWidget *
plain_icon_labels (guint count, GtkWidget **first)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  for (guint i = 0; i < count; i++) {
    char *title = g_strdup_printf ("Label %u", i);
    GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
    gtk_box_append (GTK_BOX (row), gtk_image_new_from_icon_name ("list-add-symbolic"));
    gtk_box_append (GTK_BOX (row), gtk_label_new (title));
    gtk_box_append (GTK_BOX (list), row);
    g_free (title);
  }
  *first = gtk_widget_get_first_child (gtk_widget_get_first_child (list));
  return list;
}
