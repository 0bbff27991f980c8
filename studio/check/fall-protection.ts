/**
 * Checks fall protection according to OSHA 1910.25, 1910.28, and 1910.29.
 *
 * If a deck edge is 4 ft or more above the next lower floor, it needs a gate, or a top rail (39 to 45 in), a midrail,
 * and a toe board. Stairs need rails on both sides and a floor at each end. Ladders must extend 42 in above a deck with
 * a gate.
 */
import { partForm, partKind } from '../../builder/shapes.ts'
import { DECK_IN, type StairUnit, stairModel, stairOf } from '../../engineering/part-models/stairs.ts'
import { CrossSection, type Outline, type Solid, type Vec2 } from '../geometry/kernel.ts'
import { box as boxSolid } from '../geometry/solids.ts'
import { matrixOf, type OpenEdge, type Placed, times } from '../render/scene.ts'
import { type Finding, finding, type Member, middle, toScene } from './findings.ts'
import { type Box, cellsNear, inverse, meet, volumeWithin } from './solids.ts'

/** Heights and distances, in. */
const FALL = 48
const TOP_RAIL = [39, 45] as const
const MID_RAIL = [15, 27] as const
const TOE_BOARD = [2.5, 3.5] as const
/** Maximum distance from the deck edge to a rail. Openings are limited to 19 in. */
const RAIL_FROM_EDGE = 9.5
const TOE_FROM_EDGE = 7.5
/** An aircraft within this distance of a deck edge prevents falls. Pads on the edge close 6 in of the gap. */
const BODY_FROM_EDGE = 8
/** If a higher floor starts just past a deck edge, the edge is a step, not a fall hazard. */
const STEP_UP = 9.5
const SAMPLE = 2
const BEYOND = 5
/** Maximum difference in height within one floor. */
const LEVEL = 0.75
/** Maximum width of a stair without a center rail (OSHA 1910.28(b)(11)). */
const STAIR_WIDTH = 88
const LANDING_DEPTH = 26

const { runIn: RUN_IN } = stairModel
const HALF_STAIR = stairModel.widthIn / 2

interface Floor {
  readonly z: number
  readonly outline: Outline
}

interface Stair extends Member {
  readonly unit: StairUnit
}

const numberOf = ({ part }: Placed): string => Object.keys(part.numbers ?? {})[0] ?? ''
const isDeck = (it: Member) => it.part.walkable || partKind(numberOf(it)) === 'deck'
const isLadder = (it: Member) => partForm(numberOf(it)) === 'ladder'
const isGate = (it: Member) => partForm(numberOf(it)) === 'gate'
const isPerson = ({ part }: Member) => part.bodies.every(({ look }) => look === 'figure')

export function fallProtection(members: readonly Member[], openEdges: readonly OpenEdge[]): Finding[] {
  const floors = floorsOf(members.filter(isDeck))
  const stairs = members.flatMap((it): Stair[] => {
    const unit = stairOf(numberOf(it))
    return unit ? [{ ...it, unit }] : []
  })
  return [
    ...floors.flatMap((floor) => edges(floor, floors, stairs, members, openEdges)),
    ...stairs.flatMap((stair) => stairFaults(stair, stairs, floors, members)),
    ...ladderFaults(members.filter(isLadder), floors, members.filter(isGate), openEdges),
  ]
}

/** Merges decks at the same height into one floor and closes the gaps between them. */
function floorsOf(decks: readonly Member[]): Floor[] {
  const sorted = decks.toSorted((a, b) => (a.box.max[2] as number) - (b.box.max[2] as number))
  const groups: Member[][] = []
  for (const deck of sorted) {
    const last = groups.at(-1)
    const level = last?.[0]?.box.max[2] as number | undefined
    if (last && level !== undefined && (deck.box.max[2] as number) - level < LEVEL) last.push(deck)
    else groups.push([deck])
  }
  return groups.map((group) => {
    const z = Math.max(...group.map(({ box }) => box.max[2] as number))
    const outlines = group.map((deck) => {
      const seen = projection([deck], (deck.box.max[2] as number) - 0.6, (deck.box.max[2] as number) + 0.1)
      // Fill the holes in catalog decks, because they are only bolt holes.
      return numberOf(deck) ? CrossSection.hull([seen]) : seen
    })
    return { z, outline: CrossSection.union(outlines).offset(0.75, 'Miter').offset(-0.75, 'Miter') }
  })
}

