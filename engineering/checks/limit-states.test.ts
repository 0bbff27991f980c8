import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { capitalized } from '../words.ts'
import { checkName } from './check-texts.ts'
import { absences, limitStates } from './limit-states.ts'

it('is the table in the documentation', () => {
  const rows = Object.entries(limitStates).flatMap(([kind, states]) =>
    states.map(({ name, checks, absences: reasons }) => {
      const not = reasons.map((each) => absences[each])
      return `| ${kind} | ${capitalized(name)} | ${checks.map(checkName).join('; ')} | ${not.join('; ') || '–'} |`
    }),
  )
  const docs = readFileSync('docs/engineering.md', 'utf8').split('\n')
  const start = docs.findIndex((line) => line.startsWith('| member | limit state |'))
  expect(docs.slice(start + 2, docs.indexOf('', start))).toEqual(rows)
})
