#include "trees.h"

static void
show_pressed (GtkGestureClick *gesture, int count, double x, double y, gpointer image)
{
  gtk_image_set_from_icon_name (image, "starred-symbolic");
}

static void
show_released (GtkGestureClick *gesture, int count, double x, double y, gpointer image)
{
  gtk_image_set_from_icon_name (image, "non-starred-symbolic");
}

GtkWidget *
plain_pressed_image_button (void)
{
  GtkWidget *image = gtk_image_new_from_icon_name ("non-starred-symbolic");
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (content), image);
  gtk_box_append (GTK_BOX (content), gtk_label_new ("Favourite"));

  GtkWidget *button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_valign (button, GTK_ALIGN_START);

  GtkGesture *gesture = gtk_gesture_click_new ();
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), GDK_BUTTON_PRIMARY);
  g_signal_connect (gesture, "pressed", G_CALLBACK (show_pressed), image);
  g_signal_connect (gesture, "released", G_CALLBACK (show_released), image);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (gesture));
  return button;
}
