#!/bin/sh
# Installs the packages and runs the test stages. `--all` also tests the services, browser engines, and studio
# (test:all).
set -u
cd "$(dirname "$0")/.."
. scripts/prepare.sh

started=$(date +%s)
alone install_all_packages || {
  echo '0 passed, 1 failed'
  exit 1
}
echo "ok   Install packages ($(($(date +%s) - started)) s)"
exec node scripts/run-tests.ts "$@"
