/**
 * The four extrusion profiles as regions, in inches, from the dimensions of their dies: slots of 9/16 in opening, screw
 * bores, hollow 3 in profiles with a ring in each cell. The long side stands upright. Fillets inside are left out: they
 * add less than 2 % of area.
 */
import {
  circle,
  convex,
  hullOf,
  integrate,
  type Region,
  type RegionProperties,
  rectangle,
  rounded,
  union,
  without,
} from './sections.ts'

type Point = readonly [x: number, y: number]

const OPENING_IN = 9 / 16
const LIP_IN = 0.14
const SLOT_DEPTH_IN = 0.43
/** Metal around a slot of a hollow profile. */
const TROUGH_WALL_IN = 0.12
const SCREW_BORE_IN = 5 / 16
const CENTER_BORE_IN = 0.42
const RING_IN = { outside: 0.86, inside: 0.6 }

/** Which way a slot's face looks, in quarter turns from +y, counterclockwise. */
type SlotAt = readonly [x: number, y: number, quarters: 0 | 1 | 2 | 3]

/** A point turned about the origin and moved. */
const placed =
  ([x, y, quarters]: SlotAt) =>
  ([px, py]: Point): Point => {
    const turned: readonly Point[] = [
      [px, py],
      [-py, px],
      [-px, -py],
      [py, -px],
    ]
    const [tx, ty] = turned[quarters] as Point
    return [x + tx, y + ty]
  }

/** Half of a slot's cavity, from its lip inwards; the other half mirrors it. `wall` is the offset of its outline. */
function cavity(wall: number): Point[] {
  // Moved outwards by `wall`, the sloping side keeps its direction: its ends move along the edges that they meet.
  const [dx, dy] = [0.22 - 0.46, -SLOT_DEPTH_IN + LIP_IN + 0.08]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const at = (from: Point, along: number): Point => [from[0] + dx * along, from[1] + dy * along]
  const start: Point = [0.46 + nx * wall, -LIP_IN - 0.08 + ny * wall]
  const upper = at(start, (0.46 + wall - start[0]) / dx)
  const lower = at(start, (-SLOT_DEPTH_IN - wall - start[1]) / dy)
  const right: Point[] = [[0.46 + wall, -LIP_IN + wall], upper, lower]
  return [...right, ...right.toReversed().map(([x, y]): Point => [-x, y])]
}

const mouth = (wall: number): Point[] => {
  const half = OPENING_IN / 2 + wall
  return [
    [-half, 0.2],
    [half, 0.2],
    [half, -0.3],
    [-half, -0.3],
  ]
}

const slots = (at: readonly SlotAt[], wall = 0): Region =>
  union(at.flatMap((slot) => [convex(mouth(wall).map(placed(slot))), convex(cavity(wall).map(placed(slot)))]))

const bores = (at: readonly Point[], diameter: number): Region => union(at.map((center) => circle(diameter, center)))

const profile1515: Region = without(
  rounded(1.5, 1.5, 0.0625),
  slots([
    [0, 0.75, 0],
    [-0.75, 0, 1],
    [0, -0.75, 2],
    [0.75, 0, 3],
  ]),
  circle(CENTER_BORE_IN),
)

/** Four pockets between the bores and the slots of the narrow faces. */
const pockets: Region = union(
  [-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      convex(
        [
          [0.27, 0.6],
          [0.62, 0.6],
          [0.62, 1.12],
          [0.36, 1.12],
          [0.27, 0.95],
        ].map(([px = 0, py = 0]): Point => [x * px, y * py]),
      ),
    ),
  ),
)

const profile1530: Region = without(
  rounded(1.5, 3, 0.0625),
  slots([
    [0, 1.5, 0],
    [-0.75, 0, 1],
    [0, -1.5, 2],
    [0.75, 0, 3],
  ]),
  pockets,
  bores(
    [
      [0, 0.75],
      [0, -0.75],
    ],
    SCREW_BORE_IN,
  ),
)

