import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** nginx with the locations of `deploy/nginx.conf` in front of `nodes`, without TLS, on loopback. */
export function startNginx(root: string, folder: string, port: number, nodes: readonly string[]) {
  const work = join(folder, 'nginx')
  mkdirSync(work)
  const conf = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const locations = conf.slice(conf.indexOf('  location / {'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  )
  writeFileSync(
    join(work, 'nginx.conf'),
    `daemon off; pid ${work}/pid; error_log ${work}/error.log; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; ${temporary.join(' ')}
  upstream boltspan { ${nodes.map((node) => `server ${new URL(node).host};`).join(' ')} keepalive 32; }
  server { listen 127.0.0.1:${port};
${locations}
}
`,
  )
  const child = spawn('nginx', ['-e', `${work}/error.log`, '-c', join(work, 'nginx.conf')], { stdio: 'inherit' })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
