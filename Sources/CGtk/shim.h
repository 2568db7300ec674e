/* What Swift cannot import from GTK by itself: variadic calls, macros, instance structs and calls newer than the
 * floor version. Declarations only say what GTK lacks; behaviour is written in Swift. */
#pragma once

/* Veneer targets GTK 4.8, so newer headers shall not report what they deprecated since. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8

#include <gtk/gtk.h>
#include <gdk/broadway/gdkbroadway.h>
#include <glib-unix.h>
#include <libintl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The instances of Veneer's widget types: GTK's own struct and the Swift object that answers for it. */
typedef struct {
  GtkWidget parent_instance;
  void *owner;
} VeneerWidget;

typedef struct {
  GtkButton parent_instance;
  void *owner;
} VeneerButton;

/* g_object_new is variadic. */
static inline GtkWidget *
veneer_widget_new (GType type)
{
  return GTK_WIDGET (g_object_new (type, NULL));
}

/* A widget has its role from the start. */
static inline GtkWidget *
veneer_widget_new_with_role (GType type, GtkAccessibleRole role)
{
  return GTK_WIDGET (g_object_new (type, "accessible-role", role, NULL));
}

/* The properties of GtkAccessible are set through variadic calls or through an array of values. */

static inline void
veneer_accessible_set_text (GtkWidget *widget, GtkAccessibleProperty property, const char *text)
{
  if (text)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), property, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), property);
}

static inline void
veneer_accessible_set_hidden (GtkWidget *widget, gboolean hidden)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

static inline void
veneer_log_message (const char *text)
{
  g_log ("Veneer", G_LOG_LEVEL_MESSAGE, "%s", text);
}

static inline gboolean
veneer_settings_animations_enabled (GtkWidget *widget)
{
  gboolean enabled = TRUE;
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

/* syscall is variadic, and gettid is newer than some C libraries. */
static inline gboolean
veneer_is_main_thread (void)
{
  return syscall (SYS_gettid) == getpid ();
}

/* GTK_IS_SYMBOLIC_PAINTABLE is a macro. */
static inline gboolean
veneer_is_symbolic_paintable (void *object)
{
  return GTK_IS_SYMBOLIC_PAINTABLE (object);
}

/* Device pixels to a logical one. GTK below 4.12 knows whole numbers only; those of later versions are rounded up for a scale of 1.5. */
static inline double
veneer_widget_scale (GtkWidget *widget)
{
  int factor = gtk_widget_get_scale_factor (widget);
#if GTK_CHECK_VERSION (4, 12, 0)
  GtkNative *native = factor > 1 ? gtk_widget_get_native (widget) : NULL;
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  if (surface != NULL)
    return gdk_surface_get_scale (surface);
#endif
  return factor;
}

/* g_signal_emit_by_name is variadic. */

static inline void
veneer_emit (void *object, const char *signal)
{
  g_signal_emit_by_name (object, signal);
}

static inline void
veneer_gesture_cancel (void *gesture)
{
  g_signal_emit_by_name (gesture, "cancel", NULL);
}

/* g_signal_handlers_disconnect_by_data is a macro. */
static inline void
veneer_disconnect_by_data (void *object, void *data)
{
  g_signal_handlers_disconnect_matched (object, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, data);
}
