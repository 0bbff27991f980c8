/** The least that Node can do: the same status, headers and bytes for every request, without looking at it. */
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const address = process.argv[2] ?? ''
const answer = await new Promise<IncomingMessage>((done) => {
  get(address, { headers: { 'accept-encoding': 'br' } }, done)
})
const body = Buffer.concat(await answer.toArray())
// Node adds these itself, to both servers' answers.
const { date, connection, 'keep-alive': keepAlive, ...headers } = answer.headers

const server = createServer((_request, response) => {
  response.writeHead(answer.statusCode ?? 200, headers as Record<string, string>)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))
