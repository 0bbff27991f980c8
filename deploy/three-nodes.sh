#!/bin/sh
# Runs three nodes behind nginx with one PostgreSQL server and one S3 server, like deploy/compose.yaml but with Debian's
# packages. Everything runs on loopback and in a temporary folder until you press Ctrl-C.
#   sh deploy/three-nodes.sh            runs the site at http://localhost:3000
#   sh deploy/three-nodes.sh --check    tests how the nodes work together
# PORT sets nginx's port. The nodes use the next three ports, and the S3 server uses PORT + 10 to PORT + 14. The nodes
# also read the other settings in docs/operations.md. Installs nginx, PostgreSQL, and OpenStack Swift if missing.
set -u
cd "$(dirname "$0")/.."
. scripts/prepare.sh

need_nginx
need_postgres
need_s3_server
install_needed || exit 1

PORT=${PORT:-3000}
export PUBLIC_URL="${PUBLIC_URL:-http://localhost:$PORT}"
alone install_packages build_site || exit 1

work=$(mktemp -d)
chmod 755 "$work"
started=

stop() {
  trap - EXIT INT TERM
  # Stop in reverse order: nginx, the nodes, and then the services.
  for pid in $started; do
    kill "$pid" 2>/dev/null && wait "$pid"
  done
  rm -rf "$work"
}
trap 'stop; exit 130' INT TERM
trap stop EXIT

fail() {
  echo "$1 did not start:" >&2
  tail -n 20 "$2" >&2
  exit 1
}

# until_ready NAME LOG COMMAND...
until_ready() {
  name=$1
  log=$2
  shift 2
  tries=0
  until "$@" >/dev/null 2>&1; do
    tries=$((tries + 1))
    [ "$tries" -gt 240 ] && fail "$name" "$log"
    sleep 0.5
  done
}

ask() { curl -s --noproxy '*' --max-time 60 "$@"; }
random() { openssl rand -hex 24; }

# PostgreSQL refuses to run as root. It listens on a socket in the temporary folder.
postgres=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
mkdir "$work/postgres"
as_postgres=
[ "$(id -u)" = 0 ] && chown postgres "$work/postgres" &&
  as_postgres='setpriv --reuid=postgres --regid=postgres --clear-groups'
{
  $as_postgres "$postgres/initdb" -D "$work/postgres/data" -U boltspan -A trust -E UTF8 --locale=C.UTF-8 &&
    echo "listen_addresses = ''" >>"$work/postgres/data/postgresql.conf"
} >"$work/postgres.log" 2>&1 || fail PostgreSQL "$work/postgres.log"
$as_postgres "$postgres/postgres" -D "$work/postgres/data" -k "$work/postgres" >>"$work/postgres.log" 2>&1 &
started="$! $started"
until_ready PostgreSQL "$work/postgres.log" "$postgres/createdb" -h "$work/postgres" -U boltspan boltspan

# The S3 server stops when its standard input closes. The pipe keeps the input open.
s3=http://127.0.0.1:$((PORT + 10))
mkfifo "$work/s3.in"
sh scripts/s3-server.sh "$work/s3" $((PORT + 10)) <"$work/s3.in" >"$work/s3.log" 2>&1 &
started="$! $started"
exec 9>"$work/s3.in"
until_ready 'the S3 server' "$work/s3.log" grep -q "^$s3" "$work/s3.log"
token=$(ask -D - -o /dev/null -H 'X-Auth-User: test:tester' -H 'X-Auth-Key: testing' "$s3/auth/v1.0" |
  sed -n 's/^X-Auth-Token: *\([^ \r]*\).*/\1/Ip')
ask -X PUT -H "X-Auth-Token: $token" "$s3/v1/AUTH_test/boltspan"

# Settings that all nodes share.
[ "${1:-}" = --check ] && export FORM_LIMIT=1000000 BOT_CHECK_DIFFICULTY=1
export DATABASE_URL="postgres:///boltspan?host=$work/postgres&user=boltspan"
export STAFF_SECRET="$(random)" BOT_CHECK_SECRET="$(random)" METRICS_TOKEN="${METRICS_TOKEN:-$(random)}"
export S3_ENDPOINT="$s3" S3_BUCKET=boltspan S3_REGION=us-east-1
export S3_ACCESS_KEY_ID=test:tester S3_SECRET_ACCESS_KEY=testing
export HOST=127.0.0.1 TRUSTED_PROXIES=127.0.0.1 REQUEST_ID_HEADER=X-Request-Id
# start_node NUMBER FOLDER: starts a node from FOLDER, which contains its code and build.
start_node() {
  PORT=$((PORT + $1)) DATA_DIR="$work/node$1" \
    sh scripts/serve.sh "$2/server/main.ts" >>"$work/node$1.log" 2>&1 8>&- 9>&- &
  eval "node$1=$!"
  started="$! $started"
}
until_node() {
  until_ready "node $1" "$work/node$1.log" ask -f "http://127.0.0.1:$((PORT + $1))/readyz"
}
upstream=
for number in 1 2 3; do
  start_node $number .
  upstream="$upstream server 127.0.0.1:$((PORT + number)) max_fails=0;"
