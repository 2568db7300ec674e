#pragma once

/* Newer versions mark as deprecated what 1.2 has; the program is for both. */
#define ADW_DISABLE_DEPRECATION_WARNINGS

#include <adwaita.h>
