# What start.sh, dev.sh and test.sh share; sourced from the repository's root. Plain POSIX shell: on a fresh machine
# it runs before anything is installed.

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
  case $(node --version) in
    v2[6-9].* | v[3-9][0-9].*) ;;
    *)
      echo "The package 'node' did not install its program (install scripts switched off?): found Node $(node --version)." >&2
      return 1
      ;;
  esac
  printf '%s' "$lock" >node_modules/.installed
}

# One line that changes with everything that the build reads: its sources, its packages and its two settings.
build_inputs() {
  {
    echo "$PUBLIC_URL $CONTENT_ORIGIN"
    find site staff public catalogue contract engineering server/http/compression.ts scripts/build.ts \
      vite.config.ts tsconfig.json package.json package-lock.json -type f |
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

# apt-get install, as root or by sudo.
install_from_debian() {
  as_root=
  [ "$(id -u)" = 0 ] || as_root=sudo
  $as_root apt-get update -qq &&
    DEBIAN_FRONTEND=noninteractive $as_root apt-get install -qq -y --no-install-recommends "$@"
}

# The database server of the tests, which start one of their own.
install_postgres() {
  ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && return 0
  say 'Installing PostgreSQL'
  install_from_debian postgresql
}

# The browser of the end-to-end tests: Debian's, since Playwright's own cannot be downloaded everywhere. And a font that
# pages show until their own has come: most visitors have Arial, a bare Debian has nothing like it.
install_chromium() {
  if ! command -v chromium >/dev/null 2>&1 || ! fc-list 'Liberation Sans' 2>/dev/null | grep -q .; then
    say 'Installing Chromium and a font'
    install_from_debian chromium fontconfig fonts-liberation || return
  fi
  command -v chromium-headless-shell >/dev/null 2>&1 && return 0
  say 'Installing Chromium without a window'
  install_from_debian chromium-headless-shell || say 'There is none: the tests take Chromium itself, and 1.4 times as long'
}

# The S3 server of the tests of uploaded files: scripts/s3-server.sh.
install_s3_server() {
  command -v swift-proxy-server >/dev/null 2>&1 && command -v swift-account-server >/dev/null 2>&1 &&
    command -v swift-container-server >/dev/null 2>&1 && command -v swift-object-server >/dev/null 2>&1 &&
    command -v memcached >/dev/null 2>&1 && return 0
  say 'Installing OpenStack Swift'
  install_from_debian swift-proxy swift-account swift-container swift-object memcached
}

# The virus scanner of the tests of uploads.
install_clamd() {
  command -v clamd >/dev/null 2>&1 && return 0
  say 'Installing ClamAV'
  install_from_debian clamav-daemon
}

# What reads the CAD files of the studio, none of which it wrote itself. Debian's Python has them.
install_cad_readers() {
  /usr/bin/python3 -c 'import ezdxf, gmsh, numpy' 2>/dev/null && return 0
  say 'Installing gmsh, ezdxf, and numpy'
  install_from_debian python3-ezdxf python3-gmsh python3-numpy
}

# The proxy in front of several nodes: deploy/three-nodes.sh.
install_nginx() {
  command -v nginx >/dev/null 2>&1 && command -v openssl >/dev/null 2>&1 && command -v curl >/dev/null 2>&1 && return 0
  say 'Installing nginx'
  install_from_debian nginx-light openssl curl
}

# Sets the clock of one process: faults/.
install_faketime() {
  [ -e /usr/lib/*/faketime/libfaketime.so.1 ] && return 0
  say 'Installing libfaketime'
  install_from_debian libfaketime
}

# The other two engines of the journeys; WebKitGTK plays films by GStreamer's plugins and needs a screen.
install_other_engines() {
  command -v firefox-esr >/dev/null 2>&1 && command -v WebKitWebDriver >/dev/null 2>&1 &&
    command -v Xvfb >/dev/null 2>&1 && dpkg -s gstreamer1.0-libav >/dev/null 2>&1 && return 0
  say 'Installing Firefox and WebKitGTK'
  install_from_debian firefox-esr webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-good
}
