#!/bin/sh
# Installs packages and builds the site if anything has changed, and then starts the server.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh

load_environment
alone install_packages build_site
say 'Starting the server'
exec sh scripts/serve.sh
