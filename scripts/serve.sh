#!/bin/sh
# Runs the built site with memory settings: sh scripts/serve.sh [SCRIPT ARGUMENT...]. The default script is
# server/main.ts. docs/scale.md lists the effect of the settings.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
PATH="$root/node_modules/.bin:$PATH"
export PATH
[ $# -gt 0 ] || set -- "$root/server/main.ts"

# The C library otherwise keeps most of the memory that conversions and compression have freed: it creates up to eight
# arenas per core, and after the first large block is freed, it takes further blocks of that size from the heap.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"

# V8 otherwise lets the heap double before it collects garbage.
exec node --import="$root/server/plain-modules.js" --max-semi-space-size=4 --heap-growing-percent=40 "$@"