/** Projects the parts between two heights onto the floor. */
function projection(members: readonly Member[], from: number, to: number): Outline {
  const found: Outline[] = []
  for (const { part, matrix, box } of members) {
    if ((box.min[2] as number) > to || (box.max[2] as number) < from) continue
    const band: Box = { min: [-1e5, -1e5, from], max: [1e5, 1e5, to] }
    for (const solid of cellsNear(part, matrix, band)) {
      const cut = solid.trimByPlane([0, 0, 1], from).trimByPlane([0, 0, -1], -to)
      if (!cut.isEmpty()) found.push(cut.project())
    }
  }
  return CrossSection.union(found)
}

const polygonsOf = (outline: Outline): readonly (readonly Vec2[])[] => outline.toPolygons()

const distanceToSegment = ([x, y]: Vec2, [ax, ay]: Vec2, [bx, by]: Vec2): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** Counts ray crossings to determine whether a point is inside an outline. */
function isInside([x, y]: Vec2, polygons: readonly (readonly Vec2[])[]): boolean {
  let inside = false
  for (const points of polygons)
    for (const [index, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(index + 1) % points.length] as Vec2
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
    }
  return inside
}

const isWithin = (point: Vec2, polygons: readonly (readonly Vec2[])[], reach: number): boolean =>
  isInside(point, polygons) ||
  polygons.some((points) =>
    points.some((a, index) => distanceToSegment(point, a, points[(index + 1) % points.length] as Vec2) <= reach),
  )

/** Returns the height of the tread under the given point, or undefined if the point isn't over the stair. */
function treadAt({ matrix, unit: { risers, riserIn } }: Stair, [x, y]: Vec2): number | undefined {
  const [lx, ly] = toScene({ matrix: inverse(matrix) } as Placed, [x, y, matrix[14] as number]) as [number, number]
  if (Math.abs(lx) > HALF_STAIR + 1 || ly < 0 || ly > (risers - 1) * RUN_IN + 0.5) return undefined
  return (matrix[14] as number) + Math.min(risers - 1, Math.floor(ly / RUN_IN) + 1) * riserIn
}

/** Returns the highest floor or tread at the given point, up to one step above z. The ground counts as a floor. */
function floorUnder(point: Vec2, z: number, floors: readonly Floor[], stairs: readonly Stair[]): number {
  const heights = [
    0,
    ...floors.filter(({ outline }) => isInside(point, polygonsOf(outline))).map((floor) => floor.z),
    ...stairs.flatMap((stair) => treadAt(stair, point) ?? []),
  ]
  return Math.max(...heights.filter((height) => height <= z + STEP_UP))
}

