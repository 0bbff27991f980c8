import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { runLimited } from './limited-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const LIMITS = { memoryMb: 100, cpuSeconds: 20, wallSeconds: 60, outputMb: 1 }

function script(source: string) {
  const file = join(temporaryFolder(), 'script.mjs')
  writeFileSync(file, source)
  return pathToFileURL(file)
}

const run = (source: string, more: Partial<typeof LIMITS> = {}, platform?: NodeJS.Platform) =>
  runLimited(script(source), ['given'], { ...LIMITS, ...more }, new AbortController().signal, platform)

async function secondsUntilClosed(connection: Socket): Promise<number> {
  const start = performance.now()
  await once(connection, 'close')
  return (performance.now() - start) / 1000
}

/** On Linux, the shell sets the limit. Other systems use the watchdog. */
describe.each(['linux', 'darwin'] as const)('a limited process on %s', (platform) => {
  test.skipIf(process.platform !== 'linux' && platform === 'linux')(
    'returns its output, and does not get secrets from the environment',
    async () => {
      process.env.STAFF_SECRET = 'a secret'
      const output = await run(
        'console.log(process.argv[2], process.env.STAFF_SECRET, new Uint8Array(50e6).fill(1).length)',
        {},
        platform,
      )
      delete process.env.STAFF_SECRET
      expect(output).toBe('given undefined 50000000\n')
    },
  )

  test.skipIf(process.platform !== 'linux' && platform === 'linux')(
    'ends when it allocates array buffers beyond the memory limit',
    async () => {
      const allocating = 'const kept = []; for (;;) kept.push(new Uint8Array(5e6).fill(1))'
      await expect(run(allocating, {}, platform)).rejects.toMatchObject({ problem: 'memory' })
    },
  )

  test.skipIf(process.platform !== 'linux' && platform === 'linux')(
    'ends when it takes too much processor time',
    async () => {
      await expect(run('for (;;);', { cpuSeconds: 1 }, platform)).rejects.toMatchObject({ problem: 'time' })
    },
  )

  test.skipIf(process.platform !== 'linux' && platform === 'linux')(
    'ends when its parent is killed, even while it is busy',
    async () => {
      const listener = createServer().listen(0, '127.0.0.1')
      await once(listener, 'listening')
      const { port } = listener.address() as AddressInfo
      const busy = script(`
        import { connect } from 'node:net'
        connect(${port}, '127.0.0.1', () => setImmediate(() => { for (;;); }))`)
      const parent = script(`
        import { runLimited } from '${new URL('./limited-process.ts', import.meta.url)}'
        const limits = ${JSON.stringify(LIMITS)}
        await runLimited(new URL('${busy}'), [], limits, new AbortController().signal, '${platform}')`)
      const server = spawn(process.execPath, [fileURLToPath(parent)], { stdio: 'ignore' })
      const [connection] = (await once(listener, 'connection')) as [Socket]
      connection.resume().on('error', () => {})
      server.kill('SIGKILL')
      // The kernel closes the connection when the busy process ends.
      const [elapsed] = await Promise.all([secondsUntilClosed(connection), once(server, 'exit')])
      expect(elapsed).toBeLessThan(LIMITS.cpuSeconds / 2)
      listener.close()
    },
  )
})

test('ends when it waits too long, prints too much, or fails', async () => {
  const waiting = 'setInterval(() => {}, 1000)'
  await expect(run(waiting, { wallSeconds: 0.5 })).rejects.toMatchObject({ problem: 'stalled' })
  await expect(run("process.stdout.write('x'.repeat(2e6))")).rejects.toMatchObject({ problem: 'memory' })
  await expect(run("throw new Error('damaged')")).rejects.toMatchObject({ problem: 'failed' })
})

test('ends when it is aborted', async () => {
  const controller = new AbortController()
  const running = runLimited(script('setInterval(() => {}, 1000)'), [], LIMITS, controller.signal)
  controller.abort()
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
})
