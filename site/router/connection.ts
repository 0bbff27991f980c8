const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** Whether the server can be reached. A proxy may answer for a server that is starting again. */
export const serverAnswers = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

let waiting = 0

/** `data-offline` on the document shows the notice of `NavigationSpinner`. */
const countWaiting = (change: number) => {
  waiting += change
  document.documentElement.toggleAttribute('data-offline', waiting > 0)
}

export const backOnline = (limitMs: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, limitMs)
    window.addEventListener('online', () => resolve(), { once: true })
  })

/**
 * Loads a part of the site. While the server cannot be reached, the page says so and `load` is tried again.
 * @throws what `load` threw, when the server answers or `signal` is aborted
 */
export async function retryOffline<Part>(load: () => Promise<Part>, signal?: AbortSignal): Promise<Part> {
  let offline = false
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await load()
      } catch (error) {
        if (signal?.aborted || (await serverAnswers())) throw error
        if (!offline) countWaiting(1)
        offline = true
        await backOnline(pauseMs)
        if (signal?.aborted) throw error
      }
    }
  } finally {
    if (offline) countWaiting(-1)
  }
}
