/** Material handling: fork pockets, lugs, dollies and carts, saddles, and tie-downs. */
import { boltStationsIn, endPlates } from '../../engineering/part-models/mounts.ts'
import { endLug, sideLug as sideLugModel } from '../../engineering/part-models/rigging.ts'
import { cut, type Outline, union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { circle, hexagon, hullOf, polygon, rectangle, row, slot, stations, withHoles } from '../geometry/outlines.ts'
import { body, join, move, type Part, part } from '../geometry/part.ts'
import {
  angleProfile,
  bar,
  bentBar,
  box,
  cylinder,
  drill,
  extrude,
  plate,
  torus,
  tubeProfile,
} from '../geometry/solids.ts'
import { caster, parts as motionParts } from './motion.ts'
import { endPlate, GAUGE_06_IN, GAUGE_12_IN, quadrants, rib, upright, weld } from './mounting.ts'

/**
 * Fork pocket along x. Its ears bolt to both rows of holes in 6 or 12 in truss that crosses the pocket. The holes are 6
 * in from the center of the pocket on each side.
 */
function forkPocket(length: number): Part {
  const [wide, tall, wall] = [8, 4, 0.25]
  const tube = bar(tubeProfile(wide, tall, wall, 0.375), length).translate([-length / 2, 0, tall / 2])
  const holes: Vec2[] = [GAUGE_12_IN / 2, GAUGE_06_IN / 2].flatMap((x) => quadrants(x, 6))
  const ear = (side: number) =>
    extrude(
      withHoles(
        rectangle(14, 3.6, { round: 0.5 }).translate([0, side * (wide / 2 + 1.6)]),
        holes.filter(([, y]) => y * side > 0),
      ),
      0.375,
    ).translate([0, 0, tall - 0.375])
  const gussets = [-6.4, -3.6, 0, 3.6, 6.4].flatMap((x) =>
    [-90, 90].map((degrees) =>
      rib(2.6, 2.4, 0.25)
        .rotate([180, 0, degrees])
        .translate([x, (degrees < 0 ? -1 : 1) * (wide / 2 - 0.02), tall - 0.37]),
    ),
  )
  // The stop pin goes through the end of the pocket from top to bottom.
  const pinAt = length / 2 - 1.75
  const tubeDrilled = drill(tube, [[pinAt, 0, 0]], 'z', 0.8125)
  const steel = union([tubeDrilled, ear(1), ear(-1), ...gussets])
  const pin = union([
    cylinder(0.75, tall + 0.9),
    torus(1.5, 0.25)
      .rotate([90, 0, 0])
      .translate([0, 0, tall + 1.4]),
  ]).translate([pinAt, 0, 0])
  return part(body(steel, 'steel', 'painted-yellow'), body(cut(pin, [steel]), 'steel', 'zinc'))
}

/** Lifting lug on an end plate for the 6 in series. */
function liftingLug(): Part {
  const { size, thicknessIn: thick } = endPlates[endLug.partNumber]
  const { headIn, holeIn, thicknessIn, footIn, weldIn } = endLug.lug
  const hole = endLug.holeHeightIn
  const outline = withHoles(
    hullOf([0, hole, headIn], [-footIn / 2 + 0.1, 0.1, 0.2], [footIn / 2 - 0.1, 0.1, 0.2]),
    [[0, hole]],
    holeIn,
  )
  const lug = upright(outline, thicknessIn).translate([0, 0, thick - 0.01])
  const gussets = [90, -90].map((degrees) =>
    rib(1.75, 2, 0.5)
      .translate([0.36, 0, thick - 0.01])
      .rotate([0, 0, degrees]),
  )
  const beads = weld(rectangle(footIn, thicknessIn), weldIn).translate([0, 0, thick - 0.01])
  return part(body(union([endPlate(size, thick), lug, ...gussets, beads]), 'steel', 'painted-yellow'))
}

/** Flat lug on z = 0 with two holes 3 in apart at the bottom and one large hole at the top. */
function sideLug(): Part {
  const { partNumber, lug, roundHead } = sideLugModel
  const outline = hullOf([-2.25, -1.6, 1.5], [2.25, -1.6, 1.5], [0, roundHead.middleIn, roundHead.diameterIn])
  const bolts = boltStationsIn[partNumber].map((x): Vec2 => [x, -1.35])
  const drilled = withHoles(withHoles(outline, bolts), [[0, roundHead.holeAtIn]], lug.holeIn)
  return part(body(extrude(drilled, lug.thicknessIn), 'steel', 'painted-yellow'))
}

const CASTER_5 = { wheel: 5, width: 1.5, height: 6.25, swivel: true, brake: false, axle: 0.5, thickness: 0.25 } as const

/** Dolly that carries 12 in truss along x. */
function trussDolly(): Part {
  const [long, wide] = [30, 18]
  const top = plate(rectangle(4.5, 4, { round: 0.3 }), CASTER_5.thickness, quadrants(1.65, 1.4), 0.40625)
  const one = caster({ ...CASTER_5, top })
  const casters = join(...quadrants(long / 2 - 4.2, wide / 2 - 3).map(([x, y]) => move(one, [x, y, 0])))
  const frameAt = CASTER_5.height
  // Make the edges flush with the deck, so that longer truss lies flat.
  const edge = (length: number) => bar(angleProfile(1.5, 1, 0.1875), length)
  // Angles around the deck. One leg is vertical on the outside, and the other is below the plywood.
  const front = edge(long).translate([-long / 2, -wide / 2, frameAt])
  const side = edge(wide)
    .rotate([0, 0, -90])
    .translate([-long / 2, wide / 2, frameAt])
  const frame = union([front, front.mirror([0, 1, 0]), side, side.mirror([1, 0, 0])])
  const mounts = quadrants(long / 2 - 4.2, wide / 2 - 3).map(([x, y]) =>
    box([5, wide / 2 - 0.5, 0.1875]).translate([x - 2.5, y > 0 ? 0.4 : -wide / 2 + 0.1, frameAt]),
  )
  const ply = extrude(rectangle(long - 0.42, wide - 0.42), 0.75).translate([0, 0, frameAt + 0.25])
  const strapSlots = quadrants(long / 2 - 2.2, wide / 2 - 4.4).map(([x, y]) =>
    extrude(slot(2.4, 0.5).rotate(90), 3).translate([x, y, frameAt]),
  )
  const deckTop = frameAt + 1
  const stopOutline = rectangle(10, 3, { round: 0.5 }).translate([0, 1.5])
  const stop = (y: number) =>
    upright(
      withHoles(
        stopOutline,
        row(3).map(([x]): Vec2 => [x, 1.5]),
      ),
      0.25,
      y,
    ).translate([0, 0, deckTop])
  const foot = (y: number) => extrude(rectangle(10, 1.5, { round: 0.2 }), 0.25).translate([0, y, deckTop])
  const stops = union([stop(6.3), foot(6.95), stop(-6.3), foot(-6.95)])
  const screws = union(
    [-1, 1].flatMap((sideOf) =>
      [-3.5, 3.5].map((x) => cylinder(0.7, 0.18, 0.45).translate([x, sideOf * 7.2, deckTop + 0.24])),
    ),
  )
  return join(
    casters,
    part(
      body(union([frame, ...mounts]), 'steel', 'zinc'),
      body(cut(cut(ply, strapSlots), [frame, ...mounts]), 'plywood', 'plywood'),
      body(union([stops, screws]), 'steel', 'zinc'),
    ),
  )
}

/**
 * Parts cart with an angle frame, drilled posts, two decks, a rack for vertical plates, a push bar at +x, and casters
 * from the Motion product line.
 */
function partsCart(): Part {
  const [long, wide, floor] = [48, 24, 8]
  const angle = angleProfile(2, 2, 0.1875)
  const deckAt = [floor, floor + 18] as const
  const edges = (z: number) => {
    const front = bar(angle, long).translate([-long / 2, -wide / 2, z])
    const side = bar(angle, wide)
      .rotate([0, 0, -90])
      .translate([-long / 2, wide / 2, z])
    return [front, front.mirror([0, 1, 0]), side, side.mirror([1, 0, 0])]
  }
  // The posts are vertical pieces of the same angle, one in each corner with the heel outside.
  const postProfile: Outline = polygon([0, 0], [2, 0], [2, 0.1875], [0.1875, 0.1875], [0.1875, 2], [0, 2])
  const onePost = (() => {
    const blank = extrude(postProfile, 24)
    const holes = stations(24)
    return drill(
      drill(
        blank,
        holes.map((z): Vec3 => [1, 0, z]),
        'y',
        0.5625,
        1,
      ),
      holes.map((z): Vec3 => [0, 1, z]),
      'x',
      0.5625,
      1,
    )
  })().translate([-long / 2, -wide / 2, floor])
  const posts = [
    onePost,
    onePost.mirror([1, 0, 0]),
    onePost.mirror([0, 1, 0]),
    onePost.mirror([1, 0, 0]).mirror([0, 1, 0]),
  ]
  const sheets = deckAt.map((z) =>
    box([long - 0.2, wide - 0.2, 0.125]).translate([-long / 2 + 0.1, -wide / 2 + 0.1, z + 0.18]),
  )
  // Rack of two rails with dividers that separate the plates.
  const comb = [-17, -13.5, -10, -6.5, -3, 0.5].map((x) =>
    bentBar(
      circle(0.5),
      [
        [x, -8, deckAt[1] + 0.25],
        [x, -8, deckAt[1] + 9],
        [x, 8, deckAt[1] + 9],
        [x, 8, deckAt[1] + 0.25],
      ],
      1.5,
    ),
  )
  const pushBar = bentBar(
    circle(1.25),
    [
      [long / 2 - 1.2, -wide / 2 + 1.2, floor + 22],
      [long / 2 - 1.2, -wide / 2 + 1.2, 41.375],
      [long / 2 - 1.2, wide / 2 - 1.2, 41.375],
      [long / 2 - 1.2, wide / 2 - 1.2, floor + 22],
    ],
    4,
  )
  const pads = quadrants(long / 2 - 3.2, wide / 2 - 3.2).map(([x, y]) => endPlate(6, 0.25).translate([x, y, floor]))
  const frame = union([...edges(deckAt[0]), ...edges(deckAt[1]), ...posts, ...sheets, ...comb, pushBar, ...pads])
  const wheelAt = quadrants(long / 2 - 3.2, wide / 2 - 3.2)
  const swivel = motionParts['BS-MO-CA6']?.() as Part
  const rigid = motionParts['BS-MO-CA6R']?.() as Part
  const casters = join(...wheelAt.map(([x, y]) => move(x > 0 ? swivel : rigid, [x, y, 0])))
  const heads = union(
    wheelAt.flatMap(([x, y]) =>
      quadrants(2.25, 1.5).map(([a, b]) =>
        // Plain nuts and unthreaded shanks are enough, because the cart has 32 bolts.
        union([
          extrude(hexagon(0.75), 0.4375).translate([x + a, y + b, floor + 0.3]),
          cylinder(0.5, 1.25).translate([x + a, y + b, floor - 0.375]),
          extrude(hexagon(0.75), 0.32).translate([x + a, y + b, floor - 0.69]),
        ]),
      ),
    ),
  )
  const heavy = union(casters.bodies.map(({ solid }) => solid))
  return join(
    casters,
    part(body(cut(frame, [heavy]), 'steel', 'painted-black'), body(cut(heads, [heavy, frame]), 'steel', 'zinc')),
  )
}

/** Saddle along x between two layers of 12 in truss. Its lips keep the chords in position. */
function stackingSaddle(): Part {
  const half = 7.5
  const inside = 6.06
  const [low, high, lip] = [1, 2.5, 1]
  const top: Vec2[] = [
    [-half, high + lip - 0.3],
    [-half + 0.3, high + lip],
    [-inside - 0.35, high + lip],
    [-inside, high + lip - 0.4],
    [-inside, high],
    [inside, high],
    [inside, high + lip - 0.4],
    [inside + 0.35, high + lip],
    [half - 0.3, high + lip],
    [half, high + lip - 0.3],
  ]
  const bottom: Vec2[] = top.map(([x, z]): Vec2 => [x, low + high - z]).reverse()
  const block = upright(polygon(...top, ...bottom), 3)
  // Cut pockets between the chords, where the saddle carries no load, to save material.
  const cuts = [-1.56, 1.56].map((y) => box([6.6, 1, 0.9], true).translate([0, y, low + 0.75]))
  const grips = [-4.5, 4.5].map((x) => extrude(slot(2, 0.7).rotate(90), 4).translate([x, 0, -0.2]))
  return part(body(cut(block, [...cuts, ...grips]), 'polyurethane', 'plastic-black'))
}

/** Tie-down ring in a bent strap with two holes 3 in apart. */
function tieDownRing(): Part {
  const thick = 0.25
  const wide = 1.5
  const wire = 0.5
  const hump = (radius: number): Vec2[] =>
    Array.from({ length: 13 }, (_, i): Vec2 => {
      const angle = Math.PI - (Math.PI * i) / 12
      return [Math.cos(angle) * radius, 0.16 + Math.sin(angle) * radius]
    })
  const [inner, outer] = [0.32, 0.32 + thick]
  const strapOutline = polygon(
    [-2.5, 0],
    [-inner, 0],
    ...hump(inner),
    [inner, 0],
    [2.5, 0],
    [2.5, thick],
    [outer, thick],
    ...hump(outer).reverse(),
    [-outer, thick],
    [-2.5, thick],
  )
  const ends = extrude(rectangle(5, wide, { round: 0.4 }), 5)
  const strap = drill(
    upright(strapOutline, wide).intersect(ends),
    boltStationsIn['BS-MH-TR1'].map((x): Vec3 => [x, 0, 0]),
    'z',
  )
  // The ring runs along y under the hump of the strap. It is tilted, because it rests on the bench.
  const ring = torus(2.25 + wire, wire)
    .rotate([0, 90, 0])
    .translate([0, 0, (2.25 + wire) / 2])
    .rotate([0, 62, 0])
    .translate([0, 0, 0.28])
  const low = Math.min(ring.boundingBox().min[2], 0)
  return move(part(body(strap, 'steel', 'zinc'), body(cut(ring, [strap]), 'steel', 'zinc')), [0, 0, -low])
}

/** Tie-down bar: a round bar on two drilled feet with holes 9 in apart. */
function tieDownBar(): Part {
  const z = 1.75
  const feet = boltStationsIn['BS-MH-TB2'].flatMap((at) => {
    const side = Math.sign(at)
    const foot = plate(rectangle(2.4, 3, { round: 0.3 }).translate([side * 4.7, 0.6]), 0.375, [[at, 1.1]])
    const cheek = bar(hullOf([0, z, 1.3], [-0.7, 0.2, 0.4], [1.6, 0.2, 0.4]), 0.375).translate([
      side > 0 ? 5.5 : -5.875,
      0,
      0,
    ])
    return [foot, cheek]
  })
  const rod = bar(circle(0.75), 12).translate([-6, 0, z])
  return part(body(union([...feet, rod]), 'steel', 'zinc'))
}

/** Strap winch with holes 3 in apart along y. Its drum is along x. */
function strapWinch(): Part {
  const z = 1.7
  const base = plate(
    rectangle(3.4, 5, { round: 0.3 }),
    0.25,
    row(2).map(([x]): Vec2 => [0, x]),
  )
  const cheekOutline = hullOf([0, z, 2.2], [-1.2, 0.2, 0.3], [1.2, 0.2, 0.3])
  const cheeks = [-1, 1].map((side) => bar(cheekOutline, 0.1875).translate([side > 0 ? 1.25 : -1.4375, 0, 0]))
  const drumBlank = bar(circle(1.1), 3.9).translate([-1.6, 0, z])
  const drum = cut(drumBlank, [box([2.1, 3, 0.22], true).translate([0, 0, z])])
  const teeth = 14
  const gear = polygon(
    ...Array.from({ length: teeth * 2 }, (_, i): Vec2 => {
      const angle = (Math.PI * i) / teeth + (i % 2 === 0 ? 0 : -0.16)
      const radius = i % 2 === 0 ? 1.22 : 0.98
      return [Math.cos(angle) * radius, Math.sin(angle) * radius]
    }),
  )
  const ratchetWheel = bar(gear, 0.3).translate([1.5, 0, z])
  const cap = drill(bar(circle(1.6), 0.9).translate([1.85, 0, z]), [[2.3, 0, z]], 'z', 0.53)
  const capDrilled = drill(cap, [[2.3, 0, z]], 'y', 0.53)
  const pawl = bar(hullOf([-1.75, 2.1, 0.7], [-1, z + 0.75, 0.25]), 0.26).translate([1.52, 0, 0])
  const pivot = bar(circle(0.4), 0.7).translate([1.2, -1.75, 2.1])
  const ear = bar(hullOf([-1.75, 2.1, 0.75], [-0.6, z, 1.2]), 0.1875).translate([1.25, 0, 0])
  const frame = union([base, ...cheeks, ear])
  const turning = union([drum, ratchetWheel, capDrilled])
  return part(
    body(frame, 'steel', 'zinc'),
    body(cut(turning, [frame]), 'steel', 'steel'),
    body(cut(union([pawl, pivot]), [frame, turning]), 'steel', 'black-oxide'),
  )
}

export const parts: Readonly<Record<string, () => Part>> = {
  'BS-MH-FP24': () => forkPocket(24),
  'BS-MH-FP36': () => forkPocket(36),
  'BS-MH-LL4': liftingLug,
  'BS-MH-LL2': sideLug,
  'BS-MH-TD12': trussDolly,
  'BS-MH-PC48': partsCart,
  'BS-MH-SS12': stackingSaddle,
  'BS-MH-TR1': tieDownRing,
  'BS-MH-TB2': tieDownBar,
  'BS-MH-SW2': strapWinch,
}
