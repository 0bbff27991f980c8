import { describe, expect, it } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import type { Load } from '../model.ts'
import { partsListOf } from '../parts-list.ts'
import { TemplateProblem } from '../templates/template.ts'
import { initialValues, templates } from '../templates/templates.ts'
import { shapes } from '../testing.ts'
import { analyze } from './analyze.ts'
import { randomStructure } from './samples.fixture.ts'
import { part, splicePlates, structureOf, support } from './structures.fixture.ts'

const data = computedStatics()

describe('the dead load', () => {
  const made = templates.flatMap((template) =>
    (['initial', 'min', 'max'] as const).flatMap((which) => {
      const initial = initialValues(template)
      const sizes = which === 'initial' ? [] : template.fields.map((field) => [field.name, field[which]] as const)
      try {
        return [
          [`${template.id}, ${which}`, template.make({ ...initial, ...Object.fromEntries(sizes) }, data)] as const,
        ]
      } catch (error) {
        if (error instanceof TemplateProblem) return []
        throw error
      }
    }),
  )
  const random = Array.from({ length: 15 }, (_, seed) => [`random ${seed}`, randomStructure(seed)] as const)

  it.each([...made, ...random])('equals the total of the parts list, with hardware: %s', (_, structure) => {
    const { lines } = partsListOf(structure, shapes)
    const totalLb = lines.reduce((sum, { partNumber, quantity }) => {
      const lb = data.weightLb[partNumber]
      if (lb === undefined) throw new Error(`${partNumber} has no weight`)
      return sum + quantity * lb
    }, 0)
    expect(analyze(structure, shapes, data).weightLb).toBeCloseTo(totalLb, 6)
  })

  it('counts the diagonal wind once if wind acts from two sides', () => {
    const tower = templates
      .find(({ id }) => id === 'tower')
      ?.make({ truss: 'BS-TR12S', height: 10, outrigger: 2, outriggers: 'none' }, data)
    if (!tower) throw new Error('There is a tower template')
    const wind = (id: string, psf: number, direction: readonly [number, number, number]): Load => ({
      ...{ id, kind: 'wind', case: 'wind', psf, direction },
    })
    const slidingOf = (loads: readonly Load[]) => analyze({ ...tower, loads }, shapes, data).stability[0]?.sliding ?? 0
    // 1.2 × 4 lb/ft² × 10 ft² at 45° against 0.3 × 0.6 × (194.3 + 54.03 + 2.3) lb
    expect(slidingOf([wind('x', 4, [1, 0, 0])])).toBeCloseTo(48 / 45.11, 2)
    expect(slidingOf([wind('x', 4, [1, 0, 0]), wind('y', 3, [0, 1, 0])])).toBeCloseTo(48 / 45.11, 2)
    expect(slidingOf([wind('y', 3, [0, 1, 0]), wind('x', 4, [1, 0, 0])])).toBeCloseTo(48 / 45.11, 2)
  })

  it('includes the bolts of a spliced joint at the joint', () => {
    const parts = [part('m0', 'BS-TR12A-10', [0, 0, 6]), part('m1', 'BS-TR12A-10', [120, 0, 6])]
    const structure = structureOf(
      [...parts, ...splicePlates('p', [120, 0, 6])],
      [support('s0', 'anchored', 'm0', [0, 0, -6]), support('s1', 'anchored', 'm1', [120, 0, -6])],
      [],
    )
    // Two plates, 12 bolts in the end frames, and 16 bolts in the plates.
    const jointLb = 2 * 1.834 + 12 * 0.1913 + 16 * 0.1774
    const { checks } = analyze(structure, shapes, data)
    const moment = checks.find(({ check }) => check === 'joint')?.terms?.find(({ symbol }) => symbol === 'M')?.demand
    // The supports are anchored, so the moment is that of a simple span with a lateral part of 1/200.
    const byHand = ((2 * 76.87 * 240) / 8 + (jointLb * 240) / 4) * 1.005
    expect((moment ?? 0) / byHand).toBeGreaterThan(0.97)
    expect((moment ?? 0) / byHand).toBeLessThan(1.01)
  })
})
