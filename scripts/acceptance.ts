/** The table of `docs/acceptance.md`: statements of the specification, each with the tests that hold it. */
import { SEPARATOR, type TestResult } from './test-reports.ts'

export interface Statement {
  readonly id: string
  readonly text: string
  /** 'tests/home.e2e.ts › its group › its title'; `*` in a name stands for any text. */
  readonly tests: readonly string[]
}

/** Rows of three cells (id, statement, tests in backticks); heads of tables and everything else are left out. */
export const readStatements = (markdown: string): Statement[] =>
  markdown
    .split('\n')
    .map((line) => /^\| ([^\s|]+) \| (.*) \| (.*) \|$/.exec(line))
    .filter((row) => row !== null)
    .filter(([, id]) => id !== 'id' && id !== '---')
    .map(([, id = '', text = '', tests = '']) => ({
      id,
      text,
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, test = '']) => test),
    }))

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')

const pattern = (name: string) => new RegExp(`^${escaped(name).replaceAll('*', '.*')}$`, 's')

/** The tests that a reference names: those of exactly this name, else those that its asterisks leave open. */
function testsOf(reference: string, results: readonly TestResult[]): readonly TestResult[] {
  const end = reference.indexOf(SEPARATOR)
  const [file, name] = [reference.slice(0, end), reference.slice(end + SEPARATOR.length)]
  const ofFile = results.filter((result) => result.file === file)
  const exact = ofFile.filter((result) => result.name === name)
  return exact.length > 0 ? exact : ofFile.filter((result) => pattern(name).test(result.name))
}

/** Why the statements are not all held by tests that passed; empty if they are. */
export function faultsOf(statements: readonly Statement[], results: readonly TestResult[]): string[] {
  if (statements.length === 0) return ['The table has no statements.']
  const ids = new Set<string>()
  return statements.flatMap(({ id, text, tests }) => {
    const repeated = ids.has(id)
    ids.add(id)
    const faults = [...(repeated ? ['is the second of this id'] : []), ...(tests.length === 0 ? ['names no test'] : [])]
    for (const reference of tests) {
      const named = testsOf(reference, results)
      if (named.length === 0) faults.push(`names a test that did not run: ${reference}`)
      for (const { file, name, outcome } of named) {
        if (outcome !== 'passed') faults.push(`is held by a test that ${said[outcome]}: ${file}${SEPARATOR}${name}`)
      }
    }
    return faults.map((fault) => `${id} (${text}) ${fault}`)
  })
}

const said = { failed: 'failed', 'not run': 'was skipped' } as const
