#!/bin/sh
# Makes things go wrong under load, and fails if a promise of docs/reliability.md is broken:
#   npm run test:faults [-- NAME...]
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

install_packages
build_site
need_postgres
need_s3_server
need_nginx
need_faketime
install_needed
# The 10,000 slow connections take two files each.
ulimit -n "$(ulimit -H -n)"
exec node faults/run.ts "$@"
