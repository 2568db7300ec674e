#include "bench.h"
#include "internal.h"

const char *const bench_picture =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><linearGradient id='a' x2='0' y2='1'><st"
  "op stop-color='#62a0ea'/><stop offset='1' stop-color='#1a5fb4'/></linearGradient><path d='M6 20a6 6 "
  "0 0 1 6-6h14l6 6h20a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z' fill='url(#a)'/><g fill='none'"
  " stroke='#fff' stroke-width='3' stroke-linecap='round'><circle cx='32' cy='37' r='9'/><path d='M32 3"
  "2v10M27 37h10'/></g></svg>";

static gint64
time_of (BenchChange work, guint turn, gpointer data)
{
  gint64 before = bench_cpu_ns ();
  work (turn, data);
  return bench_cpu_ns () - before;
}

static void
report_median (const char *key, gint64 *times, guint turns)
{
  bench_report (key, bench_median (times, turns) / 1000);
}

void
bench_work (const char *key, guint turns, BenchChange work, gpointer data)
{
  gint64 *times = g_new (gint64, turns);
  for (guint turn = 0; turn < turns; turn++)
    times[turn] = time_of (work, turn, data);
  report_median (key, times, turns);
  g_free (times);
}

void
bench_work_in_turns (const char *key, BenchChange work, const char *other_key, BenchChange other, guint turns,
                     gpointer data)
{
  gint64 *times = g_new (gint64, turns);
  gint64 *other_times = g_new (gint64, turns);
  for (guint turn = 0; turn < turns; turn++) {
    /* Which one comes first changes, as the second finds the caches filled. */
    if (turn % 2 == 0)
      times[turn] = time_of (work, turn, data);
    other_times[turn] = time_of (other, turn, data);
    if (turn % 2 == 1)
      times[turn] = time_of (work, turn, data);
  }
  report_median (key, times, turns);
  report_median (other_key, other_times, turns);
  g_free (times);
  g_free (other_times);
}