done
for number in 1 2 3; do until_node $number; done

# deploy/nginx.conf without TLS. With HSTS, browsers would require TLS on localhost for a year.
{
  echo "daemon off; pid $work/nginx.pid; error_log $work/nginx.log; worker_processes 1;"
  [ "$(id -u)" = 0 ] && echo 'user root;'
  echo "events { worker_connections 1024; }"
  echo "http { access_log off; client_body_temp_path $work/body; proxy_temp_path $work/proxy;"
  echo "fastcgi_temp_path $work/f; uwsgi_temp_path $work/u; scgi_temp_path $work/s;"
  sed -e '/^server {$/{N;/listen 80;/{:a;N;/\n}$/!ba;d}}' -e "s/server 127.0.0.1:3000 max_fails=0;/$upstream/" \
    -e "s/listen 443 ssl http2;/listen 127.0.0.1:$PORT;/" -e '/listen \[::\]/d' -e '/ssl_/d' -e '/error_page/d' \
    -e 's/proxy_set_header Host \$host;/proxy_set_header Host $http_host;/' \
    -e 's/proxy_set_header X-Forwarded-Host \$host;/proxy_set_header X-Forwarded-Host $http_host;/' deploy/nginx.conf
  echo "}"
} >"$work/nginx.conf"
nginx -e "$work/nginx.log" -c "$work/nginx.conf" 9>&- &
started="$! $started"
until_ready nginx "$work/nginx.log" ask -f "http://127.0.0.1:$PORT/readyz"

if [ "${1:-}" != --check ]; then
  cat <<READY
Three nodes are ready: http://localhost:$PORT
  nodes     http://127.0.0.1:$((PORT + 1)), $((PORT + 2)) and $((PORT + 3)); processes $node1, $node2 and $node3
  database  $DATABASE_URL
  logs      $work/*.log
  accounts  DATABASE_URL='$DATABASE_URL' STAFF_SECRET=$STAFF_SECRET \\
            BOT_CHECK_SECRET=$BOT_CHECK_SECRET PUBLIC_URL=$PUBLIC_URL \\
            npm run staff -- add name@example.com
Stop them with Ctrl-C.
READY
  wait
  exit
fi

failed=0
# expect DESCRIPTION EXPECTED ACTUAL
expect() {
  if [ "$2" = "$3" ]; then echo "ok   $1"; else
    failed=$((failed + 1))
    printf 'FAIL %s: expected\n%s\nbut got\n%s\n' "$1" "$2" "$3"
  fi
}
site=http://127.0.0.1:$PORT
status() { ask -o /dev/null -w '%{http_code}' "$@"; }
# repeat COUNT COMMAND...: runs a command COUNT times and prints the unique lines of its output.
repeat() {
  count=$1
  shift
  while [ "$count" -gt 0 ]; do
    "$@"
    echo
    count=$((count - 1))
  done | sort -u | sed '/^$/d'
}
requests_of() {
  ask -H "Authorization: Bearer $METRICS_TOKEN" "http://127.0.0.1:$((PORT + $1))/metrics" |
    sed -n 's/^http_request_duration_seconds_count{method="GET",route="\/\*",status="2xx"} //p'
}

expect 'nginx serves pages' 200 "$(repeat 9 status "$site/products/truss")"
expect 'requests are spread evenly over the nodes' '3 3 3' "$(requests_of 1) $(requests_of 2) $(requests_of 3)"
expect 'visitors cannot read metrics' 404 "$(repeat 3 status "$site/metrics")"

link=$(DATA_DIR="$work/staff" node scripts/staff.ts add editor@boltspan.example | grep -o 'http[^ ]*#.*')
json='content-type: application/json'
same='sec-fetch-site: same-origin'
expect 'a member can set a password' 200 "$(status -H "$json" -H "$same" "$site/api/auth/set-password" \
  -d "{\"token\":\"${link#*#}\",\"newPassword\":\"twelve inch box truss\"}")"
expect 'a member can sign in' 200 "$(status -c "$work/cookies" -H "$json" -H "$same" "$site/api/auth/sign-in" \
  -d '{"email":"editor@boltspan.example","password":"twelve inch box truss"}')"
expect 'every node accepts the session' 200 "$(repeat 6 status -b "$work/cookies" "$site/api/files/list")"

file=$(find media/documents -name '*.pdf' | sort | head -n 1)
url=$(ask -b "$work/cookies" -H "$same" -F "file=@$file;filename=wombat.pdf" "$site/api/files/upload" |
  sed -n 's/.*"url":"\([^"]*\)".*/\1/p')
