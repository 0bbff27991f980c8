# Functions that start.sh, dev.sh, test.sh, and other scripts share. Source this file in the repository root. It uses
# only POSIX shell, because it runs before anything is installed.

# Use the Node version in package.json instead of the system's.
PATH="$PWD/node_modules/.bin:$PATH"
export PATH

say() {
  printf '\n> %s\n' "$*"
}

# Loads .env, one NAME=value per line without quotes. Variables that are already in the environment take precedence.
load_environment() {
  [ -f .env ] || return 0
  while IFS= read -r line || [ -n "$line" ]; do
    name=${line%%=*}
    case $line in *=*) ;; *) continue ;; esac
    case $name in '' | *[!A-Z0-9_]*) continue ;; esac
    eval "[ -n \"\${$name+set}\" ]" || export "$name=${line#*=}"
  done <.env
}

# alone COMMAND...: runs commands without arguments while no other process runs any, because two starts from one clone
# would otherwise install or build at the same time. A lock whose process has ended is ignored.
alone() {
  lock_file=build/.lock
  mkdir -p build
  until (set -C && echo "$$" >"$lock_file") 2>/dev/null; do
    owner=$(cat "$lock_file" 2>/dev/null) || continue
    kill -0 "$owner" 2>/dev/null || rm -f "$lock_file"
    sleep 1
  done
  result=0
  for command in "$@"; do
    "$command" || { result=$? && break; }
  done
  rm -f "$lock_file"
  return "$result"
}

# Installs the packages that the build and the server need, unless they are up to date.
install_packages() {
  install_kind dependencies --omit=dev
}

# Also installs the packages that tests need.
install_all_packages() {
  install_kind all --include=dev
}

# install_kind KIND OPTION: installs the packages in package-lock.json, and notes the kind. `npm install` adds the missing
# packages below a running server, which `npm ci` would delete.
install_kind() {
  lock=$(cksum <package-lock.json)
  installed=$(cat node_modules/.installed 2>/dev/null) || installed=
  case $installed in
    "$lock all" | "$lock $1") return 0 ;;
    "$lock "*) set -- "$@" install --no-save ;;
    *) set -- "$@" ci ;;
  esac
  say 'Installing packages (one to two minutes on a new machine)'
  # The option is explicit, because npm omits development packages if NODE_ENV is production.
  kind=$1
  shift
  npm --no-audit --no-fund --loglevel=error "$@" || return 1
  # Node 26 needs libatomic, which minimal Debian systems lack.
  need 'node --version' libatomic1
  install_needed || return 1
  case $(node --version) in
    v2[6-9].* | v[3-9][0-9].*) ;;
    *)
      echo "The package 'node' is not installed correctly (found Node $(node --version))." >&2
      echo 'Allow npm install scripts and try again.' >&2
      return 1
      ;;
  esac
  printf '%s' "$lock $kind" >node_modules/.installed
}

# Prints a checksum of all build inputs: sources, packages, and the build setting. The server replaces the public URL.
build_inputs() {
  {
    echo "$CONTENT_ORIGIN"
    find site staff public builder catalog contract engineering media/documents server/http/compression.ts scripts/build.ts \
      scripts/build-folders.ts scripts/bundler-checks.ts scripts/notice.ts scripts/offline-files.ts scripts/page-weight.ts \
      scripts/part-documents.ts scripts/service-worker.ts vite.config.ts tsconfig.json package.json package-lock.json -type f |
      LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum
  } | cksum
}

# Builds the site, unless build/ is up to date.
build_site() {
  export CONTENT_ORIGIN="${CONTENT_ORIGIN:-/content}"
  inputs=$(build_inputs)
  if [ "$(cat build/current/.inputs 2>/dev/null)" = "$inputs" ]; then
    # Modules of the server can have changed.
    node --disable-warning=ExperimentalWarning server/plain-modules.js
    return
  fi
  say 'Building the site (about 20 seconds)'
  if ! npm run --silent build >build.log 2>&1; then
    tail -n 60 build.log >&2
    return 1
  fi
  printf '%s' "$inputs" >build/current/.inputs
}

