# !/bin/sh sh scripts/run.sh NAME ARGUMENT...: runs scripts/NAME.ts with the settings in .env. You don't need to stop
# the server.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

load_environment
install_packages
name=$1
shift
exec node "scripts/$name.ts" "$@"
