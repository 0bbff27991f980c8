import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { failure } from '../contract/failure.ts'
import { contactResponse } from '../contract/inquiries.ts'
import { forms, solve } from '../server/testing/inquiry-forms.ts'

/** Longer than any answer may take: what does not answer until then hangs. */
const PATIENCE_MS = 60_000

/** Before a visitor submits again what was not taken. */
const RETRY_MS = 250

/** Between two inquiries of one visitor, in our haste. */
const THINKING_MS = 100

/** What a request came to: a status with the code of the failure, if any, or that the connection broke. */
export interface Answer {
  readonly status: number | undefined
  readonly code: string
  readonly message: string
  readonly id?: string
  readonly askedAt: number
  readonly ms: number
}

/** Sends one inquiry as the form does: a bot check first; `mark` is its key and its message. */
export async function submit(url: string, mark: string): Promise<Answer> {
  const askedAt = performance.now()
  const since = () => ({ askedAt, ms: performance.now() - askedAt })
  try {
    const task = await fetch(`${url}/api/bot-check?action=submit_contact`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!task.ok) return { ...(await failureOf(task)), ...since() }
    const form = { ...forms.contact, message: mark, idempotencyKey: mark, captchaToken: await solve(await task.json()) }
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) return { ...(await failureOf(answer)), ...since() }
    const { id } = contactResponse.parse(await answer.json())
    return { status: answer.status, code: 'ok', message: '', id, ...since() }
  } catch (error) {
    const code = (error as Error).name === 'TimeoutError' ? 'hangs' : 'connection lost'
    return { status: undefined, code, message: String(error), ...since() }
  }
}

/** An answer of the API says what happened; one of the proxy in front of it has its status alone. */
async function failureOf(answer: Response) {
  const text = await answer.text()
  const parsed = failure.safeParse(text.startsWith('{') ? JSON.parse(text) : undefined)
  if (parsed.success) return { status: answer.status, code: parsed.data.code, message: parsed.data.message }
  return { status: answer.status, code: 'says nothing', message: text }
}

/** People who send one inquiry after the other, each until it is taken. */
export function startVisitors(url: string, count: number) {
  /** By mark, the id that the visitor was given. */
  const acknowledged = new Map<string, string>()
  /** Marks of visitors who believed that nothing had been kept, and left. */
  const left = new Set<string>()
  const answers: Answer[] = []
  const stopped = new AbortController()
  let waiting: ((answer: Answer) => void)[] = []

  async function visit() {
    while (!stopped.signal.aborted) {
      const mark = randomUUID()
      while (!acknowledged.has(mark) && !left.has(mark)) {
        const answer = await submit(url, mark)
        answers.push(answer)
        if (answer.id !== undefined) {
          acknowledged.set(mark, answer.id)
          for (const notify of waiting) notify(answer)
        } else if (answer.code === 'NOT_STORED' && Math.random() < 0.5) left.add(mark)
        else await pause(RETRY_MS)
      }
      await pause(THINKING_MS)
    }
  }

  const visits = Array.from({ length: count }, visit)

  return {
    acknowledged: acknowledged as ReadonlyMap<string, string>,
    left: left as ReadonlySet<string>,
    answers: answers as readonly Answer[],

    /** Milliseconds until an inquiry is acknowledged that was begun after this call. */
    nextAcknowledged() {
      const now = performance.now()
      return new Promise<number>((done) => {
        waiting.push(function notify({ askedAt }) {
          if (askedAt < now) return
          waiting = waiting.filter((each) => each !== notify)
          done(performance.now() - now)
        })
      })
    },

    /** Each of them ends with what has been begun. */
    async stop() {
      stopped.abort()
      await Promise.all(visits)
    },
  }
}

/** Somebody who reads one page after the other. */
export function startReader(url: string, paths: readonly string[]) {
  const answers: Pick<Answer, 'status' | 'ms' | 'askedAt'>[] = []
  let stopped = false

  const reading = (async () => {
    for (let index = 0; !stopped; index += 1) {
      const askedAt = performance.now()
      const answer = await fetch(url + paths[index % paths.length], { signal: AbortSignal.timeout(PATIENCE_MS) })
        .then(async (each) => ({ status: each.status, body: await each.arrayBuffer() }))
        .catch(() => undefined)
      answers.push({ status: answer?.status, ms: performance.now() - askedAt, askedAt })
      await pause(20)
    }
  })()

  return {
    answers: answers as readonly Pick<Answer, 'status' | 'ms' | 'askedAt'>[],
    async stop() {
      stopped = true
      await reading
    },
  }
}
