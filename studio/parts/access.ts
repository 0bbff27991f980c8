/** Access: stairs, ladders, landings, rail fittings, guardrails, decks, and padding. */
import { boxTrusses } from '../../engineering/members/truss-models.ts'
import {
  deckPanel as deckPanelModel,
  type GuardrailModel,
  gateModel,
  guardrails,
  railAxisIn,
} from '../../engineering/part-models/railings.ts'
import { DECK_IN, handrailPosts, type StairUnit, stairModel, stairUnits } from '../../engineering/part-models/stairs.ts'
import { hexBolt, hexNut } from '../geometry/fasteners.ts'
import {
  CrossSection,
  cut,
  facets,
  Manifold,
  type Outline,
  type Solid,
  union,
  type Vec2,
  type Vec3,
} from '../geometry/kernel.ts'
import {
  circle,
  grid,
  HOLE_IN,
  hexagon,
  hullOf,
  polygon,
  rectangle,
  slot,
  stations,
  withHoles,
} from '../geometry/outlines.ts'
import { body, type Part, part, turn } from '../geometry/part.ts'
import { ofPieces } from '../geometry/recipe.ts'
import {
  bar,
  bentBar,
  box,
  cylinder,
  drill,
  extrude,
  gridTube,
  pipe,
  pipeProfile,
  plate,
  torus,
  tubeProfile,
} from '../geometry/solids.ts'
import { faceHoles, GAUGE_06_IN, GAUGE_12_IN, quadrants, rib, upright, weld, withEnd12 } from './mounting.ts'

/** Outside diameter of 1 1/2 in schedule 40 pipe, in. */
const PIPE_IN = 1.9
const PIPE_WALL_IN = 0.145

const { runIn: RUN_IN, widthIn: STAIR_WIDTH_IN, stringerIn: STRINGER_IN, railFootIn: HANDRAIL_FOOT_IN } = stairModel

const slopeOf = ({ riserIn }: StairUnit): number => Math.atan2(riserIn, RUN_IN)

/** Height of the truss that a stair is bolted to, below the deck. */
const riseOf = ({ deckIn }: StairUnit): number => deckIn - DECK_IN

/** Extrudes an outline in (y, z) along x. The solid starts at x = `from` and is `thickness` in thick. */
const sideways = (outline: Outline, thickness: number, from: number): Solid =>
  bar(outline, thickness).translate([from, 0, 0])

/**
 * Formed sheet for a tread, with its top at z = 0 and its front edge at y = 0, centered on x. It has lips at the front
 * and back.
 */
function tread(width: number, depth: number, sheet: number, lip: number, slots: readonly Vec2[]): Solid {
  const profile = polygon(
    [0, -lip],
    [sheet, -lip],
    [sheet, -sheet],
    [depth - sheet, -sheet],
    [depth - sheet, -lip],
    [depth, -lip],
    [depth, 0],
    [0, 0],
  )
  const pan = sideways(profile, width, -width / 2)
  if (slots.length === 0) return pan
  // Slot ends have few sides, because a stair has hundreds of slots.
  const end = CrossSection.circle(0.1875, facets(8))
  const one = CrossSection.hull([end.translate([-0.9125, 0]), end.translate([0.9125, 0])])
  return cut(pan, [extrude(CrossSection.union(slots.map(([x, y]) => one.translate([x, y]))), 2).translate([0, 0, -1])])
}

/** Returns the centers of a tread's slots, in staggered rows. */
function gripSlots(width: number, depth: number): Vec2[] {
  const rows = Math.floor((depth - 2.2) / 1.5) + 1
  return Array.from({ length: rows }, (_, r) => {
    const y = 1.6 + (r * (depth - 3)) / (rows - 1 || 1)
    const count = Math.floor((width - 3) / 3) + (r % 2 === 0 ? 0 : 1) - 1
    return Array.from({ length: count }, (_, i): Vec2 => [(i - (count - 1) / 2) * 3, y])
  }).flat()
}

/** Yellow strip at the front of a tread, on z = 0 with its front edge at y = 0. */
const nosing = (width: number): Solid => box([width, 1, 0.06]).translate([-width / 2, 0.05, 0])

/**
 * Angle that mounts a stair on the face of a truss at y = `at`. The top of the angle is flush with the top of the truss
 * at z = `top`. Its vertical slots fit the rows of holes in 6 in truss (3/4 in below the top) and 12 in truss (1 in
 * below the top).
 */
function hanger(width: number, at: number, top: number): Solid {
  const profile = polygon(
    [-2.5, 0],
    [0, 0],
    [0, -3],
    [-0.25, -3],
    [-0.25, -0.25],
    [-2.25, -0.25],
    [-2.25, -0.75],
    [-2.5, -0.75],
  )
  const angle = sideways(profile, width, -width / 2)
  const count = Math.floor((width - 3) / 3) + 1
  const holes = Array.from({ length: count }, (_, i) =>
    extrude(slot(HOLE_IN + 0.25, HOLE_IN).rotate(90), 1)
      .rotate([90, 0, 0])
      .translate([(i - (count - 1) / 2) * 3, 0.5, -0.875]),
  )
  return cut(angle, holes).translate([0, at, top])
}

/**
 * Stair stringer, drawn in (y, z). It is a band along the nosing line that ends at the floor, the top, and the face of
 * the truss. Its flanges point inward.
 */
function stringer(
  band: Outline,
  upper: Outline,
  lower: Outline,
  keep: Outline,
  holes: readonly Vec2[],
  from: number,
  side: number,
): Solid {
  const web = withHoles(band.intersect(keep), holes)
  const flanges = union([upper.intersect(keep), lower.intersect(keep)].map((each) => sideways(each, 1.25, -1)))
  const whole = union([sideways(web, STRINGER_IN, 0), flanges])
  return side > 0 ? whole.translate([from, 0, 0]) : whole.mirror([1, 0, 0]).translate([-from, 0, 0])
}

/**
 * Returns the holes in a stringer. They are 1 1/2 in above the nosing line, on 3 in centers along the slope, up to the
 * top edge of the stringer.
 */
