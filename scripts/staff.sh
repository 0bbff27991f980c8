#!/bin/sh
# Accounts of the staff, from the terminal of the server; it may run meanwhile. `npm run staff` says what can be done.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

load_environment
install_packages
exec node scripts/staff.ts "$@"
