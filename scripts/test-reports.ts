/** Converts the reports of Vitest and Playwright (JSON) and Node's test runner (JUnit) to a common format. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface TestResult {
  /** Path relative to the repository root: 'tests/home.e2e.ts'. */
  readonly file: string
  /** Group names and title, joined by SEPARATOR. Empty if the file failed outside its tests. */
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'not run'
  readonly seconds: number
  /** First line of the error message. */
  readonly why?: string
}

export interface TestReport {
  readonly passed: number
  readonly failed: number
  readonly results: readonly TestResult[]
  /** Errors that occurred outside test files. */
  readonly errors: readonly string[]
}

export const SEPARATOR = ' › '

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
      /** In ms. Absent if the test didn't run. */
      readonly duration?: number
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: 'skipped' | 'expected' | 'unexpected' | 'flaky'
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
  /** Counts of tests. A flaky test failed first and passed on a retry. */
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0] ?? ''

const named = (...titles: readonly string[]) => titles.filter(Boolean).join(SEPARATOR)

const result = (
  file: string,
  name: string,
  outcome: TestResult['outcome'],
  seconds: number,
  why?: string,
): TestResult => ({ file, name, outcome, seconds, ...(outcome === 'failed' && { why: firstLine(why) }) })

const vitestResults = ({ testResults }: VitestReport): TestResult[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const results = assertionResults.map((test) => {
      const outcome = test.status === 'passed' || test.status === 'failed' ? test.status : 'not run'
      const name = named(...test.ancestorTitles, test.title)
      return result(file, name, outcome, (test.duration ?? 0) / 1000, test.failureMessages[0])
    })
    // An import or a hook in the file failed.
    const broken = status === 'failed' && !results.some(({ outcome }) => outcome === 'failed')
    return broken ? [...results, result(file, '', 'failed', 0, message)] : results
  })

const OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'not run' } as const

const playwrightResults = (suite: PlaywrightSuite, file: string, groups: readonly string[] = []): TestResult[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => {
      const why = results.find(({ error }) => error)?.error?.message
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
      return result(file, named(...groups, title), OUTCOMES[status], seconds, why)
    }),
  ),
  ...(suite.suites ?? []).flatMap((group) => playwrightResults(group, file, [...groups, group.title])),
]

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", '#10': '\n', lt: '<', gt: '>', amp: '&' }

const unescaped = (text: string) => text.replaceAll(/&(quot|apos|#10|lt|gt|amp);/g, (_, name) => ENTITIES[name] ?? '')

const attributeOf = (element: string, name: string) =>
  unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '')

/** A failed test case contains a failure element. A passed test case is empty. */
const nodeResults = (xml: string): TestResult[] =>
  [...xml.matchAll(/<testcase ([^>]*?)(\/?)>(?:\s*<(failure|skipped)\b([^>]*))?/g)].map(
    ([, test = '', empty, inside, details = '']) => {
      const outcome = empty ? 'passed' : inside === 'failure' ? 'failed' : 'not run'
      const file = relative(process.cwd(), attributeOf(test, 'file'))
      const seconds = Number(attributeOf(test, 'time'))
      return result(file, attributeOf(test, 'name'), outcome, seconds, attributeOf(details, 'message'))
    },
  )

function readNodeReport(xml: string): TestReport {
  const results = nodeResults(xml)
  const count = (outcome: TestResult['outcome']) => results.filter((each) => each.outcome === outcome).length
  return { passed: count('passed'), failed: count('failed'), results, errors: [] }
}

/** @throws if the file doesn't exist or isn't a test report */
export function readReport(path: string): TestReport {
  const text = readFileSync(path, 'utf8')
  if (text.startsWith('<?xml')) return readNodeReport(text)
  const report = JSON.parse(text) as VitestReport | PlaywrightReport
  if (!('stats' in report)) {
    return { passed: report.numPassedTests, failed: report.numFailedTests, results: vitestResults(report), errors: [] }
  }
  const folder = relative(process.cwd(), report.config.rootDir)
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    results: report.suites.flatMap((suite) => playwrightResults(suite, join(folder, suite.title))),
    errors: report.errors.map(({ message }) => firstLine(message)),
  }
}
