#!/bin/sh
# Runs the site for development. Pages reload and the server restarts when their sources change.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

load_environment
alone install_all_packages
say 'Starting the development server'
exec node --watch-path=server --watch-path=contract --watch-path=scripts --watch-preserve-output scripts/dev.ts
