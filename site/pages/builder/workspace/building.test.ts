/**
 * Builds structures part by part with the builder's suggestions, and compares them with the templates of the same size.
 */
import { expect, test } from 'vitest'
import { problemsOf } from '#builder/contacts.ts'
import { EMPTY_STRUCTURE } from '#builder/model.ts'
import { partsListOf } from '#builder/parts-list.ts'
import { initialValues, templateOf, type Values } from '#builder/templates/templates.ts'
import { shapes } from '#builder/testing.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import { builderParts } from '../builder-parts.server.ts'
import { createBuilder } from './builder.ts'
import { patternsOf } from './patterns.ts'

const catalog = new Map(builderParts().map((part) => [part.partNumber, part]))

/** Where to place a part, if not where the builder suggests. Hole and option numbers start at 1. */
interface Aim {
  readonly at?: readonly [x: number, y: number]
  /** Start of the label of the part to bolt to. */
  readonly to?: string
  readonly pattern?: string
  readonly hole?: number
  readonly option?: number
}

function newSession() {
  const builder = createBuilder({
    projectId: '1a2b3c4d',
    structure: { ...EMPTY_STRUCTURE, revision: 'D' },
    shapeStore: { shapes, load: async () => [], dispose() {} },
    catalog,
    startStatics: () => ({ analyze() {}, dispose() {} }),
  })
  const parts = () => builder.view().structure.parts
  const aimed = () => {
    const { placing } = builder.view()
    if (!placing?.target) throw new Error('The part is not aimed at a hole.')
    return placing.target
  }
  return {
    builder,
    parts,
    async place(partNumber: string, { at, to, pattern, hole, option }: Aim = {}) {
      await builder.startPlacing(partNumber)
      if (at) builder.aimPlacingAtFloor([...at, 0])
      const host = to && parts().find((part) => builder.labelOf(part).startsWith(to))
      if (host) builder.aimPlacingAtPart(host.id)
      if (host && pattern) {
        const shape = shapes(host.partNumber)
        const names = shape ? patternsOf(host, shape).map(({ name }) => name) : []
        builder.aimPlacingAtPart(host.id, names.indexOf(pattern))
      }
      if (hole) builder.aimPlacing({ ...aimed(), hole: hole - 1 })
      if (option) builder.choosePlacement(option - 1)
      builder.place()
      expect(builder.view().message).toMatchObject({ tone: 'plain' })
    },
    selectLast: (count: number) =>
      builder.select(
        parts()
          .slice(-count)
          .map(({ id }) => id),
        'replace',
      ),
  }
}

function expectTemplate({ builder }: ReturnType<typeof newSession>, id: string, values: Values) {
  const template = templateOf(id)
  if (!template) throw new Error(`The template ${id} is missing.`)
  const linesOf = (structure: Parameters<typeof partsListOf>[0]) =>
    partsListOf(structure, shapes)
      .lines.map(({ partNumber, quantity }) => `${quantity} × ${partNumber}`)
      .sort()
  const { structure } = builder.view()
  expect(linesOf(structure)).toEqual(
    linesOf(template.make({ ...initialValues(template), ...values }, computedStatics())),
  )
  expect(problemsOf(structure, shapes)).toEqual([])
}

test('builds an LED wall whose parts list matches its template', { timeout: 60_000 }, async () => {
  const session = newSession()
  const { builder, place, selectLast } = session
  await place('BS-TR-GB12', { at: [18, 0] })
  for (const partNumber of ['BS-TR12A-10', 'BS-TR12A-04', 'BS-PL-SP12', 'BS-PL-SP12']) await place(partNumber)
  await place('BS-TR12A-04', { to: 'BS-TR12A-10', pattern: 'Back', hole: 1 })
  for (const partNumber of ['BS-TR-GB12', 'BS-PL-G90-12', 'BS-PL-G90-12']) await place(partNumber)
  builder.selectAll()
  builder.array(2, [204, 0, 0])
  await place('BS-TR12A-10', { to: 'BS-TR12A-04 (1 ', pattern: 'Top', option: 2 })
  builder.move([-12, 0, 0])
  for (const partNumber of ['BS-TR12A-10', 'BS-PL-SP12', 'BS-PL-SP12']) await place(partNumber)
  await place('BS-PL-G180-12', { to: 'BS-TR12A-04 (1 ' })
  await place('BS-PL-G180-12')
  selectLast(2)
  builder.array(2, [204, 0, 0])
  expectTemplate(session, 'led-frame', { width: 20, height: 14, outrigger: 4, towers: 2 })
})

test('builds a platform whose parts list matches its template', { timeout: 60_000 }, async () => {
  const session = newSession()
  const { builder, place, selectLast } = session
  await place('BS-MO-LF12', { at: [6, 6] })
  for (const partNumber of ['BS-PL-SC12-050', 'BS-PL-SC12-050', 'BS-TR-CB12', 'BS-TR12A-01']) await place(partNumber)
  builder.selectAll()
  builder.array(3, [90, 0, 0])
  await place('BS-TR12A-08', { to: 'BS-TR12A-01 (1 ', pattern: 'Top', option: 2 })
  await place('BS-TR12A-08')
  for (const [leg, step] of [
    [1, 90],
    [3, -90],
  ] as const) {
    await place('BS-PL-G90-12', { to: `BS-TR12A-01 (${leg} ` })
    await place('BS-PL-G90-12')
    selectLast(2)
    builder.array(2, [step, 0, 0])
  }
  builder.selectAll()
  builder.duplicate()
  builder.move([0, 72, 0])
  await place('BS-TR12A-06', { to: 'BS-TR-CB12 (1 ', pattern: 'Back' })
  builder.array(3, [90, 0, 0])
  await place('BS-JH-TR03', { to: 'BS-TR12A-08 (1 ', pattern: 'Back', hole: 8 })
  await place('BS-TR03A-06')
  await place('BS-JH-TR03', { to: 'BS-TR12A-08 (3 ', pattern: 'Front', hole: 8 })
  selectLast(3)
  builder.array(5, [18, 0, 0])
  builder.array(2, [96, 0, 0])
  await place('BS-AC-DP96', { to: 'BS-TR12A-08 (1 ', pattern: 'Top' })
  builder.array(2, [96, 0, 0])
  builder.array(2, [0, 48, 0])
  expectTemplate(session, 'platform', { length: 16, width: 8, height: 4, load: '40', lateral: '2', rails: 'none' })
})
