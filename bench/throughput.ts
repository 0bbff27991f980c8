/**
 * Compares the throughput of one page with the throughput of a bare node:http server that sends the same bytes. The two
 * servers take turns, so background load affects both equally.
 */
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { median } from './median.ts'
import { type ServerProcess, startBare, startProduct } from './server-process.ts'

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/products/truss' },
    pairs: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
    pipelining: { type: 'string', default: '10' },
  },
})

const product = await startProduct()
const bare = await startBare(product.address + values.path)
const rows = []
try {
  await load(product, 2)
  await load(bare, 2)
  for (let pair = 0; pair < Number(values.pairs); pair += 1) {
    // Alternate the order. Otherwise, a machine that speeds up or slows down would favor one server.
    const productFirst = pair % 2 === 0
    const first = await load(productFirst ? product : bare, Number(values.seconds))
    const second = await load(productFirst ? bare : product, Number(values.seconds))
    const [ours, theirs] = productFirst ? [first, second] : [second, first]
    rows.push({
      'requests/s': Math.round(ours.perSecond),
      'bare requests/s': Math.round(theirs.perSecond),
      ratio: ours.perSecond / theirs.perSecond,
      'CPU µs/request': ours.cpuMicroseconds,
      'bare CPU µs/request': theirs.cpuMicroseconds,
      'CPU ratio': theirs.cpuMicroseconds / ours.cpuMicroseconds,
    })
  }
} finally {
  await Promise.all([product.stop(), bare.stop()])
}
console.table(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rounded(value)]))))
console.log(`${values.path}: median throughput ratio ${rounded(median(rows.map(({ ratio }) => ratio)))}`)
console.log(`${values.path}: median CPU time ratio ${rounded(median(rows.map((row) => row['CPU ratio'])))}`)

async function load(server: ServerProcess, seconds: number) {
  const cpuBefore = server.cpuSeconds()
  const result = await autocannon({
    url: server.address + values.path,
    connections: Number(values.connections),
    pipelining: Number(values.pipelining),
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} responses without status 2xx, ${result.errors} errors`)
  return {
    perSecond: result.requests.average,
    cpuMicroseconds: ((server.cpuSeconds() - cpuBefore) * 1e6) / result.requests.total,
  }
}

function rounded(value: number) {
  return Number(value.toPrecision(3))
}
