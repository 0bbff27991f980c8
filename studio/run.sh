#!/bin/sh
# Runs the studio; installs what it needs first: its packages, Blender for renderings, Chromium for documents.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

# The pinned Node is among the site's packages.
install_packages
cd studio
install_packages

# From Debian, when one of the programs (the first word) is missing.
need() {
  program=$1
  shift
  command -v "$program" >/dev/null && return 0
  echo "studio: installing $*"
  [ -n "${updated:-}" ] || apt-get update -qq
  updated=yes
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

# Measures, drawings and models do without any of them; a command that starts with an option is 'all'.
case "${1:-all}" in
  all | --only | render | film)
    need blender blender python3-numpy
    /usr/bin/python3 -c 'import numpy' 2>/dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-numpy
    # The noise filter multiplies matrices: minutes a picture without OpenBLAS.
    ldconfig -p | grep -q libopenblas || need openblas libopenblas0-pthread
    need ffmpeg ffmpeg
    ;;
esac
case "${1:-all}" in
  all | --only | og | documents) [ -n "${CHROMIUM_PATH:-}" ] || need chromium chromium ;;
esac
case "$*" in *--check*) install_cad_readers ;; esac
exec node main.ts "$@"
