/**
 * `node slow-clients.ts PORT COUNT headers|body`: that many connections which send a byte every few seconds. Says how
 * many are open, line by line, until it is killed.
 */
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const [port, count, what] = process.argv.slice(2)
const HEAD = {
  headers: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  body:
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\n' +
    'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
}[what ?? '']

const PACE_MS = 4000

let open = 0

/** Opened again when the server closes it. */
function keepOpen() {
  const socket = connect(Number(port), '127.0.0.1', () => {
    open += 1
    socket.write(HEAD ?? '')
    const timer = setInterval(() => socket.write('a'), PACE_MS)
    socket.once('close', () => {
      open -= 1
      clearInterval(timer)
    })
  })
  socket.on('error', () => {})
  socket.once('close', () => setTimeout(keepOpen, 500))
  socket.resume()
}

for (let index = 0; index < Number(count); index += 1) {
  keepOpen()
  // The server's queue of new connections has 511 places.
  if (index % 100 === 99) await pause(20)
}
setInterval(() => console.log(open), 500)