export function stringerHoles(unit: StairUnit): Vec2[] {
  const { risers, riserIn } = unit
  const slope = slopeOf(unit)
  const length = Math.hypot((risers - 1) * RUN_IN, (risers - 1) * riserIn)
  return stations(length)
    .map((along): Vec2 => {
      const [y, z] = [along * Math.cos(slope), riserIn + along * Math.sin(slope)]
      return [y - Math.sin(slope) * 1.5, z + Math.cos(slope) * 1.5]
    })
    .filter(([, z]) => z < riseOf(unit) - 1.25)
}

/** Depths of the lips of a tread. Above deep lips, the openings between treads are less than 4 in (IBC 1011.5.5.3). */
const LIP_IN = 1.75
const DEEP_LIP_IN = 3
/** Distance from the face of the truss to the edge of the deck, which is over the middle of the truss. */
const HEAD_IN = boxTrusses[12].sizeIn / 2
const HEAD_SHEET_IN = 0.1875
const HEAD_GAP_IN = 0.05

/**
 * Head of a stair whose risers are equal. It continues the hanger up to the height of the deck and covers the truss up to
 * the edge of the deck. Ribs under the plate stand on the top of the truss. The front of the plate is at y = `at`, and the
 * truss ends at z = `top`.
 */
function head(width: number, at: number, top: number): Solid {
  const reach = HEAD_IN - HEAD_GAP_IN
  const front = box([width, 0.25, DECK_IN + 0.5]).translate([-width / 2, -0.25, -0.5])
  const cover = box([width, reach + 0.25, HEAD_SHEET_IN]).translate([-width / 2, -0.25, DECK_IN - HEAD_SHEET_IN])
  const count = 9
  const ribs = Array.from({ length: count }, (_, i) =>
    box([0.25, reach, DECK_IN - HEAD_SHEET_IN]).translate([
      -width / 2 + (i * (width - 0.25)) / (count - 1),
      -0.01,
      0.01,
    ]),
  )
  return union([front, cover, ...ribs]).translate([0, at, top])
}

/** Outline of a stringer in (y, z), between two distances from the nosing line. */
function stringerBand(unit: StairUnit): (from: number, to: number) => Outline {
  const slope = slopeOf(unit)
  const far = 200
  const [dy, dz] = [Math.cos(slope) * far, Math.sin(slope) * far]
  const [ny, nz] = [-Math.sin(slope), Math.cos(slope)]
  const at = (k: number, s: number): Vec2 => [s * dy + ny * k, unit.riserIn + s * dz + nz * k]
  return (from, to) => polygon(at(from, -1), at(from, 1), at(to, 1), at(to, -1))
}

/**
 * 36 in wide stair that climbs toward +y. It ends at the face of a truss at y = (risers - 1) × 11, flush with the top
 * of the truss, or with a head that is level with the deck on the truss.
 */
function stair(unit: StairUnit): Part {
  const { risers, riserIn, hasHead } = unit
  const half = STAIR_WIDTH_IN / 2
  const rise = riseOf(unit)
  const run = (risers - 1) * RUN_IN
  const strip = stringerBand(unit)
  const keep = polygon([-9, 0], [run, 0], [run, rise], [-9, rise])
  const [top, bottom] = [2.75, -8.75]
  const both = [-1, 1].map((side) =>
    stringer(
      strip(bottom, top),
      strip(top - 0.25, top),
      strip(bottom, bottom + 0.25),
      keep,
      stringerHoles(unit),
      half,
      side,
    ),
  )
  const lip = hasHead ? DEEP_LIP_IN : LIP_IN
  const slots = gripSlots(STAIR_WIDTH_IN, RUN_IN + 1)
  const steps = Array.from({ length: risers - 1 }, (_, i): Vec3 => [0, i * RUN_IN, (i + 1) * riserIn])
  const pan = tread(STAIR_WIDTH_IN, RUN_IN + 1, 0.1875, lip, slots)
  // The last tread ends at the face of the truss, so it doesn't overlap another nosing.
  const lastPan = tread(STAIR_WIDTH_IN, RUN_IN, 0.1875, lip, gripSlots(STAIR_WIDTH_IN, RUN_IN))
  const treads = steps.map((at, i) => (i < steps.length - 1 ? pan : lastPan).translate([...at]))
  const width = STAIR_WIDTH_IN + 0.5
  const topHanger = hanger(width, run, rise)
  const clips = [-1, 1].map((side) => {
    const clip = plate(rectangle(3, 4, { round: 0.4 }), 0.25, [[0, 0]])
    return union([clip, box([0.25, 4, 3]).translate([side > 0 ? 1.25 : -1.5, -2, 0])]).translate([
      side * (half - 1.5),
      -3.4,
      0,
    ])
  })
  const strips = steps.map((at) => nosing(STAIR_WIDTH_IN - 0.1).translate([...at]))
  const topStrip = nosing(width).translate([
    0,
    ...(hasHead ? ([run - 0.3, rise + DECK_IN] as const) : ([run - 2.5, rise] as const)),
  ])
  // Each end of a tread has two bolt heads on the outside of the stringer. The heads are slightly embedded, so that
  // they merge with the face of the stringer.
  const heads = steps.flatMap((at) =>
    [2.2, RUN_IN - 1.4].flatMap((y) =>
      [-1, 1].map((side) =>
        cylinder(0.8, 0.3)
          .rotate([0, 90 * side, 0])
          .translate([side * (half + 0.24), at[1] + y, at[2] - 1]),
      ),
    ),
  )
  const frame = union([...both, topHanger, ...clips, ...(hasHead ? [head(width, run, rise)] : [])])
  // The treads are separate bodies, because they are bolted, not welded.
  const pans = ofPieces(cut(union(treads), [frame]), () => {
    // All treads have the same position between the stringers, so the same cut works for all of them.
    const fitted = cut(treads[0] as Solid, [frame])
    return treads.map((own, i) => ({
      name: 'tread',
      solid: i < steps.length - 1 ? fitted.translate([0, i * RUN_IN, i * riserIn]) : cut(own, [frame]),
    }))
  })
  return part(
    body(frame, 'aluminum', 'brushed'),
    body(pans, 'aluminum', 'brushed'),
    body(union([...strips, topStrip]), 'aluminum', 'painted-yellow'),
    body(cut(union(heads), [frame]), 'steel', 'zinc'),
  )
}

