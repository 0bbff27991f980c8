/** Film tools: plates, caps, brackets, and risers with a Mitchell mount. */
import { bore } from '../geometry/fasteners.ts'
import { cut, facets, type Outline, type Solid, union } from '../geometry/kernel.ts'
import { circle, hullOf, onCircle, rectangle, slot, withHoles } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { around, cylinder, drill, extrude, tubeProfile } from '../geometry/solids.ts'
import { endPlate, faceHoles, GAUGE_12_IN, rib, upright } from './mounting.ts'

const SEAT_IN = 4.25
const CENTER_IN = 2.25
const KEYWAY_IN = 0.375
const RAISED_IN = 0.25

/** Length of a riser's boss inside the seat below it. */
export const BOSS_IN = 0.375

/** Opening in a seat: a center hole with a keyway toward -y. */
const opening = (): Outline => circle(CENTER_IN).add(hullOf([0, 0, KEYWAY_IN], [0, -SEAT_IN / 2 + 0.45, KEYWAY_IN]))

/** Raised seat with chamfered edges. It starts at z = 0. */
const seat = (): Solid =>
  union([
    cylinder(SEAT_IN, RAISED_IN - 0.05),
    cylinder(SEAT_IN, 0.05, SEAT_IN - 0.1).translate([0, 0, RAISED_IN - 0.05]),
  ])

/** Mount plate with a seat on top. The center hole and the keyway go through the plate. */
const mountPlate = (plateSolid: Solid, thickness: number): Solid =>
  cut(union([plateSolid, seat().translate([0, 0, thickness - 0.001])]), [extrude(opening(), 4).translate([0, 0, -1])])

const black = (solid: Solid): Part => part(body(solid, 'aluminum', 'anodized-black'))

/**
 * Cap for the 3 in truss. The holes in its plug line up with the first and second holes in the truss, 1 1/2 and 4 1/2
 * in from the end.
 */
function cap(): Part {
  const plug = extrude(tubeProfile(2.6875, 2.6875, 0.3125, 0.25), 6.01)
  const flange = extrude(circle(SEAT_IN), 0.5).translate([0, 0, 6])
  const whole = cut(union([plug, flange, seat().translate([0, 0, 6.49])]), [
    extrude(opening(), 6).translate([0, 0, 5.5]),
  ])
  return black(
    drill(
      drill(
        whole,
        [
          [0, 0, 1.5],
          [0, 0, 4.5],
        ],
        'x',
      ),
      [
        [0, 0, 1.5],
        [0, 0, 4.5],
      ],
      'y',
    ),
  )
}

/** Underslung bracket that fits around a truss along x. The seat faces down, 9 in below the truss. */
function underslung(): Part {
  const thick = 0.375
  const inside = 12.03125
  const drop = 9
  const lowerTop = RAISED_IN + 0.5
  const tall = drop + 12
  const window = hullOf([-1, 4.2, 1.2], [1, 4.2, 1.2], [-1, 7.2, 1.2], [1, 7.2, 1.2])
  // The truss extends from z = drop to z = drop + 12. Its rows of holes are 1 in from its edges.
  const holes = faceHoles(GAUGE_12_IN, [-1.5, 1.5]).map(([x, y]): [number, number] => [x, drop + 6 + y])
  const side = withHoles(rectangle(6, tall - RAISED_IN, { round: 0.5 }).translate([0, (tall + RAISED_IN) / 2]), holes)
    .subtract(window)
    .subtract(rectangle(3, 5, { round: 0.6 }).translate([0, drop + 6]))
  const sides = [-1, 1].map((sign) => upright(side, thick, (sign * (inside + thick)) / 2))
  const floor = extrude(rectangle(6, inside + 0.1, {}), 0.5).translate([0, 0, RAISED_IN])
  const ribs = [-2.6, 2.6].flatMap((x) =>
    [90, -90].map((degrees) =>
      rib(2.6, 2.6, 0.375)
        .rotate([0, 0, degrees])
        .translate([x, degrees > 0 ? -inside / 2 - 0.02 : inside / 2 + 0.02, lowerTop - 0.01]),
    ),
  )
  const lowSeat = seat()
    .rotate([180, 0, 0])
    .translate([0, 0, RAISED_IN + 0.001])
  return black(cut(union([...sides, floor, ...ribs, lowSeat]), [extrude(opening(), 4).translate([0, 0, -1])]))
}

