/** Rigging: mounts for lifting and hanging, eyes, rings, plates, and shackles. */

import { gaugeIn, tubeTruss } from '../../engineering/members/truss-models.ts'
import { boltStationsIn } from '../../engineering/part-models/mounts.ts'
import {
  beamMount as beamModel,
  bridlePlate as bridleModel,
  hoistMount as hoistModel,
  hoistPinSpanIn,
  type LiftingMountModel,
  liftingMounts,
  padEye as padEyeModel,
  padEyeRadiusIn,
  RIB_LAP_IN,
  saddle as saddleModel,
  shacklePinIn,
  type WeldedLugModel,
} from '../../engineering/part-models/rigging.ts'
import { hexBolt, hexNut, socketBolt, threadedRod, washer } from '../geometry/fasteners.ts'
import { cut, facets, type Solid, union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { circle, HOLE_IN, hullOf, onCircle, rectangle, slot, withHoles } from '../geometry/outlines.ts'
import { body, move, type Part, part } from '../geometry/part.ts'
import { bentBar, bentPlate, cylinder, drill, extrude, plate, torus } from '../geometry/solids.ts'
import { faceHoles, GAUGE_12_IN, rib, upright, weld } from './mounting.ts'

/**
 * Number of segments that approximate the arc of a shackle bow when the part is measured. Their total length is 0.01%
 * less than the length of the arc.
 */
const FINE_STEPS = 72

/**
 * Ratio of an ear's diameter to the diameter of its pin. A shackle stands on its ears, so the center of the pin is half
 * an ear diameter above the bench.
 */
const EAR_BY_PIN = 2.05
export const SHACKLE_058_PIN_IN = (shacklePinIn['BS-RG-SH058'] * EAR_BY_PIN) / 2

/** Lug on z = `at`, along the truss. The center of its hole is at z = `hole`. */
function lug({ thicknessIn, headIn, holeIn, footIn, weldIn }: WeldedLugModel, hole: number, at: number): Solid {
  const rise = hole - at
  const foot = rectangle(footIn, thicknessIn)
  const outline = withHoles(
    hullOf([0, rise, headIn], [-footIn / 2 + 0.1, 0.1, 0.2], [footIn / 2 - 0.1, 0.1, 0.2]),
    [[0, rise]],
    holeIn,
  )
  return union([
    upright(outline, thicknessIn),
    extrude(foot, 0.02).translate([0, 0, -0.01]),
    weld(foot, weldIn),
  ]).translate([0, 0, at])
}

/** Lifting mount. Its base lies across the chords, and its lug runs along the truss, with a rib on each side. */
function liftingMount({
  partNumber,
  size,
  baseLengthIn,
  baseIn,
  holeHeightIn,
  lug: model,
  ribIn,
}: LiftingMountModel): Part {
  const holes = faceHoles(gaugeIn(size), boltStationsIn[partNumber])
  const base = plate(rectangle(baseLengthIn, size, { round: 0.5 }), baseIn, holes)
  const ribs = [90, -90].map((angle) =>
    rib(ribIn, (holeHeightIn - baseIn) * 0.62, 0.375)
      .translate([model.thicknessIn / 2 - RIB_LAP_IN, 0, 0.36])
      .rotate([0, 0, angle]),
  )
  return part(body(union([base, lug(model, holeHeightIn, baseIn), ...ribs]), 'steel', 'zinc'))
}

function liftingSaddle(): Part {
  const { partNumber, lengthIn, thicknessIn: wall, insideIn: inside, legIn: leg } = saddleModel
  // The profile goes up one side, over the top, and down the other side. The lower face of the plate is on the outside
  // of each bend.
  const bent = bentPlate(
    [{ length: leg, bend: 90 }, { length: inside + 2 * wall, bend: 90 }, { length: leg }],
    wall,
    lengthIn,
    0.1875,
  )
  const box0 = bent.boundingBox()
  const centered = bent.translate([-(box0.min[0] + box0.max[0]) / 2, 0, -(box0.min[2] + box0.max[2]) / 2])
  // Rotate the bent plate so that it opens downward, with its length along x.
  const turned = centered.rotate([0, -90, 0]).rotate([0, 0, 90])
  const low = turned.boundingBox().min[2]
  const standing = turned.translate([0, 0, -low])
  const top = standing.boundingBox().max[2]
  const saddle = drill(
    standing,
    boltStationsIn[partNumber].map((x): Vec3 => [x, 0, top - wall - tubeTruss.sideIn / 2]),
    'y',
  )
  const lifted = lug(saddleModel.lug, top + saddleModel.holeHeightIn, top)
  return part(body(union([saddle, lifted]), 'steel', 'zinc'))
}

function hoistMount(): Part {
  const { partNumber, pinIn, cheekIn } = hoistModel
  const thick = 0.375
  const window = rectangle(6, 4.5, { round: 0.5 })
  const base = extrude(
    withHoles(rectangle(12, 12, { round: 0.375 }), faceHoles(GAUGE_12_IN, boltStationsIn[partNumber])).subtract(window),
    thick,
  )
  const pinAt = 4
  const cheekY = hoistPinSpanIn / 2
  const pinHole = pinIn + 1 / 32
  const outline = withHoles(hullOf([0, pinAt, 3], [-3.4, 0.1, 0.2], [3.4, 0.1, 0.2]), [[0, pinAt]], pinHole)
  const cheeks = [-1, 1].map((side) => upright(outline, cheekIn, side * cheekY).translate([0, 0, thick - 0.01]))
  const bosses = [-1, 1].map((side) =>
    cylinder(2, 0.26)
      .subtract(cylinder(pinHole, 1))
      .rotate([-90 * side, 0, 0])
      .translate([0, side * (cheekY + 0.24), pinAt + thick]),
  )
  const welds = [-1, 1].map((side) => weld(rectangle(7, cheekIn), 0.2).translate([0, side * cheekY, thick - 0.01]))
  const ribs = [-2.6, 2.6].flatMap((x) =>
    [90, -90].map((angle) => {
      const solid = rib(2.4, 2.1, 0.375).rotate([0, 0, angle])
      return solid.translate([x, angle > 0 ? cheekY + 0.23 : -cheekY - 0.23, thick - 0.01])
    }),
  )
  const frame = union([base, ...cheeks, ...bosses, ...welds, ...ribs])
  const pin = union([cylinder(pinIn, 6.6).translate([0, 0, -3.4]), cylinder(1.5, 0.3).translate([0, 0, -3.6])])
    .rotate([90, 0, 0])
    .translate([0, 0, pinAt + thick])
  const cotter = torus(1.1, 0.14)
    .rotate([0, 90, 0])
    .translate([0, -3.1, pinAt + thick - 0.5])
  return part(body(frame, 'steel', 'painted-black'), body(cut(union([pin, cotter]), [frame]), 'steel', 'zinc'))
}

/**
 * Beam mount: two bars on the chords, each with two jaws that grip the flange of a beam. The beam runs across the
 * truss.
 */
function beamMount(): Part {
  const { partNumber, lengthIn, widthIn, thicknessIn: thick, recessIn, slotIn } = beamModel
  const [inner, outer] = slotIn
  const long = slot(outer - inner + HOLE_IN, HOLE_IN)
  const recess = slot(outer - inner + recessIn, recessIn)
  const at = (inner + outer) / 2
  const holes = boltStationsIn[partNumber].map((x): Vec2 => [x, 0])
  const blank = plate(rectangle(lengthIn, widthIn, { round: 0.375 }), thick, holes)
  const slots = [-1, 1].flatMap((side) => [
    extrude(long, 2).translate([side * at, 0, -0.5]),
    extrude(recess, 0.47).translate([side * at, 0, -0.01]),
  ])
  const rail = cut(blank, slots)
  // The right jaw. Its heel is on the bar, and its lip is above a 1/2 in flange.
  const side = rectangle(2.6, 0.55, { round: 0.12 })
    .translate([-0.2, 0.79])
    .add(rectangle(0.85, 1.06, { round: 0.12 }).translate([0.68, 0.535]))
  const jawBlank = upright(side.offset(-0.05, 'Miter', 4).offset(0.05, 'Round', 2, facets(16)), 2)
  const jaw = drill(jawBlank, [[0, 0, 0]], 'z')
  const bolt = hexBolt(0.5, 1.75).translate([0, 0, 1.17])
  const flat = washer(0.5).translate([0, 0, 1.07])
  const nut = hexNut(0.5).translate([0, 0, -thick + 0.02])
  const screw = union([bolt, flat, nut])
  const place = (solid: Solid) => {
    const right = solid.translate([4.6, 0, thick])
    const one = union([right, right.mirror([1, 0, 0])])
    return union([-1, 1].map((side) => one.translate([0, (side * GAUGE_12_IN) / 2, 0])))
  }
  const bars = union([-1, 1].map((side) => rail.translate([0, (side * GAUGE_12_IN) / 2, 0])))
  const screws = place(screw)
  return part(
    body(bars, 'steel', 'zinc'),
    body(cut(place(jaw), [screws, bars]), 'steel', 'zinc'),
    body(cut(screws, [bars]), 'steel', 'black-oxide'),
  )
}

/** Hoist ring on its bolt. The bail leans back, so that images show its opening. */
function hoistRing(): Part {
  const bolt = socketBolt(0.5, 2)
  const bushing = union([cylinder(2, 0.18), cylinder(1.5, 0.95), cylinder(1.95, 0.3).translate([0, 0, 0.7])])
  const clevis = union([
    bushing,
    ...[-1, 1].map((side) =>
      cylinder(0.7, 0.42)
        .rotate([0, 90 * side, 0])
        .translate([side * 0.7, 0, 0.5]),
    ),
  ])
  const half = 1.22
  const steps = facets(12, FINE_STEPS)
  const arc = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const angle = (Math.PI * i) / steps
    return [Math.cos(angle) * half, 0, 1.35 + Math.sin(angle) * half]
  })
  const bail = union([
    bentBar(circle(0.44), [[half, 0, 0], ...arc, [-half, 0, 0]]),
    ...[-1, 1].map((side) =>
      cylinder(0.85, 0.44)
        .rotate([0, 90, 0])
        .translate([side * half - 0.22, 0, 0]),
    ),
  ])
    .rotate([-28, 0, 0])
    .translate([0, 0, 0.5])
  const screw = bolt.translate([0, 0, 0.96])
  const up = -screw.boundingBox().min[2]
  const body0 = cut(clevis, [screw])
  const loose = cut(bail, [clevis])
  return move(
    part(body(body0, 'steel', 'black-oxide'), body(loose, 'steel', 'black-oxide'), body(screw, 'steel', 'steel')),
    [0, 0, up],
  )
}

