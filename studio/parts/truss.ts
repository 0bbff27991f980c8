/** Truss, and the parts that connect truss sections. They start at x = 0 and run along +x, centered on y and z. */

import {
  type BoxSeries,
  type BoxSize,
  type BoxTrussModel,
  boxModel,
  boxSeries,
  boxTrusses,
  lacedHalfIn,
  lacingInsetIn,
  lengthsFt,
  tubeTruss,
} from '../../engineering/members/truss-models.ts'
import { groundBase as groundBaseModel } from '../../engineering/part-models/bases.ts'
import { cornerBlocks } from '../../engineering/part-models/corner-blocks.ts'
import { spliceAngle as spliceAngleModel } from '../../engineering/part-models/plates.ts'
import {
  CrossSection,
  cut,
  Manifold,
  type Outline,
  type Solid,
  union,
  type Vec2,
  type Vec3,
} from '../geometry/kernel.ts'
import { grid, HOLE_IN, PITCH_IN, polygon, rectangle, row, soften, stations, withHoles } from '../geometry/outlines.ts'
import { body, type Look, type Part, part } from '../geometry/part.ts'
import {
  angleProfile,
  bar,
  box,
  chamferedBlock,
  cylinder,
  drill,
  gridTube,
  plate,
  tubeProfile,
} from '../geometry/solids.ts'
import { parts as braceParts } from './braces.ts'
import { frameCuts, frameOutline, frameWindow, INSERT_HOLE_IN, spigotInserts } from './truss-patterns.ts'

/** Overlap of welded pieces, in. They must overlap, because solids that only touch don't merge. */
const WELD_IN = 0.01

type Metal = 'aluminum' | 'steel'
const lookOf: Readonly<Record<Metal, Look>> = { aluminum: 'brushed', steel: 'steel' }

/**
 * Chord that is `length` inches long: an angle with its heel on the x axis and legs toward +y and +z, drilled on the
 * grid.
 */
function chord({ legIn: leg, wallIn: wall, holeRowIn: row }: BoxTrussModel['chord'], length: number): Solid {
  const flat = polygon([0, 0], [length, 0], [length, leg], [0, leg])
  const onY = withHoles(
    flat,
    stations(length).map((x): Vec2 => [x, row]),
  ).extrude(wall)
  // Inside corner of a rolled angle.
  const root = bar(angleProfile(3 * wall, 3 * wall, wall), length)
  return union([onY, upright(onY), root])
}

/** Swaps y and z of a leg that is on z = 0, so that the leg is vertical at y = 0. */
function upright(leg: Solid): Solid {
  return leg.transform([1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1])
}

/** Strip that is `width` wide between two points. It extends past both points. */
function strip([ax, ay]: Vec2, [bx, by]: Vec2, width: number): Outline {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [(-(by - ay) / length) * (width / 2), ((bx - ax) / length) * (width / 2)]
  const [ex, ey] = [((bx - ax) / length) * width * 2, ((by - ay) / length) * width * 2]
  return polygon(
    [ax + nx - ex, ay + ny - ey],
    [bx + nx + ex, by + ny + ey],
    [bx - nx + ex, by - ny + ey],
    [ax - nx - ex, ay - ny - ey],
  )
}

interface Lattice {
  /** Positions of panel nodes along the face, including the ends, in. */
  readonly nodes: readonly number[]
  /** Returns half the width of the lacing at the given position along the face. */
  readonly reach: (x: number) => number
  readonly lacing: Pick<
    BoxTrussModel['lacing'],
    'sideIn' | 'wallIn' | 'nodeOffsetIn' | 'endClearanceIn' | 'posts' | 'crossedEnds'
  >
  /** True if the first diagonal rises. */
  readonly rising: boolean
}

