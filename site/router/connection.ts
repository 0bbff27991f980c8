import { backoffMs } from '#contract/backoff.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/**
 * Stop retrying after this many consecutive failures (about two minutes of attempts). After that, only the user or an
 * online event starts another attempt.
 */
export const MAX_ATTEMPTS = 10

const ANSWER_LIMIT_MS = 10_000

/**
 * Returns true if our server answers. While the server restarts, a proxy may answer instead, and a captive portal
 * answers with HTML.
 */
export const serverAnswers = () =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    .then(async (answer) => answer.ok && (await answer.json()).status === 'ok')
    .catch(() => false)

let waiting = 0

/** The `data-offline` attribute on the document shows the notice in `NavigationSpinner`. */
const countWaiting = (change: number) => {
  waiting += change
  document.documentElement.toggleAttribute('data-offline', waiting > 0)
}

/**
 * Waits before the next attempt, longer after each failure. After `MAX_ATTEMPTS`, it waits for the user (`tryAgain`)
 * or an online event.
 * @returns the failure count to continue with: 0 for a new sequence of attempts
 */
export const backOnline = (failures: number, signal?: AbortSignal) =>
  new Promise<number>((resolve) => {
    const restart = () => resolve(0)
    window.addEventListener('online', restart, { once: true })
    signal?.addEventListener('abort', restart)
    if (failures < MAX_ATTEMPTS) setTimeout(resolve, backoffMs(failures, FIRST_PAUSE_MS, LONGEST_PAUSE_MS), failures)
  })

/** Restarts all stopped retries, as if the browser had come back online. */
export const tryAgain = () => window.dispatchEvent(new Event('online'))

/**
 * Loads code or data for the site. While the server is unreachable, it shows a notice and retries `load`.
 * @throws the error from `load` if the server answers or `signal` is aborted
 */
export async function retryOffline<Part>(load: () => Promise<Part>, signal?: AbortSignal, failures = 0): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (signal?.aborted || (await serverAnswers())) throw error
    countWaiting(1)
    try {
      const count = await backOnline(failures + 1, signal)
      if (signal?.aborted) throw error
      return await retryOffline(load, signal, count)
    } finally {
      countWaiting(-1)
    }
  }
}
