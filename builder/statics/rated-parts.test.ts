import { describe, expect, it } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import type { Connection } from '../connections.ts'
import type { Load, PlacedPart, Point, Turn } from '../model.ts'
import { Assembly, turnTo } from '../templates/assembly.ts'
import { cross, scaled, sum } from '../turns.ts'
import type { Analysis } from './analyze.ts'
import { analyzed, mountHardwareLb, reaction, utilizationOf } from './analyzed.fixture.ts'
import { BACK, part, pointLoad, splicePlates, structureOf, support, UPRIGHT } from './structures.fixture.ts'

const data = computedStatics()
const truss = memberOf('BS-TR12A')
const weightLbPerIn = truss.selfWeightLbPerFt / 12

describe('parts with ratings', () => {
  /** 12 in truss on two lifting mounts, whose bolts line up with holes in the upper chords at x = 18 and 102. */
  const flown = (loads: readonly Load[], mount = 'BS-RG-LM12') =>
    structureOf(
      [part('m', 'BS-TR12A-10', [0, 0, 200]), part('l', mount, [18, 0, 206]), part('r', mount, [102, 0, 206])],
      [support('a', 'hoist', 'l', [0, 0, 2.625]), support('b', 'hoist', 'r', [0, 0, 2.625])],
      loads,
    )

  it('checks each hoist load against the rating of its mount, including the dynamic factor of 1.5', () => {
    const found = analyzed(flown([pointLoad('p', 'm', [60, 0, -6], [0, 0, -500])]))
    const mountLb = data.weightLb['BS-RG-LM12'] ?? 0
    const half = (500 + 10 * truss.selfWeightLbPerFt) / 2
    expect(found.unrated).toEqual([])
    expect(utilizationOf(found, 'mount', 'l')).toBeCloseTo((1.5 * (half + mountLb + mountHardwareLb)) / 850, 6)
    expect(found.status).toBe('passes')
  })

  it('lets the next hoist catch a beam that tilts off a hoist that is too high', () => {
    const [weightLb, jointLb] = [data.weightLb['BS-TR12S-10'] ?? 0, 2 * 1.834 + 12 * 0.1913 + 16 * 0.1774]
    const mountLb = (data.weightLb['BS-RG-LM12'] ?? 0) + mountHardwareLb
    const halfLb = data.weightLb['BS-TR12S-05'] ?? 0
    const found = analyzed(
      structureOf(
        [
          part('m0', 'BS-TR12S-10', [0, 0, 200]),
          part('m1', 'BS-TR12S-05', [120, 0, 200]),
          ...splicePlates('p', [120, 0, 200]),
          ...[9, 78, 138].map((x) => part(`h${x}`, 'BS-RG-LM12', [x, 0, 206])),
        ],
        [9, 78, 138].map((x) => support(`s${x}`, 'hoist', `h${x}`, [0, 0, 2.625])),
        [pointLoad('p', 'm1', [6, 0, -6], [0, 0, -81])],
      ),
    )
    // The middle hoist is 1/2 in too high, so the beam hangs from it and tilts until the third hoist is taut. The first
    // mount hangs from the beam.
    const momentInLb = weightLb * (60 - 78) + halfLb * (150 - 78) + jointLb * 42 + 81 * 48 + mountLb * (9 - 78)
    const thirdLb = momentInLb / 60 + mountLb
    const middleLb = weightLb + halfLb + jointLb + 81 + 3 * mountLb - thirdLb
    const high = found.reactions.filter(({ combination }) => combination === 'D + L, hoist 2 high')
    const upLb = (id: string) => high.find((each) => each.support === id)?.forceLb[2] ?? 0
    expect(upLb('s9')).toBeCloseTo(0, 3)
    expect(upLb('s78') / (1.5 * middleLb)).toBeCloseTo(1, 2)
    expect(upLb('s138') / (1.5 * thirdLb)).toBeCloseTo(1, 2)
    expect(found.status).toBe('passes')
  })

  it('does not pass a base that is bolted to a corner block, because their joint has no rating', () => {
    const found = analyzed(
      structureOf(
        [
          part('base', 'BS-PL-BS12', [0, 0, -0.5]),
          part('block', 'BS-TR-CB12', [0, 0, 0]),
          part('leg', 'BS-TR12A-04', [0, 0, 12], UPRIGHT),
        ],
        [support('s', 'anchored', 'base', [0, 0, 0])],
        [pointLoad('p', 'leg', [48, 0, 0], [0, 0, -500])],
      ),
    )
    expect(found.status).toBe('incomplete')
    expect(found.unrated.map(({ part: id }) => id)).toContain('base')
  })

  it('counts a load on a truss directly above its base toward the base', () => {
    const on = (loads: readonly Load[]) =>
      analyzed(
        structureOf(
          [part('m', 'BS-TR12A-10', [0, 0, 8.25]), ...[18, 102].map((x) => part(`b${x}`, 'BS-TR-GB12', [x, 0, 0]))],
          [18, 102].map((x) => support(`s${x}`, 'floor', `b${x}`, [0, 0, 0])),
          loads,
        ),
      )
    const bearing = ({ checks }: Analysis) => checks.find(({ check }) => check === 'bearing')?.demand ?? 0
    const loaded = on([pointLoad('p', 'm', [18, 0, 6], [0, 0, -700], 'dead')])
    expect(bearing(loaded) - bearing(on([]))).toBeCloseTo(700, 0)
    expect(loaded.unrated).toEqual([])
  })

  it('checks a deck load against the allowable load at the joist spacing', () => {
    const structure = structureOf(
      [
        part('d', 'BS-AC-DP96', [48, 24, 3]),
        ...[6, 42, 90].map((x) => part(`j${x}`, 'BS-TR03A-04', [x, 0, 1.5], BACK)),
      ],
      [6, 42, 90].flatMap((x) => [
        support(`a${x}`, 'anchored', `j${x}`, [0, 0, -1.5]),
        support(`b${x}`, 'anchored', `j${x}`, [48, 0, -1.5]),
      ]),
      [{ id: 'l', kind: 'area', case: 'live', parts: ['d'], psf: 50 }],
    )
    const found = analyzed(structure, [])
    // The largest spacing is 48 in. 125 lb/ft² · (24 / 48)³ = 15.6 lb/ft².
    expect(utilizationOf(found, 'deck')).toBeCloseTo(50 / 15.625, 9)
    // The panel is continuous with 6 in overhangs: M1 = M3 = 6² / 2 = 18, and 18 · 36 + 2 · 84 M2 + 18 · 48 = (36³ + 48³) / 4
    // gives M2 = 225. The middle joist carries 42 + (225 − 18) (1 / 36 + 1 / 48) = 52.0625 in of the load and of the
    // panel, and its own weight.
    const shareIn = 52.0625
    const own = memberOf('BS-TR03A').selfWeightLbPerFt * 4
    const deck = ((data.weightLb['BS-AC-DP96'] ?? 0) + 4 * (data.weightLb['BS-HW8-050-125'] ?? 0)) * (shareIn / 96)
    expect(reaction(found, 'a42', 'D + L').forceLb[2]).toBeCloseTo((50 * (shareIn / 12) * 4 + own + deck) / 2, 6)
  })

  it('applies a concentrated load to the joists next to it, and does not report the deck as safe', () => {
    const structure = structureOf(
      [
        part('d', 'BS-AC-DP96', [48, 24, 3]),
        ...[6, 30, 66, 90].map((x) => part(`j${x}`, 'BS-TR03A-04', [x, 0, 1.5], BACK)),
      ],
      [6, 30, 66, 90].flatMap((x) => [
        support(`a${x}`, 'anchored', `j${x}`, [0, 0, -1.5]),
        support(`b${x}`, 'anchored', `j${x}`, [48, 0, -1.5]),
      ]),
      // 12 in from the first joist and from the front: x = 18, y = 12.
      [pointLoad('p', 'd', [-30, -12, 2], [0, 0, -400])],
    )
    const found = analyzed(structure, [])
    const difference = (id: string) =>
      (reaction(found, id, 'D + L').forceLb[2] ?? 0) - (reaction(found, id, 'D').forceLb[2] ?? 0)
    expect(difference('a6')).toBeCloseTo(200 * 0.75, 6)
    expect(difference('b30')).toBeCloseTo(200 * 0.25, 6)
    expect(found.reactions.filter(({ combination }) => combination === 'D + L').map((each) => each.support)).toEqual([
      ...['a6', 'b6', 'a30', 'b30'],
    ])
    expect(found.status).toBe('incomplete')
    expect(found.unrated.map(({ part }) => part)).toEqual(['d'])
  })

  it('does not report a loaded part as safe when the part has no rating', () => {
    const structure = structureOf(
      [part('low', 'BS-TR12A-10', [0, 0, 6]), part('high', 'BS-TR12A-10', [60, -60, 18], BACK)],
      [support('a', 'floor', 'low', [0, 0, -6]), support('b', 'floor', 'low', [120, 0, -6])],
      [],
    )
    const crossing: Connection = {
      id: 'x',
      a: 'low',
      b: 'high',
      kind: 'chords',
      normal: [0, 0, 1],
      points: [[60, 0, 12]],
      bolts: [],
      gripIn: 0.25,
    }
    const found = analyzed(structure, [crossing])
    expect(found.status).toBe('incomplete')
    expect(found.utilization.high).toBeUndefined()
  })
})

