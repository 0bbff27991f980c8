#!/bin/sh
# The server's own secrets, rotated while it runs. `npm run secrets` says what can be done.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

load_environment
install_packages
exec node scripts/secrets.ts "$@"