/** Ship ladder at 60°. It has 9 in risers, a total rise of 72 in, and a handrail on each side. */
function shipLadder(): Part {
  const [risers, riser, width] = [8, 9, 24]
  const angle = Math.PI / 3
  const going = riser / Math.tan(angle)
  const rise = risers * riser
  const run = (risers - 1) * going
  const far = 300
  const strip = (from: number, to: number) => {
    const at = (k: number, s: number): Vec2 => [
      s * far * Math.cos(angle) - Math.sin(angle) * k,
      riser + s * far * Math.sin(angle) + Math.cos(angle) * k,
    ]
    return polygon(at(from, -1), at(from, 1), at(to, 1), at(to, -1))
  }
  const keep = polygon([-20, 0], [run, 0], [run, rise], [-20, rise])
  const holes = stations(risers * 10 - 6)
    .map(
      (along): Vec2 => [
        along * Math.cos(angle) - Math.sin(angle) * -1.5,
        riser + along * Math.sin(angle) + Math.cos(angle) * -1.5,
      ],
    )
    .filter(([y, z]) => y < run - 1 && z < rise - 1)
  const half = width / 2
  const sides = [-1, 1].map((side) => stringer(strip(-5, 1), strip(0.75, 1), strip(-5, -4.75), keep, holes, half, side))
  const pan = tread(width, 6, 0.1875, 1.5, gripSlots(width, 6))
  const steps = Array.from({ length: risers - 1 }, (_, i): Vec3 => [0, i * going, (i + 1) * riser])
  const lastPan = tread(width, 5, 0.1875, 1.5, gripSlots(width, 5))
  const treads = steps.map((at, i) => (i < steps.length - 1 ? pan : lastPan).translate([...at]))
  const clips = [-1, 1].map((side) =>
    plate(rectangle(3, 4, { round: 0.4 }), 0.25, [[0, 0]]).translate([side * (half - 1.4), -3.2, 0]),
  )
  // The rail is 11 in above the stringer. It then levels off 36 in above the landing and bends down to a foot on the
  // landing.
  const railX = half + 0.25 + 0.75
  const along = (s: number, k: number): [number, number] => [
    s * Math.cos(angle) - Math.sin(angle) * k,
    riser + s * Math.sin(angle) + Math.cos(angle) * k,
  ]
  const top = rise + 36 - 0.75
  const endAt = run + 24
  const rails = [-1, 1].flatMap((side) => {
    const x = side * railX
    const [y0, z0] = along(8, 0)
    const [y1, z1] = along(8, 11)
    const [y2] = along((top - riser - 11 * Math.cos(angle)) / Math.sin(angle), 11)
    const hand = bentBar(
      pipeProfile(1.5, 0.125),
      [
        [x, y0, z0],
        [x, y1, z1],
        [x, y2, top],
        [x, endAt, top],
        [x, endAt, rise + 0.3],
      ],
      3.5,
    )
    const stays = [34, 62].map((s) => {
      const [a, b] = along(s, -0.5)
      const [c, d] = along(s, 10.6)
      return bentBar(circle(1), [
        [x, a, b],
        [x, c, d],
      ])
    })
    // The stays and the lower end of the rail are on pads that extend from the stringer.
    const pads = [[y0, z0], along(34, -0.5), along(62, -0.5)].map(([a, b]) =>
      bar(circle(1.5), 0.9).translate([side > 0 ? half + 0.2 : -half - 1.1, a as number, b as number]),
    )
    const foot = plate(rectangle(4.5, 4.5, { round: 0.5 }), 0.375, quadrants(1.5, 1.5)).translate([x, endAt, rise])
    const midRail = bentBar(pipeProfile(1.5, 0.125), [
      [x, y2 - 14 / Math.tan(angle), top - 14],
      [x, endAt, top - 14],
    ])
    return [hand, ...stays, ...pads, foot, midRail]
  })
  const frame = union([...sides, ...treads, hanger(width + 0.5, run, rise), ...clips, ...rails])
  const strips = union(steps.map((at) => nosing(width - 0.1).translate([...at])))
  return part(body(frame, 'aluminum', 'brushed'), body(cut(strips, [frame]), 'aluminum', 'painted-yellow'))
}

/** Section of a vertical ladder with its rungs at y = 0. Crossbars are 7 in behind the rungs. */
function ladder(feet: number): Part {
  const length = feet * 12
  const clear = 18
  const railX = clear / 2 + 0.5
  const rail = gridTube(1, 2.5, 0.125, length, 0).rotate([0, -90, 0])
  const rails = [-1, 1].map((side) => rail.translate([side * railX, 0, 0]))
  const rungs = Array.from({ length: feet }, (_, i) =>
    bar(pipeProfile(1.25, 0.125), clear + 0.2).translate([-clear / 2 - 0.1, 0, 6 + 12 * i]),
  )
  const back = 7
  const barAt = [7.5, length - 7.5]
  const standoffs = barAt.flatMap((z) => {
    const holes: Vec2[] = [-GAUGE_12_IN / 2, -GAUGE_06_IN / 2, GAUGE_06_IN / 2, GAUGE_12_IN / 2].map((x) => [x, 0])
    const cross = upright(
      withHoles(rectangle(2 * railX + 1.25, 3, { round: 0.3 }), holes),
      0.25,
      back - 0.125,
    ).translate([0, 0, z])
    const arms = [-1, 1].map((side) =>
      box([0.25, back - 0.1, 3]).translate([side * (railX + 0.5) - (side > 0 ? 0.02 : 0.23), 0, z - 1.5]),
    )
    return [cross, ...arms]
  })
  const steel = union([...rails, ...rungs, ...standoffs])
  const caps = [-1, 1].map((side) => extrude(rectangle(1.02, 2.52), 0.12).translate([side * railX, 0, -0.12]))
  return part(
    body(steel.translate([0, 0, 0.12]), 'aluminum', 'brushed'),
    body(union(caps).translate([0, 0, 0.12]), 'rubber', 'rubber'),
  )
}

