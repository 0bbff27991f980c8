import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the running site. */
    readonly siteUrl: string
  }
}

const ROOT = join(import.meta.dirname, '..')

/** The project's Node binary, because the test runner may use a different version. */
export const NODE = join(ROOT, 'node_modules/.bin/node')

/** Starts the production build on a free port with an empty data folder. */
export async function startSite(env: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'boltspan-'))
  const child = spawn(NODE, ['server/main.ts'], {
    cwd: ROOT,
    // Vitest sets NODE_ENV, which would select React's development build.
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    url: await originOf(child),
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      // Processes of the server can write a last file after the server has ended.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Returns the server's origin and keeps reading its output, because a full pipe would block the server. */
function originOf(child: ChildProcess) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  child.once('exit', () => reject(new Error('The server did not start.')))
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk
    const url = /ready: (http\S+)/.exec(output)?.[1]
    if (url) resolve(url)
  })
  return promise
}

/** Vitest global setup. Starts one server for all test files. */
export async function setup(project: TestProject) {
  const { url, stop } = await startSite()
  project.provide('siteUrl', url)
  return stop
}