/** Skin of 1/8 in, troughs around the slots, bosses for the screws, webs from the cells' rings to the bosses. */
function hollow(
  width: number,
  height: number,
  at: readonly SlotAt[],
  bosses: readonly Point[],
  cells: readonly Point[],
): Region {
  const outside = rounded(width, height, 0.0938)
  const skin = without(outside, rounded(width - 0.25, height - 0.25, 0.06))
  const seats = bosses.map(([x, y]) =>
    hullOf([
      [x, y, 0.56],
      [Math.sign(x) * (width / 2 - 0.15), Math.sign(y) * (height / 2 - 0.15), y === 0 ? 0.56 : 0.3],
    ]),
  )
  const webs = cells.flatMap((cell) =>
    bosses
      .filter((boss) => Math.hypot(boss[0] - cell[0], boss[1] - cell[1]) < 2)
      .map((boss) =>
        hullOf([
          [...cell, 0.14],
          [...boss, 0.14],
        ]),
      ),
  )
  const divider = cells.length > 1 ? [rectangle(width - 0.1, 0.16)] : []
  const metal = union([skin, slots(at, TROUGH_WALL_IN), bores(cells, RING_IN.outside), ...seats, ...webs, ...divider])
  const beyond = without(rectangle(width + 1, height + 1), outside)
  return without(metal, beyond, slots(at), bores(bosses, SCREW_BORE_IN), bores(cells, RING_IN.inside))
}

const profile3030: Region = hollow(
  3,
  3,
  [
    [0, 1.5, 0],
    [-1.5, 0, 1],
    [0, -1.5, 2],
    [1.5, 0, 3],
  ],
  [
    [1.05, 1.05],
    [-1.05, 1.05],
    [-1.05, -1.05],
    [1.05, -1.05],
  ],
  [[0, 0]],
)

const profile3060: Region = hollow(
  3,
  6,
  [
    [0, 3, 0],
    [-1.5, 1.5, 1],
    [-1.5, -1.5, 1],
    [0, -3, 2],
    [1.5, 1.5, 3],
    [1.5, -1.5, 3],
  ],
  [
    [1.05, 2.55],
    [-1.05, 2.55],
    [1.05, 0],
    [-1.05, 0],
    [1.05, -2.55],
    [-1.05, -2.55],
  ],
  [
    [0, 1.5],
    [0, -1.5],
  ],
)

export type ProfileId = '15x15' | '15x30' | '30x30' | '30x60'

export interface Profile {
  readonly widthIn: number
  readonly heightIn: number
  readonly region: Region
}

export const profiles: Readonly<Record<ProfileId, Profile>> = {
  '15x15': { widthIn: 1.5, heightIn: 1.5, region: profile1515 },
  '15x30': { widthIn: 1.5, heightIn: 3, region: profile1530 },
  '30x30': { widthIn: 3, heightIn: 3, region: profile3030 },
  '30x60': { widthIn: 3, heightIn: 6, region: profile3060 },
}

/** Properties of a profile used as a beam, long side upright. */
export const uprightProperties = ({ region, heightIn }: Profile): RegionProperties => integrate(region, heightIn)

/** Properties of the same profile lying flat: what stood along x stands along y. */
export const flatProperties = ({ region, widthIn, heightIn }: Profile): RegionProperties =>
  integrate(turned(region, heightIn), widthIn)

const COLUMNS = 1200

/** A region of `heightIn` turned by 90°: at a height y it has the stretches that the upright one has at x = y. */
function turned(region: Region, heightIn: number): Region {
  const step = heightIn / COLUMNS
  const rows = Array.from({ length: COLUMNS }, (_, index) => {
    const y = -heightIn / 2 + (index + 0.5) * step
    return { y, stretches: region(y) }
  })
  return (x) => {
    const covered = rows.filter(({ stretches }) => stretches.some(([from, to]) => from <= x && x < to))
    return covered.reduce<[number, number][]>((result, { y }) => {
      const last = result.at(-1)
      if (last && y - step / 2 - last[1] < step / 2) last[1] = y + step / 2
      else result.push([y - step / 2, y + step / 2])
      return result
    }, [])
  }
}
