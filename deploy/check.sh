#!/bin/sh
# Tests deploy/nginx.conf: runs the built site behind nginx (Debian's nginx-light) with a temporary certificate on
# separate loopback ports and checks the responses. Needs nginx, openssl, and curl.
set -u
cd "$(dirname "$0")/.."
PATH="$PWD/node_modules/.bin:$PATH"
APP=3291 HTTP=3292 TLS=3293 HOST=www.boltspan.example
work=$(mktemp -d)
failed=0
site= proxy=

stop() {
  [ -n "$proxy" ] && kill "$proxy" 2>/dev/null
  [ -n "$site" ] && kill "$site" 2>/dev/null
  wait 2>/dev/null
  rm -rf "$work"
}
trap stop EXIT

mkdir "$work/ssl" "$work/media"
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj "/CN=$HOST" -addext "subjectAltName=DNS:$HOST" \
  -keyout "$work/ssl/privkey.pem" -out "$work/ssl/fullchain.pem" 2>/dev/null || exit 1
{
  echo "daemon off; pid $work/nginx.pid; error_log $work/error.log; worker_processes 1;"
  [ "$(id -u)" = 0 ] && echo 'user root;'
  echo "events { worker_connections 256; }"
  echo "http { access_log off; client_body_temp_path $work/body; proxy_temp_path $work/proxy;"
  echo "fastcgi_temp_path $work/f; uwsgi_temp_path $work/u; scgi_temp_path $work/s;"
  sed -e "s/127.0.0.1:3000/127.0.0.1:$APP/" -e "s/listen 80;/listen 127.0.0.1:$HTTP;/" \
    -e "s/listen 443 ssl/listen 127.0.0.1:$TLS ssl/" -e '/listen \[::\]/d' \
    -e "s#/etc/ssl/boltspan#$work/ssl#" deploy/nginx.conf
  echo "}"
} >"$work/nginx.conf"

PORT=$APP HOST=127.0.0.1 PUBLIC_URL="https://$HOST" TRUSTED_PROXIES=127.0.0.1 REQUEST_ID_HEADER=X-Request-Id \
  DATA_DIR="$work/data" LOG_LEVEL=info \
  sh scripts/serve.sh >"$work/site.log" 2>&1 &
site=$!
nginx -e "$work/error.log" -c "$work/nginx.conf" &
proxy=$!
ask() {
  curl -s --noproxy '*' --max-time 60 --cacert "$work/ssl/fullchain.pem" --resolve "$HOST:$TLS:127.0.0.1" "$@"
}
tries=0
until ask -o /dev/null "https://$HOST:$TLS/readyz" && grep -q ready "$work/site.log"; do
  tries=$((tries + 1))
  [ "$tries" -gt 60 ] && { cat "$work/site.log" "$work/error.log"; exit 1; }
  sleep 0.5
done

# expect DESCRIPTION PATTERN TEXT
expect() {
  if printf '%s' "$3" | grep -Eqi -- "$2"; then echo "ok   $1"; else
    failed=$((failed + 1))
    echo "FAIL $1: found no $2 in:"
    printf '%s\n' "$3" | head -20
  fi
}
head_of() { ask -D - -o /dev/null "$@"; }

page=$(head_of -H 'accept-encoding: br, gzip' "https://$HOST:$TLS/products/truss")
expect 'serves pages over HTTP/2' '^HTTP/2 200' "$page"
expect 'passes on the compression of the site' '^content-encoding: br' "$page"
expect 'sends one HSTS header' '^1$' "$(printf '%s' "$page" | grep -ci '^strict-transport-security:')"
expect 'sends a content security policy that upgrades requests' '^content-security-policy: .*upgrade-insecure-requests' "$page"
expect 'sends a request id' '^x-request-id: [0-9a-f]{32}' "$page"
etag=$(printf '%s' "$page" | sed -n 's/^etag: //Ip' | tr -d '\r')
expect 'sends 304 for an unchanged page' '^HTTP/2 304' \
  "$(head_of -H 'accept-encoding: br, gzip' -H "if-none-match: $etag" \
    "https://$HOST:$TLS/products/truss")"
asset=$(ask --compressed "https://$HOST:$TLS/" | grep -o '/assets/[^"]*\.css' | head -1)
expect 'marks assets as immutable' '^cache-control: .*immutable' "$(head_of "https://$HOST:$TLS$asset")"
expect 'supports range requests for content' '^HTTP/2 206' \
  "$(head_of -r 0-99 "https://$HOST:$TLS/content/documents/catalog-v5.pdf")"
expect 'redirects HTTP to HTTPS' '^location: https://www.boltspan.example/products\?x=1' \
  "$(curl -s --noproxy '*' -D - -o /dev/null -H "Host: $HOST" "http://127.0.0.1:$HTTP/products?x=1")"
expect 'keeps HTTPS in redirects' '^location: /404' "$(head_of "https://$HOST:$TLS/products/nothing")"
expect 'redirects URLs with invalid escapes to /404' '^location: https://www.boltspan.example/404' \
  "$(head_of "https://$HOST:$TLS/products/%E0%A4%A")"

ask -o /dev/null -X POST -H 'content-type: application/json' -H 'x-forwarded-for: 203.0.113.7' --interface 127.0.0.1 \
  -d '{"query":"truss","pageSize":1,"pageNumber":1,"imageUrls":[]}' "https://$HOST:$TLS/api/search"
sleep 1
expect 'logs the IP address of the connection, not a claimed address' '"ip":"127\.0\.0\.1"' \
  "$(grep '/api/search' "$work/site.log")"

# The site rejects this upload because no one is signed in. The check verifies that nginx forwards the upload without
# buffering it.
truncate -s 500M "$work/media/large.bin"
expect 'passes an upload of 500 MB to the site' '^HTTP/2 (401|403)' \
  "$(head_of -H 'expect:' -F "file=@$work/media/large.bin" "https://$HOST:$TLS/api/files/upload")"
expect 'does not buffer uploads' '^0$' "$(grep -c 'buffered to a temporary file' "$work/error.log")"
expect 'rejects a form of 2 MB' '^HTTP/2 413' \
  "$(head -c 2000000 /dev/zero | head_of -X POST --data-binary @- "https://$HOST:$TLS/api/contact")"

[ "$failed" -eq 0 ] && echo 'All checks passed.'
exit "$failed"
