import { backOnline, MAX_ATTEMPTS, serverAnswers } from '../router/connection.ts'
import { keepTrying } from './keep-trying.ts'

/**
 * Maximum number of times to open the page automatically. The visitor may return here if the server answers but the
 * page fails to load.
 */
const MAX_OPENINGS = 3

const keyOf = (page: string) => `boltspan.reopened ${page}`

/** Opens the page because the visitor asked for it, and resets the count of automatic attempts. */
export function reopen(page: string) {
  sessionStorage.removeItem(keyOf(page))
  window.location.replace(page)
}

/**
 * Opens a page when the server answers.
 * @param onStopped called when the next attempt needs the visitor or an online event
 */
export async function reopenWhenBack(page: string, onStopped: () => void, signal: AbortSignal) {
  const openings = Number(sessionStorage.getItem(keyOf(page)))
  const failures = openings < MAX_OPENINGS ? openings + 1 : MAX_ATTEMPTS
  if (failures === MAX_ATTEMPTS) onStopped()
  await backOnline(failures, signal)
  await keepTrying(serverAnswers, { onFailure: (isStopped) => isStopped && onStopped(), failures: openings, signal })
  if (signal.aborted) return
  sessionStorage.setItem(keyOf(page), String(openings + 1))
  window.location.replace(page)
}
