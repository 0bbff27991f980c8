/**
 * Prints how many tests passed and how many failed (`12 1`), from the report of a test runner, then a line for each
 * failed test: where it is, its name, and the first line of why.
 */
import { readReport, SEPARATOR } from './test-reports.ts'

const { passed, failed, results, errors } = readReport(process.argv[2] ?? '')
console.log(`${passed} ${failed}`)
for (const error of errors) console.log(error)
for (const { file, name, outcome, why } of results) {
  if (outcome === 'failed') console.log([file, name, why].filter(Boolean).join(SEPARATOR))
}
