import { describe, expect, it } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import { FRICTION, STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import type { Load, Point, Structure } from '../model.ts'
import { gantry } from '../templates/frames.ts'
import { initialValues } from '../templates/templates.ts'
import { shapes } from '../testing.ts'
import { analyze } from './analyze.ts'
import type { Frame, SupportPoint } from './frame.ts'
import type { ActionSet } from './load-paths.ts'
import { stabilityOf } from './stability.ts'
import { part, pointLoad } from './structures.fixture.ts'

const data = computedStatics()
const onCasters = gantry.make(initialValues(gantry))
const top = onCasters.parts.reduce((highest, each) => (each.at[2] > highest.at[2] ? each : highest))
const pushed = (lb: number): Structure => ({ ...onCasters, loads: [push(lb)] })
const push = (lb: number): Load => pointLoad('w', top.id, [12, 0, 0], [lb, 0, 0], 'wind')
const loaded: Structure = { ...onCasters, loads: [pointLoad('l', top.id, [12, 0, 0], [0, 0, -300])] }

describe('a gantry on casters', () => {
  const resultOf = (structure: Structure) => {
    const found = analyze(structure, shapes, data)
    return { found, rolling: found.checks.find(({ check }) => check === 'rolling') }
  }

  it('does not slide under its own weight, although the frame pushes the casters apart', () => {
    const { found, rolling } = resultOf({ ...onCasters, loads: [] })
    expect(found.checks.map(({ check }) => check)).not.toContain('sliding')
    expect(rolling?.utilization).toBe(0)
    expect(found.status).toBe('passes')
  })

  it('is checked with the casters held and rolling', () => {
    const { found } = resultOf(loaded)
    const names = found.combinations.map(({ name }) => name)
    expect(names).toContain('D + L')
    expect(names).toContain('D + L, casters rolling')
    // Without thrust, the legs carry no shear under vertical load.
    for (const { combination, forceLb } of found.reactions)
      if (combination === 'D + L, casters rolling') expect(Math.hypot(forceLb[0], forceLb[1])).toBeLessThan(5)
    const upLb = (combination: string) =>
      found.reactions.filter((each) => each.combination === combination).reduce((sum, each) => sum + each.forceLb[2], 0)
    expect(upLb('D + L, casters rolling')).toBeCloseTo(upLb('D + L'), 3)
  })

  it('is held by the friction of its brakes, and tips as before', () => {
    const { found, rolling } = resultOf(pushed(100))
    const capacityLb = FRICTION * STABILIZING_WEIGHT_FACTOR * found.weightLb
    expect(rolling?.demand).toBeCloseTo(100, 6)
    expect((rolling?.capacity ?? 0) / capacityLb).toBeCloseTo(1, 2)
    expect(found.checks.find(({ check }) => check === 'overturning')?.utilization).toBeGreaterThan(0)
  })
})

describe('the brakes of a frame', () => {
  const corners = [
    [0, 0],
    [60, 0],
    [60, 40],
    [0, 40],
  ] as const
  const stabilityOn = (partNumbers: readonly string[], pushLb: number) => {
    const supports = corners.map(([x, y], index): SupportPoint => {
      const at = [x, y, 0] as const
      const of = part(`c${index}`, partNumbers[index] as string, at)
      return { id: `s${index}`, kind: 'floor', node: `n${index}`, at, part: of, isFixed: false, isOnWheels: true }
    })
    const frame = { supports, lines: new Map() } as unknown as Frame
    const force = (key: string, of: ActionSet['case'], forceLb: Point): ActionSet => ({
      ...{ key, case: of, isHoisted: false },
      actions: [{ kind: 'point', part: 'body', at: [30, 20, 10], forceLb }],
    })
    const sets = [force('self', 'self', [0, 0, -400]), ...(pushLb > 0 ? [force('w', 'wind', [pushLb, 0, 0])] : [])]
    return stabilityOf(frame, sets, () => 100)
  }

  it('act only on the weight on their casters', () => {
    const all = stabilityOn(['BS-MO-CA6', 'BS-MO-CA6', 'BS-MO-CA6', 'BS-MO-CA6'], 20)
    const some = stabilityOn(['BS-MO-CA6', 'BS-MO-CA6R', 'BS-MO-CA6R', 'BS-MO-CA6'], 20)
    expect(all?.frictionLb).toBeCloseTo(FRICTION * STABILIZING_WEIGHT_FACTOR * 400, 9)
    expect(some?.frictionLb).toBeCloseTo(FRICTION * STABILIZING_WEIGHT_FACTOR * 200, 9)
    expect(some?.overturning).toBe(all?.overturning)
  })

  it('are needed as soon as there is a lateral load', () => {
    const none = ['BS-MO-CA6R', 'BS-MO-CA6R', 'BS-MO-CA6R', 'BS-MO-CA6R']
    expect(stabilityOn(none, 1)?.sliding).toBe(Number.POSITIVE_INFINITY)
    expect(stabilityOn(none, 0)).toMatchObject({ sliding: 0, isOnWheels: true })
  })
})