# Debian packages to install. need() adds to this list, and install_needed() installs them.
needed=

# need PROBE PACKAGE...: adds the packages to the list if the shell command PROBE fails. Name all runtime dependencies,
# because --no-install-recommends skips some of them.
need() {
  probe=$1
  shift
  sh -c "$probe" >/dev/null 2>&1 || needed="$needed $*"
}

# Installs the missing packages as root or with sudo. Without apt-get, or without root and sudo, prints their names.
install_needed() {
  [ -n "$needed" ] || return 0
  if ! command -v apt-get >/dev/null || { [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; }; then
    echo "Missing:$needed (names of Debian packages)." >&2
    echo 'Install them with the package manager of your system, or as root: apt-get install --no-install-recommends'"$needed" >&2
    echo 'For browser tests, Chrome or Chromium is enough: on macOS, run brew install --cask google-chrome. If it is' >&2
    echo 'installed elsewhere, set CHROMIUM_PATH to its program.' >&2
    return 1
  fi
  say "Installing Debian packages:$needed"
  as_root=
  [ "$(id -u)" = 0 ] || as_root=sudo
  # shellcheck disable=SC2086 # one argument per package
  $as_root apt-get update -qq &&
    $as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -qq -y --no-install-recommends $needed >/dev/null || return
  needed=
}

# Playwright's bundled browser can't be downloaded everywhere. Liberation Sans replaces Arial, the fallback font, which
# minimal Debian systems lack.
need_chromium_shell() {
  need 'node tests/browser-path.ts' chromium-headless-shell
  need '! command -v apt-get || fc-list "Liberation Sans" | grep -q .' fontconfig fonts-liberation
}

need_postgres() {
  need 'ls /usr/lib/postgresql/*/bin/initdb' postgresql
}

# OpenStack Swift, for scripts/s3-server.sh.
need_s3_server() {
  need 'command -v swift-proxy-server' swift-proxy
  need 'command -v swift-account-server' swift-account
  need 'command -v swift-container-server' swift-container
  need 'command -v swift-object-server' swift-object
  need 'command -v memcached' memcached
  need 'command -v curl' curl
}

# nginx, the reverse proxy for deploy/three-nodes.sh.
need_nginx() {
  need 'command -v nginx' nginx-light
  need 'command -v openssl' openssl
  need 'command -v curl' curl
}

need_clamd() {
  need 'command -v clamd' clamav-daemon
}

# libfaketime, which changes the clock of a single process for the fault tests.
need_faketime() {
  need 'ls /usr/lib/*/faketime/libfaketime.so.1' libfaketime
}

# Python libraries that check the CAD files. gmsh returns arrays only if numpy is installed.
need_cad_readers() {
  need '/usr/bin/python3 -c "import ezdxf, gmsh, numpy"' python3-ezdxf python3-gmsh python3-numpy
}

# Programs that tests use to check the server's ZIP files.
need_zip_readers() {
  need 'command -v unzip' unzip
  need 'command -v /usr/bin/python3' python3
}

# Full browsers for the browser engine tests. WebKitGTK needs GStreamer plugins for videos and Xvfb as a display.
need_engines() {
  need 'command -v chromium' chromium
  need 'command -v firefox-esr' firefox-esr
  need 'command -v WebKitWebDriver' webkit2gtk-driver
  need 'command -v Xvfb' xvfb
  need 'dpkg -s gstreamer1.0-libav' gstreamer1.0-libav
  need 'dpkg -s gstreamer1.0-plugins-good' gstreamer1.0-plugins-good
}

# Installs what `npm test` needs besides Node.
install_browser() {
  need_chromium_shell
  install_needed
}

# Installs the additional programs that `npm run test:all` needs.
install_services() {
  need_postgres
  need_s3_server
  need_nginx
  need_clamd
  need_cad_readers
  need_zip_readers
  need_engines
  install_needed
}
