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

/**
 * Lengths of the joists between the trusses, from front to back, by the width of the wagon. With fewer trusses, the
 * joists of a wide wagon would overload their hangers.
 */
const JOISTS_FT: Readonly<Record<number, readonly number[]>> = { 4: [2], 8: [1, 2, 1] }
export const wagonWidthsFt: readonly number[] = Object.keys(JOISTS_FT).map(Number)

/** The live load, and the lateral load of people who move. */
const LOADS = { livePsf: 40, lateral: 5 } as const

export const wagon: FixedTemplate = {
  id: 'wagon',
  name: 'Wagon',
  description: 'A rolling platform, 4 or 8 ft wide: deck panels on a truss frame, on casters with brakes.',
  fields: [
    { name: 'length', label: 'Length', initial: 8, min: 4, max: 8, step: 4, unit: 'ft' },
    { name: 'width', label: 'Width', initial: 4, min: 4, max: 8, step: 4, unit: 'ft' },
  ],
  choices: [trussChoice('BS-TR12S', ['BS-TR12A', 'BS-TR12S'])],
  make(values) {
    const [lengthFt, widthFt] = [values.length as number, values.width as number]
    const ys = [TRUSS_IN / 2]
    for (const feet of JOISTS_FT[widthFt] ?? []) ys.push((ys.at(-1) ?? 0) + feet * FT + TRUSS_IN)
    const it = new Assembly()
    frame(it, values.truss as BoxSeries, lengthFt * FT, ys)
    const top = heavyCasterIn + TRUSS_IN
    for (const [bay, between] of baysOf(ys).entries())
      addJoists(it, joistsIn(lengthFt * FT), between, top, `Joists ${bay + 1}`)
    addDecks(it, { lengthFt, widthFt }, top)
    const structure = it.structure(`Wagon, ${lengthFt} × ${widthFt} ft`)
    return { ...structure, loads: floorLoads(structure, LOADS) }
  },
}

/** Returns the near and the far end of the space between each two neighboring trusses. */
const baysOf = (ys: readonly number[]): (readonly [from: number, to: number])[] =>
  ys.slice(1).map((y, index) => [(ys[index] as number) + TRUSS_IN / 2, y - TRUSS_IN / 2])

/** Adds trusses along the length between corner blocks, each on a caster, and trusses across both ends. */
function frame(it: Assembly, series: BoxSeries, lengthIn: number, ys: readonly number[]): void {
  const half = TRUSS_IN / 2
  const z = heavyCasterIn + half
  const xs = [half, lengthIn - half]
  for (const y of ys) {
    for (const x of xs) {
      const caster = it.add(CASTER, [x, y, 0], undefined, 'Casters')
      it.support('floor', caster, [x, y, 0])
      it.add('BS-TR-CB12', [x, y, heavyCasterIn], undefined, 'Corner blocks')
    }
    it.run(series, [TRUSS_IN, y, z], 'x', lengthIn / FT - 2, 'Frame')
  }
  for (const x of xs) for (const [from, to] of baysOf(ys)) it.run(series, [x, from, z], 'y', (to - from) / FT, 'Frame')
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
