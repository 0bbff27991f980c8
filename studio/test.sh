#!/bin/sh
# Runs the studio's type check and tests, unless their inputs are unchanged since the run in verified.json.
# Usage: sh studio/test.sh [--force] [--report FILE]
#   --force        always runs them, as does STUDIO=always
#   --report FILE  writes a JUnit report (empty if the tests are skipped)
set -eu

force=${STUDIO:-}
report=
while [ $# -gt 0 ]; do
  case $1 in
    --force) force=always ;;
    --report)
      case ${2:?--report needs a file} in
        /*) report=$2 ;;
        *) report=$PWD/$2 ;;
      esac
      shift
      ;;
    *)
      echo "usage: sh studio/test.sh [--force] [--report FILE]" >&2
      exit 2
      ;;
  esac
  shift
done

cd "$(dirname "$0")/.."
. scripts/prepare.sh
install_all_packages
if [ "$force" != always ] && node studio/verified.ts; then
  [ -z "$report" ] || printf '%s\n' '<?xml version="1.0" encoding="utf-8"?>' '<testsuites></testsuites>' >"$report"
  exit 0
fi
cd studio
install_all_packages
need_cad_readers
install_needed
before=$(npm run --silent inputs)
npm run --silent types
if [ -n "$report" ]; then
  set -- --test-reporter=spec --test-reporter-destination=stdout \
    --test-reporter=junit --test-reporter-destination="$report"
fi
npm run --silent test -- "$@"
node verified.ts --record "$before"
