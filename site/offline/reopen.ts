import { backOnline, MOST_ATTEMPTS, serverAnswers } from '../router/connection.ts'
import { keepTrying } from './keep-trying.ts'

/**
 * Times that a page is opened automatically: each may end here again, where the server answers but the page doesn't
 * load.
 */
const MOST_OPENINGS = 3

const keyOf = (page: string) => `boltspan.reopened ${page}`

/** The user opens the page: count from zero again. */
export function reopen(page: string) {
  sessionStorage.removeItem(keyOf(page))
  window.location.replace(page)
}

/**
 * Opens a page when the server answers.
 * @param onStopped called when that waits for the user or for the browser to be online again
 */
export async function reopenWhenBack(page: string, onStopped: () => void, signal: AbortSignal) {
  const openings = Number(sessionStorage.getItem(keyOf(page)))
  const failures = openings < MOST_OPENINGS ? openings + 1 : MOST_ATTEMPTS
  if (failures === MOST_ATTEMPTS) onStopped()
  await backOnline(failures, signal)
  await keepTrying(serverAnswers, { onFailure: (isStopped) => isStopped && onStopped(), failures: openings, signal })
  if (signal.aborted) return
  sessionStorage.setItem(keyOf(page), String(openings + 1))
  window.location.replace(page)
}
