/* A program in C that knows Veneer's components through GObject alone. It says what happens to it, a line each, and ends when
 * its button was clicked twice. */
#include <gtk/gtk.h>

/* Defined by Veneer. */
void veneer_register_types (void);

static int clicks = 0;

static void
clicked (GtkWidget *button, GtkLabel *state)
{
  char *subtitle = NULL;

  clicks++;
  g_object_set (state, "label", clicks == 1 ? "Once" : "Twice", NULL);
  g_object_set (button, "subtitle", "Chosen", NULL);
  g_object_get (button, "subtitle", &subtitle, NULL);
  g_print ("clicked, %s\n", subtitle);
  g_free (subtitle);
  if (clicks == 2)
    gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (button)));
}

static void
style_changed (GObject *button, GParamSpec *property, gpointer data)
{
  g_print ("%s changed\n", property->name);
}

static void
activate (GtkApplication *application, gpointer data)
{
  GtkWidget *window = gtk_application_window_new (application);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *state = g_object_new (g_type_from_name ("VeneerIconTintLabel"),
                                   "label", "Never",
                                   "icon-name", "shippingbox",
                                   "tint", "accent",
                                   NULL);
  GtkWidget *button = g_object_new (g_type_from_name ("VeneerSubtitledButton"),
                                    "label", "Express",
                                    "subtitle", "Arrives tomorrow",
                                    "vexpand", TRUE,
                                    NULL);

  g_signal_connect (button, "clicked", G_CALLBACK (clicked), state);
  g_signal_connect (button, "notify::style", G_CALLBACK (style_changed), NULL);
  g_object_set (button, "style", "rounded-row", NULL);
  g_object_set (button, "style", "rounded-row", NULL);

  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), state);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 200);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  GtkApplication *application;
  int status;

  veneer_register_types ();
  application = gtk_application_new (NULL, 0);
  g_signal_connect (application, "activate", G_CALLBACK (activate), NULL);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  g_object_unref (application);
  return status;
}
