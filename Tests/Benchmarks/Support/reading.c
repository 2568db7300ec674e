#include "bench.h"
#include "internal.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static gint64
nanoseconds (clockid_t clock)
{
  struct timespec time;
  clock_gettime (clock, &time);
  return (gint64) time.tv_sec * 1000000000 + time.tv_nsec;
}

gint64
bench_cpu_ns (void)
{
  return nanoseconds (CLOCK_PROCESS_CPUTIME_ID);
}

static gint64
resident_kb (void)
{
  long total = 0;
  long resident = 0;
  FILE *file = fopen ("/proc/self/statm", "r");
  if (file == NULL || fscanf (file, "%ld %ld", &total, &resident) != 2)
    g_error ("/proc/self/statm cannot be read");
  fclose (file);
  return resident * (sysconf (_SC_PAGESIZE) / 1024);
}

static gint64
heap_bytes (void)
{
  struct mallinfo2 info = mallinfo2 ();
  return (gint64) info.uordblks + (gint64) info.hblkhd;
}

BenchReading
bench_read (void)
{
  BenchReading reading = {
    .rss_kb = resident_kb (),
    .heap_bytes = heap_bytes (),
    .wall_us = nanoseconds (CLOCK_MONOTONIC) / 1000,
    .cpu_us = bench_cpu_ns () / 1000,
  };
  return reading;
}

void
bench_report (const char *key, double value)
{
  printf ("%s %.2f\n", key, value);
}

void
bench_finish (void)
{
  fflush (stdout);
  _exit (0);
}
