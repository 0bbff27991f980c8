import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Starts nginx on loopback in front of `nodes`. It uses the upstream and locations from `deploy/nginx.conf`, but no
 * TLS.
 */
export function startNginx(folder: string, port: number, nodes: readonly string[]) {
  const work = join(folder, 'nginx')
  mkdirSync(work)
  const conf = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
  const server = /^ {2}server 127\.0\.0\.1:3000(.*;)$/m
  if (!server.test(conf)) throw new Error('deploy/nginx.conf has no server block for the site')
  const upstream = conf
    .slice(conf.indexOf('upstream boltspan {'), conf.indexOf('server {'))
    .replace(server, (_line, options) => nodes.map((node) => `  server ${new URL(node).host}${options}`).join('\n'))
  const locations = conf.slice(conf.indexOf('  proxy_http_version 1.1;'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  )
  writeFileSync(
    join(work, 'nginx.conf'),
    `daemon off; pid ${work}/pid; error_log ${work}/error.log; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; ${temporary.join(' ')}
  ${upstream}
  server { listen 127.0.0.1:${port};
${locations}
}
`,
  )
  const child = spawn('nginx', ['-e', `${work}/error.log`, '-c', join(work, 'nginx.conf')], { stdio: 'inherit' })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  // Stop nginx if the test run is aborted.
  process.once('exit', () => child.kill())
  return {
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