describe('plates at joints', () => {
  /** A plate on a truss along x, on the face whose outward normal is `out`. */
  const plate = (id: string, partNumber: string, at: Point, out: Point) =>
    part(id, partNumber, sum(at, scaled(out, 6)), turnTo([1, 0, 0], cross(out, [1, 0, 0])))
  const [FRONT, REAR, TOP]: Point[] = [
    [0, -1, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  /** A beam made of two 10 ft sections, with a 600 lb load at the joint. */
  const beam = (plates: readonly PlacedPart[]) =>
    analyzed(
      structureOf(
        [part('a', 'BS-TR12A-10', [0, 0, 6]), part('b', 'BS-TR12A-10', [120, 0, 6]), ...plates],
        [support('l', 'floor', 'a', [0, 0, -6]), support('r', 'floor', 'b', [120, 0, -6])],
        [pointLoad('p', 'a', [120, 0, 6], [0, 0, -600])],
      ),
    )

  it('counts splice plates on opposite faces of a joint', () => {
    const found = beam([FRONT, REAR].map((out, index) => plate(`s${index}`, 'BS-PL-SP12', [120, 0, 6], out as Point)))
    // (40,612 in·lb / 105,964 in·lb + 0.3 kips · 0.0852 / kip) / 0.85, plus the effect of the weight of the plates and their
    // bolts.
    expect(utilizationOf(found, 'joint')).toBeCloseTo(0.489, 2)
    expect(found.status).toBe('passes')
  })

  it.each([
    ['adjacent faces', 'BS-PL-SP12', [FRONT, TOP], [120, 0, 6]],
    ['one side of the joint', 'BS-PL-SP12', [FRONT, REAR], [123, 0, 6]],
    ['one chord', 'BS-PL-SP03', [FRONT, REAR], [120, 0, 11]],
  ] as const)('counts only the end frames if splice plates are on %s', (_, partNumber, faces, at) => {
    const found = beam(faces.map((out, index) => plate(`s${index}`, partNumber, at, out as Point)))
    // 40,612 in·lb / 5,520 in·lb = 7.36, plus the shear term of 0.24.
    expect(utilizationOf(found, 'joint')).toBeGreaterThan(7.5)
    expect(found.status).toBe('fails')
  })

  it('counts only the end frame if both gussets are on one face', () => {
    const tee = (faces: readonly Point[]) => {
      const it = new Assembly()
      const base = it.add('BS-PL-BS12', [0, 0, 0])
      it.support('anchored', base, [0, 0, 0])
      it.run('BS-TR12A', [0, 0, 0.5], 'z', 8)
      const [header] = it.run('BS-TR12A', [-60, 0, 102.5], 'x', 10)
      for (const face of faces)
        for (const side of [1, -1]) it.gusset('BS-TR12A', [6 * side, 6 * face[1], 96.5], face, [side, 0, 0], [0, 0, -1])
      const at: Point = [84, 0, 6]
      it.load({ kind: 'point', case: 'live', part: header?.id ?? '', at, forceLb: [0, 0, -400] })
      return analyzed(it.structure('Tee'))
    }
    // The allowable moment is 2,210 ft·lb with two gussets. With one gusset, the end frame allows 460 ft·lb, and the
    // axial force of 507 lb reduces the moment of 400 lb × 24 in = 9,600 in·lb by 5.43 in × 507 lb.
    expect(utilizationOf(tee([FRONT as Point, REAR as Point]), 'gusset')).toBeGreaterThan(9600 / 26_520)
    const found = tee([FRONT as Point])
    expect(utilizationOf(found, 'gusset')).toBeUndefined()
    expect(utilizationOf(found, 'joint')).toBeGreaterThan((9600 - 5.431 * 507) / 5520)
  })
})

describe('hinges made of two halves', () => {
  /** Rotated by 180° about z and then by 90° about y. */
  const FOLDED: Turn = [
    [0, 0, 1],
    [0, -1, 0],
    [1, 0, 0],
  ]
  const TURNED: Turn = [
    [-1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
  ]
  /**
   * A beam supported at its left end and by a leg. The leg is on the lower pin line, and the upper pin line is open.
   */
  const bent = (supports: readonly ('beam' | 'leg')[]) =>
    analyzed(
      structureOf(
        [
          part('beam', 'BS-TR12A-10', [0, 0, 100]),
          part('a', 'BS-HG-H12', [120, 0, 100]),
          part('b', 'BS-HG-H12', [128.25, 0, 91.75], FOLDED),
          part('leg', 'BS-TR12A-05', [128.25, 0, 31.75], UPRIGHT),
        ],
        supports.map((id) => support(id, 'floor', id, [0, 0, 0])),
        [pointLoad('p', 'beam', [60, 0, 6], [0, 0, -400])],
      ),
    )

  it('transfers forces through the pins of a hinge pinned on one side, but no moment about the pins', () => {
    const found = bent(['beam', 'leg'])
    const weight = 120 * weightLbPerIn
    // The half on the beam, its bolts, and the pins.
    const halfLb =
      (data.weightLb['BS-HG-H12'] ?? 0) +
      12 * (data.weightLb['BS-HW8-050-150'] ?? 0) +
      2 * (data.weightLb['BS-HG-HP-063'] ?? 0)
    // The leg is loaded only at its ends, so its force acts along the line from the support (128.25, 31.75) to the pins
    // (121.5, 93.25).
    const pull = ((400 + weight) * 60 + halfLb * 120) / (121.5 * 61.5 - 6.75 * 6.75)
    const { forceLb } = reaction(found, 'leg', 'D + L')
    expect(forceLb[0] / (-6.75 * pull)).toBeCloseTo(1, 2)
    // The force is 61.5 × `pull` along the leg and 6.75 × `pull` across it. The frame is also out of plumb.
    const utilization = (61.5 * pull) / 430 + (6.75 * pull) / 460
    expect(utilizationOf(found, 'hinge', 'leg')).toBeGreaterThan(utilization)
    expect(utilizationOf(found, 'hinge', 'leg')).toBeLessThan(1.15 * utilization)
    expect(found.unrated).toEqual([])
  })

  it('detects the mechanism when only a hinge pinned on one side holds a leg upright', () => {
    expect(bent(['leg']).status).not.toBe('passes')
  })

  it('transfers moment through a hinge pinned on both sides', () => {
    const found = analyzed(
      structureOf(
        [
          part('l', 'BS-TR12A-05', [0, 0, 6]),
          part('a', 'BS-HG-H12', [60, 0, 6]),
          part('b', 'BS-HG-H12', [63, 0, 6], TURNED),
          part('r', 'BS-TR12A-05', [63, 0, 6]),
        ],
        [support('left', 'floor', 'l', [0, 0, -6]), support('right', 'floor', 'r', [60, 0, -6])],
        [pointLoad('p', 'l', [30, 0, 6], [0, 0, -100])],
      ),
    )
    // M = 100 × 30 × 63 / 123 = 1,537 in·lb, plus the moment from the weights. V = 100 × 30 / 123 = 24 lb.
    const halfLb = data.weightLb['BS-HG-H12'] ?? 0
    const moment = 1537 + (weightLbPerIn * 123 ** 2) / 8 + (2 * halfLb * 123) / 4
    expect((utilizationOf(found, 'joint') ?? 0) / (moment / (12 * 440) + 24 / 930)).toBeCloseTo(1, 1)
    expect(found.status).toBe('passes')
  })
})
