#!/bin/sh
# Injects faults under load and fails if the site breaks a guarantee in docs/reliability.md:
#   npm run test:faults [-- NAME...]
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

alone install_all_packages build_site
need_postgres
need_s3_server
need_nginx
need_faketime
install_needed
# The fault tests open 10,000 slow connections, and each needs two file descriptors.
ulimit -n "$(ulimit -H -n)"
exec node faults/run.ts "$@"
