#include "trees.h"

static guint clicks;

static void
on_clicked (GtkButton *button, gpointer data)
{
  clicks += 1;
}

PangoAttrList *
plain_smaller_text (void)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  return attributes;
}

static void
describe (GtkWidget *button, const char *title, const char *subtitle)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle,
                                  -1);
}

GtkWidget *
plain_subtitled_button (const char *title, const char *subtitle, PangoAttrList *subtitle_attributes)
{
  GtkWidget *title_label = gtk_label_new (title);
  gtk_label_set_xalign (GTK_LABEL (title_label), 0);

  GtkWidget *subtitle_label = gtk_label_new (subtitle);
  gtk_label_set_xalign (GTK_LABEL (subtitle_label), 0);
  gtk_label_set_attributes (GTK_LABEL (subtitle_label), subtitle_attributes);

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_box_append (GTK_BOX (box), title_label);
  gtk_box_append (GTK_BOX (box), subtitle_label);

  GtkWidget *button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), box);
  describe (button, title, subtitle);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), NULL);
  return button;
}

void
plain_set_subtitled_button (GtkWidget *button, const char *title, const char *subtitle)
{
  GtkWidget *title_label = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
  gtk_label_set_text (GTK_LABEL (title_label), title);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (title_label)), subtitle);
  describe (button, title, subtitle);
}

GtkWidget *
plain_buttons (guint count, const char *css_class)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  PangoAttrList *attributes = plain_smaller_text ();
  for (guint i = 0; i < count; i++) {
    char *title = g_strdup_printf ("Title %u", i);
    char *subtitle = g_strdup_printf ("Subtitle %u", i);
    GtkWidget *button = plain_subtitled_button (title, subtitle, attributes);
    if (css_class != NULL)
      gtk_widget_add_css_class (button, css_class);
    gtk_box_append (GTK_BOX (list), button);
    g_free (title);
    g_free (subtitle);
  }
  pango_attr_list_unref (attributes);
  return list;
}

static void
add_style (const char *style)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (provider, style, -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (provider);
}

void
plain_add_row_style (void)
{
  add_style ("button.row { background: @theme_selected_bg_color; color: white; border: none; border-radius: 8px; "
             "box-shadow: none; text-shadow: none; padding: 8px 12px; }");
}

void
plain_add_changed_style (void)
{
  add_style ("label.changed, image.changed { color: red; }");
}
