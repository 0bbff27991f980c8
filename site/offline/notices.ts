import { buttonClass } from '../components/button/button.tsx'
import { backOnline, serverAnswers } from '../router/connection.ts'
import { addStyle } from '../services/lazy-style.ts'
import { OFFLINE_PAGE } from './device-caches.ts'
import style from './notices.css?inline'
import { deleteInquiry, isSent, type OutboxEntry, outboxEntries, sendWaiting, watchOutbox } from './outbox.ts'
import { hasOutbox } from './outbox-name.ts'
import { dayAndTime, timeOfDay } from './times.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

interface NoticesOptions {
  /** From when the page is. */
  readonly since: Date
  /** Whether it came from this device. */
  readonly kept: boolean
}

/**
 * Says at the foot of the window that there is no connection, and what becomes of inquiries that wait; sends these.
 * Without React: a second root would cost every page 100 bytes of script.
 */
export async function showNotices({ since, kept }: NoticesOptions) {
  let online = !kept && navigator.onLine
  let entries: readonly OutboxEntry[] = []

  addStyle(style)
  const place = document.createElement('aside')
  place.className = 'offline-notices'
  place.setAttribute('aria-label', 'Connection')
  const status = document.createElement('div')
  status.setAttribute('role', 'status')
  const actions = document.createElement('div')
  const botCheckPlace = document.createElement('div')
  place.append(status, actions, botCheckPlace)
  document.body.append(place)

  function show() {
    const sent = entries.filter(isSent)
    const waiting = entries.length - sent.length
    const lines: (string | Node)[][] = []
    if (!online) {
      const age = window.location.pathname === OFFLINE_PAGE ? '' : `This page is of ${dayAndTime(since)}. `
      lines.push([`You are offline. ${age}`, linkToDevice('What is on this device')])
    } else if (kept) lines.push([`The connection is back. This page is still that of ${dayAndTime(since)}.`])
    if (waiting > 0) {
      const which = waiting === 1 ? 'An inquiry waits' : `${waiting} inquiries wait`
      lines.push([`${which} on this device to be sent. `, linkToDevice('See, edit or delete')])
    }
    for (const { writtenAt } of sent) lines.push([`Your inquiry of ${timeOfDay(writtenAt)} was sent.`])
    place.hidden = lines.length === 0
    const text = lines.flat().map((each) => (typeof each === 'string' ? each : each.textContent))
    if (status.textContent === text.join('')) return
    status.replaceChildren(...lines.map(paragraph))
    actions.replaceChildren(
      ...(online && kept ? [button('Show the present page', () => window.location.reload())] : []),
      ...(sent.length > 0 ? [button('Close', () => sent.forEach(({ key }) => void deleteInquiry(key)))] : []),
    )
  }

  async function readOutbox() {
    entries = (await hasOutbox()) ? await outboxEntries() : []
    show()
  }

  async function send() {
    if (!entries.some((entry) => !isSent(entry))) return
    if (!(await sendWaiting(botCheckPlace))) void lose()
  }

  /** The browser only knows whether there is a network, not whether the server can be reached. */
  async function lose() {
    if (isWaiting) return
    isWaiting = true
    online = false
    show()
    let pauseMs = FIRST_PAUSE_MS
    while (!(await serverAnswers())) {
      await backOnline(pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
    isWaiting = false
    online = true
    show()
    await send()
  }
  let isWaiting = false

  window.addEventListener('offline', lose)
  watchOutbox(async () => {
    const before = entries.length
    await readOutbox()
    if (online && entries.length > before) await send()
  })
  await readOutbox()
  if (online) await send()
  else await lose()
}

function paragraph(content: readonly (string | Node)[]) {
  const element = document.createElement('p')
  element.append(...content)
  return element
}

function linkToDevice(text: string) {
  const link = document.createElement('a')
  link.href = OFFLINE_PAGE
  link.textContent = text
  return link
}

function button(text: string, onClick: () => void) {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = buttonClass ?? ''
  element.textContent = text
  element.addEventListener('click', onClick)
  return element
}