/** 36 in square landing. Its four sides are drilled like the face of 6 in truss, and its floor has a raised pattern. */
function landing(): Part {
  const size = 36
  const deep = 6
  const wall = 0.25
  const sideHoles = faceHoles(
    GAUGE_06_IN,
    stations(size).map((at) => at - size / 2),
  )
  const drilled = extrude(
    CrossSection.union(sideHoles.map(([x, y]) => circle(HOLE_IN).translate([x, y]))),
    60,
  ).translate([0, 0, -30])
  const ring = extrude(rectangle(size, size).subtract(rectangle(size - 2 * wall, size - 2 * wall)), deep)
  const lower = extrude(rectangle(size, size).subtract(rectangle(size - 3, size - 3)), wall)
  const throughY = drilled.rotate([90, 0, 0]).translate([0, 0, deep / 2])
  const throughX = throughY.rotate([0, 0, 90])
  const border = stations(size).map((at) => at - size / 2)
  const edge = size / 2 - 1.5
  const inserts: Vec2[] = [
    ...[edge, edge - 3].flatMap((row) =>
      border.flatMap((at): Vec2[] => [
        [at, row],
        [at, -row],
      ]),
    ),
    ...[edge, edge - 3].flatMap((row) =>
      border
        .filter((at) => Math.abs(at) < edge - 3.1)
        .flatMap((at): Vec2[] => [
          [row, at],
          [-row, at],
        ]),
    ),
  ]
  const sheet = extrude(withHoles(rectangle(size, size), inserts), 0.1875).translate([0, 0, deep - 0.1875])
  // Pairs of raised diamonds at right angles to each other.
  const lozenge = Manifold.hull([
    extrude(polygon([-0.5, 0], [0, 0.14], [0.5, 0], [0, -0.14]), 0.02),
    extrude(polygon([-0.38, 0], [0, 0.08], [0.38, 0], [0, -0.08]), 0.07),
  ])
  const pattern = grid(22, 22, 1.5).filter(([x, y]) => inserts.every(([a, b]) => Math.hypot(a - x, b - y) > 0.84))
  // Embed the pattern slightly in the sheet, so that the solids merge.
  const sunk = 0.01
  const bumps = (bump: Solid) =>
    pattern.map(([x, y]) =>
      bump.rotate([0, 0, Math.round((x + y) / 1.5) % 2 === 0 ? 45 : -45]).translate([x, y, deep - sunk]),
    )
  const ribs = [-9, 0, 9].map((x) => box([0.25, size - 0.4, 3], true).translate([x, 0, deep - 0.18 - 1.5]))
  const frame = cut(union([ring, lower, ...ribs]), [throughX, throughY])
  const metal = ofPieces(union([frame, sheet, ...bumps(lozenge)]), () => [
    { name: 'deck', solid: union([frame, sheet]) },
    ...bumps(lozenge.trimByPlane([0, 0, 1], sunk)).map((solid) => ({ name: 'tread', solid })),
  ])
  return part(body(metal, 'aluminum', 'brushed'))
}

// Slip-on fittings for rails. A socket is a tube that stops the pipe after 1 1/2 in. A sleeve lets the pipe pass
// through.

const SOCKET_OUTSIDE_IN = 2.4
const BORE_IN = 1.94

/** Outer shape of a socket that extends up from z = 0, with a bead at its open end. */
const socketBody = (height: number): Solid =>
  union([
    cylinder(SOCKET_OUTSIDE_IN, height),
    cylinder(2.66, 0.34).translate([0, 0, height - 0.34]),
    cylinder(SOCKET_OUTSIDE_IN, 0.13, 2.66).translate([0, 0, height - 0.46]),
  ])

/** Outer shape of a sleeve along x, with a bead at each end. */
function sleeveBody(length: number): Solid {
  const half = socketBody(length / 2).rotate([0, 90, 0])
  return union([half, half.mirror([1, 0, 0])])
}

const socketBore = (from: number, height: number): Solid => cylinder(BORE_IN, height + 1).translate([0, 0, from])

/** A set screw and its boss on the outside of a tube about z, at height `z`. Both point `degrees` from +x. */
function setScrew(z: number, degrees: number): { readonly boss: Solid; readonly screw: Solid } {
  const to = (solid: Solid) => solid.rotate([0, 90, 0]).rotate([0, 0, degrees])
  const boss = to(cylinder(0.8, 0.5, 0.72).translate([-z, 0, 0.9]))
  const screw = to(
    cut(cylinder(0.4, 0.62), [extrude(hexagon(0.19), 0.3).translate([0, 0, 0.4])]).translate([-z, 0, 0.84]),
  )
  return { boss, screw }
}

interface Screws {
  readonly bosses: Solid[]
  readonly screws: Solid[]
}

/** Makes set screws at several locations. `to` rotates each screw from the z axis to the axis of its tube. */
function screwSet(
  at: readonly { readonly z: number; readonly degrees: number; readonly to?: (solid: Solid) => Solid }[],
): Screws {
  const all = at.map(({ z, degrees, to = (solid) => solid }) => {
    const { boss, screw } = setScrew(z, degrees)
    return { boss: to(boss), screw: to(screw) }
  })
  return { bosses: all.map((each) => each.boss), screws: all.map((each) => each.screw) }
}

/** Makes a fitting from its outer shape, bores, and screws. */
function fitting(outside: readonly Solid[], bores: readonly Solid[], { bosses, screws }: Screws, low = 0): Part {
  const hard = union(screws)
  const cast = cut(union([...outside, ...bosses]), [...bores, hard])
  const up = (solid: Solid) => solid.translate([0, 0, -low])
  return part(body(up(cast), 'aluminum', 'mill'), body(up(cut(hard, bores)), 'steel', 'black-oxide'))
}

const ontoX = (solid: Solid) => solid.rotate([0, 90, 0])
const ontoMinusX = (solid: Solid) => solid.rotate([0, -90, 0])

