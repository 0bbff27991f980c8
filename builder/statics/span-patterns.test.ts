import { describe, expect, it } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import { connectionsOf } from '../connections.ts'
import type { Load, Structure } from '../model.ts'
import { shapes } from '../testing.ts'
import type { Frame } from './frame.ts'
import { framesOf } from './frame-of.ts'
import { loadContextOf } from './load-paths.ts'
import { actionSetsOf } from './loads.ts'
import { runsOf } from './runs.ts'
import { patternedSets } from './span-patterns.ts'
import { part, pointLoad, structureOf, support } from './structures.fixture.ts'

const data = computedStatics()

/** Returns the live load in pounds in each span class. */
function liveOf(structure: Structure): Map<number | undefined, number> {
  const connections = connectionsOf(structure, shapes)
  const frames = framesOf(structure, connections, shapes, data)
  const [frame] = frames.frames as readonly [Frame]
  const context = loadContextOf(structure, connections, frames, shapes, data)
  const sets = patternedSets(frame, runsOf(frame), actionSetsOf(context))
  const found = new Map<number | undefined, number>()
  for (const { case: of, spanClass, actions } of sets.filter((set) => set.case === 'live'))
    for (const action of actions) {
      const lb = action.kind === 'point' ? -action.forceLb[2] : -action.lbPerIn[2] * (action.toIn - action.fromIn)
      found.set(spanClass, (found.get(spanClass) ?? 0) + (of === 'live' ? lb : 0))
    }
  return found
}

const beam = (places: readonly number[], loads: readonly Load[]): Structure =>
  structureOf(
    [part('m', 'BS-TR12A-10', [0, 0, 6])],
    places.map((x) => support(`s${x}`, 'anchored', 'm', [x, 0, -6])),
    loads,
  )
const uniform: Load = { id: 'l', kind: 'line', case: 'live', part: 'm', fromIn: 0, toIn: 120, lbPerFt: [0, 0, -12] }

describe('live load patterns', () => {
  it('divide a distributed load at the supports and overhangs of a run', () => {
    expect([...liveOf(beam([12, 60, 120], [uniform])).values()]).toEqual([12, 48, 60])
  })

  it('assign a point load to its span', () => {
    const loads = [pointLoad('p', 'm', [30, 0, 6], [0, 0, -70]), pointLoad('q', 'm', [90, 0, 6], [0, 0, -30])]
    expect(liveOf(beam([0, 60, 120], loads))).toEqual(
      new Map([
        [0, 70],
        [1, 30],
      ]),
    )
  })

  it('do not divide the load on a single span', () => {
    expect(liveOf(beam([0, 120], [uniform]))).toEqual(new Map([[undefined, 120]]))
  })

  it('keep dead loads whole', () => {
    expect(liveOf(beam([0, 60, 120], [{ ...uniform, case: 'dead' }])).size).toBe(0)
  })
})