function edges(
  floor: Floor,
  floors: readonly Floor[],
  stairs: readonly Stair[],
  members: readonly Member[],
  openEdges: readonly OpenEdge[],
): Finding[] {
  if (floor.z < FALL) return []
  const { z, outline } = floor
  const { min, max } = outline.bounds()
  const around: Box = { min: [min[0] - 10, min[1] - 10, z - 8], max: [max[0] + 10, max[1] + 10, z + 46] }
  const near = members.filter((it) => meet(it.box, around) && !isDeck(it) && !isPerson(it))
  const rails = near.filter((it) => it.part.gripIn === undefined)
  const bodies = near.filter(({ part }) => part.bodies.some(({ look }) => look === 'aircraft'))
  const [top, mid, toe] = [TOP_RAIL, MID_RAIL, TOE_BOARD].map(([low, high]) =>
    polygonsOf(projection(rails, z + low, z + high)),
  ) as [readonly Vec2[][], readonly Vec2[][], readonly Vec2[][]]
  // Ignore parts below the deck, because they don't guard its edge.
  const gates = polygonsOf(projection(rails.filter(isGate), z + MID_RAIL[0], z + MID_RAIL[1]))
  const body = polygonsOf(projection(bodies, z - 6, z + 6).subtract(outline))
  const bare: Vec2[] = []
  const toeless: Vec2[] = []
  for (const points of polygonsOf(outline))
    for (const [index, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(index + 1) % points.length] as Vec2
      const length = Math.hypot(bx - ax, by - ay)
      const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
      for (let along = Math.min(SAMPLE, length / 2); along <= length - SAMPLE / 2; along += SAMPLE) {
        const point: Vec2 = [ax + ux * along, ay + uy * along]
        // Outlines run counterclockwise and holes run clockwise, so the right side is always off the deck.
        const out: Vec2 = [point[0] + uy * BEYOND, point[1] - ux * BEYOND]
        if (z - floorUnder(out, z, floors, stairs) < FALL) continue
        if (isInside(out, polygonsOf(outline))) continue
        if (isLeftOpen(point, z, openEdges) || isWithin(point, body, BODY_FROM_EDGE)) continue
        if (!isWithin(point, top, RAIL_FROM_EDGE) || !isWithin(point, mid, RAIL_FROM_EDGE)) bare.push(point)
        else if (!isWithin(point, toe, TOE_FROM_EDGE) && !isWithin(point, gates, TOE_FROM_EDGE)) toeless.push(point)
      }
    }
  const text = (points: readonly Vec2[]) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const range = (values: readonly number[]) =>
      `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`
    return `${points.length * SAMPLE} in of the deck at ${Math.round(z)} in, within x ${range(xs)}, y ${range(ys)}`
  }
  return [
    ...(bare.length > 1 ? [finding('edge', `no rail or gate along ${text(bare)}`, [...(bare[0] as Vec2), z])] : []),
    ...(toeless.length > 1
      ? [finding('toe board', `no toe board along ${text(toeless)}`, [...(toeless[0] as Vec2), z])]
      : []),
  ]
}

const isLeftOpen = (point: Vec2, z: number, openEdges: readonly OpenEdge[]): boolean =>
  openEdges.some(
    ({ from, to }) => Math.abs(from[2] - z) < 8 && distanceToSegment(point, [from[0], from[1]], [to[0], to[1]]) <= 4,
  )

