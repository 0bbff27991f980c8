#!/bin/sh
# Runs scripts/NAME.ts with the settings in .env: sh scripts/run.sh NAME ARGUMENT... You can leave the server running.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

load_environment
alone install_packages
name=$1
shift
exec node "scripts/$name.ts" "$@"
