/* librsvg, which draws every SVG. */
#pragma once

#include <librsvg/rsvg.h>