sum() { ask "$site$url" | sha256sum; }
expect 'every node serves an uploaded file' "$(sha256sum <"$file")" "$(repeat 6 sum)"
listed() { ask -b "$work/cookies" "$site/api/files/list" | grep -o wombat.pdf | head -n 1; }
expect 'every node lists an uploaded file' wombat.pdf "$(repeat 6 listed)"

photo=$(find media/pictures/applications -name '*-1600.*.webp' | sort | head -n 1)
image=$(ask -b "$work/cookies" -H "$same" -F use=gallery -F "file=@$photo;filename=photo.webp" "$site/api/images" |
  sed -n 's/.*"id":"\([^"]*\)".*/\1/p')
crop=$(ask -b "$work/cookies" -H "$json" -H "$same" "$site/api/images/$image/renditions" \
  -d '{"use":"gallery","focus":{"x":0.5,"y":0.5}}' | sed -n 's/.*"image":"\([^"]*\)".*/\1/p')
images="{\"images\":[{\"image\":\"$crop\",\"title\":\"Wombat dock\",\"alt\":\"Dock with a wombat\"}]}"
expect 'a member can publish an image' 200 "$(status -b "$work/cookies" -H "$json" -H "$same" \
  "$site/api/content/gallery/applications.aerospace/revisions" \
  -d "{\"action\":\"publish\",\"base\":0,\"body\":$images,\"note\":\"\"}")"
image_file=$(ask "$site/applications/aerospace" | grep -o "/content/pictures/uploads/$image-400[^ \"]*webp" | head -n 1)
for number in 1 2 3; do
  node=http://127.0.0.1:$((PORT + number))
  tries=0
  until ask "$node/applications/aerospace" | grep -q 'Wombat dock' || [ "$tries" -eq 60 ]; do
    tries=$((tries + 1))
    sleep 0.5
  done
  [ "$tries" -lt 60 ]
  expect "node $number shows the published image within 30 s" 0 $?
  expect "node $number serves the published image" 200 "$(status "$node$image_file")"
done

# The next release changes the document that all pages share, so nearly all asset names change. Its
# build starts with the builds of the current release (docs/operations.md).
mkdir "$work/next"
cp -a build builder catalog contract engineering public scripts server site staff \
  package.json package-lock.json tsconfig.json vite.config.ts "$work/next"
ln -s "$PWD/node_modules" "$PWD/media" "$PWD/studio" "$work/next"
sed -i 's/Skip to content/Jump to content/' "$work/next/site/document.tsx"
(cd "$work/next" && node scripts/build.ts) >"$work/build.log" 2>&1 || fail 'the next release' "$work/build.log"
assets_of() { ask "$1/about" | grep -o '/assets/[^"]*\.js' | sort -u; }
old_assets=$(assets_of "$site")

mkfifo "$work/visitors.in"
node server/testing/visitors.ts "$site" <"$work/visitors.in" >"$work/visitors.log" 2>&1 9>&- &
visitors=$!
started="$! $started"
exec 8>"$work/visitors.in"
sleep 1
for number in 1 2 3; do
  eval "pid=\$node$number"
  kill "$pid"
  wait "$pid"
  expect "node $number shuts down cleanly" 0 $?
  start_node $number "$work/next"
  until_node $number
done
sleep 1
exec 8>&-
wait "$visitors"
expect 'visitors get no errors during a release' 0 $?
sed 's/^/     /' "$work/visitors.log" | cut -c 1-2000
new_assets=$(assets_of "$site")
[ "$old_assets" != "$new_assets" ]
expect 'every node runs the new release' 0 $?
assets_of_nodes() { for number in 1 2 3; do assets_of "http://127.0.0.1:$((PORT + number))"; done | sort -u; }
expect 'all nodes have the same assets' "$new_assets" "$(assets_of_nodes)"
count() { "$postgres/psql" -XAt -h "$work/postgres" -U boltspan -c "$1" boltspan; }
sent=$(sed -n 's/.*"inquiries":\([0-9]*\).*/\1/p' "$work/visitors.log")
expect 'every inquiry is stored exactly once' "$sent $sent" \
  "$(count 'select count(*), count(distinct message) from inquiry' | tr '|' ' ')"

kill -9 "$node2"
expect 'visitors get pages after a node is killed' 200 "$(repeat 30 status "$site/products/truss")"
expect 'staff stay signed in after a node is killed' 200 "$(repeat 12 status -b "$work/cookies" "$site/api/files/list")"

[ "$failed" -eq 0 ] && echo 'All checks passed.'
exit "$failed"