function eyeBolt(): Part {
  const wire = 0.5
  const eye = torus(1.1875 + wire, wire)
    .rotate([90, 0, 0])
    .translate([0, 0, 1.28])
  const neck = cylinder(0.95, 0.42, 0.5).translate([0, 0, 0.12])
  const shoulder = cylinder(1.02, 0.14)
  const shank = threadedRod(0.5, 1.5)
  const nut = hexNut(0.5).rotate([0, 0, 10]).translate([0, 0, -1.15])
  const flat = washer(0.5).translate([0, 0, -0.71])
  return part(body(union([eye, neck, shoulder, shank, nut, flat]).translate([0, 0, 1.5]), 'steel', 'zinc'))
}

/** Pad eye: a half ring of round bar on a plate with two holes. The ring is perpendicular to the row of holes. */
function padEye(): Part {
  const { partNumber, barIn: wire, weldIn, plateIn, thicknessIn: thick } = padEyeModel
  const radius = padEyeRadiusIn
  const holes = boltStationsIn[partNumber].map((x): Vec2 => [x, 0])
  const flat = plate(rectangle(...plateIn, { round: 0.5 }), thick, holes)
  const steps = facets(12, FINE_STEPS)
  const arc = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const angle = (Math.PI * i) / steps
    return [0, Math.cos(angle) * radius, thick + 0.6 + Math.sin(angle) * radius]
  })
  const ring = bentBar(circle(wire), [[0, radius, thick - 0.2], ...arc, [0, -radius, thick - 0.2]], 0, [1, 0, 0])
  const welds = [-1, 1].map((side) => weld(circle(wire), weldIn).translate([0, side * radius, thick - 0.01]))
  return part(body(union([flat, ring, ...welds]), 'steel', 'zinc'))
}

