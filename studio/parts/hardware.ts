/** Hardware: nut bars, insert nuts, Grade 8 bolt sets, threaded rod, spacers, and pins. */
import {
  fastenerSizes,
  type SetThread,
  setLengths,
  setNumber,
  shortLengths,
  shortNumber,
} from '../../catalog/fasteners.ts'
import { bore, hexBolt, hexNut, washer } from '../geometry/fasteners.ts'
import { cut, facets, type Solid, union, type Vec2 } from '../geometry/kernel.ts'
import { circle, hexagon, hullOf, onCircle, polygon, rectangle, row, stations } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { ofPieces } from '../geometry/recipe.ts'
import { angleProfile, ball, bar, cylinder, drill, extrude, pipe, revolve, torus } from '../geometry/solids.ts'

/** Flat bar with threaded holes on 3 in centers. */
function nutBar(holes: number): Part {
  const thread = bore(0.5, 0.5)
  const blank = extrude(rectangle(3 * holes, 1.25, { round: 0.1875 }), 0.5)
  return part(
    body(
      cut(
        blank,
        row(holes).map(([x]) => thread.translate([x, 0, 0])),
      ),
      'steel',
      'zinc',
    ),
  )
}

/**
 * Angle that fits inside a chord of 12 in truss. The holes in the chord are 1 in from its outer faces and 7/8 in from
 * its inner faces.
 */
function cornerNutBar(): Part {
  const leg = 0.375
  const blank = bar(angleProfile(1.75, 1.75, leg), 6)
  const upright = bore(0.5, leg)
  const lying = upright.rotate([-90, 0, 0])
  const holes = stations(6).flatMap((x) => [upright.translate([x, 0.875, 0]), lying.translate([x, 0, 0.875])])
  return part(body(cut(blank, holes), 'steel', 'zinc'))
}

/** Flanged insert nut with a straight knurl. */
function insertNut(thread: number, bodyDiameter: number, flange: number, length: number): Part {
  const teeth = 24
  const knurl = polygon(
    ...onCircle(teeth * 2, 1).map(([x, y], index): Vec2 => {
      const radius = bodyDiameter / 2 + (index % 2 === 0 ? 0.02 : -0.012)
      return [x * 2 * radius, y * 2 * radius]
    }),
  )
  const blank = union([
    extrude(knurl, length * 0.55),
    cylinder(bodyDiameter * 0.9, length - 0.0625, bodyDiameter * 0.94),
    cylinder(flange, 0.0625).translate([0, 0, length - 0.0625]),
  ])
  return part(body(cut(blank, [bore(thread, length)]), 'steel', 'zinc'))
}

/**
 * Bolt set, modeled with the bolt head down. One washer is under the head. The nut and the other washer are two threads
 * from the tip.
 */
function boltSet(diameter: number, length: number): Part {
  const bolt = hexBolt(diameter, length).rotate([180, 0, 0])
  const head = -bolt.boundingBox().min[2]
  const nut = hexNut(diameter)
  const tall = nut.boundingBox().max[2]
  const flat = washer(diameter)
  const thick = flat.boundingBox().max[2]
  const nutAt = length - tall - diameter * 0.2
  const upper = flat.translate([0, 0, Math.max(thick, nutAt - thick)])
  const turned = nut.rotate([0, 0, 17]).translate([0, 0, nutAt])
  const set = ofPieces(union([bolt, flat, upper, turned]), () => [
    { name: 'bolt', solid: bolt },
    { name: 'washer', solid: flat },
    { name: 'washer', solid: upper },
    // In the set, the bolt fills the nut's thread, so cut the bolt out of the nut.
    { name: 'nut', solid: cut(turned, [bolt]) },
  ])
  return part(body(set.translate([0, 0, head]), 'steel', 'black-oxide'))
}

/** Bolt with one washer, for threaded holes, modeled with the bolt head down. */
function shortBolt(length: number): Part {
  const bolt = hexBolt(0.5, length, { threaded: length }).rotate([180, 0, 0])
  const head = -bolt.boundingBox().min[2]
  const flat = washer(0.5)
  const set = ofPieces(union([bolt, flat]), () => [
    { name: 'bolt', solid: bolt },
    { name: 'washer', solid: flat },
  ])
  return part(body(set.translate([0, 0, head]), 'steel', 'black-oxide'))
}

/** 1/2-13 threaded rod along x. Twelve sides are enough for images, but measurements use more. */
function threadedRod(feet: number): Part {
  const pitch = 1 / 13
  const [outer, root] = [0.25, 0.25 - 0.6134 * pitch]
  const length = 12 * feet
  const turns = Math.round(length / pitch)
  const points: Vec2[] = [[0, 0]]
  for (let turn = 0; turn < turns; turn++) points.push([root, turn * pitch], [outer, (turn + 0.5) * pitch])
  points.push([root, length], [0, length])
  return part(
    body(
      polygon(...points)
        .revolve(facets(12))
        .rotate([0, 90, 0]),
      'steel',
      'zinc',
    ),
  )
}

