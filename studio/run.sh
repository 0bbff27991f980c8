#!/bin/sh
# Runs the studio; installs what it needs first: its packages, Blender for renderings, Chromium for documents.
set -eu
cd "$(dirname "$0")/.."
if [ "${1:-}" = test ]; then
  shift
  exec sh studio/test.sh "$@"
fi
. scripts/prepare.sh

# The pinned Node is among the site's packages.
install_packages
cd studio
install_packages

# need PROGRAM PACKAGE...: installs the packages if the program is missing.
need() {
  command -v "$1" >/dev/null 2>&1 && return 0
  shift
  say "Installing $*"
  install_from_debian "$@"
}

need_blender() {
  need blender blender
  # Blender runs Debian's Python.
  /usr/bin/python3 -c 'import numpy' 2>/dev/null || install_from_debian python3-numpy
  # Without OpenBLAS the noise filter takes minutes a picture.
  ls /usr/lib/*/libopenblas.so.0 >/dev/null 2>&1 || install_from_debian libopenblas0-pthread
  need ffmpeg ffmpeg
}

need_chromium() {
  [ -n "${CHROMIUM_PATH:-}" ] || need chromium chromium
  # Documents use these for characters that Archivo lacks.
  for font in 'Liberation Sans' 'DejaVu Sans'; do
    fc-list "$font" 2>/dev/null | grep -q . && continue
    install_from_debian fontconfig fonts-liberation fonts-dejavu-core
    break
  done
}

# Options without a command mean 'all'. Measures, drawings, and models need nothing else.
case "${1:-all}" in
  --help) ;;
  all | -*)
    need_blender
    need_chromium
    ;;
  render | film) need_blender ;;
  og | documents) need_chromium ;;
esac
case "$*" in *--check*) install_cad_readers ;; esac
exec node main.ts "$@"
