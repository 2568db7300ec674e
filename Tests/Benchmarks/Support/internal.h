/* Between the files of this folder. */
#pragma once

#include <glib.h>

/* CPU time of this process in nanoseconds. */
gint64 bench_cpu_ns (void);

/* The median; sorts the values. */
double bench_median (gint64 *values, guint count);
