import { describe, expect, it } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { usable } from '#engineering/factors.ts'
import { type ChordPoint, chordBending } from './chord-bending.ts'

const truss = memberOf('BS-TR12A').truss as NonNullable<ReturnType<typeof memberOf>['truss']>
const at = (atIn: number, lb = 100, side: ChordPoint['side'] = 1): ChordPoint => ({ atIn, lb, side })
const loadAt = (points: readonly ChordPoint[], xIn: number) => chordBending(truss, 240, points, []).at(xIn).chordLb

describe('bending of a chord', () => {
  it('decreases from 0.1708 P l at a load to 0.0792 P l one panel away', () => {
    expect(loadAt([at(90)], 90)).toBeCloseTo(100, 6)
    expect(loadAt([at(90)], 96)).toBeCloseTo((100 * (1 + 0.0792 / 0.1708)) / 2, 3)
    expect(loadAt([at(90)], 102 - 1e-5)).toBeCloseTo((100 * 0.0792) / 0.1708, 3)
    expect(loadAt([at(90)], 102.1)).toBe(0)
  })

  it('adds the loads that can be in one panel', () => {
    expect(loadAt([at(90), at(101.9)], 90)).toBeGreaterThan(140)
    expect(loadAt([at(90), at(102)], 90)).toBeCloseTo(100, 6)
  })

  it('adds loads on both chords, but not loads on opposite sides', () => {
    expect(loadAt([at(90), at(90, 50, -1)], 90)).toBeCloseTo(100, 6)
    expect(loadAt([at(90), at(90, 50, 0)], 90)).toBeCloseTo(150, 6)
  })

  it('does not add distributed loads that end and begin at the same location', () => {
    const spreads = [
      { fromIn: 0, toIn: 96, lbPerIn: 3 },
      { fromIn: 96, toIn: 240, lbPerIn: 3 },
    ]
    const { at: loadsAt } = chordBending(truss, 240, [], spreads)
    expect(loadsAt(96).lbPerIn).toBe(3)
    expect(loadsAt(96).utilization).toBeCloseTo(loadsAt(50).utilization, 9)
  })

  it('lists the loads and their limits', () => {
    const bending = chordBending(truss, 240, [at(90)], [{ fromIn: 0, toIn: 240, lbPerIn: 3 }])
    const [uniform, point] = bending.terms(bending.at(90))
    expect(uniform).toMatchObject({ symbol: 'w', demand: 36, unit: 'lb/ft' })
    expect(point).toMatchObject({ symbol: 'P', demand: 100, capacity: usable(truss.chordPointLb) })
    expect(bending.at(90).utilization).toBeCloseTo(36 / (uniform?.capacity ?? 0) + 100 / (point?.capacity ?? 0), 9)
  })
})
