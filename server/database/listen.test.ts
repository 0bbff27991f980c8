import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen, MAX_CONNECTIONS } from './postgres.ts'

const GIVEN_UP = 'gave up on notices from other nodes until the database reconnects'

test('reopens a lost connection with increasing backoff, gives up after the limit, and resumes on request', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const pauses: number[] = []
  vi.spyOn(Math, 'random').mockReturnValue(0)
  // Shorten only the listener's pauses. Its connections need real timers.
  const { setTimeout: later } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((call: () => void, ms: number, ...rest: []) => {
    if (call.name !== 'open') return later(call, ms, ...rest)
    pauses.push(ms)
    return later(call, 0)
  }) as typeof setTimeout)
  const log = { warn: vi.fn(), info: vi.fn() }
  const listener = listen(`postgres://user@127.0.0.1:${port}/none`, { onNotice: vi.fn(), log })
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await listener.stop()
    server.close()
  })

  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith(expect.anything(), GIVEN_UP), 20_000)
  expect(connections).toBe(MAX_CONNECTIONS)
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
  // The listener logs one warning for the first lost connection and one when it gives up.
  expect(log.warn).toHaveBeenCalledTimes(2)

  log.warn.mockClear()
  listener.reopen()
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith(expect.anything(), GIVEN_UP), 20_000)
  expect(connections).toBe(2 * MAX_CONNECTIONS - 1)
})
