/** Drawings that are not of one item: empty states and ornament. */
import { union } from '../geometry/kernel.ts'
import { hexBolt, washer } from '../geometry/fasteners.ts'
import { grid, rectangle } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { plate } from '../geometry/solids.ts'
import { allParts } from '../library.ts'
import { centered } from './svg.ts'
import { directions, viewOf } from './view.ts'

export interface Special {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const bolted = (at: readonly (readonly [number, number])[], top: number) =>
  union(at.map(([x, y]) => union([hexBolt(0.5, 1, { plain: true, flange: 1.1 })]).translate([x, y, top])))

/** A truss with a splice plate on it, one bolt missing: the missing one lies beside its hole. */
async function notFound(): Promise<Special | undefined> {
  const truss = (await allParts())['BS-TR12A-04']?.()
  if (!truss) return undefined
  const holes = grid(4, 1).map(([x, y]): [number, number] => [x + 24, y - 5])
  const cover = body(plate(rectangle(12, 2, { round: 0.25 }), 0.25, grid(4, 1)).translate([24, -5, 6]), 'steel', 'painted-yellow')
  const kept = holes.filter((_, index) => index !== 2)
  const missing = hexBolt(0.5, 1, { plain: true, flange: 1.1 }).rotate([90, 0, -30]).translate([44, -17, -5.45])
  const scene: Part = part(...truss.bodies, cover, body(bolted(kept, 6.25), 'steel', 'black-oxide'), body(missing, 'steel', 'black-oxide'))
  const svg = centered(viewOf(scene, directions.pictorial), [960, 600], [860, 520])
  return { svg, width: 960, height: 600 }
}

/** A small plate with its bolts: empty states such as a search without results. */
async function emptyPlate(): Promise<Special> {
  const corners = grid(2, 2)
  const scene = part(
    body(plate(rectangle(6, 6, { round: 0.375 }), 0.375, [...corners, [0, 0]]), 'steel', 'zinc'),
    body(bolted(corners.slice(0, 3), 0.375 + 0.095), 'steel', 'black-oxide'),
    body(union(corners.slice(0, 3).map(([x, y]) => washer(0.5).translate([x, y, 0.375]))), 'steel', 'zinc'),
  )
  return { svg: centered(viewOf(scene, directions.pictorial), [480, 360], [380, 280]), width: 480, height: 360 }
}

export const special: Readonly<Record<string, () => Promise<Special | undefined>>> = {
  '404': notFound,
  empty: emptyPlate,
}