/** Lacing on one face, below z = 0. It consists of square tubes with closed ends. */
function lattice({ nodes, reach, lacing, rising }: Lattice): Solid {
  const { sideIn: side, wallIn: wall, nodeOffsetIn, endClearanceIn, posts, crossedEnds } = lacing
  const [start, end] = [nodes[0] as number, nodes.at(-1) as number]
  const within = (by: number): Outline =>
    polygon(
      [start + by, -reach(start) + by],
      [end - by, -reach(end) + by],
      [end - by, reach(end) - by],
      [start + by, reach(start) - by],
    )
  const pieces = (width: number): [posts: Outline[], diagonals: Outline[], crossing: Outline[]] => {
    const upright = posts
      ? nodes.slice(1, -1).map((x) => rectangle(width, 2 * (reach(x) + 0.3) - (side - width)).translate([x, 0]))
      : []
    const inclined = (isCounter: boolean) => (to: number, index: number) => {
      const from = nodes[index] as number
      const up = (index % 2 === 0) === (rising !== isCounter) ? 1 : -1
      // Two diagonals end next to each interior node, one on each side of the node.
      const left = from + (from === start ? endClearanceIn : nodeOffsetIn)
      const right = to - (to === end ? endClearanceIn : nodeOffsetIn)
      return strip([left, -up * reach(from)], [right, up * reach(to)], width)
    }
    const isEnd = (to: number, index: number) => to === end || nodes[index] === start
    const panels = nodes.slice(1)
    const crossing = panels.flatMap((to, index) => (crossedEnds && isEnd(to, index) ? [inclined(true)(to, index)] : []))
    return [upright, panels.map(inclined(false)), crossing]
  }
  const [outerPosts, outerDiagonals, outerCrossing] = pieces(side)
  const [innerPosts, innerDiagonals, innerCrossing] = pieces(side - 2 * wall)
  const all = (outlines: readonly Outline[]) => (outlines.length > 0 ? CrossSection.union([...outlines]) : undefined)
  const standing = all(outerPosts)
  const through = all(outerDiagonals) as Outline
  const inclined = (all([...outerDiagonals, ...outerCrossing]) as Outline).intersect(within(0))
  const outside = standing ? inclined.add(standing) : inclined
  // Diagonals end at the posts without cutting into them. Of two that cross, one ends at the other.
  const ending = all(innerCrossing)?.subtract(through.offset(wall, 'Miter', 4))
  const hollow = (all(ending ? [...innerDiagonals, ending] : innerDiagonals) as Outline).intersect(within(wall))
  const inside = standing ? hollow.subtract(standing.offset(wall, 'Miter', 4)).add(all(innerPosts) as Outline) : hollow
  return cut(outside.extrude(side), [inside.extrude(side - 2 * wall).translate([0, 0, wall])]).translate([0, 0, -side])
}

const fourSides = (make: (side: number) => Solid): Solid[] =>
  [0, 1, 2, 3].map((side) => make(side).rotate([side * 90, 0, 0]))

/** Chords of the adapter, and wall thickness of its chords and of tapered truss, in. */
const lightChord = boxModel('BS-TR12S').chord
const WALL_IN = lightChord.wallIn
const FRAME_IN = boxTrusses[12].endFrame.thicknessIn

/** Box truss in the 6 or 12 in series. `length` is in inches and includes the end frames. */
function boxTruss(series: BoxSeries, length: number): Solid {
  const model = boxModel(series)
  const { sizeIn: size, lacing, endFrame } = model
  const { panelIn: panel } = lacing
  const half = size / 2
  const reach = lacedHalfIn(model)
  const nodes = stations(length + 2 * panel, panel, panel).map((x) => x - panel)
  const clipped = box([length - 2 * endFrame.thicknessIn + 2 * WELD_IN, size, size], true).translate([length / 2, 0, 0])
  const chords = fourSides(() => chord(model.chord, length).translate([0, -half, -half])).map((each) =>
    each.intersect(clipped),
  )
  const sides = fourSides((side) =>
    lattice({ nodes, reach: () => reach, lacing, rising: side % 2 === 0 })
      .translate([0, 0, half - (lacing.isFlush ? 0 : lacingInsetIn(model) - WELD_IN)])
      .intersect(clipped),
  )
  const frame = bar(frameOutline(size), endFrame.thicknessIn)
  return union([...chords, ...sides, frame, frame.translate([length - endFrame.thicknessIn, 0, 0])])
}

/** Positions of nodes in the tapered truss, in. Panels are shorter where the section is smaller. */
const taperedNodes: Readonly<Record<number, readonly number[]>> = {
  36: [0, 12, 21, 30, 36],
  48: [0, 12, 24, 33, 42, 48],
  60: [0, 12, 24, 36, 45, 54, 60],
}