function stairFaults(
  stair: Stair,
  stairs: readonly Stair[],
  floors: readonly Floor[],
  members: readonly Member[],
): Finding[] {
  const { unit, name } = stair
  const { riserIn } = unit
  const found: Finding[] = []
  // A stair without a head ends at the top of the truss, below the deck.
  const [rise, run] = [unit.deckIn - (unit.hasHead ? 0 : DECK_IN), (unit.risers - 1) * RUN_IN]
  const at = (x: number, y: number, z: number) => toScene(stair, [x, y, z]) as [number, number, number]
  const ends = [
    ['bottom', -1, 0],
    ['top', run, rise],
  ] as const
  for (const [end, y, z] of ends)
    for (const away of [8, LANDING_DEPTH]) {
      const [px, py, pz] = at(0, end === 'bottom' ? y - away : y + away, z)
      const under = floorUnder([px, py], pz + 1 - STEP_UP, floors, [])
      if (Math.abs(under - pz) <= 1) continue
      found.push(finding('stair', `no floor ${away} in beyond the ${end} of ${name}`, [px, py, pz]))
      break
    }
  const isAt = (probe: Solid, except: (it: Member) => boolean): Member | undefined => {
    const box = probe.boundingBox()
    return members.find((it) => {
      if (it.matrix === stair.matrix || except(it) || isPerson(it)) return false
      const relative = times(it.matrix, matrixOf({}))
      return (
        meet(it.box, worldBox(stair, box)) && volumeWithin(probe, it.part, times(inverse(stair.matrix), relative)) > 0.3
      )
    })
  }
  const head = isAt(boxSolid([24, 8, 14]).translate([-12, run - 1, rise + 30]), isGate)
  if (head) found.push(finding('stair', `the top of ${name} is blocked by ${head.name}`, at(0, run, rise)))
  // Search outward from the center for a rail on each side. Adjacent units count as one stair.
  const widths = ([-1, 1] as const).map((side) => {
    let x = HALF_STAIR
    for (;;) {
      const y = run / 2
      const nosing = riserIn + y * (riserIn / RUN_IN)
      const probe = boxSolid([6, 10, 14]).translate([side > 0 ? x - 0.5 : -x - 5.5, y - 5, nosing + 30])
      if (isAt(probe, (it) => stairs.some(({ matrix }) => matrix === it.matrix))) return x
      const [px, py] = at(side * (x + 3), y, 0)
      if (!stairs.some((other) => other.matrix !== stair.matrix && treadAt(other, [px, py]) !== undefined))
        return undefined
      x += 2 * HALF_STAIR + 0.5
      if (x > 400) return undefined
    }
  })
  for (const [index, width] of widths.entries())
    if (width === undefined)
      found.push(
        finding('stair', `no handrail on the ${index === 0 ? 'left' : 'right'} of ${name}`, at(0, run / 2, rise / 2)),
      )
  const [left, right] = widths
  if (left !== undefined && right !== undefined && left + right > STAIR_WIDTH)
    found.push(
      finding('stair', `${Math.round(left + right)} in from rail to rail of ${name}`, at(0, run / 2, rise / 2)),
    )
  return found
}

const worldBox = (it: Placed, box: Box): Box => {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
    toScene(
      it,
      [0, 1, 2].map((axis) => (k & (1 << axis) ? box.max : box.min)[axis] as number),
    ),
  )
  return {
    min: [0, 1, 2].map((axis) => Math.min(...corners.map((each) => each[axis] as number))),
    max: [0, 1, 2].map((axis) => Math.max(...corners.map((each) => each[axis] as number))),
  }
}

/** Checks ladders. Stacked ladder sections count as one ladder. */
function ladderFaults(
  sections: readonly Member[],
  floors: readonly Floor[],
  gates: readonly Member[],
  openEdges: readonly OpenEdge[],
): Finding[] {
  const stacks = new Map<string, Member[]>()
  for (const it of sections) {
    const key = [0, 1].map((axis) => Math.round((it.matrix[12 + axis] as number) / 3)).join(' ')
    stacks.set(key, [...(stacks.get(key) ?? []), it])
  }
  return [...stacks.values()].flatMap((stack) => {
    const top = Math.max(...stack.map(({ box }) => box.max[2] as number))
    const bottom = Math.min(...stack.map(({ box }) => box.min[2] as number))
    const first = stack[0] as Member
    const points = [-20, 20].map((y) => toScene(first, [0, y, 0]).slice(0, 2) as unknown as Vec2)
    const served = floors.filter(
      ({ z, outline }) =>
        z > bottom + 24 && z < top + 12 && points.some((point) => isInside(point, polygonsOf(outline))),
    )
    const [x, y] = middle(first.box) as [number, number]
    const highest = Math.max(...served.map(({ z }) => z))
    return [
      ...(served.length > 0 && top < highest + 41.5
        ? [
            finding('ladder', `ends ${Math.round(top - highest)} in above the deck at ${Math.round(highest)} in`, [
              x,
              y,
              top,
            ]),
          ]
        : []),
      ...served.flatMap(({ z }) =>
        gates.some(({ box }) => {
          const [gx, gy, gz] = middle(box) as [number, number, number]
          return Math.hypot(gx - x, gy - y) < 36 && gz > z && gz < z + 45
        }) || isLeftOpen([x, y], z, openEdges)
          ? []
          : [finding('ladder', `no gate at the opening in the deck at ${Math.round(z)} in`, [x, y, z])],
      ),
    ]
  })
}
