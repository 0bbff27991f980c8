import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import type { Fault } from '../fault.ts'
import { MIXED_LOAD_ENV } from '../mixed-load.ts'
import { tally } from '../tally.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

const COUNT = 5000

/** Number of connections that send requests at the same time. */
const CONNECTIONS = 200

/** A server that waits for the rest of a request answers after a minute, so don't wait for it. */
const WAIT_MS = 5000

const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

const REQUESTS = [
  'GET /products/truss HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip\r\nIf-None-Match: "a"\r\n\r\n',
  'GET /searchResults?query=truss&page=2 HTTP/1.1\r\nHost: localhost\r\nCookie: a=b; c="d"\r\n\r\n',
  'GET /content/documents/catalog-v5.pdf HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-99,200-\r\n\r\n',
  'HEAD /cad/list.zip?parts=BS-TR12A-10,BS-TR12A-5 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET http://localhost/api/content/notice/site HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\r\n',
  'POST /api/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n11\r\n{"query":"truss"}\r\n0\r\n\r\n',
  post('/api/search', '{"query":"truss 12 in","pageSize":10,"imageUrls":["/content/a.webp"]}'),
  post('/api/contact', '{"contactType":"contact","email":"a@flyrail.example","message":"Truss","captchaToken":"e30="}'),
  post('/api/structures/files/svg', '{"version":1,"name":"A","parts":[{"part":"BS-TR12A-10","at":[0,0,0]}]}'),
  post('/api/auth/sign-in', '{"email":"a@boltspan.example","password":"twelve inch box truss"}'),
  post(
    '/api/files/upload',
    '--a\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\na\r\n--a--\r\n',
  ),
]

const PIECES = [
  ...[
    '\r\n',
    '\n',
    '\r',
    '\0',
    '\ufffe',
    '\ud800',
    'é',
    ' ',
    '\t',
    ':',
    '"',
    '%',
    '%00',
    '%2f',
    '%E0%A4%A',
    '\\',
    '..',
    '//',
    '?',
    '#',
    '@',
  ],
  ...['Content-Length: -1\r\n', 'Content-Length: 99999999999\r\n', 'Transfer-Encoding: chunked\r\n', 'Host: a b\r\n'],
  ...['Expect: 100-continue\r\n', 'Connection: upgrade\r\nUpgrade: h2c\r\n', 'Content-Encoding: gzip\r\n', 'HTTP/9.9'],
  ...['{', '[', '}', 'null', '1e999', '__proto__', '-0', 'a'.repeat(20_000), '[['.repeat(5000)],
]

const pick = <Each>(all: readonly Each[]) => all[randomInt(all.length)] as Each

/**
 * Returns a valid request with one to four random changes. Requests come from different addresses, so the limits per
 * address don't apply.
 */
function brokenRequest(): Buffer {
  const address = `X-Forwarded-For: 10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  let bytes = Buffer.from(pick(REQUESTS).replace('Host: localhost', `Host: localhost\r\n${address}`))
  for (let changes = randomInt(1, 5); changes > 0; changes -= 1) {
    const at = randomInt(bytes.length + 1)
    const removed = randomInt(2) * randomInt(20)
    const added = pick([Buffer.from(pick(PIECES)), Buffer.from([randomInt(256)]), bytes.subarray(at, at + 40)])
    bytes = Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)])
  }
  return bytes
}

/** Sends bytes, and returns the statuses of all responses. */
const statusesOf = (port: number, bytes: Buffer) =>
  new Promise<string[]>((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('latin1')
    // Only status lines are of interest.
    socket.on('data', (text: string) => {
      answer += text.slice(0, 2000)
      if (/^HTTP\/1\.1 [2-5]/.test(answer)) socket.end()
    })
    socket.setTimeout(WAIT_MS, () => socket.destroy())
    socket.on('error', () => {})
    socket.once('close', () => resolve([...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status = '']) => status)))
  })

export const rawRequests: Fault = {
  name: 'raw-requests',
  description: `${COUNT} requests with random changes to their bytes, to one node`,
  async run() {
    const world = await createWorld({ env: () => MIXED_LOAD_ENV })
    const [node] = world.nodes
    const port = Number(new URL(node.url).port)
    return underLoad(world, async ({ note, expect }) => {
      const statuses: string[] = []
      let left = COUNT
      const send = async () => {
        for (; left > 0; left -= 1) {
          const request = brokenRequest()
          const answers = await statusesOf(port, request)
          if (answers.includes('500'))
            note(`answered with 500: ${JSON.stringify(request.toString('latin1').slice(0, 500))}`)
          statuses.push(...(answers.length > 0 ? answers : ['none']))
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, send))
      note(`responses: ${JSON.stringify(tally(statuses))}`)
      expect('no request fails with an internal error', !statuses.includes('500'))
      expect('most requests get a response', statuses.filter((status) => status === 'none').length < COUNT / 2)
      expect('the process runs without a restart', node.server().child.exitCode === null)
    })
  },
}
