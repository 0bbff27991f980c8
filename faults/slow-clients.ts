/**
 * `node slow-clients.ts PORT COUNT headers|body|responses`: opens COUNT connections that each send one byte every 4 s,
 * or that request files and never read the responses. Prints the number of open connections twice a second until it is
 * killed.
 */
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const [port, count, part] = process.argv.slice(2)
const HEAD = {
  headers: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  body:
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\n' +
    'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  // Eight responses of 3 MB are more than the operating systems of both sides buffer.
  responses: 'GET /content/documents/catalog-v5.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8),
}[part ?? '']

const INTERVAL_MS = 4000

let open = 0

/** Opens a connection, and reopens it when the server closes it, unless it doesn't read responses. */
function keepOpen() {
  const socket = connect(Number(port), '127.0.0.1', () => {
    open += 1
    socket.write(HEAD ?? '')
    const timer = part === 'responses' ? undefined : setInterval(() => socket.write('a'), INTERVAL_MS)
    socket.once('close', () => {
      open -= 1
      clearInterval(timer)
    })
  })
  socket.on('error', () => {})
  if (part === 'responses') return
  socket.once('close', () => setTimeout(keepOpen, 500))
  socket.resume()
}

for (let index = 0; index < Number(count); index += 1) {
  keepOpen()
  // Open connections in batches, because the operating system queues at most 511 connections that the server hasn't
  // accepted yet.
  if (index % 100 === 99) await pause(20)
}
setInterval(() => console.log(open), 500)