function baseFlange(): Part {
  const foot = plate(rectangle(4.5, 4.5, { round: 0.75 }), 0.4375, quadrants(1.5, 1.5))
  const skirt = cylinder(3.1, 0.35, SOCKET_OUTSIDE_IN).translate([0, 0, 0.43])
  return fitting(
    [foot, skirt, socketBody(3)],
    [socketBore(0.35, 3)],
    screwSet([
      { z: 1.85, degrees: -90 },
      { z: 1.85, degrees: 0 },
    ]),
  )
}

/**
 * Bracket for a post on the face of a truss. Its back plate is in the plane y = 0, and the pipe is in front of it (-y).
 */
function sideBracket(): Part {
  const [wide, tall, thick] = [8, 12, 0.375]
  const axis = -1.95
  const holes = [
    ...faceHoles(6, [-GAUGE_12_IN / 2, GAUGE_12_IN / 2]),
    ...faceHoles(6, [-GAUGE_06_IN / 2, GAUGE_06_IN / 2]),
  ]
  const back = upright(
    withHoles(
      rectangle(wide, tall, { round: 0.5 }),
      holes.map(([x, y]): Vec2 => [y, x]),
    ),
    thick,
    -thick / 2,
  )
  const sockets = [-4.2, 4.2].map((z) => socketBody(1.5).translate([0, axis, z]))
  const lower = sockets.map((socket, i) =>
    union([socket, socket.mirror([0, 0, 1]).translate([0, 0, (i === 0 ? -4.2 : 4.2) * 2])]),
  )
  const webs = [-4.2, 4.2].map((z) => box([1.6, 1.6, 2.6], true).translate([0, -1, z]))
  const spine = box([0.5, 1, 9], true).translate([0, -0.85, 0])
  const boreAll = cylinder(BORE_IN, 40).translate([0, axis, -20])
  const place = (z: number) => (solid: Solid) => solid.translate([0, axis, z])
  return fitting(
    [back, ...lower, ...webs, spine],
    [boreAll],
    screwSet([-4.2, 4.2].map((z) => ({ z: 0, degrees: -90, to: place(z) }))),
    -tall / 2,
  )
}

function tee(): Part {
  return fitting(
    [sleeveBody(4), socketBody(3)],
    [ontoX(cylinder(BORE_IN, 10).translate([0, 0, -5])), socketBore(0.9, 4)],
    screwSet([
      { z: 2.2, degrees: -90 },
      { z: 2.2, degrees: 0 },
      { z: 1.25, degrees: -90, to: ontoX },
      { z: 1.25, degrees: -90, to: ontoMinusX },
    ]),
    -1.33,
  )
}

function elbow(): Part {
  const round = Manifold.hull([
    cylinder(SOCKET_OUTSIDE_IN, 0.1),
    cylinder(SOCKET_OUTSIDE_IN, 0.1).rotate([0, 90, 0]),
    cylinder(1.6, 0.1).translate([-0.2, 0, -1.1]),
  ])
  return fitting(
    [round, socketBody(3), socketBody(3).rotate([0, 90, 0])],
    [socketBore(0.95, 4), ontoX(socketBore(0.95, 4))],
    screwSet([
      { z: 2.1, degrees: -90 },
      { z: 2.1, degrees: 180 },
      { z: 2.1, degrees: -90, to: ontoX },
      { z: 2.1, degrees: 0, to: ontoX },
    ]),
    -1.46,
  )
}

/** Fitting for a post that passes through vertically, with a rail on each side. */
function cross(): Part {
  const upwards = union([socketBody(2), socketBody(2).mirror([0, 0, 1])])
  return fitting(
    [upwards, socketBody(3).rotate([0, 90, 0]), socketBody(3).rotate([0, -90, 0])],
    [cylinder(BORE_IN, 10).translate([0, 0, -5]), ontoX(socketBore(1.05, 4)), ontoMinusX(socketBore(1.05, 4))],
    screwSet([
      { z: 1.3, degrees: -90 },
      { z: -1.3, degrees: -90 },
      { z: 2.15, degrees: -90, to: ontoX },
      { z: 2.15, degrees: 180, to: ontoX },
      { z: 2.15, degrees: -90, to: ontoMinusX },
      { z: 2.15, degrees: 0, to: ontoMinusX },
    ]),
    -2,
  )
}

/** Tee with a sleeve along x and an ear on top. A socket pivots on a 1/2 in bolt that runs along y through the ear. */
function adjustableTee(): Part {
  const pivot = 1.95
  const ear = upright(hullOf([0, pivot, 1.5], [-0.75, 0.9, 0.6], [0.75, 0.9, 0.6]), 0.62)
  const screwsA = screwSet([
    { z: 1.25, degrees: -90, to: ontoX },
    { z: 1.25, degrees: -90, to: ontoMinusX },
  ])
  const boreX = ontoX(cylinder(BORE_IN, 10).translate([0, 0, -5]))
  const tilt = (solid: Solid) => solid.rotate([0, 38, 0]).translate([0, 0, pivot])
  const pinHole = cylinder(0.53, 6).translate([0, 0, -3]).rotate([90, 0, 0]).translate([0, 0, pivot])
  const fork = [-1, 1].map((side) => upright(hullOf([0, 0, 1.5], [0, 1.35, 1.7]), 0.46, side * 0.56))
  const bottom = cylinder(SOCKET_OUTSIDE_IN, 0.25).translate([0, 0, 0.98])
  const socket = union([...fork, bottom, socketBody(2.5).translate([0, 0, 1.1])])
  const clear = cylinder(1.75, 0.66).translate([0, 0, -0.33]).rotate([90, 0, 0])
  const screwsB = screwSet([
    { z: 2.6, degrees: -90 },
    { z: 2.6, degrees: 0 },
  ])
  const hardB = screwsB.screws.map(tilt)
  const boresB = [socketBore(1.3, 4)]
  const upper = cut(tilt(cut(union([socket, ...screwsB.bosses]), [clear, ...boresB])), [pinHole, ...hardB])
  const hardA = union(screwsA.screws)
  const lower = cut(union([sleeveBody(4), ear, ...screwsA.bosses]), [boreX, pinHole, hardA])
  const nut = hexNut(0.5)
  const pin = union([
    hexBolt(0.5, 2.15, { plain: true }).translate([0, 0, 0.795]),
    nut.rotate([180, 0, 0]).translate([0, 0, -0.795]),
  ])
    .rotate([90, 0, 0])
    .translate([0, 0, pivot])
  const up = (solid: Solid) => solid.translate([0, 0, 1.33])
  return part(
    body(up(cut(lower, [upper])), 'aluminum', 'mill'),
    body(up(upper), 'aluminum', 'mill'),
    body(
      up(cut(union([cut(hardA, [boreX]), ...hardB.map((solid) => cut(solid, boresB.map(tilt))), pin]), [])),
      'steel',
      'black-oxide',
    ),
  )
}

