/** A wagon: deck panels on a frame of 12 in truss with corner blocks, on casters with brakes. */
import { grid } from '#engineering/grid.ts'
import type { BoxSeries } from '#engineering/members/truss-models.ts'
import { heavyCasterIn } from '#engineering/part-models/placements.ts'
import { FIRST_JOIST_IN, TRUSS_IN } from '#engineering/systems/platform-layout.ts'
import { Assembly, FT } from './assembly.ts'
import { trussChoice } from './frames.ts'
import { addDecks, addJoists, floorLoads } from './platform.ts'
import type { FixedTemplate } from './template.ts'

const CASTER = 'BS-MO-CA8'

/** Largest distance between joists. The decks are rated for supports at this distance. */
const STRIP_IN = 24

/** Wider wagons would overload the joist hangers. */
const WIDTH_FT = 4

/** The live load, and the lateral load of people who move. */
const LOADS = { livePsf: 40, lateral: 5 } as const

export const wagon: FixedTemplate = {
  id: 'wagon',
  name: 'Wagon',
  description: `A rolling platform, ${WIDTH_FT} ft wide: deck panels on a truss frame, on casters with brakes.`,
  fields: [{ name: 'length', label: 'Length', initial: 8, min: 4, max: 8, step: 4, unit: 'ft' }],
  choices: [trussChoice('BS-TR12S', ['BS-TR12A', 'BS-TR12S'])],
  make(values) {
    const lengthFt = values.length as number
    const it = new Assembly()
    frame(it, values.truss as BoxSeries, lengthFt * FT)
    const top = heavyCasterIn + TRUSS_IN
    addJoists(it, joistsIn(lengthFt * FT), [TRUSS_IN, WIDTH_FT * FT - TRUSS_IN], top, 'Joists')
    addDecks(it, { lengthFt, widthFt: WIDTH_FT }, top)
    const structure = it.structure(`Wagon, ${lengthFt} × ${WIDTH_FT} ft`)
    return { ...structure, loads: floorLoads(structure, LOADS) }
  },
}

/** Adds trusses between four corner blocks, each on a caster. */
function frame(it: Assembly, series: BoxSeries, lengthIn: number): void {
  const half = TRUSS_IN / 2
  const [xs, ys] = [lengthIn, WIDTH_FT * FT].map((sideIn) => [half, sideIn - half]) as [number[], number[]]
  for (const x of xs)
    for (const y of ys) {
      const caster = it.add(CASTER, [x, y, 0], undefined, 'Casters')
      it.support('floor', caster, [x, y, 0])
      it.add('BS-TR-CB12', [x, y, heavyCasterIn], undefined, 'Corner blocks')
    }
  const z = heavyCasterIn + half
  for (const y of ys) it.run(series, [TRUSS_IN, y, z], 'x', lengthIn / FT - 2, 'Frame')
  for (const x of xs) it.run(series, [x, TRUSS_IN, z], 'y', WIDTH_FT - 2, 'Frame')
}

/** Returns the locations of the joists, from corner block to corner block. Their hangers meet the holes. */
function joistsIn(lengthIn: number): number[] {
  const first = TRUSS_IN + FIRST_JOIST_IN
  const distance = lengthIn - 2 * first
  const bays = Math.ceil(distance / STRIP_IN)
  return Array.from(
    { length: bays + 1 },
    (_, index) => first + grid.pitchIn * Math.round((index * distance) / bays / grid.pitchIn),
  )
}
