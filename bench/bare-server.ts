/** A minimal Node server that responds to every request with the same headers and body. */
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const address = process.argv[2] ?? ''
const response = await new Promise<IncomingMessage>((done) => {
  get(address, { headers: { 'accept-encoding': 'br' } }, done)
})
const body = Buffer.concat(await response.toArray())
// Omit the headers that Node adds to every response.
const { date, connection, 'keep-alive': keepAlive, ...headers } = response.headers

const server = createServer((_request, response) => {
  response.writeHead(response.statusCode ?? 200, headers as Record<string, string>)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))
