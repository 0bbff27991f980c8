#!/bin/sh
# S3 server for tests: Debian's OpenStack Swift as a single node on loopback. All data is in one folder.
#   sh scripts/s3-server.sh FOLDER PORT
# Uses PORT and the next four ports and prints the URL when it is ready. Stops on a signal or when its standard input
# closes, so a killed test leaves no processes behind. Drops root privileges.
# Access key test:tester, secret key testing, region us-east-1, path-style URLs.
set -eu
exec 3<&0
root=$1
port=$2

for program in swift-ring-builder memcached \
  swift-proxy-server swift-account-server swift-container-server swift-object-server; do
  command -v "$program" >/dev/null || {
    echo "$program is missing. Run:" >&2
    echo 'apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object memcached' >&2
    exit 1
  }
done

mkdir -p "$root/etc" "$root/node/d1"
if [ "$(id -u)" = 0 ]; then
  chown -R nobody:nogroup "$root"
  exec setpriv --reuid=nobody --regid=nogroup --clear-groups sh "$0" "$@"
fi

cat >"$root/etc/swift.conf" <<CONF
[swift-hash]
swift_hash_path_suffix = test
swift_hash_path_prefix = test
[storage-policy:0]
name = default
default = yes
CONF

# Swift's default timeout of half a second is too short for a busy machine and would delay listings.
patience='conn_timeout = 20
node_timeout = 60
container_update_timeout = 60'

# Prints the settings that all servers share, for the server on port $1.
defaults() {
  cat <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $1
workers = 0
user = $(id -un)
swift_dir = $root/etc
log_address = /dev/null
CONF
}

next=$((port + 1))
for kind in account container object; do
  cat >"$root/etc/$kind.conf" <<CONF
$(defaults "$next")
devices = $root/node
mount_check = false
[pipeline:main]
pipeline = $kind-server
[app:$kind-server]
use = egg:swift#$kind
$patience
CONF
  (
    cd "$root/etc"
    swift-ring-builder $kind.builder create 4 1 0
    swift-ring-builder $kind.builder add "r1z1-127.0.0.1:$next/d1" 1
    swift-ring-builder $kind.builder rebalance
  ) >"$root/$kind-ring.log"
  next=$((next + 1))
done

cat >"$root/etc/proxy.conf" <<CONF
$(defaults "$port")
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
error_suppression_limit = 1000000
$patience
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$next
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
CONF

processes=
stop() {
  trap - EXIT
  # shellcheck disable=SC2086 # one argument per process
  kill $processes 2>/dev/null || :
  wait
  exit
}
trap stop EXIT INT TERM HUP

memcached -l 127.0.0.1 -p "$next" -U 0 -m 32 3<&- &
processes=$!
for server in account container object proxy; do
  "swift-$server-server" "$root/etc/$server.conf" >"$root/$server.log" 2>&1 3<&- &
  processes="$processes $!"
done

# Wait for every server, because the proxy's health check doesn't cover the others.
tries=0
for part in "$port/healthcheck" $((port + 1)) $((port + 2)) $((port + 3)); do
  until curl -s --noproxy '*' -o /dev/null "http://127.0.0.1:$part"; do
    tries=$((tries + 1))
    [ "$tries" -gt 480 ] && {
      tail "$root"/*.log >&2
      exit 1
    }
    sleep 0.25
  done
done
echo "http://127.0.0.1:$port"

# Stop when standard input closes. The shell detaches standard input from background processes unless it is redirected.
cat <&3 >/dev/null &
processes="$processes $!"
wait $!
