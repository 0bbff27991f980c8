import { describe, expect, it } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import { connectionsOf } from '../connections.ts'
import type { Load, Structure } from '../model.ts'
import { shapes } from '../testing.ts'
import type { Frame } from './frame.ts'
import { framesOf } from './frame-of.ts'
import { loadContextOf } from './load-paths.ts'
import { actionSetsOf } from './loads.ts'
import { part, pointLoad, structureOf, support } from './structures.fixture.ts'
import { tippingChecks } from './tipping.ts'

const data = computedStatics()

const checksOf = (structure: Structure) => {
  const connections = connectionsOf(structure, shapes)
  const frames = framesOf(structure, connections, shapes, data)
  const context = loadContextOf(structure, connections, frames, shapes, data)
  return tippingChecks(frames.frames[0] as Frame, actionSetsOf(context))
}

/** A 10 ft beam of 12 in aluminum with hoists at 24 and 96 in. It weighs 63.91 lb. */
const beam = (loads: readonly Load[], places = [24, 96]): Structure =>
  structureOf(
    [part('m', 'BS-TR12A-10', [0, 0, 100])],
    places.map((x) => support(`s${x}`, 'hoist', 'm', [x, 0, 6])),
    loads,
  )
const load = (xIn: number, lb: number) => pointLoad(`p${xIn}`, 'm', [xIn, 0, -6], [0, 0, -lb])

describe('tipping off hoists', () => {
  it('compares 1.5 times the moment of a load beyond a hoist with the moment of the self-weight', () => {
    const [left, right] = checksOf(beam([load(0, 20)]))
    expect(left).toMatchObject({ demand: expect.closeTo(1.5 * 20 * 24, 6), capacity: expect.closeTo(76.87 * 36, 0) })
    expect(right?.utilization).toBe(0)
  })

  it('ignores loads between the hoists, because they can be absent', () => {
    expect(checksOf(beam([load(60, 500)])).map(({ utilization }) => utilization)).toEqual([0, 0])
  })

  it('counts only the part of a distributed load beyond the hoist', () => {
    const line: Load = { id: 'l', kind: 'line', case: 'live', part: 'm', fromIn: 0, toIn: 120, lbPerFt: [0, 0, -12] }
    expect(checksOf(beam([line]))[0]?.demand).toBeCloseTo((1.5 * 24 ** 2) / 2, 6)
  })

  it('has no resistance if the center of gravity is not between the hoists', () => {
    expect(checksOf(beam([], [72, 108])).some(({ utilization }) => utilization === Number.POSITIVE_INFINITY)).toBe(true)
  })

  it('applies only to frames that hang from hoists', () => {
    const { supports, ...standing } = beam([load(0, 20)])
    expect(checksOf({ ...standing, supports: supports.map((each) => ({ ...each, kind: 'anchored' })) })).toEqual([])
  })
})
