#!/bin/sh
# Runs the studio. If necessary, installs its packages, Blender for renderings, and Chromium for documents.
set -eu
cd "$(dirname "$0")/.."
if [ "${1:-}" = test ]; then
  shift
  exec sh studio/test.sh "$@"
fi
. scripts/prepare.sh

# Node is one of the site's packages, so install those packages first.
install_all_packages
cd studio
install_all_packages

need_blender() {
  need 'command -v blender' blender
  # Blender uses Debian's Python.
  need '/usr/bin/python3 -c "import numpy"' python3-numpy
  # Without OpenBLAS, the denoiser takes minutes per image.
  need 'ls /usr/lib/*/libopenblas.so.0' libopenblas0-pthread
  need 'command -v ffmpeg' ffmpeg
}

need_printer() {
  [ -n "${CHROMIUM_PATH:-}" ] || need 'command -v chromium' chromium
  # Documents use these fonts for characters that are missing from Archivo.
  need 'fc-list "Liberation Sans" | grep -q .' fontconfig fonts-liberation
  need 'fc-list "DejaVu Sans" | grep -q .' fontconfig fonts-dejavu-core
}

# If options are given without a command, the default command is 'all'. Measurements, drawings, and models need no other
# programs.
case "${1:-all}" in
  --help) ;;
  all | -*)
    need_blender
    need_printer
    ;;
  render | film) need_blender ;;
  og | documents) need_printer ;;
esac
case "$*" in *--check*) need_cad_readers ;; esac
install_needed
exec node main.ts "$@"
