import { expect, test } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import { boltSets, chordBolts, frameBolts } from '#engineering/systems/parts-list.ts'
import { partsListOf, shortageOf } from './parts-list.ts'
import { initialValues, templateOf, type Values } from './templates/templates.ts'
import { shapes } from './testing.ts'

const listOf = (id: string, values: Values = {}) => {
  const template = templateOf(id)
  if (!template) throw new Error(`No template ${id}`)
  return partsListOf(template.make({ ...initialValues(template), ...values }, computedStatics()), shapes)
}

const quantities = (lines: readonly { readonly partNumber: string; readonly quantity: number }[]) =>
  Object.fromEntries(lines.map(({ partNumber, quantity }) => [partNumber, quantity]))

test('lists the same truss, plates, and bolts for a goal post as the calculators do', () => {
  const { lines, packing, unfastened } = listOf('goal-post', { width: 24, leg: 10 })
  const joints = 2
  expect(quantities(lines)).toEqual({
    'BS-PL-BS12': 2,
    'BS-TR12A-10': 4,
    'BS-TR12A-04': 1,
    'BS-PL-SP12': 2 * joints,
    'BS-PL-G90-12': 4,
    // The base plates have holes for eight of the twelve bolts in an end frame.
    [boltSets.frames]: joints * frameBolts(12) + 2 * 8,
    [boltSets.plate]: 2 * joints * 8 + 2 * chordBolts(12) + 4 * 6,
  })
  expect(packing).toEqual([
    {
      series: 'BS-TR12A',
      totalFt: 44,
      lengths: [
        { lengthFt: 10, quantity: 4 },
        { lengthFt: 4, quantity: 1 },
      ],
    },
  ])
  expect(unfastened).toEqual([])
})

test('totals the weights of parts and hardware, and finds the center of gravity', () => {
  const { lines, weightLb, centerOfGravity, withoutWeight } = listOf('goal-post', { width: 20, leg: 8 })
  expect(withoutWeight).toEqual([])
  expect(weightLb).toBeCloseTo(lines.reduce((sum, line) => sum + line.quantity * (line.weightLb ?? 0), 0))
  expect(centerOfGravity?.[0]).toBeCloseTo(120)
  expect(centerOfGravity?.[1]).toBeCloseTo(0)
})

test('lists the parts missing from an inventory', () => {
  const lines = [
    { partNumber: 'BS-TR12A-10', quantity: 4 },
    { partNumber: 'BS-PL-SP12', quantity: 2 },
  ]
  expect(shortageOf(lines, { 'BS-TR12A-10': 3, 'BS-PL-SP12': 5 })).toEqual([{ partNumber: 'BS-TR12A-10', quantity: 1 }])
})