/** Riser with `height` between its two seats. A keyed boss centers it in the seat below. */
function riser(height: number): Part {
  const boss = BOSS_IN
  const wall = 0.25
  const outside = 4
  const foot = extrude(circle(SEAT_IN), 0.5).translate([0, 0, boss])
  const spigot = extrude(
    circle(CENTER_IN - 0.02).add(hullOf([0, 0, KEYWAY_IN - 0.01], [0, -SEAT_IN / 2 + 0.47, KEYWAY_IN - 0.01])),
    boss + 0.01,
  )
  const tube = extrude(circle(outside).subtract(circle(outside - 2 * wall)), height - 0.5).translate([
    0,
    0,
    boss + 0.25,
  ])
  const head = seat().translate([0, 0, boss + height - RAISED_IN])
  const shoulder = cylinder(outside, 0.3, SEAT_IN).translate([0, 0, boss + height - RAISED_IN - 0.3])
  const inner = cylinder(outside - 2 * wall, Math.max(0.3, height - 1.3)).translate([0, 0, boss + 0.5])
  const through = extrude(opening(), height + 2).translate([0, 0, boss + 0.5])
  const boreBelow = cylinder(1.25, height + 3).translate([0, 0, -1])
  const windowTall = height - 2.4
  const windows =
    height >= 6
      ? [
          around(
            extrude(slot(windowTall, 1.5).rotate(90), 3)
              .rotate([90, 0, 0])
              .translate([0, -0.6, boss + height / 2]),
            3,
          ),
        ]
      : [
          around(
            cylinder(1, 3)
              .rotate([90, 0, 0])
              .translate([0, -0.6, boss + height / 2]),
            3,
          ),
        ]
  const shell = union([foot, tube, head, shoulder])
  return black(cut(union([cut(shell, [inner, through, ...windows]), spigot]), [boreBelow]))
}

/** Wing nut with its washer face pointing up. */
function tieDownNut(): Part {
  const tall = 1.5
  const wings = onCircle(4, 2.9)
    .reduce((all, [x, y]) => all.add(hullOf([x, y, 1.1], [0, 0, 1.5])), circle(2.2))
    .offset(0.2, 'Round', 2, facets(32))
    .offset(-0.2, 'Round', 2, facets(32))
  const soft = union([
    extrude(wings.offset(-0.1, 'Round', 2, facets(32)), 0.9),
    extrude(wings, 0.7).translate([0, 0, 0.1]),
  ])
  const hub = union([
    soft,
    cylinder(2.4, tall - 0.25),
    cylinder(2.9, 0.3, 2.9).translate([0, 0, tall - 0.3]),
    cylinder(2.4, 0.2, 2.9).translate([0, 0, tall - 0.5]),
  ])
  return black(cut(hub, [bore(1.125, tall)]))
}

export const parts: Readonly<Record<string, () => Part>> = {
  'BS-FT-MM12': () => black(mountPlate(endPlate(12, 0.5), 0.5)),
  'BS-FT-MM06': () => black(mountPlate(endPlate(6, 0.5), 0.5)),
  'BS-FT-MM03': cap,
  'BS-FT-MU12': underslung,
  'BS-FT-MR3': () => riser(3),
  'BS-FT-MR6': () => riser(6),
  'BS-FT-MR12': () => riser(12),
  'BS-FT-MC1': tieDownNut,
}