/** Guardrail module along x. The feet of its base rail bolt to deck inserts 1 1/2 and 4 1/2 in from the edge. */
function guardrail({ postsIn, feetIn }: GuardrailModel): Part {
  const { heightIn, midRailIn, pipe: pipeIn, base } = guardrails
  const { foot, socket, tube } = base
  const profile = pipeProfile(pipeIn.outsideIn, pipeIn.wallIn)
  const [first, last] = [postsIn[0] as number, postsIn.at(-1) as number]
  const low = foot.thicknessIn + 0.02
  const hoop = bentBar(
    profile,
    [
      [first, 0, low],
      [first, 0, railAxisIn],
      [last, 0, railAxisIn],
      [last, 0, low],
    ],
    4.5,
  )
  const middle = postsIn
    .slice(1, -1)
    .map((x) => pipe(pipeIn.outsideIn, pipeIn.wallIn, heightIn - pipeIn.outsideIn / 2 - low).translate([x, 0, low]))
  const midRail = bar(profile, last - first).translate([first, 0, midRailIn])
  const pinned: readonly Vec3[] = [[0, 0, socket.pinIn]]
  const panel = drill(union([hoop, ...middle, midRail]), pinned, 'x')

  const half = foot.boltSpreadIn / 2
  const plates = feetIn.map((x) =>
    plate(rectangle(foot.sideIn, foot.sideIn, { round: 0.5 }), foot.thicknessIn, quadrants(half, half)).translate([
      x,
      0,
      0,
    ]),
  )
  const bore = cylinder(socket.outsideIn - 2 * socket.wallIn, socket.topIn).translate([0, 0, foot.thicknessIn])
  const sockets = postsIn.map((x) =>
    union([
      cylinder(socket.outsideIn, socket.topIn - foot.thicknessIn + 0.01),
      weld(circle(socket.outsideIn), socket.weldIn),
    ]).translate([x, 0, foot.thicknessIn - 0.01]),
  )
  const rail = bar(tubeProfile(tube.sideIn, tube.sideIn, tube.wallIn), last - first).translate([
    first,
    0,
    foot.thicknessIn + tube.sideIn / 2 - 0.01,
  ])
  const bores = postsIn.map((x) => bore.translate([x, 0, 0]))
  const steel = drill(cut(union([...plates, ...sockets, rail]), bores), pinned, 'x')
  return part(body(panel, 'aluminum', 'brushed'), body(steel, 'steel', 'zinc'))
}

/** Gate that pivots about a post at its left end. The post is a separate part. */
function gate(): Part {
  const { fromIn: x0, toIn: x1, railsIn, hingesIn, latch: latchIn, pipe: pipeIn } = gateModel
  const [low, center, high] = railsIn
  const profile = pipeProfile(pipeIn.outsideIn, pipeIn.wallIn)
  const loop = bentBar(
    profile,
    [
      [x0 + 12, 0, low],
      [x1, 0, low],
      [x1, 0, high],
      [x0, 0, high],
      [x0, 0, low],
      [x0 + 12.05, 0, low],
    ],
    3,
  )
  const mid = bar(profile, x1 - x0).translate([x0, 0, center])
  const hinges = hingesIn.map((z) => {
    const clamp = cut(cylinder(2.6, 2), [
      cylinder(1.91, 4).translate([0, 0, -1]),
      box([0.3, 4, 4]).translate([-1.6, -2, -1]),
    ])
    const ears = box([0.9, 2.2, 2], true).translate([-1.05, 0, 1])
    const whole = cut(union([clamp, ears]), [
      box([1.3, 0.25, 5], true).translate([-1.2, 0, 1]),
      cylinder(1.91, 4).translate([0, 0, -1]),
    ])
    const knuckle = box([1, 0.5, 1.6]).translate([1.15, -0.25, 0.2])
    const bolts = [0.5, 1.5].map((at) => {
      const nut = hexNut(0.375).rotate([180, 0, 0]).translate([0, 0, -1.1])
      return union([hexBolt(0.375, 2.6, { plain: true }).translate([0, 0, 1.1]), nut])
        .rotate([90, 0, 0])
        .translate([-1.28, 0, at])
    })
    return union([whole, knuckle, ...bolts]).translate([0, 0, z - 1])
  })
  const springs = hingesIn.map((z) =>
    union(Array.from({ length: 8 }, (_, i) => torus(0.62, 0.13).translate([2.0 - 0.35, -0.72, z + 0.95 + i * 0.135]))),
  )
  const latch = box([latchIn.reachIn, latchIn.thicknessIn, latchIn.longIn], true).translate([
    x1 + 0.6,
    0.6,
    latchIn.heightIn,
  ])
  const frame = union([loop, mid, latch])
  const hard = union(hinges)
  return part(
    body(frame, 'aluminum', 'painted-yellow'),
    body(cut(hard, [frame]), 'steel', 'zinc'),
    body(cut(union(springs), [frame, hard]), 'steel', 'zinc'),
  )
}

/**
 * Handrail for one side of a stair, in the stair's y and z coordinates. Its feet are between x = 0 and x = 3/8, and the
 * pipe is centered on them. The part is symmetric, so it fits either side of the stair. `handrailsAtIn`
 * contains its positions on the outside of the stringers.
 */
