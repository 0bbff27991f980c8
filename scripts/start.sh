#!/bin/sh
# Installs packages and builds the site if anything has changed, and then starts the server.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

load_environment
install_packages
build_site
say 'Starting the server'
# A small semi-space saves about 40 MB of memory. With more than two arenas, the C library keeps memory that the server
# has freed after exports and image conversions.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
exec node --max-semi-space-size=4 server/main.ts
