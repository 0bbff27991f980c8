import { expect, test, vi } from 'vitest'
import { createLiveContent } from './live-content.ts'
import { derivedContent } from './stored-content.ts'

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`)

test('shows and hides a notice within a minute after the clock is set forward or back', async () => {
  vi.useFakeTimers()
  try {
    let now = at('12:00')
    const body = {
      text: 'Closed.',
      link: '',
      linkText: '',
      start: at('11:00').toISOString(),
      end: at('13:00').toISOString(),
    }
    const live = createLiveContent({
      pages: undefined,
      published: async () => [derivedContent('notice', 'site', body)],
      clock: () => now,
      onChange: () => {},
      log: { info() {}, warn() {}, error() {} },
    })
    const isShown = () => live.edits().has('notice/site')
    const setClock = async (time: string) => {
      now = at(time)
      await vi.advanceTimersByTimeAsync(60_000)
    }
    await live.sync()
    expect(isShown()).toBe(true)
    for (const [time, shown] of [
      ['14:00', false],
      ['12:30', true],
      ['10:00', false],
      ['12:30', true],
      ['23:00', false],
      ['11:30', true],
    ] as const) {
      await setClock(time)
      expect(isShown(), time).toBe(shown)
    }
    await live.stop()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
