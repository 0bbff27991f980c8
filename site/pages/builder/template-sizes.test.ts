import { expect, test } from 'vitest'
import { templateOf } from '#builder/templates/templates.ts'
import type { Units } from '../../services/units.ts'
import { readSize } from './template-sizes.ts'

const fieldOf = (id: string, name: string) => {
  const field = templateOf(id)?.fields.find((each) => each.name === name)
  if (!field) throw new Error(`The template ${id} has no field ${name}.`)
  return field
}

test.each<[string, Units, number | string]>([
  ['16', 'us', 16],
  ['16,0', 'us', 16],
  ['16\' 0"', 'us', 16],
  ['192 in', 'us', 16],
  ['4.88', 'metric', 16],
  ['4,88', 'metric', 16],
  ['4880 mm', 'metric', 16],
  ['16 ft', 'metric', 16],
  ['1,5', 'us', 'Length: 8 to 40 ft, not 1,5.'],
  ['18', 'us', 'Length: 16 ft or 20 ft, in steps of 4 ft.'],
  ['5', 'metric', 'Length: 4.88 m or 6.10 m, in steps of 1.22 m.'],
  ['long', 'us', '“long” is not a number. Enter 8 to 40 ft.'],
])('reads the platform length “%s” in %s units as %s', (typed, units, size) => {
  expect(readSize(fieldOf('platform', 'length'), typed, units)).toBe(size)
})

test.each<[string, number | string]>([
  ['2', 2],
  ['２', 2],
  ['2,5', '“2,5” is not a whole number. Enter 2 to 4.'],
])('reads the number of towers “%s” as %s', (typed, count) => {
  expect(readSize(fieldOf('led-frame', 'towers'), typed, 'us')).toBe(count)
})