function handrail(unit: StairUnit): Part {
  const { riserIn } = unit
  const slope = slopeOf(unit)
  const profile = pipeProfile(PIPE_IN, PIPE_WALL_IN)
  const holes = stringerHoles(unit)
  const pairs =
    handrailPosts(unit) > 2 ? [0, Math.floor((holes.length - 2) / 2), holes.length - 2] : [0, holes.length - 2]
  const thick = HANDRAIL_FOOT_IN
  const railX = thick / 2
  const rail = (y: number, above: number): Vec3 => [railX, y, riserIn + y * Math.tan(slope) + above]
  const posts = pairs.map((index) => {
    const [a, b] = [holes[index] as Vec2, holes[index + 1] as Vec2]
    return { y: (a[0] + b[0]) / 2, z: (a[1] + b[1]) / 2, at: [a, b] }
  })
  // The pipe is slotted to fit over its foot. The pipe ends above the edge of the stringer, so it doesn't touch the
  // bolt heads.
  const low = ({ y, z }: { readonly y: number; readonly z: number }): Vec3 => [railX, y, z + 2.4]
  const first = posts[0] as (typeof posts)[number]
  const last = posts.at(-1) as (typeof posts)[number]
  // OSHA 1910.29(f) requires a height of at least 42 in for the top rail of a new stair, and 30 to 38 in for the
  // handrail.
  const [up, grip, middle] = [42, 36, 18].map((top) => top - PIPE_IN / 2) as [number, number, number]
  const feet = posts.map(({ y, z, at }) => {
    const turned = rectangle(6, 6.5, { round: 0.6 })
      .translate([0, 2])
      .rotate((slope * 180) / Math.PI)
      .translate([y, z])
    return sideways(withHoles(turned, at), thick, 0)
  })
  const hand = bentBar(profile, [low(first), rail(first.y, up), rail(last.y, up), low(last)], 3.5, [1, 0, 0])
  const middlePosts = posts.slice(1, -1).map((post) => bentBar(profile, [low(post), rail(post.y, up)]))
  const between = [grip, middle].map((at) => bentBar(profile, [rail(first.y, at), rail(last.y, at)]))
  return part(body(union([hand, ...between, ...middlePosts, ...feet]), 'aluminum', 'brushed'))
}

/**
 * Toe board along x. It is vertical at y = 0, with its flange toward +y. Its slots fit rows of holes 3/4 to 1 1/2 in
 * from the edge.
 */
function toeBoard(length: number): Part {
  const sheet = 0.125
  const profile = polygon(
    [0, 0],
    [2.25, 0],
    [2.25, sheet],
    [sheet, sheet],
    [sheet, 3.75],
    [0.35, 3.75],
    [0.35, 3.875],
    [0.225, 4],
    [0, 4],
  )
  const long = slot(HOLE_IN + 0.75, HOLE_IN).rotate(90)
  const slots = extrude(CrossSection.union(stations(length).map((x) => long.translate([x, 1.125]))), 1).translate([
    0, 0, -0.5,
  ])
  return part(body(cut(bar(profile, length), [slots]), 'aluminum', 'painted-yellow'))
}

/**
 * Deck panel with plywood in a frame. The bottom flange of the frame is drilled like a 12 in chord. Threaded inserts
 * are on the grid along the edges.
 */
function deckPanel(width: number, length: number): Part {
  const { depthIn: deep, sheetIn: sheet, plywoodIn: ply, joist, insertRowsIn } = deckPanelModel
  const ring = (w: number) => rectangle(width, length).subtract(rectangle(width - 2 * w, length - 2 * w))
  const along = (size: number) => stations(size).map((at) => at - size / 2)
  const rows = (inset: number, filter: (x: number, y: number) => boolean = () => true): Vec2[] => {
    const seen = new Set<string>()
    const [ex, ey] = [width / 2 - inset, length / 2 - inset]
    return [
      ...along(width).flatMap((x): Vec2[] => [
        [x, ey],
        [x, -ey],
      ]),
      ...along(length).flatMap((y): Vec2[] => [
        [ex, y],
        [-ex, y],
      ]),
    ].filter(([x, y]) => {
      const key = `${x} ${y}`
      if (seen.has(key) || Math.abs(x) > ex + 0.01 || Math.abs(y) > ey + 0.01 || !filter(x, y)) return false
      seen.add(key)
      return true
    })
  }
  const flange = extrude(
    withHoles(
      ring(2),
      rows(1, (x, y) => Math.abs(x) < width / 2 - 1.2 || Math.abs(y) < length / 2 - 1.2),
    ),
    sheet,
  )
  const wall = extrude(ring(sheet), deep)
  const shelf = extrude(ring(0.9), sheet).translate([0, 0, deep - ply - sheet])
  const count = Math.round(length / joist.spacingIn) - 1
  const joists = Array.from({ length: count }, (_, i) =>
    bar(tubeProfile(joist.widthIn, deep - ply, sheet, 0), width - 2 * sheet + 0.02).translate([
      -width / 2 + sheet - 0.01,
      -length / 2 + ((i + 1) * length) / (count + 1),
      (deep - ply) / 2,
    ]),
  )
  const inserts = insertRowsIn.flatMap((inset) => rows(inset))
  const frame = union([flange, wall, shelf, ...joists])
  const gap = 0.03
  // Twelve sides per insert are enough, because a panel has about a hundred inserts.
  const round = (diameter: number) => CrossSection.circle(diameter / 2, facets(12))
  const board = extrude(
    rectangle(width - 2 * sheet - gap, length - 2 * sheet - gap).subtract(
      CrossSection.union(inserts.map(([x, y]) => round(0.9375).translate([x, y]))),
    ),
    ply - 0.005,
  ).translate([0, 0, deep - ply + 0.005])
  const ringOne = round(0.93)
    .subtract(round(0.46))
    .extrude(0.6)
    .translate([0, 0, deep - 0.6])
  const nuts = Manifold.compose(inserts.map(([x, y]) => ringOne.translate([x, y, 0])))
  return part(body(frame, 'aluminum', 'brushed'), body(board, 'plywood', 'plywood'), body(nuts, 'steel', 'zinc'))
}

