#!/bin/sh
# Everything that says whether the product works: types, lint, unused code, unit and API tests, the studio's solids and
# whether what it made is up to date, end-to-end tests with accessibility, the key journeys in three engines, budgets, and whether each statement of
# docs/acceptance.md was held by a test. Goes on after a failure; at the end each failed test is named, and the last
# line counts.
set -u
cd "$(dirname "$0")/.."
. scripts/prepare.sh

passed=0
failed=0
reports=$(mktemp -d)

finish() {
  say "Failed: ${failures:-nothing}"
  cat "$reports"/*.failed 2>/dev/null
  rm -rf "$reports"
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
  exit
}

fail() {
  failed=$((failed + $2))
  failures="${failures:+$failures, }$1"
}

# A check counts as one test: check NAME COMMAND...
check() {
  name=$1
  shift
  say "$name"
  if "$@"; then passed=$((passed + 1)); else fail "$name" 1; fi
}

# A test runner that writes its report to $2 counts as many tests as it ran: runner NAME REPORT COMMAND...
runner() {
  name=$1
  report=$2
  shift 2
  say "$name"
  "$@"
  status=$?
  counts='0 1'
  if node scripts/count-tests.ts "$report" >"$report.counted" 2>/dev/null; then
    read -r counts <"$report.counted"
    sed 1d "$report.counted" >"$report.failed"
  fi
  passed=$((passed + ${counts% *}))
  wrong=${counts#* }
  # A runner can fail without a failed test: a file that does not load, a server that does not start.
  [ "$status" -ne 0 ] && [ "$wrong" -eq 0 ] && wrong=1
  [ "$wrong" -eq 0 ] || fail "$name" "$wrong"
}

install_packages || {
  fail 'installing packages' 1
  finish
}
check 'Types' npm run --silent types
check 'Lint' npm run --silent lint
check 'Unused code' npm run --silent unused
check 'Notice' node scripts/check-notice.ts
install_postgres || fail 'installing PostgreSQL' 1
install_s3_server || fail 'installing OpenStack Swift' 1
install_clamd || fail 'installing ClamAV' 1
runner 'Unit and API tests' "$reports/unit.json" \
  vitest run --reporter=default --reporter=json --outputFile.json="$reports/unit.json"
install_cad_readers || fail 'installing gmsh and ezdxf' 1
# The studio has packages of its own; its tests say, too, what is older than what it is made from.
if (cd studio && install_packages); then
  check 'Types of the studio' npm --prefix studio run --silent types
  runner 'Tests of the studio' "$reports/studio.xml" npm --prefix studio test --silent -- \
    --test-reporter=spec --test-reporter-destination=stdout \
    --test-reporter=junit --test-reporter-destination="$reports/studio.xml"
else
  fail 'installing packages of the studio' 1
fi
check 'Build' build_site
if [ -f build/client/.inputs ]; then
  check 'Budgets' node scripts/check-budgets.ts
  if install_nginx; then
    check 'Three nodes behind nginx' env PORT=3270 sh deploy/three-nodes.sh --check
  else
    fail 'installing nginx' 1
  fi
  if install_chromium; then
    runner 'End-to-end tests' "$reports/e2e.json" \
      env PLAYWRIGHT_JSON_OUTPUT_FILE="$reports/e2e.json" playwright test --reporter=list,json
    if install_other_engines; then
      runner 'Journeys in Chromium, Firefox and WebKit' "$reports/engines.json" \
        env PLAYWRIGHT_JSON_OUTPUT_FILE="$reports/engines.json" \
        playwright test --config=playwright.engines.config.ts --reporter=list,json
    else
      fail 'installing Firefox and WebKitGTK' 1
    fi
    check 'Acceptance' node scripts/check-acceptance.ts "$reports/unit.json" "$reports/e2e.json"
  else
    fail 'installing Chromium' 1
  fi
fi
finish
