import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { failure } from '#contract/failure.ts'
import { contactResponse } from '#contract/inquiries.ts'
import { forms, solve } from '#server/testing/inquiry-forms.ts'

/** Longer than any response should take. */
const TIMEOUT_MS = 60_000

/** Delay before a visitor resubmits a rejected inquiry. */
const RETRY_MS = 250

/** Delay between a visitor's inquiries. Real visitors take longer. */
const PAUSE_MS = 100

export interface Outcome {
  /** Undefined if the connection was lost. */
  readonly status: number | undefined
  /** 'ok', an API error code, 'timeout', 'connection lost', or 'no error code'. */
  readonly code: string
  readonly message: string
  readonly id?: string
  readonly startedAt: number
  readonly ms: number
}

/**
 * Completes a bot check and submits an inquiry, as the form does. `mark` is both the inquiry's idempotency key and its
 * message.
 */
export async function submit(url: string, mark: string): Promise<Outcome> {
  const startedAt = performance.now()
  const timing = () => ({ startedAt, ms: performance.now() - startedAt })
  try {
    const task = await fetch(`${url}/api/bot-check?action=submit_contact`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!task.ok) return { ...(await failureOf(task)), ...timing() }
    const form = {
      ...forms.contact,
      // A mailbox receives only a few confirmations per day.
      email: `${mark}@flyrail.example`,
      message: mark,
      idempotencyKey: mark,
      captchaToken: await solve(await task.json()),
    }
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return { ...(await failureOf(response)), ...timing() }
    const { id } = contactResponse.parse(await response.json())
    return { status: response.status, code: 'ok', message: '', id, ...timing() }
  } catch (error) {
    const code = (error as Error).name === 'TimeoutError' ? 'timeout' : 'connection lost'
    return { status: undefined, code, message: String(error), ...timing() }
  }
}

/** Reads an error response. Errors from the proxy have no error code. */
async function failureOf(response: Response) {
  const text = await response.text()
  const parsed = failure.safeParse(text.startsWith('{') ? JSON.parse(text) : undefined)
  if (parsed.success) return { status: response.status, code: parsed.data.code, message: parsed.data.message }
  return { status: response.status, code: 'no error code', message: text }
}

/** Starts visitors that submit inquiries in a loop. They retry each inquiry until it is accepted. */
export function startVisitors(url: string, count: number) {
  /** Acknowledged inquiry IDs, keyed by mark. */
  const acknowledged = new Map<string, string>()
  /** Marks of inquiries that visitors stopped retrying because the server reported that nothing was stored. */
  const abandoned = new Set<string>()
  const outcomes: Outcome[] = []
  const stopped = new AbortController()
  let listeners: ((outcome: Outcome) => void)[] = []

  async function visit() {
    while (!stopped.signal.aborted) {
      const mark = randomUUID()
      while (!acknowledged.has(mark) && !abandoned.has(mark)) {
        const outcome = await submit(url, mark)
        outcomes.push(outcome)
        if (outcome.id !== undefined) {
          acknowledged.set(mark, outcome.id)
          for (const notify of listeners) notify(outcome)
        } else if (outcome.code === 'NOT_STORED' && Math.random() < 0.5) abandoned.add(mark)
        else await pause(RETRY_MS)
      }
      await pause(PAUSE_MS)
    }
  }

  const visits = Array.from({ length: count }, visit)

  return {
    acknowledged: acknowledged as ReadonlyMap<string, string>,
    abandoned: abandoned as ReadonlySet<string>,
    outcomes: outcomes as readonly Outcome[],

    /** Waits until an inquiry submitted after this call is acknowledged. Returns the elapsed time in ms. */
    nextAcknowledged() {
      const now = performance.now()
      return new Promise<number>((done) => {
        listeners.push(function notify({ startedAt }) {
          if (startedAt < now) return
          listeners = listeners.filter((each) => each !== notify)
          done(performance.now() - now)
        })
      })
    },

    /** Stops each visitor after its current inquiry is accepted or abandoned. */
    async stop() {
      stopped.abort()
      await Promise.all(visits)
    },
  }
}

/** Starts a visitor that requests the pages in a loop. */
export function startReader(url: string, paths: readonly string[]) {
  const outcomes: Pick<Outcome, 'status' | 'ms' | 'startedAt'>[] = []
  let isStopped = false

  const reading = (async () => {
    for (let index = 0; !isStopped; index += 1) {
      const startedAt = performance.now()
      const response = await fetch(url + paths[index % paths.length], { signal: AbortSignal.timeout(TIMEOUT_MS) })
        .then(async (each) => ({ status: each.status, body: await each.arrayBuffer() }))
        .catch(() => undefined)
      outcomes.push({ status: response?.status, ms: performance.now() - startedAt, startedAt })
      await pause(20)
    }
  })()

  return {
    outcomes: outcomes as readonly Pick<Outcome, 'status' | 'ms' | 'startedAt'>[],
    async stop() {
      isStopped = true
      await reading
    },
  }
}