/** Socket for a post. Its back plate is at y = 0, and the socket is in front of it. */
function postSocket(): Part {
  const [tall, deep] = [12, 9]
  const holes = [GAUGE_12_IN / 2, GAUGE_06_IN / 2].flatMap((z) => quadrants(3, z))
  const back = upright(withHoles(rectangle(9, tall, { round: 0.5 }), holes), 0.25, -0.125).translate([0, 0, tall / 2])
  const outside = 3.5
  const tube = extrude(tubeProfile(outside, outside, 0.1875, 0.3), deep)
  const floor = extrude(rectangle(3.3, 3.3), 0.25)
  const socket = drill(union([tube, floor]), [[0, 0, 4.75]], 'x').translate([0, -0.24 - outside / 2, 1.5])
  const ribs = [-1, 1].map((side) =>
    rib(1.2, 7, 0.25)
      .rotate([0, 0, side > 0 ? 0 : 180])
      .translate([side * (outside / 2 - 0.02), -0.24 - 0.12, 1.6]),
  )
  const beads = [-1, 1].map((side) =>
    box([0.2, 0.2, deep], true)
      .rotate([0, 0, 45])
      .translate([side * (outside / 2 - 0.12), -0.25, 1.5 + deep / 2]),
  )
  return part(body(union([back, socket, ...ribs, ...beads]), 'steel', 'zinc'))
}

/** Pad around a truss along x, with grooves for the seam and the stitching. */
function trussPad(truss: 12 | 6): Part {
  const inside = truss + 0.125
  const foam = 1.5
  const length = 48
  const outer = rectangle(inside + 2 * foam, inside + 2 * foam, { round: 1.4 })
  const seam = rectangle(0.06, 4).translate([-inside / 2 + 0.7, -inside / 2 - 1])
  const profile = outer.subtract(rectangle(inside, inside, { round: 0.1 })).subtract(seam)
  const groove = outer.subtract(outer.offset(-0.07, 'Round', 2, facets(32)))
  const slim = bar(profile, length)
  const grooves = [1, length / 2, length - 1].map((x) => bar(groove, 0.09).translate([x - 0.045, 0, 0]))
  // Two straps close the pad. They are recessed in the foam, so nothing can snag on them.
  const strap = outer.offset(0.02, 'Round', 2, facets(48)).subtract(outer.offset(-0.1, 'Round', 2, facets(48)))
  const straps = union([10, length - 12].map((x) => bar(strap, 2).translate([x, 0, 0])))
  return part(body(cut(slim, [...grooves, straps]), 'foam', 'foam'), body(straps, 'nylon', 'plastic-black'))
}

/** Edge guard along x with its outside corner at the lower front. The chord fits in a slit in the vertical leg. */
function edgeGuard(): Part {
  const [leg, thick] = [2.75, 0.75]
  const ell = polygon([0, 0], [leg, 0], [leg, thick], [thick, thick], [thick, leg], [0, leg])
  const round = ell.offset(-0.36, 'Round', 2, facets(32)).offset(0.36, 'Round', 2, facets(48))
  const slit = rectangle(0.11, 2.1).translate([thick - 0.2, leg - 0.95])
  return part(body(bar(round.subtract(slit), 48), 'foam', 'painted-yellow'))
}

/** End cap with its padded face up. Its plywood core has the hole pattern of the end frame. */
function endCap(): Part {
  const size = 15
  const soft = Manifold.hull([
    extrude(rectangle(size, size, { round: 1.4 }), 2.6),
    ...[0.25, 0.5, 0.75, 1].map((t) => {
      const angle = (t * Math.PI) / 2
      const inset = 1.4 * (1 - Math.cos(angle))
      return extrude(rectangle(size - 2 * inset, size - 2 * inset, { round: 1.4 - inset * 0.7 }), 0.01).translate([
        0,
        0,
        2.59 + 1.4 * Math.sin(angle),
      ])
    }),
  ])
  const recess = extrude(rectangle(12.125, 12.125), 1.5).translate([0, 0, -0.01])
  const core = extrude(withEnd12(rectangle(12.1, 12.1)), 0.5).translate([0, 0, 0.99])
  const outer = rectangle(size, size, { round: 1.4 })
  const groove = extrude(outer.subtract(outer.offset(-0.07, 'Round', 2, facets(32))), 0.09).translate([0, 0, 1])
  return part(body(cut(soft, [recess, groove]), 'foam', 'foam'), body(core, 'plywood', 'plywood'))
}

export const parts: Readonly<Record<string, () => Part>> = {
  ...Object.fromEntries(
    stairUnits.flatMap((unit) => [
      [unit.stair, () => stair(unit)],
      [unit.rail, () => handrail(unit)],
    ]),
  ),
  'BS-AC-SL24': shipLadder,
  'BS-AC-LD18-04': () => ladder(4),
  'BS-AC-LD18-06': () => ladder(6),
  'BS-AC-LD18-08': () => ladder(8),
  'BS-AC-LD18-10': () => ladder(10),
  'BS-AC-LN36': landing,
  'BS-AC-SF-FL': baseFlange,
  'BS-AC-SF-SB': sideBracket,
  'BS-AC-SF-TE': tee,
  'BS-AC-SF-EL': elbow,
  'BS-AC-SF-CR': cross,
  'BS-AC-SF-AT': adjustableTee,
  ...Object.fromEntries(guardrails.models.map((model) => [model.partNumber, () => guardrail(model)])),
  'BS-AC-GT36': gate,
  'BS-AC-TB48': () => toeBoard(48),
  'BS-AC-TB96': () => toeBoard(96),
  'BS-AC-DP48': () => deckPanel(48, 48),
  'BS-AC-DP96': () => turn(deckPanel(48, 96), [0, 0, 90]),
  'BS-AC-PS3': postSocket,
  'BS-AC-EP12': () => trussPad(12),
  'BS-AC-EP06': () => trussPad(6),
  'BS-AC-EG04': edgeGuard,
  'BS-AC-EC12': endCap,
}
