#!/bin/sh
# Runs the studio; installs what it needs first: its packages, and Blender with numpy for renderings.
set -eu
cd "$(dirname "$0")"
PATH="$PWD/../node_modules/.bin:$PATH"
export PATH

if [ ! -d ../node_modules ]; then
  echo 'studio: installing the packages of the site, the pinned Node among them'
  npm ci --prefix ..
fi
if [ ! -d node_modules ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  echo 'studio: installing packages'
  npm ci
fi
# Only renderings need Blender: measures, drawings and documents do without.
case "${1:-all}" in
  all | render | film)
    if ! command -v blender >/dev/null || ! /usr/bin/python3 -c 'import numpy' 2>/dev/null; then
      echo 'studio: installing Blender'
      apt-get update -qq && apt-get install -y -qq --no-install-recommends blender python3-numpy ffmpeg
    fi
    ;;
esac
exec node main.ts "$@"
