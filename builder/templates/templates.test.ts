import { expect, test } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import { nearestSizes } from '#engineering/sizes.ts'
import { connectionsOf } from '../connections.ts'
import { problemsOf } from '../contacts.ts'
import { boundsOf } from '../edit.ts'
import { partForm } from '../shapes.ts'
import { structureSchema } from '../structure-schema.ts'
import { shapes } from '../testing.ts'
import { initialValues, type Template, templates, type Values, valueProblems, withSizes } from './templates.ts'

/** Steel platforms carry all loads at the initial dimensions, and the initial load at the maximum dimensions. */
const STEEL = { truss: 'BS-TR12S' } as const

/** Values to test for a template: initial, lowest, highest, and each option. */
function samples(template: Template): Values[] {
  const initial = initialValues(template)
  const all = (of: (field: Template['fields'][number]) => number) =>
    ({ ...initial, ...Object.fromEntries(template.fields.map((field) => [field.name, of(field)])) }) as Values
  return [
    initial,
    all(({ min }) => min),
    { ...all(({ max }) => max), ...(template.id === 'platform' ? STEEL : {}) },
    ...template.choices.flatMap(({ name, options }) =>
      options.map(({ value }) => ({ ...initial, ...(name === 'load' ? STEEL : {}), [name]: value })),
    ),
    ...template.fields.flatMap((field) =>
      [1, 5].map((steps) => ({ ...initial, [field.name]: nearestSizes(field, field.min + steps * field.step)[0] })),
    ),
  ]
}

test.each(templates.map((template) => [template.id, template] as const))(
  'builds a %s from connected parts, with no floating or intersecting parts',
  (_, template) => {
    for (const values of samples(template)) {
      expect(valueProblems(template, values)).toEqual({})
      const structure = template.make(values, computedStatics())
      const label = JSON.stringify(values)
      expect(structureSchema.safeParse(structure).error, label).toBeUndefined()
      expect(
        structure.parts.filter(({ partNumber }) => !shapes(partNumber)),
        label,
      ).toEqual([])
      expect(problemsOf(structure, shapes), label).toEqual([])
      const connections = connectionsOf(structure, shapes)
      expect(
        connections.filter(({ isPartial }) => isPartial),
        label,
      ).toEqual([])
      const joined = new Set(connections.flatMap(({ a, b }) => [a, b]))
      const loose = structure.parts.filter(
        ({ id, partNumber }) => !joined.has(id) && !partNumber.startsWith('BS-AC-DP'),
      )
      expect(structure.parts.length === 1 ? [] : loose, label).toEqual([])
    }
  },
)

test('takes a deck height between whole feet, also from a link with fewer decimal places', () => {
  const template = templates.find(({ id }) => id === 'platform') as Template
  const values = withSizes(template, { ...initialValues(template), length: 8, height: 4.1667 })
  expect(valueProblems(template, values)).toEqual({})
  const { parts } = template.make(values, computedStatics())
  const decks = parts.filter(({ partNumber }) => partForm(partNumber) === 'deck panel')
  expect(boundsOf(decks, shapes)?.[1][2]).toBeCloseTo(50, 0)
})
