import { buttonClass } from '../components/button/button.tsx'
import { serverAnswers, tryAgain } from '../router/connection.ts'
import { newElement } from '../services/new-element.ts'
import { OFFLINE_PAGE } from './device-caches.ts'
import { keepTrying } from './keep-trying.ts'
import './notices.css'
import {
  deleteInquiry,
  isSent,
  isWaiting,
  type OutboxEntry,
  outboxEntries,
  sendWaiting,
  watchOutbox,
} from './outbox.ts'
import { dayAndTime, timeOfDay } from './times.ts'

interface NoticesOptions {
  readonly since: Date
  /** True if the page was loaded from this device. */
  readonly kept: boolean
}

/**
 * Shows the connection status and saved inquiries at the bottom of the viewport, and sends the inquiries. It does not
 * use React, because a second root would add 100 bytes of script to every page.
 */
export async function showNotices({ since, kept }: NoticesOptions) {
  let online = !kept && navigator.onLine
  let entries: readonly OutboxEntry[] = []
  let isTrying = false
  let isStopped = false
  let shown = ''

  const status = newElement('div', { role: 'status' })
  const actions = newElement('div')
  const place = newElement('aside', { className: 'offline-notices', ariaLabel: 'Connection' }, status, actions)
  document.body.append(place)

  function show() {
    const sent = entries.filter(isSent)
    const waiting = entries.filter(isWaiting)
    const hasFailed = (isStopped || !isTrying) && waiting.some(({ failure }) => failure !== undefined)
    const lines: (string | Node)[][] = []
    if (!online) {
      const age = window.location.pathname === OFFLINE_PAGE ? '' : `This page is from ${dayAndTime(since)}. `
      lines.push([`You’re offline. ${age}`, linkToDevice('See what’s on this device')])
    } else if (kept) lines.push([`You’re back online. This page is from ${dayAndTime(since)}.`])
    if (waiting.length > 0) {
      const messages = waiting.length === 1 ? ONE_INQUIRY : severalInquiries(waiting.length)
      lines.push([
        messages[hasFailed ? 'failed' : online ? 'sending' : 'waiting'],
        linkToDevice('View, edit, or delete'),
      ])
    }
    for (const { writtenAt } of sent) lines.push([`We sent your inquiry from ${timeOfDay(writtenAt)}.`])
    const buttons: readonly (readonly [string, () => void])[] = [
      ...(online && kept ? [['Load the latest version', () => window.location.reload()] as const] : []),
      ...(hasFailed || isStopped ? [['Try again', retry] as const] : []),
      ...(sent.length > 0 ? [['Dismiss', () => sent.forEach(({ key }) => void deleteInquiry(key))] as const] : []),
    ]
    place.hidden = lines.length === 0
    const texts = lines.flat().map((each) => (typeof each === 'string' ? each : each.textContent))
    const text = [...texts, ...buttons.map(([name]) => name)].join()
    if (text === shown) return
    shown = text
    status.replaceChildren(...lines.map((line) => newElement('p', {}, ...line)))
    const button = { type: 'button', className: buttonClass ?? '' } as const
    actions.replaceChildren(...buttons.map(([name, onclick]) => newElement('button', { ...button, onclick }, name)))
  }

  async function readOutbox() {
    entries = await outboxEntries()
    show()
  }

  /**
   * Sends saved inquiries if the server answers. `navigator.onLine` only indicates that there is a network connection.
   */
  async function connect() {
    if (isTrying) return
    isTrying = true
    const attempt = async (isLast: boolean) => {
      isStopped = false
      show()
      online = await serverAnswers()
      show()
      return online && (!entries.some(isWaiting) || (await sendWaiting(isLast)))
    }
    const onFailure = (stopped: boolean) => {
      isStopped = stopped
      show()
    }
    try {
      await keepTrying(attempt, { onFailure })
    } finally {
      isTrying = false
      show()
    }
  }

  function retry() {
    if (isTrying) tryAgain()
    else void connect()
  }

  window.addEventListener('offline', () => {
    online = false
    show()
    void connect()
  })
  watchOutbox(async () => {
    const before = entries.length
    await readOutbox()
    if (online && entries.length > before) await connect()
  })
  await readOutbox()
  if (!online || entries.some(isWaiting)) await connect()
}

const ONE_INQUIRY = {
  waiting: 'We saved your inquiry on this device and will send it when you’re back online. ',
  sending: 'We saved your inquiry on this device and we’re sending it now. ',
  failed: 'We couldn’t send your inquiry. It’s still saved on this device. ',
}
const severalInquiries = (count: number): typeof ONE_INQUIRY => ({
  waiting: `We saved ${count} inquiries on this device and will send them when you’re back online. `,
  sending: `We saved ${count} inquiries on this device and we’re sending them now. `,
  failed: `We couldn’t send ${count} inquiries. They’re still saved on this device. `,
})

const linkToDevice = (text: string) => newElement('a', { href: OFFLINE_PAGE }, text)
