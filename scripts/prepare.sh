# Functions that start.sh, dev.sh, test.sh, and others share; sourced from the repository's root. Plain POSIX shell:
# on a fresh machine it runs before anything is installed.

# The pinned Node of package.json, not the system's.
PATH="$PWD/node_modules/.bin:$PATH"
export PATH

say() {
  printf '\n> %s\n' "$*"
}

# Takes variables from .env that the environment does not set already. One NAME=value a line, without quotes.
load_environment() {
  [ -f .env ] || return 0
  while IFS= read -r line || [ -n "$line" ]; do
    name=${line%%=*}
    case $line in *=*) ;; *) continue ;; esac
    case $name in '' | *[!A-Z0-9_]*) continue ;; esac
    eval "[ -n \"\${$name+set}\" ]" || export "$name=${line#*=}"
  done <.env
}

# Installs exactly what package-lock.json names, unless that has been done.
install_packages() {
  lock=$(cksum <package-lock.json)
  [ "$(cat node_modules/.installed 2>/dev/null)" = "$lock" ] && return 0
  say 'Installing packages (a minute or two on a fresh machine)'
  # Development packages build the site, so they are needed even where NODE_ENV says production.
  npm ci --include=dev --no-audit --no-fund --loglevel=error || return 1
  # Node 26 needs libatomic, which a minimal Debian lacks.
  need 'node --version' libatomic1
  install_needed || return 1
  case $(node --version) in
    v2[6-9].* | v[3-9][0-9].*) ;;
    *)
      echo "The package 'node' did not install its program: found Node $(node --version)." >&2
      echo 'Allow install scripts.' >&2
      return 1
      ;;
  esac
  printf '%s' "$lock" >node_modules/.installed
}

# One line that changes with everything that the build reads: its sources, its packages and its two settings.
build_inputs() {
  {
    echo "$PUBLIC_URL $CONTENT_ORIGIN"
    find site staff public catalog contract engineering media/documents server/http/compression.ts scripts/build.ts \
      scripts/notice.ts scripts/part-documents.ts vite.config.ts tsconfig.json package.json package-lock.json -type f |
      LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum
  } | cksum
}

# Builds the site, unless build/ was made from the same inputs.
build_site() {
  export PUBLIC_URL="${PUBLIC_URL:-http://localhost:${PORT:-3000}}" CONTENT_ORIGIN="${CONTENT_ORIGIN:-/content}"
  inputs=$(build_inputs)
  [ "$(cat build/client/.inputs 2>/dev/null)" = "$inputs" ] && return 0
  say "Building the site for $PUBLIC_URL (ten seconds or so)"
  if ! npm run --silent build >build.log 2>&1; then
    tail -n 60 build.log >&2
    return 1
  fi
  printf '%s' "$inputs" >build/client/.inputs
}

# Debian packages that are missing: noted by need(), installed together by install_needed().
needed=

# need PROBE PACKAGE...: notes the packages unless the shell command PROBE succeeds. --no-install-recommends leaves out
# packages that some programs need at run time, so each of those is named.
need() {
  probe=$1
  shift
  sh -c "$probe" >/dev/null 2>&1 || needed="$needed $*"
}

# As root, or with sudo.
install_needed() {
  [ -n "$needed" ] || return 0
  say "Installing Debian packages:$needed"
  as_root=
  [ "$(id -u)" = 0 ] || as_root=sudo
  # shellcheck disable=SC2086 # one argument a package
  $as_root apt-get update -qq &&
    $as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -qq -y --no-install-recommends $needed >/dev/null || return
  needed=
}

# Playwright's own browser can't be downloaded everywhere. The font is what visitors see until the site's own has
# loaded; a bare Debian has nothing like Arial.
need_chromium_shell() {
  need 'command -v chromium-headless-shell' chromium-headless-shell
  need 'fc-list "Liberation Sans" | grep -q .' fontconfig fonts-liberation
}

need_postgres() {
  need 'ls /usr/lib/postgresql/*/bin/initdb' postgresql
}

# OpenStack Swift: scripts/s3-server.sh.
need_s3_server() {
  need 'command -v swift-proxy-server' swift-proxy
  need 'command -v swift-account-server' swift-account
  need 'command -v swift-container-server' swift-container
  need 'command -v swift-object-server' swift-object
  need 'command -v memcached' memcached
  need 'command -v curl' curl
}

# The proxy in front of several nodes: deploy/three-nodes.sh.
need_nginx() {
  need 'command -v nginx' nginx-light
  need 'command -v openssl' openssl
  need 'command -v curl' curl
}

need_clamd() {
  need 'command -v clamd' clamav-daemon
}

# Sets the clock of one process: faults/.
need_faketime() {
  need 'ls /usr/lib/*/faketime/libfaketime.so.1' libfaketime
}

# Independent readers of the CAD files, for Debian's Python. gmsh returns arrays only with numpy.
need_cad_readers() {
  need '/usr/bin/python3 -c "import ezdxf, gmsh, numpy"' python3-ezdxf python3-gmsh python3-numpy
}

# Independent readers of the server's zips.
need_zip_readers() {
  need 'command -v unzip' unzip
  need 'command -v /usr/bin/python3' python3
}

# The journeys run in whole browsers. WebKitGTK plays films with GStreamer's plugins and needs a screen.
need_engines() {
  need 'command -v chromium' chromium
  need 'command -v firefox-esr' firefox-esr
  need 'command -v WebKitWebDriver' webkit2gtk-driver
  need 'command -v Xvfb' xvfb
  need 'dpkg -s gstreamer1.0-libav' gstreamer1.0-libav
  need 'dpkg -s gstreamer1.0-plugins-good' gstreamer1.0-plugins-good
}

# What `npm test` needs besides Node.
install_browser() {
  need_chromium_shell
  install_needed
}

# What `npm run test:all` needs besides that.
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
