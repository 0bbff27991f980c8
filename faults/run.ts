/**
 * `node faults/run.ts [NAME...]`: makes things go wrong under load, and says what became of inquiries, mails, pages and
 * visitors. Ends with 1 if one promise was broken. The findings are written to `test-results/faults.json` too.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clockFaults } from './cases/clock.ts'
import { damagedFiles } from './cases/damaged-files.ts'
import { diskFull } from './cases/disk.ts'
import { killEmbedded, killNodes } from './cases/kill.ts'
import { postgresFaults } from './cases/postgres.ts'
import { s3Faults } from './cases/s3.ts'
import { slowConnections } from './cases/slow-connections.ts'
import { smtpFaults } from './cases/smtp.ts'
import type { Fault } from './fault.ts'
import { table } from './table.ts'
import type { Finding } from './under-load.ts'

const faults: readonly Fault[] = [
  killEmbedded(),
  killNodes(),
  ...postgresFaults,
  ...s3Faults,
  ...smtpFaults,
  diskFull,
  ...clockFaults,
  ...slowConnections,
  ...damagedFiles,
]

const names = process.argv.slice(2)
const unknown = names.filter((name) => !faults.some((fault) => fault.name === name))
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(', ')}. There are: ${faults.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const began = performance.now()
const pending: Promise<readonly [Fault, Finding]>[] = []
for (const fault of faults) {
  if (names.length > 0 && !names.includes(fault.name)) continue
  console.log(`${fault.name}: ${fault.what}`)
  const { finding } = await fault.run()
  pending.push(finding.then((found) => [fault, found]))
}
const results = await Promise.all(pending)

mkdirSync('test-results', { recursive: true })
writeFileSync(
  join('test-results', 'faults.json'),
  JSON.stringify(Object.fromEntries(results.map(([{ name }, finding]) => [name, finding])), null, 2),
)
console.log(`\n${table(results)}\n`)
for (const [{ name }, { told, notes, broken }] of results) {
  console.log(`${name}: ${[...notes, `visitors were told ${JSON.stringify(told)}`].join('; ')}`)
  for (const promise of broken) console.log(`${name}: BROKEN: ${promise}`)
}
console.log(`${results.length} faults in ${((performance.now() - began) / 60_000).toFixed(1)} min`)
process.exit(results.some(([, { broken }]) => broken.length > 0) ? 1 : 0)
