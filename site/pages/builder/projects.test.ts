import { expect, test } from 'vitest'
import { readSteps, saveSteps } from './projects.ts'

test('returns undo steps only for the structure that they belong to', () => {
  saveSteps('a', '1.structure', 'steps')
  expect(readSteps('a', '1.structure')).toBe('steps')
  expect(readSteps('a', '1.other')).toBeUndefined()
  expect(readSteps('b', '1.structure')).toBeUndefined()
  saveSteps('a', '1.structure', '')
  expect(readSteps('a', '1.structure')).toBeUndefined()
})
