/** Compares platforms in the builder with the platform calculator. */
import { describe, expect, it } from 'vitest'
import { joistMembers, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import type { CheckId } from '#engineering/checks/check-texts.ts'
import type { PartLine } from '#engineering/systems/parts-list.ts'
import { designPlatform } from '#engineering/systems/platform.ts'
import type { LoadClass, PlatformAnswer } from '#engineering/systems/platform-answer.ts'
import type { LateralClass } from '#engineering/systems/platform-bracing.ts'
import { problemsOf } from '../contacts.ts'
import { partsListOf } from '../parts-list.ts'
import { lengthInOf, seriesOf } from '../shapes.ts'
import { structureOfPlatform } from '../templates/results.ts'
import { type Template, TemplateProblem } from '../templates/template.ts'
import { templateOf } from '../templates/templates.ts'
import { shapes } from '../testing.ts'
import { analyze } from './analyze.ts'
import { platformCases } from './samples.fixture.ts'
import { utilizationOf } from './structures.fixture.ts'

const data = computedStatics()

const highest = ({ checks }: PlatformAnswer): number => checks[0]?.utilization ?? 0

describe('a platform in the builder', () => {
  const open = { front: 'open', back: 'open', left: 'open', right: 'open' } as const
  const designs = platformCases().flatMap(({ series, given }) => {
    const answer = designPlatform(memberOf(series), joistMembers(), ratingsOf(series), given)
    return 'field' in answer ? [] : [{ series, given, answer }]
  })
  it('can be designed for most of the sample inputs', () => {
    expect(designs.length).toBeGreaterThanOrEqual(16)
    expect(new Set(designs.map(({ series }) => series)).size).toBe(2)
  })

  // The builder's lateral load includes a fraction of the dead load, so the sliding utilization of the feet is as high as
  // 0.58 under the largest lateral load.
  it.each(designs)(
    'has nearly the same highest utilization in the builder as in the calculator: $series, $given.lengthFt × $given.widthFt × $given.heightIn in, $given.livePsf lb/ft²',
    ({ series, given, answer }) => {
      const structure = structureOfPlatform(series, given, answer)
      const found = analyze(structure, shapes, data)
      expect(found).toMatchObject({ status: 'passes', unrated: [] })
      const most = found.checks[0]?.utilization ?? 0
      expect(most).toBeLessThanOrEqual(Math.max(1.03 * highest(answer), 0.65))
      expect(most).toBeGreaterThanOrEqual(0.85 * highest(answer))
      // The builder adds the moments in both directions, the shear, and the torque. The calculator puts the lateral load
      // of the most loaded leg on all legs, and the load of a stair on two spans next to each other.
      const gussets = answer.bracing.checks.filter(({ check }) => check === 'legGusset' || check === 'bracingGusset')
      const ratio = utilizationOf(found, 'gusset') / Math.max(...gussets.map(({ utilization }) => utilization))
      expect(ratio).toBeGreaterThan(given.stair ? 0.53 : 0.55)
      expect(ratio).toBeLessThan(1.45)
      expect(utilizationOf(found, 'overturning')).toBeGreaterThanOrEqual(0.95 / 0.6 / answer.bracing.overturningFactor)
    },
  )

  /**
   * Range of the builder's utilization divided by the calculator's. The foot of the builder is up to 2 in lower, its
   * guardrails are shorter than the edges or absent, and 4 ft panels are not at every joist. In the frame, the lateral
   * load on the feet includes a fraction of the dead load.
   */
  const ranges: Readonly<Partial<Record<CheckId, readonly [least: number, most: number]>>> = {
    foot: [0.95, 1.035],
    screw: [0.93, 1],
    column: [0.95, 1],
    legGusset: [0.96, 1],
    legJoint: [0.95, 1],
    bracingGusset: [0.94, 1],
    bracingBlock: [0.96, 1],
    blockJoint: [0.9, 1.1],
    hanger: [0.84, 1.015],
    overturning: [0.965, 2],
  }

  /**
   * The builder has no guardrail along the 4 ft of a stair. The calculator counts the guardrail of the whole edge: 4 × 11.8 =
   * 47 lb more, on a leg with as little as 1,600 lb.
   */
  const OPEN_AT_STAIR = 0.03

  it.each(designs)(
    'has the loads on legs, feet, and hangers of the calculator: $series, $given.lengthFt × $given.widthFt × $given.heightIn in, $given.livePsf lb/ft²',
    ({ series, given, answer }) => {
      const found = analyze(structureOfPlatform(series, given, answer), shapes, data)
      for (const { check, part, utilization } of answer.checks) {
        const [usual, most] = (part !== 'joist' && part !== 'crossTruss' && ranges[check]) || []
        const least = usual && usual - (given.stair ? OPEN_AT_STAIR : 0)
        if (least === undefined || most === undefined || utilization < 0.02) continue
        expect(utilizationOf(found, check) / utilization, check).toBeGreaterThan(least)
        expect(utilizationOf(found, check) / utilization, check).toBeLessThan(most)
      }
    },
  )

  it('has the weight of the parts list, without guardrails and stairs', () => {
    for (const { series, given } of platformCases().slice(0, 8)) {
      const { stair: _, ...bare } = { ...given, rails: open }
      const answer = designPlatform(memberOf(series), joistMembers(), ratingsOf(series), bare)
      if ('field' in answer) continue
      const weightLb = answer.parts.reduce(
        (sum, { partNumber, quantity }) => sum + quantity * (data.weightLb[partNumber] ?? Number.NaN),
        0,
      )
      expect(answer.bracing.deadPsf * bare.lengthFt * bare.widthFt).toBeCloseTo(weightLb, 6)
    }
  })

  it.each(designs)(
    'has the same parts list as the calculator, and no intersections: $series, $given.lengthFt × $given.widthFt × $given.heightIn in, stair $given.stair, $given.rails.front',
    ({ series, given, answer }) => {
      const structure = structureOfPlatform(series, given, answer)
      const quantities = (lines: readonly PartLine[]) =>
        Object.fromEntries(lines.map(({ partNumber, quantity }) => [partNumber, quantity]))
      expect(quantities(partsListOf(structure, shapes).lines)).toEqual(quantities(answer.parts))
      expect(problemsOf(structure, shapes)).toEqual([])
    },
  )
})

describe('the platform template', () => {
  const at = <Each>(list: readonly Each[], index: number) => list[index % list.length] as Each
  const samples = Array.from({ length: 24 }, (_, index) => ({
    length: at([16, 24, 8, 40, 12, 20, 32], index),
    width: at([8, 16, 8, 24, 8], index),
    height: at([4, 5, 6, 8, 10, 12], index),
    load: at(['60', '100', '40', '125', '60', '150'], index),
    lateral: at(['5', '7', '10', '5', '5'], index),
    truss: at(['BS-TR12A', 'BS-TR12S', 'BS-TR12A', 'BS-TR12S'], index),
    rails: at(['all', 'none', 'all'], index),
  }))

  it.each(samples)(
    'passes its checks and agrees with the calculator: $truss, $length × $width × $height ft, $load lb/ft²',
    (sample) => {
      const template = templateOf('platform') as Template
      const rail = sample.rails === 'all' ? 'rail' : 'open'
      const answer = designPlatform(memberOf(sample.truss), joistMembers(), ratingsOf(sample.truss), {
        lengthFt: sample.length,
        widthFt: sample.width,
        heightIn: 12 * sample.height,
        livePsf: Number(sample.load) as LoadClass,
        lateral: Number(sample.lateral) as LateralClass,
        friction: 0.3,
        beams: sample.length >= sample.width ? 'long' : 'short',
        rails: { front: rail, back: rail, left: rail, right: rail },
      })
      if ('field' in answer) {
        expect(() => template.make(sample, data)).toThrow(new TemplateProblem(answer.message))
        return
      }
      const structure = template.make(sample, data)
      const found = analyze(structure, shapes, data)
      expect(found).toMatchObject({ status: 'passes', unrated: [] })
      const most = found.checks[0]?.utilization ?? 0
      // An inner beam of the template is 6 in off the edges of the deck panels, so a joist on one of its sides carries
      // 1 + 12 / 84 times the load at one end.
      expect(most).toBeLessThanOrEqual(Math.max(1.07 * highest(answer), 0.65))
      // The beams of the template are inside the edges of the deck, so its joists are shorter and carry the same load. The
      // deflection divided by the span changes with the square of the length.
      const joistsIn = structure.parts.flatMap(({ partNumber }) =>
        seriesOf(partNumber) === answer.joistSeries ? (lengthInOf(partNumber) ?? []) : [],
      )
      const shorter = Math.max(...joistsIn) / (12 * (answer.bayFt - 1))
      const scaled = answer.checks.map(({ part: of, utilization }) => utilization * (of === 'joist' ? shorter ** 2 : 1))
      expect(shorter).toBeLessThanOrEqual(1)
      expect(most).toBeGreaterThanOrEqual(0.85 * Math.max(...scaled))
      // The builder adds the moments in both directions, the shear, and the torque. The calculator puts the lateral load
      // of the most loaded leg on all legs.
      const gussets = answer.bracing.checks.filter(({ check }) => check === 'legGusset' || check === 'bracingGusset')
      const ratio = utilizationOf(found, 'gusset') / Math.max(...gussets.map(({ utilization }) => utilization))
      expect(ratio).toBeGreaterThan(0.55)
      expect(ratio).toBeLessThan(1.45)
    },
  )
})
