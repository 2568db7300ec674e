#pragma once

/* Newer versions mark as deprecated what 1.2 has; the program is for both. */
#define ADW_DISABLE_DEPRECATION_WARNINGS

/* As in CGtk: no reports of what newer versions of GTK deprecate. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8

#include <adwaita.h>
