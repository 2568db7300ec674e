# shellcheck shell=bash
# What Demo/run, Tests/run and Tests/bench have in common: the Swift toolchain, the system packages, one build.
# Meant to be sourced by a script that has set -euo pipefail and stands in the package's folder.

# What building and running Veneer needs.
# shellcheck disable=SC2034 # used by the scripts that source this file
veneer_packages=(
  libgtk-4-dev        # GTK itself, headers
  libgtk-4-bin        # gtk4-broadwayd, the display of the tests and of a gallery without a screen
  librsvg2-dev        # draws SVG
  librsvg2-common     # lets GTK load the SVG icons of the icon theme
  libglib2.0-dev-bin  # glib-compile-resources
  pkg-config          # how SwiftPM finds the headers and libraries
  gettext             # msgfmt and the translations of titles
  adwaita-icon-theme  # the icon theme that GTK falls back to
  fonts-cantarell     # the font of the GNOME desktop
)

say() { echo "$*" >&2; }

fail() {
  say "error: $*"
  exit 1
}

require_swift() {
  command -v swift >/dev/null && return
  fail "the Swift toolchain is missing: no 'swift' on PATH. Install Swift 6.0 or newer from" \
    "https://www.swift.org/install/linux/ and run this again."
}

# Makes sure that the given Debian packages are installed. Changes nothing, and asks nobody, when they all are.
require_packages() {
  if ! is_debian; then
    require_libraries_elsewhere
    return
  fi
  local missing=()
  mapfile -t missing < <(missing_packages "$@")
  [ ${#missing[@]} = 0 ] || install_packages "${missing[@]}"
  pkg-config --exists 'gtk4 >= 4.8' ||
    fail "Veneer needs GTK 4.8 or newer; this system has $(pkg-config --modversion gtk4 2>/dev/null || echo none)."
}

is_debian() { command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; }

missing_packages() {
  local installed package
  # dpkg-query reports names it does not know by its exit code, which is no error here.
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    grep -qxF "$package installed" <<<"$installed" || echo "$package"
  done
}

install_packages() {
  local as_root=() log
  if [ "$(id -u)" != 0 ]; then
    may_use_sudo || explain_packages "$@"
    as_root=(sudo)
  fi
  say "Installing $*"
  log=$(mktemp)
  if ! apt_install "$@" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    explain_packages "$@"
  fi
  rm -f "$log"
}

# sudo is of use if it asks for no password, or if there is somebody to type one.
may_use_sudo() { command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; }

apt_install() {
  "${as_root[@]}" apt-get -o DPkg::Lock::Timeout=300 update &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@"
}

explain_packages() {
  say "These packages are missing. Install them as root, then run this again:"
  say "  apt-get update && apt-get install -y --no-install-recommends $*"
  exit 1
}

# On other systems nothing is installed, but what is there is used.
require_libraries_elsewhere() {
  command -v pkg-config >/dev/null && pkg-config --exists 'gtk4 >= 4.8' 'librsvg-2.0 >= 2.54' && return
  fail "this is not Debian or Ubuntu, so nothing was installed. Veneer needs pkg-config, the development files of" \
    "GTK 4.8 or newer (with its Broadway backend and gtk4-broadwayd) and of librsvg 2.54 or newer, librsvg's" \
    "gdk-pixbuf loader, the Adwaita icon theme and gettext."
}

swift_build() { swift build "$@" 2>&1 | without_flag_lines >&2; }

# The programs of Tests/Interop are a package of their own.
interop_build() { swift build --package-path Tests/Interop --scratch-path .build/interop -c "$1"; }

interop_built() {
  swift build --package-path Tests/Interop --scratch-path .build/interop -c "$1" --show-bin-path 2>/dev/null
}

# SwiftPM tells with every command that it leaves out flags of gtk4.pc (-pthread, -msse), which is as it should be.
without_flag_lines() { sed -u '/^warning: prohibited flag(s)/d'; }
