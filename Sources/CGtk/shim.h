/* What Swift cannot import from GTK by itself: variadic calls, macros and calls newer than the floor version. */
#pragma once

/* Veneer targets GTK 4.8, so newer headers shall not report what they deprecated since. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8

#include <gtk/gtk.h>
#include <gdk/broadway/gdkbroadway.h>
