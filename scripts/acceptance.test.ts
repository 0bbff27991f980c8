import { describe, expect, test } from 'vitest'
import { faultsOf, readStatements } from './acceptance.ts'
import type { TestResult } from './test-reports.ts'

const ran = (name: string, outcome: TestResult['outcome'] = 'passed', file = 'tests/home.e2e.ts'): TestResult => ({
  file,
  name,
  outcome,
})

const table = (...rows: readonly string[]) =>
  readStatements(['# Acceptance', '| id | statement | tests |', '| --- | --- | --- |', ...rows].join('\n'))

describe('the table of statements', () => {
  test('is read row by row, with as many tests as a row names', () => {
    expect(
      table(
        '| 2.home.1 | The film loops. | `a.ts › one` |',
        'Text.',
        '| 2.home.2 | It is muted. | `a.ts › b`<br>`c.ts › d › e` |',
      ),
    ).toEqual([
      { id: '2.home.1', text: 'The film loops.', tests: ['a.ts › one'] },
      { id: '2.home.2', text: 'It is muted.', tests: ['a.ts › b', 'c.ts › d › e'] },
    ])
  })
})

describe('a statement', () => {
  const loops = table('| 2.home.1 | The film loops. | `tests/home.e2e.ts › the film › plays` |')

  test('holds while its test is there and passes', () => {
    expect(faultsOf(loops, [ran('the film › plays')])).toEqual([])
  })

  test.each([
    [
      'its test failed',
      [ran('the film › plays', 'failed')],
      'is held by a test that failed: tests/home.e2e.ts › the film › plays',
    ],
    [
      'its test was skipped',
      [ran('the film › plays', 'not run')],
      'is held by a test that was skipped: tests/home.e2e.ts › the film › plays',
    ],
    [
      'its test has another name',
      [ran('the film › stops')],
      'names a test that did not run: tests/home.e2e.ts › the film › plays',
    ],
    [
      'its test is in another file',
      [ran('the film › plays', 'passed', 'tests/film.e2e.ts')],
      'names a test that did not run: tests/home.e2e.ts › the film › plays',
    ],
    [
      'its file failed before its tests',
      [ran('', 'failed')],
      'names a test that did not run: tests/home.e2e.ts › the film › plays',
    ],
  ])('does not when %s', (_, results, fault) => {
    expect(faultsOf(loops, results)).toEqual([`2.home.1 (The film loops.) ${fault}`])
  })

  test('may name all tests of a kind, of which none may fail', () => {
    const every = table('| 2.1 | Every route answers. | `tests/home.e2e.ts › * answers (200)` |')
    expect(faultsOf(every, [ran('/ answers (200)'), ran('/about answers (200)')])).toEqual([])
    expect(faultsOf(every, [ran('/ answers (200)'), ran('/about answers (200)', 'failed')])).toHaveLength(1)
    expect(faultsOf(every, [ran('/ answers (404)')])).toHaveLength(1)
  })

  test('without a test, or with the id of another one, is a fault', () => {
    expect(faultsOf(table('| 2.1 | The film loops. |  |'), [])).toEqual(['2.1 (The film loops.) names no test'])
    expect(faultsOf([...loops, ...loops], [ran('the film › plays')])).toEqual([
      '2.home.1 (The film loops.) is the second of this id',
    ])
  })

  test('is missed when the table has none', () => {
    expect(faultsOf(table(), [])).toEqual(['The table has no statements.'])
  })
})
