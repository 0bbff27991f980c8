/**
 * Prints how many tests passed and how many failed (`12 1`), from the JSON report of vitest or Playwright or the JUnit
 * report of Node, then a line for each failed test: where it is, its name, and the first line of why.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** A file of tests, or a group of tests in one. */
interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[]
  }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
  /** A flaky test failed first and passed when it was repeated. */
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const line = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => stripVTControlCharacters(part ?? '').split('\n')[0])
    .join(' › ')

/** What failed in vitest: tests, and files that failed outside their tests (an import, a hook). */
const failedInVitest = (report: VitestReport): string[] =>
  report.testResults.flatMap((file) => {
    const where = relative(process.cwd(), file.name)
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [line(where, file.message)]
    return failed.map((test) => line(where, test.fullName, test.failureMessages[0]))
  })

const failedInPlaywright = (suite: PlaywrightSuite, within: readonly string[] = []): string[] => {
  const names = [...within, suite.title]
  return [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => {
        const results = spec.tests.flatMap((test) => test.results)
        return line(...names, spec.title, results.find((result) => result.error)?.error?.message)
      }),
    ...(suite.suites ?? []).flatMap((group) => failedInPlaywright(group, names)),
  ]
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#10;', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What failed in Node's test runner; a case that failed has a failure inside, one that passed is an empty element. */
const failedInNode = (xml: string): string[] =>
  [...xml.matchAll(/<testcase ([^>]*[^/])>\s*<failure ([^>]*)/g)].map(([, test = '', failure = '']) => {
    const attribute = (of: string, name: string) => unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(of)?.[1] ?? '')
    return line(
      relative(process.cwd(), attribute(test, 'file')),
      attribute(test, 'name'),
      attribute(failure, 'message'),
    )
  })

const text = readFileSync(process.argv[2] ?? '', 'utf8')
const report: VitestReport | PlaywrightReport | string = text.startsWith('<?xml') ? text : JSON.parse(text)
if (typeof report === 'string') {
  const failed = failedInNode(report)
  console.log(`${(report.match(/<testcase /g) ?? []).length - failed.length} ${failed.length}`)
  for (const each of failed) console.log(each)
} else if ('stats' in report) {
  console.log(`${report.stats.expected + report.stats.flaky} ${report.stats.unexpected}`)
  for (const error of report.errors) console.log(line(error.message))
  for (const failed of report.suites.flatMap((suite) => failedInPlaywright(suite))) console.log(failed)
} else {
  console.log(`${report.numPassedTests} ${report.numFailedTests}`)
  for (const failed of failedInVitest(report)) console.log(failed)
}
