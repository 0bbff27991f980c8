#!/bin/sh
# Runs the built site behind nginx (Debian's nginx-light) with deploy/nginx.conf, a certificate of its own and ports of
# its own on loopback, and holds what comes through against what is promised. Needs nginx, openssl and curl.
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
  node server/main.ts >"$work/site.log" 2>&1 &
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

# expect WHAT PATTERN TEXT
expect() {
  if printf '%s' "$3" | grep -Eqi -- "$2"; then echo "ok   $1"; else
    failed=$((failed + 1))
    echo "FAIL $1: no $2 in:"
    printf '%s\n' "$3" | head -20
  fi
}
head_of() { ask -D - -o /dev/null "$@"; }

page=$(head_of -H 'accept-encoding: br, gzip' "https://$HOST:$TLS/products/truss")
expect 'a page comes over HTTP/2' '^HTTP/2 200' "$page"
expect 'as the site compressed it' '^content-encoding: br' "$page"
expect 'with HSTS, once' '^1$' "$(printf '%s' "$page" | grep -ci '^strict-transport-security:')"
expect 'with a content policy that upgrades' '^content-security-policy: .*upgrade-insecure-requests' "$page"
expect 'with its request id' '^x-request-id: [0-9a-f]{32}' "$page"
etag=$(printf '%s' "$page" | sed -n 's/^etag: //Ip' | tr -d '\r')
expect 'a page that has not changed is 304' '^HTTP/2 304' \
  "$(head_of -H 'accept-encoding: br, gzip' -H "if-none-match: $etag" \
    "https://$HOST:$TLS/products/truss")"
asset=$(ask --compressed "https://$HOST:$TLS/" | grep -o '/assets/[^"]*\.css' | head -1)
expect 'an asset is immutable' '^cache-control: .*immutable' "$(head_of "https://$HOST:$TLS$asset")"
expect 'content supports range requests' '^HTTP/2 206' \
  "$(head_of -r 0-99 "https://$HOST:$TLS/content/documents/catalog-v5.pdf")"
expect 'plain http leads to https' '^location: https://www.boltspan.example/products\?x=1' \
  "$(curl -s --noproxy '*' -D - -o /dev/null -H "Host: $HOST" "http://127.0.0.1:$HTTP/products?x=1")"
expect 'a redirect stays on https' '^location: /404' "$(head_of "https://$HOST:$TLS/products/nothing")"
expect 'a broken escape leads to the page that says so' '^location: https://www.boltspan.example/404' \
  "$(head_of "https://$HOST:$TLS/products/%E0%A4%A")"

ask -o /dev/null -X POST -H 'content-type: application/json' -H 'x-forwarded-for: 203.0.113.7' --interface 127.0.0.1 \
  -d '{"query":"truss","pageSize":1,"pageNumber":1,"imageUrls":[]}' "https://$HOST:$TLS/api/search"
sleep 1
expect 'the log has the address that nginx saw, not one that was claimed' '"ip":"127\.0\.0\.1"' \
  "$(grep '/api/search' "$work/site.log")"

# Nobody is signed in: the site refuses. What counts here is that nginx lets it through, and holds nothing back.
truncate -s 500M "$work/media/large.bin"
expect 'an upload of 500 MB gets to the site' '^HTTP/2 (401|403)' \
  "$(head_of -H 'expect:' -F "file=@$work/media/large.bin" "https://$HOST:$TLS/api/files/upload")"
expect 'without being kept by nginx' '^0$' "$(grep -c 'buffered to a temporary file' "$work/error.log")"
expect 'a form of 2 MB is refused' '^HTTP/2 413' \
  "$(head -c 2000000 /dev/zero | head_of -X POST --data-binary @- "https://$HOST:$TLS/api/contact")"

[ "$failed" -eq 0 ] && echo 'Everything comes through as promised.'
exit "$failed"