/** Tapered truss, 12 in at x = 0 and 6 in at x = `length`. Its chords are bent plates with tapered legs. */
function taperedTruss(length: number): Solid {
  const slope = Math.atan(3 / length)
  const degrees = (slope * 180) / Math.PI
  const between = (large: number, small: number) => (x: number) => large + ((small - large) * x) / length
  const half = between(6, 3)
  const frustum = (by: number): Solid => {
    const inset = by / Math.cos(slope)
    // Extend the inside past both ends, so that none of its faces coincides with an outside face.
    const [from, to] = by > 0 ? [-1, length + 1] : [0, length]
    const corners = [from, to].flatMap((x) =>
      [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([y, z]): Vec3 => {
        const reach = half(x) - inset
        return [x, (y as number) * reach, (z as number) * reach]
      }),
    )
    return Manifold.hull(corners.map((corner): [number, number, number] => [...corner]))
  }
  const window = polygon(
    [-1, between(4, 1.5)(-1)],
    [length + 1, between(4, 1.5)(length + 1)],
    [length + 1, -between(4, 1.5)(length + 1)],
    [-1, -between(4, 1.5)(-1)],
  ).extrude(8)
  const drillBit = cylinder(HOLE_IN, 2).translate([0, 0, -1]).rotate([0, degrees, 0])
  const holes = stations(length).flatMap((x) =>
    [1, -1].map((side) => drillBit.translate([x, side * between(5, 2.25)(x), half(x)])),
  )
  const chords = cut(frustum(0), [frustum(WALL_IN), ...fourSides(() => union([window, ...holes]))])

  const along = Math.cos(slope)
  const reach = between(lacedHalfIn(boxTrusses[12]), lacedHalfIn(boxTrusses[6]))
  const onFace = (side: number): Solid =>
    lattice({
      nodes: (taperedNodes[length] as readonly number[]).map((x) => x / along),
      reach: (u) => reach(u * along),
      lacing: boxModel('BS-TR06A').lacing,
      rising: side % 2 === 0,
    })
      .translate([0, 0, WELD_IN - WALL_IN])
      .rotate([0, degrees, 0])
      .translate([0, 0, 6])
  const inside = box([length - 2 * FRAME_IN + 2 * WELD_IN, 12, 12], true).translate([length / 2, 0, 0])
  const large = bar(frameOutline(12), FRAME_IN)
  const small = bar(frameOutline(6), FRAME_IN).translate([length - FRAME_IN, 0, 0])
  return union([...[chords, ...fourSides(onFace)].map((each) => each.intersect(inside)), large, small])
}

/** The 3 in truss: a square tube that is drilled on the grid on all four faces. */
const tube = (length: number): Solid =>
  gridTube(tubeTruss.sideIn, tubeTruss.sideIn, tubeTruss.wallIn, length, tubeTruss.radiusIn)

/** Corner block: a cube made of six frames with the same windows and holes as the end frame. */
function cornerBlock(size: BoxSize): Solid {
  const inside = size - 2 * cornerBlocks.wallIn
  const hollow = cut(box([size, size, size], true), [box([inside, inside, inside], true)])
  const through = frameWindow(size)
    .add(frameCuts(size))
    .extrude(2 * size)
    .translate([0, 0, -size])
  return cut(hollow, [through, through.rotate([90, 0, 0]), through.rotate([0, 90, 0])]).translate([0, 0, size / 2])
}

/**
 * Collar that is 3 in long. It has the BoltSpan hole pattern at x = 0, and holes for four 5/8 in bolts on a 10 in
 * square at x = 3.
 */
function boxTrussAdapter(): Solid {
  const other = withHoles(
    rectangle(12, 12).subtract(frameWindow(12)),
    [
      [5, 5],
      [5, -5],
      [-5, 5],
      [-5, -5],
    ],
    11 / 16,
  )
  const corner = chord(lightChord, PITCH_IN).translate([0, -6, -6])
  const inside = box([PITCH_IN - 2 * FRAME_IN + 2 * WELD_IN, 12, 12], true).translate([PITCH_IN / 2, 0, 0])
  return union([
    bar(frameOutline(12), FRAME_IN),
    bar(other, FRAME_IN).translate([PITCH_IN - FRAME_IN, 0, 0]),
    ...fourSides(() => corner).map((each) => each.intersect(inside)),
  ])
}

const reducerPlate = (): Solid =>
  rectangle(12, 12, { round: 0.25 })
    .subtract(frameCuts(12))
    .subtract(frameCuts(6))
    .subtract(frameWindow(6))
    .extrude(0.375)

/**
 * Splice angle that nests in a chord of 12 in truss. Its holes are 7/8 in from its outer face. The chord's holes are 1
 * in from the chord's outer face.
 */
function spliceAngle(): Solid {
  const { lengthIn: length, legIn: leg, wallIn: wall, holeRowIn: row } = spliceAngleModel
  const flat = soften(polygon([0, -leg], [length, -leg], [length, leg], [0, leg]), { round: 0.375 })
  const onY = withHoles(
    flat,
    stations(length).map((x): Vec2 => [x, row]),
  ).extrude(wall)
  const quadrant = box([length, leg, leg])
  const legs = union([onY, upright(onY)]).intersect(quadrant)
  // Round the heel, because the inside corner of the chord has a radius.
  const heel = polygon([0, 0], [0.1875, 0], [0.12, 0.025], [0.055, 0.055], [0.025, 0.12], [0, 0.1875])
  const root = bar(angleProfile(0.5, 0.5, wall), length)
  // Rotate the angle so that both rows of holes face the viewer. The legs then point toward -y and +z.
  return cut(union([legs, root]), [bar(heel, length + 1).translate([-0.5, 0, 0])]).rotate([90, 0, 0])
}

