/**
 * Holds each statement of `docs/acceptance.md` against the reports of a whole run: the tests that it names were there
 * and passed. Usage: check-acceptance.ts REPORT...
 */
import { readFileSync } from 'node:fs'
import { faultsOf, readStatements } from './acceptance.ts'
import { readReport } from './test-reports.ts'

const statements = readStatements(readFileSync('docs/acceptance.md', 'utf8'))
const results = process.argv.slice(2).flatMap((path) => readReport(path).results)
const faults = faultsOf(statements, results)
for (const fault of faults) console.error(fault)
const tests = new Set(statements.flatMap((statement) => statement.tests))
console.log(
  `${statements.length} statements of the specification, held by ${tests.size} tests: ${faults.length} faults`,
)
if (faults.length > 0) process.exitCode = 1
