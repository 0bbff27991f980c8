/** Prints how many tests passed and how many failed (`12 0`), from the JSON report of vitest or Playwright. */
import { readFileSync } from 'node:fs'

interface Report {
  /** Vitest. */
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  /** Playwright; a flaky test failed first and passed when it was repeated. */
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Report
const passed = report.stats ? report.stats.expected + report.stats.flaky : report.numPassedTests
const failed = report.stats ? report.stats.unexpected : report.numFailedTests
console.log(`${passed} ${failed}`)
