/**
 * `node faults/run.ts [NAME...] [--minutes N]`: injects faults under load and reports their effects on inquiries,
 * emails, pages, and visitors. Exits with status 1 if a check fails. Also writes the results to
 * `test-results/faults.json`. `memory-limit` takes N minutes.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clockFaults } from './cases/clock.ts'
import { damagedFiles } from './cases/damaged-files.ts'
import { diskFull } from './cases/disk.ts'
import { killEmbedded, killNodes } from './cases/kill.ts'
import { memoryLimit } from './cases/memory.ts'
import { postgresFaults } from './cases/postgres.ts'
import { killPublishingEmbedded, killPublishingNodes } from './cases/publish.ts'
import { rawRequests } from './cases/raw-requests.ts'
import { s3Faults } from './cases/s3.ts'
import { slowConnections } from './cases/slow-connections.ts'
import { smtpFaults } from './cases/smtp.ts'
import { wrongDatabase } from './cases/wrong-database.ts'
import type { Fault } from './fault.ts'
import { table } from './table.ts'
import type { Finding } from './under-load.ts'

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '2' } },
})

const faults: readonly Fault[] = [
  killEmbedded(),
  killNodes(),
  killPublishingEmbedded(),
  killPublishingNodes(),
  ...postgresFaults,
  ...s3Faults,
  ...smtpFaults,
  diskFull,
  memoryLimit(Number(values.minutes)),
  wrongDatabase,
  ...clockFaults,
  ...slowConnections,
  rawRequests,
  ...damagedFiles,
]

const unknown = names.filter((name) => !faults.some((fault) => fault.name === name))
if (unknown.length > 0) {
  console.error(`Unknown fault: ${unknown.join(', ')}. Available: ${faults.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const startedAt = performance.now()
const pending: Promise<readonly [Fault, Finding]>[] = []
for (const fault of faults) {
  if (names.length > 0 && !names.includes(fault.name)) continue
  console.log(`${fault.name}: ${fault.description}`)
  const { finding } = await fault.run()
  pending.push(finding.then((result) => [fault, result]))
}
const results = await Promise.all(pending)

mkdirSync('test-results', { recursive: true })
writeFileSync(
  join('test-results', 'faults.json'),
  JSON.stringify(Object.fromEntries(results.map(([{ name }, finding]) => [name, finding])), null, 2),
)
console.log(`\n${table(results)}\n`)
for (const [{ name }, { failures, notes, failedChecks }] of results) {
  console.log(`${name}: ${[...notes, `failed submissions: ${JSON.stringify(failures)}`].join('; ')}`)
  for (const check of failedChecks) console.log(`${name}: FAILED: ${check}`)
}
console.log(`${results.length} faults in ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`)
process.exit(results.some(([, { failedChecks }]) => failedChecks.length > 0) ? 1 : 0)
