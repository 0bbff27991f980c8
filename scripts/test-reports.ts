import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface TestResult {
  /** The test file. Playwright's paths are relative to `tests/`. */
  readonly file: string
  /** Group names and title, or the path of a file that couldn't be loaded. */
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'not run'
  readonly seconds: number
  /** First line of the error message. */
  readonly why?: string
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", '#10': '\n', lt: '<', gt: '>', amp: '&' }

const unescaped = (text: string) => text.replaceAll(/&(quot|apos|#10|lt|gt|amp);/g, (_, name) => ENTITIES[name] ?? '')

const attributeOf = (element: string, name: string) =>
  unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '')

/** Parses a JUnit report from Vitest, Playwright, or Node's test runner. */
function resultsIn(xml: string): TestResult[] {
  const withoutOutput = xml.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '')
  const cases = withoutOutput.matchAll(/<testcase((?: [\w-]+="[^"]*")*)(?:\/>|>(.*?)<\/testcase>)/gs)
  return Array.from(cases, ([, test = '', content = '']) => {
    const failure = /<failure((?: [\w-]+="[^"]*")*)/.exec(content)?.[1]
    const [why = ''] = stripVTControlCharacters(attributeOf(failure ?? '', 'message')).split('\n')
    return {
      file: relative(process.cwd(), attributeOf(test, 'file')) || attributeOf(test, 'classname'),
      name: attributeOf(test, 'name'),
      outcome: failure !== undefined ? 'failed' : content.includes('<skipped') ? 'not run' : 'passed',
      seconds: Number(attributeOf(test, 'time')),
      ...(failure !== undefined && { why }),
    }
  })
}

/** @throws if the file doesn't exist */
export const readReport = (path: string): TestResult[] => resultsIn(readFileSync(path, 'utf8'))