function couplingNut(): Part {
  const tall = 1.75
  const flats = fastenerSizes['1/2-13'].acrossFlats
  const corner = flats / Math.sqrt(3)
  const turned = revolve(
    polygon([0, 0], [flats / 2, 0], [corner, 0.05], [corner, tall - 0.05], [flats / 2, tall], [0, tall]),
  )
  const blank = extrude(hexagon(flats), tall).intersect(turned)
  const sight = drill(blank, [[0, -0.3, tall / 2]], 'y', 0.125, 0.5)
  return part(body(cut(sight, [bore(0.5, tall)]), 'steel', 'zinc'))
}

const spacer = (length: number): Part => part(body(pipe(1, 7 / 32, length), 'aluminum', 'anodized'))

/** Ball-lock pin. It points down in use, but it is along x for its image. */
function quickReleasePin(): Part {
  const grip = 3.5
  const tip = revolve(polygon([0, 0], [0.17, 0], [0.25, 0.1], [0.25, grip + 0.55], [0, grip + 0.55]))
  const shoulder = cylinder(0.875, 0.375).translate([0, 0, grip + 0.54])
  const neck = cylinder(0.6, 0.5).translate([0, 0, grip + 0.9])
  const button = cylinder(0.32, 0.28).translate([0, 0, grip + 1.38])
  const balls = [-1, 1].map((side) => ball(0.19).translate([side * 0.21, 0, 0.3]))
  // The ring goes through a cross hole in the shoulder and is tilted to one side.
  const ring = torus(1.25, 0.11)
    .rotate([90, 0, 0])
    .translate([0, 0, 0.625])
    .rotate([0, 0, 90])
    .rotate([0, 62, 0])
    .translate([0.06, 0, grip + 0.73])
  const pin = union([tip, shoulder, neck, ring, ...balls])
  const lying = (solid: Solid) => solid.rotate([0, -90, 0]).rotate([0, 0, 180]).translate([0, 0, 0.4375])
  return part(body(lying(pin), 'stainless', 'stainless'), body(lying(cut(button, [pin])), 'stainless', 'painted-red'))
}

/** Four-lobe knob, standing on the tip of its stud. */
function handKnob(): Part {
  const stud = hexBolt(0.5, 1.25, { threaded: 1.25 })
  const lobes = onCircle(4, 1.7).map(([x, y]): [number, number, number] => [x, y, 0.8])
  const star = lobes
    .reduce((all, lobe) => all.add(hullOf(lobe, [0, 0, 1])), circle(1.3))
    .offset(0.18, 'Round', 2, facets(0))
    .offset(-0.18, 'Round', 2, facets(32))
  const rounded = union([
    extrude(star.offset(-0.12, 'Round', 2, facets(32)), 0.9),
    extrude(star.offset(-0.04, 'Round', 2, facets(32)), 0.82).translate([0, 0, 0.04]),
    extrude(star, 0.66).translate([0, 0, 0.12]),
  ])
  const knob = union([rounded, cylinder(1.1, 0.25)]).translate([0, 0, 0.2])
  const hub = cylinder(0.9, 0.22, 1.1)
  const grip = cut(union([knob, hub]), [stud])
  const up = (solid: Solid) => solid.translate([0, 0, 1.25])
  return part(body(up(stud), 'steel', 'zinc'), body(up(grip), 'nylon', 'plastic-black'))
}

export const parts: Readonly<Record<string, () => Part>> = {
  'BS-HW-NB-4': () => nutBar(4),
  'BS-HW-NB-2': () => nutBar(2),
  'BS-HW-NB-L': cornerNutBar,
  'BS-HW-IN-050': () => insertNut(0.5, 0.6875, 0.9375, 0.75),
  'BS-HW-IN-038': () => insertNut(0.375, 0.5, 0.75, 0.625),
  ...Object.fromEntries(
    Object.entries(setLengths).flatMap(([thread, lengths]) =>
      lengths.map((length) => [
        setNumber(thread as SetThread, length),
        () => boltSet(fastenerSizes[thread as SetThread].diameter, length),
      ]),
    ),
  ),
  ...Object.fromEntries(shortLengths.map((length) => [shortNumber(length), () => shortBolt(length)])),
  'BS-HW8-050-N': () => part(body(hexNut(0.5), 'steel', 'black-oxide')),
  'BS-HW8-063-N': () => part(body(hexNut(0.625), 'steel', 'black-oxide')),
  'BS-HW8-050-W': () => part(body(washer(0.5), 'steel', 'black-oxide')),
  'BS-HW8-063-W': () => part(body(washer(0.625), 'steel', 'black-oxide')),
  'BS-HW-TR-01': () => threadedRod(1),
  'BS-HW-TR-03': () => threadedRod(3),
  'BS-HW-TR-06': () => threadedRod(6),
  'BS-HW-CN-050': couplingNut,
  'BS-HW-SP-05': () => spacer(0.5),
  'BS-HW-SP-1': () => spacer(1),
  'BS-HW-SP-2': () => spacer(2),
  'BS-HW-SP-275': () => spacer(2.75),
  'BS-HW-QP-050': quickReleasePin,
  'BS-HW-HK-050': handKnob,
}
