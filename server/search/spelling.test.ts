import { expect, test } from 'vitest'
import { distance } from './spelling.ts'

test.each([
  ['gusset', 'gusset', 0],
  ['gussett', 'gusset', 1],
  ['aluminimum', 'aluminum', 2],
  ['swivle', 'swivel', 1],
  ['trsus', 'truss', 1],
  ['hinge', 'truss', 4],
])('from %s to %s it takes %i', (from, to, steps) => {
  expect(distance(from, to, 3)).toBe(steps)
})
