/** The joints in the connection guide, as assemblies that are built step by step. */

import { connectionJoints, type JointId } from '../../catalog/connection-joints.ts'
import { boltInto, boltThrough, chord, frame } from '../../catalog/fasteners.ts'
import { printedValue } from '../../engineering/ratings/rating.ts'
import { ratingsOf } from '../../engineering/ratings/ratings.ts'
import { chordBolts } from '../../engineering/systems/parts-list.ts'
import { hexBolt, hexNut, washer } from '../geometry/fasteners.ts'
import { type Solid, union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { grid } from '../geometry/outlines.ts'
import { body, bounds, join, move, type Part, part, turn } from '../geometry/part.ts'
import { partOf } from '../library.ts'
import { gusset90Holes, spliceHoles } from '../parts/plates.ts'
import { frameHoles } from '../parts/truss-patterns.ts'

export interface Step {
  readonly title: string
  readonly text: string
  readonly part: Part
}

export interface Joint {
  readonly id: JointId
  readonly title: string
  /** Page of the guide that explains the joint. */
  readonly page: number
  readonly lead: string
  /** Quantity and part number of each piece of hardware. */
  readonly takes: readonly (readonly [count: number, partNumber: string])[]
  readonly steps: readonly Step[]
  /** What to check before loading the joint. */
  readonly check: readonly string[]
}

const BOLT_IN = 0.5
const black = (solids: readonly Solid[]): Part => part(body(union(solids), 'steel', 'black-oxide'))

/**
 * A bolt with washers and a nut, clamping a grip of `grip` inches. The bearing face of the bolt head is at z = 0, and
 * the shank points down.
 */
const fastener = (grip: number): Solid =>
  union([
    hexBolt(BOLT_IN, grip + 0.75, { plain: true }).translate([0, 0, 0.09]),
    washer(BOLT_IN),
    washer(BOLT_IN).translate([0, 0, -grip - 0.095]),
    hexNut(BOLT_IN).translate([0, 0, -grip - 0.095 - 0.4375]),
  ])

/** Bolts with the heads toward -x and the bearing faces at x. */
const alongX = (at: readonly Vec2[], x: number, grip: number): Part =>
  black(at.map(([y, z]) => fastener(grip).rotate([0, -90, 0]).translate([x, y, z])))
/** Bolts with the heads toward -y and the bearing faces at y. */
const alongY = (at: readonly Vec2[], y: number, grip: number): Part =>
  black(at.map(([x, z]) => fastener(grip).rotate([90, 0, 0]).translate([x, y, z])))
/** Bolts with the heads up and the bearing faces at z. */
const alongZ = (at: readonly Vec2[], z: number, grip: number): Part =>
  black(at.map(([x, y]) => fastener(grip).translate([x, y, z])))

const corners = (size: 6 | 12): Vec2[] => {
  const at = size === 12 ? 4.75 : 1.5
  return [
    [at, at],
    [at, -at],
    [-at, at],
    [-at, -at],
  ]
}

/** Returns the rated moment for a joint, such as '440 ft·lb'. The rating's condition starts with `on`. */
function momentOf(partNumber: string, on: string): string {
  const values = ratingsOf(partNumber).find((rating) => rating.on.startsWith(on))?.values
  const moment = values?.find(({ kind }) => kind === 'moment')
  if (!moment) throw new Error(`${partNumber} has no rated moment on ${on}`)
  return printedValue(moment).us
}

const by = (it: Part, x: number, y = 0, z = 0): Part => move(it, [x, y, z] satisfies Vec3)

/**
 * Returns a part after evaluating its solid. The kernel rounds unevaluated solids differently, so the result would
 * otherwise depend on which parts were built earlier.
 */
async function solidOf(partNumber: string): Promise<Part> {
  const it = await partOf(partNumber)
  bounds(it)
  return it
}

/** The joints with their titles and pages, in catalog order. */
export async function joints(): Promise<Joint[]> {
  const made = new Map((await steps()).map((joint) => [joint.id, joint]))
  return connectionJoints.map(({ id, title, page }) => {
    const joint = made.get(id)
    if (!joint) throw new Error(`No joint ${id}`)
    return { ...joint, title, page }
  })
}

async function steps(): Promise<Omit<Joint, 'title' | 'page'>[]> {
  const truss = await solidOf('BS-TR12A-01')
  const longer = await solidOf('BS-TR12A-02')
  const standing = turn(truss, [0, -90, 0])
  const plate = turn(await solidOf('BS-PL-SP12'), [90, 0, 0])
  const gusset = turn(await solidOf('BS-PL-G90-12'), [90, 0, 0])
  const block = by(await solidOf('BS-TR-CB12'), 0, 0, -6)
  const hinge = await solidOf('BS-HG-180-12')
  const adapter = await solidOf('BS-TR-BXA12')
  const base = await solidOf('BS-PL-BS12')
  const profile = await solidOf('BS-EX3030-01')
  const nut = await solidOf('BS-EX-SN1')
  const strap = await solidOf('BS-PL-SP03')

  const run = join(truss, by(truss, 12))
  const front = by(plate, 12, -6)
  const splicePlaces = spliceHoles(12).map(([x, z]): Vec2 => [x + 12, z])
  const places = [...frameHoles(12), ...corners(12)]

  const corner = join(by(longer, -12, 0, -6), by(standing, -6, 0, 0))
  const cornerPlate = by(gusset, 0, -6)

  const alongYTruss = turn(truss, [0, 0, 90])
  const nutInSlot = (x: number): Part => by(nut, x, 0, 1.11)
  const strapOn = by(strap, 6, 0, 1.5)

  const framesOnly = momentOf('BS-TR12A-10', 'end frames only')
  const withPlates = momentOf('BS-PL-SP12', 'BS-TR12A,')

  return [
    {
      id: 'end-to-end',
      lead: `Two sections in line. Allowable moment of 12 in aluminum truss: ${framesOnly}, or ${withPlates} with splice plates (next page). Omit the plates only where the joint carries no moment.`,
      takes: [[12, boltThrough([frame, frame])]],
      steps: [
        {
          title: 'Align',
          text: 'Bring the end frames face to face on level ground or stands. Both faces must be clean and free of burrs. Turn the sections so that the lacing continues across the joint.',
          part: join(truss, by(truss, 19)),
        },
        {
          title: 'Pin',
          text: 'Push drift pins into two slots at opposite corners to align the holes. Start four corner bolts by hand, with a washer under each head and nut.',
          part: join(run, alongX(corners(12), 11.75, 0.5)),
        },
        {
          title: 'Fill and tighten',
          text: 'Fill the other eight holes. Snug all twelve in a crisscross pattern, corner to opposite corner, then tighten in the same order to the torque in the table.',
          part: join(run, alongX(places, 11.75, 0.5)),
        },
      ],
      check: [
        'A 0.010 in feeler gauge must not fit between the frames at any bolt.',
        'At least two threads must show past each nut.',
      ],
    },
    {
      id: 'splice',
      lead: 'Required in spans. The load tables assume this joint at every splice. Bolt the end frames first.',
      takes: [
        [2, 'BS-PL-SP12'],
        [16, boltThrough([0.25, chord])],
        [12, boltThrough([frame, frame])],
      ],
      steps: [
        {
          title: 'Place the plates',
          text: 'With the end frames bolted, place a plate across the joint on each vertical face, with four holes on each side of the joint, two in each chord.',
          part: join(run, by(front, 0, -6)),
        },
        {
          title: 'Bolt the chords',
          text: 'Eight bolts per plate, heads outside. Start all of them, then snug from the joint outward, and tighten in the same order.',
          part: join(run, front, alongY(splicePlaces, -6.25, 0.375)),
        },
      ],
      check: [
        'Both plates are installed, one on each vertical face.',
        'The plates are flat on the chords over their full length.',
      ],
    },
    {
      id: 'corner',
      lead: 'A post on or under a beam, or the corner of a frame. Two gussets, one on each side, stiffen the corner in its plane.',
      takes: [
        [2, 'BS-PL-G90-12'],
        [chordBolts(12), boltThrough([frame, chord])],
        [12, boltThrough([0.1875, chord])],
      ],
      steps: [
        {
          title: 'Stand the post',
          text: `Set the end frame of the post on the side of the beam, flush with the beam end or centered where two beams meet. Bolt the frame to the chords: ${chordBolts(12)} of its holes line up with the chord holes.`,
          part: corner,
        },
        {
          title: 'Bolt the gussets',
          text: 'On each side, install three bolts to the beam and three to the post. Square the corner before you tighten: equal diagonals, or a 3-4-5 triangle.',
          part: join(corner, cornerPlate, alongY(gusset90Holes(12), -6.1875, 0.3125)),
        },
      ],
      check: [
        'The corner is square within 1/16 in over 12 in.',
        'The end frame of the post is bolted to the beam chords.',
      ],
    },
    {
      id: 'corner-block',
      lead: 'Two to six truss sections meet at one cube. Each face has the end frame pattern.',
      takes: [
        [1, 'BS-TR-CB12'],
        [24, boltThrough([frame, frame])],
      ],
      steps: [
        {
          title: 'Position',
          text: 'Support the block at the height of the run. Bring each section to a free face and reach the nuts through the windows.',
          part: join(block, by(truss, 11), by(alongYTruss, 0, -23)),
        },
        {
          title: 'Bolt face by face',
          text: 'Twelve bolts per face. Finish one face before the next, so that you can still reach inside with a wrench.',
          part: join(block, by(truss, 6), by(alongYTruss, 0, -18), alongX(places, 5.75, 0.5)),
        },
      ],
      check: ['No tool is left inside the block.', 'Open faces have no loose bolts.'],
    },
    {
      id: 'hinge',
      lead: 'Bolts between two end frames. When closed, it is 3 in long, one hole pitch. Folds a run for transport. Load rated when pinned on both sides, or as a pin joint when pinned on one side.',
      takes: [
        [1, 'BS-HG-180-12'],
        [24, boltThrough([0.25, frame])],
      ],
      steps: [
        {
          title: 'Bolt each half',
          text: 'Take the hinge apart at its pins and bolt each half to an end frame with twelve bolts.',
          part: join(truss, by(hinge, 17), by(truss, 25)),
        },
        {
          title: 'Pin',
          text: 'Bring the halves together and push the hitch pins in by hand until they seat, then close their clips. To fold, remove the pins on one side.',
          part: join(truss, by(hinge, 12), by(truss, 15)),
        },
      ],
      check: [
        'All the pins on each pinned side are installed and clipped before loading.',
        'Keep everyone out from under a run while you fold it.',
      ],
    },
    {
      id: 'box-truss',
      lead: 'The 3-inch adapter adds one hole pitch and connects a run to 12-inch plated box truss. The joint is not load rated, because the end plate of the box truss governs.',
      takes: [
        [1, 'BS-TR-BXA12'],
        [12, boltThrough([frame, frame])],
        [4, boltThrough([frame, 0.375], '5/8-11')],
      ],
      steps: [
        {
          title: 'Bolt the adapter',
          text: 'Place the face with the corner slots on the end frame and fill all twelve holes. Reach the nuts through the window.',
          part: join(truss, by(adapter, 12), alongX(places, 11.75, 0.5)),
        },
        {
          title: 'Attach the box truss',
          text: 'The four corner holes in the box truss, on a 10 in square, line up with the 11/16 in holes in the adapter. Install four 5/8-11 bolts, heads inside the adapter, and tighten with a 15/16 in wrench to the torque in the table.',
          part: join(truss, by(adapter, 12)),
        },
      ],
      check: [
        'The box truss end plate is 1/4 to 3/8 in thick, to suit the bolts.',
        'At least two threads must show past each 5/8 in nut.',
      ],
    },
    {
      id: 'base',
      lead: 'A post on a floor. Countersunk holes keep the underside flat; the outer holes take anchors.',
      takes: [[1, 'BS-PL-BS12']],
      steps: [
        {
          title: 'Screw from below',
          text: 'Lay the post down, hold the plate against its end frame, and install the eight flat-head screws from the underside of the plate, through the plate and frame, with a 5/16 in hex key.',
          part: join(by(standing, 0, 0, 5), base),
        },
        {
          title: 'Stand and level',
          text: 'Stand the post up, level it with shims, then anchor it. Brace a freestanding post in two directions before you release it.',
          part: join(by(standing, 0, 0, 0.5), base),
        },
      ],
      check: ['The plate is in full contact with the floor.', 'The anchors match the anchorage design.'],
    },
    {
      id: 'slot',
      lead: 'Anywhere along the slot, without drilling. The nut sits behind the lips, and the bolt pulls it tight.',
      takes: [
        [1, 'BS-PL-SP03'],
        [4, 'BS-EX-SN1'],
        [4, boltInto('slotNut', [0.25])],
      ],
      steps: [
        {
          title: 'Slide the nuts in',
          text: 'Slide one nut per bolt into the end of the slot, collar outward. A slot nut bar, BS-EX-SN2, holds a pair of bolts 3 in apart.',
          part: join(profile, nutInSlot(-2.4), nutInSlot(-5)),
        },
        {
          title: 'Bolt the plate',
          text: 'Place the plate on the slot, start the bolts, square the parts, and tighten to 30 ft·lb. The slot lips govern. A bolt that is too long bottoms out and clamps nothing.',
          part: join(
            profile,
            strapOn,
            alongZ(
              grid(4, 1).map(([x, y]): Vec2 => [x + 6, y]),
              1.75,
              0.25,
            ),
          ),
        },
      ],
      check: [
        'The nut is square in the slot and seated on the lips over its full length.',
        'The tip of the bolt is at least 1/32 in off the bottom of the slot.',
      ],
    },
  ]
}
