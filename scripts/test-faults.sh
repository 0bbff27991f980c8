#!/bin/sh
# Makes things go wrong under load, and fails if a promise of docs/reliability.md is broken: npm run test:faults [-- NAME...]
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

install_packages
build_site
install_postgres
install_s3_server
install_nginx
install_faketime
# The 10,000 slow connections take two files each.
ulimit -n "$(ulimit -H -n)"
exec node faults/run.ts "$@"
