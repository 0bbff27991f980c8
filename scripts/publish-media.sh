#!/bin/sh
# Uploads what is new in media/ to the bucket, with the settings of .env.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

load_environment
install_packages
exec node scripts/publish-media.ts "$@"
