import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fixtureSite } from './testing/fixture-site.ts'

/** Runs the server over the fixture site in a process of its own. */
function startServer(env: Record<string, string> = {}) {
  const { root, remove } = fixtureSite()
  const module = join(import.meta.dirname, 'serve.ts')
  const program = `import { serve } from ${JSON.stringify(module)}; await serve(process.env, ${JSON.stringify(root)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
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
    exited.then((code) => failed(new Error(`exited with ${code}: ${output}`)))
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
    remove()
  })
  return { child, address, exited, root, output: () => output }
}

describe('the process', () => {
  test('finishes an open request on SIGTERM, then closes its database', async () => {
    const { child, address, exited, root, output } = startServer()
    const url = await address
    expect(await (await fetch(`${url}/products`)).text()).toContain('<title>Products</title>')
    expect(existsSync(join(root, 'data', 'boltspan.sqlite-wal'))).toBe(true)

    const open = fetch(`${url}/slow`)
    // Answered after the slow request has been taken in, so that the signal comes in between.
    await fetch(`${url}/healthz`)
    child.kill('SIGTERM')
    child.kill('SIGINT')
    expect(await (await open).text()).toBe('finished')
    expect(await exited).toBe(0)
    expect(output()).toContain('"msg":"stopped"')
    // SQLite removes its log when the last connection has been closed in order.
    expect(existsSync(join(root, 'data', 'boltspan.sqlite-wal'))).toBe(false)
    await expect(fetch(url)).rejects.toThrow()
  })

  test('does not start with a wrong variable, and names it', async () => {
    const { address, exited } = startServer({ PORT: 'eighty' })
    await expect(address).rejects.toThrow('Wrong environment variable: PORT=eighty: must be a port number')
    expect(await exited).toBe(1)
  })
})
