#!/bin/sh
# The site while it is worked on: pages reload when a source changes, and the server restarts when its own does.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

load_environment
install_packages
say 'Starting the development server'
exec node --watch-path=server --watch-path=contract --watch-path=scripts --watch-preserve-output scripts/dev.ts
