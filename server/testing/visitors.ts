/**
 * Simulates visitors to a site that is being updated. `node visitors.ts URL` loads pages and their assets, loads assets
 * of pages that were opened at the beginning, searches, and sends inquiries. When its standard input ends, it prints
 * the numbers of requests and failures as JSON, and exits with code 1 if any request failed. No request is repeated,
 * because each request must succeed.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { forms, solve } from './inquiry-forms.ts'

const site = process.argv[2] ?? ''
const PAGES = ['/', '/products', '/products/truss', '/load-tables', '/contact-us', '/about', '/resources']
const QUERIES = ['truss 12 in', 'BS-TR12A-10', 'gusset plate', 'warranty', 'caster']
/** Each visitor's pause between two requests. */
const PAUSE_MS = 10
/** Pause between two searches. All visitors share an address, and an address has a limit of searches per minute. */
const SEARCH_PAUSE_MS = 500
const LIMIT_MS = 30_000

const requests: Record<'page' | 'asset' | 'search' | 'inquiry', number> = { page: 0, asset: 0, search: 0, inquiry: 0 }
const failures: string[] = []
const inquiries = new Set<string>()
let isStopping = false

type Kind = keyof typeof requests

/** Returns the body of a response, or undefined if the request failed. */
async function ask(kind: Kind, path: string, body?: unknown): Promise<string | undefined> {
  requests[kind] += 1
  try {
    const answer = await fetch(site + path, {
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      }),
    })
    const text = await answer.text()
    if (answer.ok) return text
    failures.push(`${new Date().toISOString()} ${path}: ${answer.status} ${text.slice(0, 200)}`)
  } catch (error) {
    failures.push(`${new Date().toISOString()} ${path}: ${error} ${(error as Error).cause ?? ''}`)
  }
  return undefined
}

/** Returns the build assets that a document loads. */
const assetsOf = (document: string) => [...new Set(document.match(/\/assets\/[^"'\s)]+\.\w+/g))]

async function openPage(path: string) {
  const document = await ask('page', path)
  return document === undefined ? [] : assetsOf(document)
}

async function visit() {
  for (let turn = 0; !isStopping; turn += 1) {
    for (const asset of await openPage(PAGES[turn % PAGES.length] as string)) await ask('asset', asset)
    await pause(PAUSE_MS)
  }
}

/** Simulates a visitor whose page was opened before the update. */
async function reloadAssets(assets: readonly string[]) {
  for (let turn = 0; !isStopping; turn += 1) {
    await ask('asset', assets[turn % assets.length] as string)
    await pause(PAUSE_MS)
  }
}

async function search() {
  for (let turn = 0; !isStopping; turn += 1) {
    await ask('search', '/api/search', { query: QUERIES[turn % QUERIES.length] })
    await pause(SEARCH_PAUSE_MS)
  }
}

async function inquire() {
  while (!isStopping) {
    const mark = randomUUID()
    const task = await ask('inquiry', '/api/bot-check?action=submit_contact')
    if (task !== undefined) {
      const captchaToken = await solve(JSON.parse(task))
      const form = { ...forms.contact, message: mark, idempotencyKey: mark, captchaToken }
      const answer = await ask('inquiry', '/api/contact', form)
      if (answer !== undefined) inquiries.add((JSON.parse(answer) as { readonly id: string }).id)
    }
    await pause(PAUSE_MS)
  }
}

const opened = [...new Set((await Promise.all(PAGES.map(openPage))).flat())]
const visitors = Promise.all([visit(), visit(), reloadAssets(opened), search(), search(), inquire(), inquire()])
process.stdin.resume()
await once(process.stdin, 'end')
isStopping = true
await visitors
console.log(JSON.stringify({ requests, inquiries: inquiries.size, failures }))
process.exitCode = failures.length > 0 ? 1 : 0