/** 2 1/2 in square tube with chamfered ends. It starts at x = 0 and runs along +x. */
export function spigotTube(length: number): Solid {
  const outside = chamferedBlock(rectangle(2.5, 2.5, { round: 0.1875 }), length, 0.125)
  const hollow = rectangle(2, 2, { round: 0.09 })
    .extrude(length + 1)
    .translate([0, 0, -0.5])
  return cut(outside, [hollow]).rotate([0, 90, 0])
}

function spigot(): Part {
  const at = stations(12)
  const points = at.map((x): Vec3 => [x, 0, 0])
  const tube = drill(drill(spigotTube(12), points, 'y', INSERT_HOLE_IN), points, 'z', INSERT_HOLE_IN)
  return part(body(tube, 'aluminum', 'brushed'), spigotInserts(1.25, at))
}

/** Ground base: runners on the floor, and a plate with the 12 in end frame pattern on top. */
function groundBase(): Solid {
  const { size, sideIn, thicknessIn, anchorsIn, runners } = groundBaseModel
  const { sideIn: high, lengthIn: length, gaugeIn: gauge } = runners
  const top = withHoles(
    rectangle(sideIn, sideIn, { round: 1 })
      .subtract(rectangle(6, 6, { round: 1 }))
      .subtract(frameCuts(size)),
    grid(2, 2, anchorsIn),
  ).extrude(thicknessIn)
  const runner = bar(tubeProfile(high, high + WELD_IN, runners.wallIn), length).translate([
    -length / 2,
    0,
    (high + WELD_IN) / 2,
  ])
  return union([top.translate([0, 0, high]), ...row(2, gauge).map(([y]) => runner.translate([0, y, 0]))])
}

/** Tube cap with its head on the floor and its plug up, as in the image. */
function tubeCap(): Solid {
  const head = soften(rectangle(3, 3), { round: 0.1875 }).extrude(0.1875)
  const plug = rectangle(2.62, 2.62, { round: 0.1 })
    .subtract(rectangle(2.38, 2.38, { round: 0.05 }))
    .extrude(0.9375)
  const rib = box([0.09, 0.12, 0.7]).translate([-0.045, 1.27, 0.2])
  const ribs = [0, 90, 180, 270].flatMap((turn) =>
    [-0.75, 0, 0.75].map((x) => rib.translate([x, 0, 0]).rotate([0, 0, turn])),
  )
  const pry = box([0.5, 0.2, 0.12], true).translate([0, -1.5, 0.1875])
  return cut(union([head, plug, ...ribs]), [pry])
}

const ofMetal = (solid: Solid, metal: Metal): Part => part(body(solid, metal, lookOf[metal]))

const digits = (ft: number): string => String(ft).padStart(2, '0')

const byTheFoot = (name: string, feet: readonly number[], make: (length: number) => Part): [string, () => Part][] =>
  feet.map((ft) => [`${name}-${digits(ft)}`, () => make(ft * 12)])

export const parts: Readonly<Record<string, () => Part>> = {
  ...Object.fromEntries([
    ...(Object.keys(boxSeries) as BoxSeries[]).flatMap((series) =>
      byTheFoot(series, lengthsFt, (length) => ofMetal(boxTruss(series, length), boxSeries[series].material.kind)),
    ),
    ...byTheFoot('BS-TR03A', lengthsFt, (length) => ofMetal(tube(length), 'aluminum')),
    ...byTheFoot('BS-TR03S', lengthsFt, (length) => ofMetal(tube(length), 'steel')),
    ...byTheFoot('BS-TRTPA', [3, 4, 5], (length) => ofMetal(taperedTruss(length), 'aluminum')),
  ]),
  'BS-TR-CB12': () => ofMetal(cornerBlock(12), 'aluminum'),
  'BS-TR-CB06': () => ofMetal(cornerBlock(6), 'aluminum'),
  'BS-TR-EF12': () => ofMetal(plate(frameOutline(12), FRAME_IN), 'aluminum'),
  'BS-TR-BXA12': () => ofMetal(boxTrussAdapter(), 'aluminum'),
  'BS-TR-RP1206': () => ofMetal(reducerPlate(), 'aluminum'),
  'BS-TR-SPA12': () => ofMetal(spliceAngle(), 'aluminum'),
  'BS-TR-SPG03': spigot,
  'BS-TR-GB12': () => part(body(groundBase(), 'steel', 'painted-black')),
  'BS-TR-CAP03': () => part(body(tubeCap(), 'nylon', 'plastic-black')),
  ...braceParts,
}
