#!/bin/sh
# What is stored: exported, imported, verified, backed up. `npm run data` says what can be done.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

load_environment
install_packages
exec node scripts/data.ts "$@"
