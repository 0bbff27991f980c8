import { describe, expect, it } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import type { Load } from '../model.ts'
import { goalPost } from '../templates/frames.ts'
import { analyzed, mountHardwareLb, reaction, utilizationOf } from './analyzed.fixture.ts'
import { part, pointLoad, structureOf, support, UPRIGHT } from './structures.fixture.ts'

const data = computedStatics()
const truss = memberOf('BS-TR12A')
const weightLbPerIn = truss.selfWeightLbPerFt / 12

describe('general checks', () => {
  const beam = (loads: readonly Load[]) =>
    structureOf(
      [part('m', 'BS-TR12A-10', [0, 0, 6])],
      [support('a', 'floor', 'm', [0, 0, -6]), support('b', 'floor', 'm', [120, 0, -6])],
      loads,
    )
  it('releases a floor support that would be in tension', () => {
    const structure = structureOf(
      [part('m', 'BS-TR12A-10', [0, 0, 6])],
      [0, 48, 120].map((x) => support(`s${x}`, 'floor', 'm', [x, 0, -6])),
      [pointLoad('p', 'm', [84, 0, 6], [0, 0, -900])],
    )
    const found = analyzed(structure)
    expect(reaction(found, 's0', 'D + L').forceLb[2]).toBe(0)
    // Without the end support, the beam spans 72 in with a 48 in overhang: 900 / 2 + 64 lb · 60 in / 72 in.
    const middle = 450 + (120 * weightLbPerIn * 60) / 72
    expect(reaction(found, 's48', 'D + L').forceLb[2]).toBeCloseTo(middle, 6)
    expect(found.status).toBe('passes')
  })

  it('combines lateral and vertical bending', () => {
    const found = analyzed(
      beam([pointLoad('p', 'm', [60, 0, 6], [0, 0, -600]), pointLoad('w', 'm', [60, 0, 0], [0, 100, 0], 'wind')]),
    )
    // (700 · 120 / 4 + w L² / 8) / (0.85 · 83,990). When live load and wind act together, both are multiplied by 0.75:
    // 450 + 75 lb. With D only, the wind load is 100 lb.
    const weight = (weightLbPerIn * 120 ** 2) / 8
    const [withWind, alone] = [
      (0.75 * 700 * 30 + weight) / (0.85 * truss.momentInLb),
      (600 * 30 * 1.005 + weight * 1.005) / (0.85 * truss.momentInLb),
    ]
    // The load is above the axis, so out-of-plumb supports also twist the beam: 3 lb · 6 in / 2, against a capacity of
    // 11,330 in·lb.
    expect(utilizationOf(found, 'strength')).toBeCloseTo(
      Math.max(withWind, alone + 9 / (0.85 * (truss.truss?.torqueInLb ?? 0))),
      3,
    )
  })
})

describe('horizontal live loads and beams on hoists', () => {
  it('checks sliding under horizontal dead and live loads', () => {
    const found = analyzed(
      structureOf(
        [part('t', 'BS-TR12A-04', [0, 0, 2.25], UPRIGHT), part('base', 'BS-TR-GB12', [0, 0, 0])],
        [support('s', 'floor', 'base', [0, 0, 0])],
        [pointLoad('d', 't', [12, 0, 0], [4, 0, 0], 'dead'), pointLoad('l', 't', [12, 0, 0], [0, 6, 0])],
      ),
    )
    // (4 + 6) lb / (0.3 · 0.6 · the weight).
    expect(found.stability[0]?.sliding).toBeCloseTo(10 / (0.18 * found.weightLb), 6)
  })

  it('checks sliding when a frame pushes its supports apart', () => {
    const { parts, supports } = goalPost.make({ width: 20, leg: 2, truss: 'BS-TR12A' })
    const on = parts.find(({ group }) => group === 'Beam')?.id ?? ''
    const found = analyzed(
      structureOf(
        parts,
        supports.map((each) => ({ ...each, kind: 'floor' as const })),
        [pointLoad('p', on, [120, 0, 6], [0, 0, -400])],
      ),
    )
    const { forceLb } = reaction(found, 's1', 'D + L')
    const pushed = found.checks.find(({ check, connection }) => check === 'sliding' && connection === 's1')
    expect(pushed?.utilization).toBeCloseTo(forceLb[0] / (0.3 * forceLb[2]), 6)
    expect(found.status).toBe('fails')
  })

  it('checks sliding at a floor support when the other support is anchored', () => {
    const found = analyzed(
      structureOf(
        [part('m', 'BS-TR12A-10', [0, 0, 6])],
        [support('f', 'floor', 'm', [0, 0, -6]), support('a', 'anchored', 'm', [120, 0, -6])],
        [pointLoad('w', 'm', [0, 0, 0], [0, 60, 0], 'wind')],
      ),
    )
    // The floor carries half of the weight and all of the wind load: 60 lb / (0.3 · 0.6 · 32 lb).
    expect(utilizationOf(found, 'sliding')).toBeCloseTo(60 / (0.18 * 5 * truss.selfWeightLbPerFt), 3)
    expect(found.status).toBe('fails')
  })

  it('multiplies the loads on a beam by 1.5 when the beam is supported by both a hoist and the floor', () => {
    const found = analyzed(
      structureOf(
        [part('m', 'BS-TR12A-10', [0, 0, 6]), part('h', 'BS-RG-LM12', [96, 0, 12])],
        [support('f', 'floor', 'm', [0, 0, -6]), support('s', 'hoist', 'h', [0, 0, 2.625])],
        [pointLoad('p', 'm', [48, 0, 6], [0, 0, -1000])],
      ),
    )
    // 1.5 · 1,000 lb · 96 in / 4 = 36,000 in·lb, compared with 94,810 in·lb.
    expect(utilizationOf(found, 'strength')).toBeGreaterThan(36_000 / 94_810)
  })

  it('multiplies the hoisted loads on a flown beam by 1.5 only once', () => {
    const found = analyzed(
      structureOf(
        [part('m', 'BS-TR12A-10', [0, 0, 200]), ...[18, 102].map((x) => part(`h${x}`, 'BS-RG-LM12', [x, 0, 206]))],
        [18, 102].map((x) => support(`s${x}`, 'hoist', `h${x}`, [0, 0, 2.625])),
        [{ ...pointLoad('p', 'm', [60, 0, -6], [0, 0, -500]), isHoisted: true }],
      ),
    )
    const pick = found.checks.find(({ check, part: on }) => check === 'mount' && on.startsWith('h'))
    const mountLb = data.weightLb['BS-RG-LM12'] ?? 0
    expect(pick?.demand).toBeCloseTo(
      (1.5 * (500 + 10 * truss.selfWeightLbPerFt)) / 2 + 1.5 * (mountLb + mountHardwareLb),
      6,
    )
  })
})
