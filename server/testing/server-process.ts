import { spawn } from 'node:child_process'
import { join } from 'node:path'

const SERVE = join(import.meta.dirname, '../../scripts/serve.sh')

/** Runs the server with the site in `root` (`fixtureSite`) in a separate process. */
export function startServer(root: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn('sh', [SERVE, join(import.meta.dirname, 'serve-site.ts'), root], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(root, 'data'), ...env },
  })
  let output = ''
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  const address = new Promise<string>((ready, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const found = /ready: (http:\S+)/.exec(output)?.[1]
      if (found) ready(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then((code) => failed(new Error(`exited with code ${code}: ${output}`)))
  })
  return {
    child,
    address,
    exited,
    output: () => output,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

export type ServerProcess = ReturnType<typeof startServer>