function bridlePlate(): Part {
  const { headIn, holeIn, thicknessIn } = bridleModel.lug
  const corners = onCircle(3, bridleModel.sideIn / Math.sqrt(3), 90)
  const outline = hullOf(...corners.map(([x, y]): [number, number, number] => [x, y, headIn]))
  const drilled = withHoles(withHoles(outline, corners, holeIn), [[0, 0]])
  return part(body(extrude(drilled, thicknessIn), 'steel', 'zinc'))
}

interface ShackleSize {
  readonly wire: number
  /** Clear width at the pin (`jaw`), clear width of the bow (`bow`), and clear length (`length`), in. */
  readonly jaw: number
  readonly bow: number
  readonly length: number
}

/** Bow shackle that stands on a bench. Its bow is up, and its pin is along x. */
function shackle(partNumber: keyof typeof shacklePinIn, { wire, jaw, bow, length }: ShackleSize): Part {
  const pin = shacklePinIn[partNumber]
  const ear = pin * EAR_BY_PIN
  const foot = jaw / 2 + wire / 2
  const radius = bow / 2 + wire / 2
  const center = length - bow / 2 + pin / 2
  // Start at the ear. Follow the circle of the bow from the angle where the bow meets the side.
  const start = -0.52
  const steps = facets(18, FINE_STEPS)
  const arc = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const angle = start + ((Math.PI - 2 * start) * i) / steps
    return [Math.cos(angle) * radius, 0, center + Math.sin(angle) * radius]
  })
  const path: Vec3[] = [[foot, 0, 0], ...arc, [-foot, 0, 0]]
  const bent = bentBar(circle(wire), path)
  const ears = [-1, 1].map((side) =>
    cylinder(ear, wire)
      .rotate([0, 90, 0])
      .translate([side * foot - wire / 2, 0, 0]),
  )
  const bowSolid = drill(union([bent, ...ears]), [[0, 0, 0]], 'x', pin + 1 / 32, jaw + 4 * wire)
  const reach = jaw + 2 * wire
  const shank = cylinder(pin, reach + 0.12).translate([0, 0, -reach / 2])
  const collar = cylinder(pin * 1.5, 0.14).translate([0, 0, reach / 2 + 0.03])
  const grip = extrude(
    withHoles(hullOf([0, 0, pin], [0, pin * 0.9, pin * 1.05]), [[0, pin * 0.95]], pin * 0.42),
    pin * 0.42,
  )
    .rotate([90, 0, 0])
    .translate([0, pin * 0.21, reach / 2 + 0.1])
  const bolt = union([shank, collar, grip]).rotate([0, 90, 0])
  return move(part(body(bowSolid, 'steel', 'steel'), body(cut(bolt, [bowSolid]), 'steel', 'zinc')), [0, 0, ear / 2])
}

export const parts: Readonly<Record<string, () => Part>> = {
  'BS-RG-LM12': () => liftingMount(liftingMounts[12]),
  'BS-RG-LM06': () => liftingMount(liftingMounts[6]),
  'BS-RG-LM03': liftingSaddle,
  'BS-RG-HM12': hoistMount,
  'BS-RG-BM12': beamMount,
  'BS-RG-HR050': hoistRing,
  'BS-RG-EB050': eyeBolt,
  'BS-RG-PE2': padEye,
  'BS-RG-BP3': bridlePlate,
  'BS-RG-SH050': () => shackle('BS-RG-SH050', { wire: 0.5, jaw: 0.8125, bow: 1.3125, length: 1.875 }),
  'BS-RG-SH058': () => shackle('BS-RG-SH058', { wire: 0.625, jaw: 1.0625, bow: 1.6875, length: 2.375 }),
  'BS-RG-SH075': () => shackle('BS-RG-SH075', { wire: 0.75, jaw: 1.25, bow: 2, length: 2.8125 }),
}
