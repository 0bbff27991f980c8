/**
 * Ratings of guardrails and their gate. The required loads are 200 lb at any point in any direction, and 50 lb/ft (IBC
 * 1607.9, ASCE 7-22 4.5.1, OSHA 1910.29(b)). The base rail distributes the moment from a post over several of its feet
 * on the deck panel.
 */
import { filletKipPerIn } from '../checks/fasteners.ts'
import { bendingKsi, stripKipIn } from '../checks/flexure.ts'
import { designWallIn, type LoadBearing, shearModulusKsi } from '../materials.ts'
import { deckPanel, type GuardrailModel, gateModel, guardrails, railAxisIn } from '../part-models/railings.ts'
import { type Limit, type RatingEntry, rated, structural, times } from './rating.ts'

const { material, midRailIn, pipe, base } = guardrails
const { foot, socket, tube } = base

interface Pipe {
  readonly outsideIn: number
  readonly wallIn: number
}

const pipeZIn3 = ({ outsideIn, wallIn }: Pipe): number => (outsideIn ** 3 - (outsideIn - 2 * wallIn) ** 3) / 6

const pipeIIn4 = ({ outsideIn, wallIn }: Pipe): number =>
  (Math.PI * (outsideIn ** 4 - (outsideIn - 2 * wallIn) ** 4)) / 64

const bent = (section: Pipe, isWelded: boolean, what: string): Limit =>
  structural(
    material,
    isWelded ? 'yielding' : 'rupture',
    bendingKsi(material, isWelded) * pipeZIn3(section),
    what,
    'ADM 2020 F.2',
  )

/** Converts an allowable moment to an allowable force at a given lever arm. */
const over = (leverIn: number, moment: Limit): Limit => times(1 / leverIn, moment)

const tubeWallIn = designWallIn(tube.material, tube.wallIn)
/** Side length of the square formed by the wall centerlines, for Bredt's formula. */
const tubeMiddleIn = tube.sideIn - tubeWallIn
const tubeStiffnessKipIn2 = shearModulusKsi(tube.material) * tubeMiddleIn ** 3 * tubeWallIn

/** Rotational stiffness of a deck edge in kip·in/rad per inch. The nearest deck support is `spanIn` from the edge. */
function deckStiffnessKip(spanIn: number, hasJoists: boolean): number {
  const { plywood, joist, depthIn, plywoodIn, sheetIn } = deckPanel
  const [wide, high] = [joist.widthIn, depthIn - plywoodIn]
  const joistIn4 = (wide * high ** 3 - (wide - 2 * sheetIn) * (high - 2 * sheetIn) ** 3) / 12
  const board = (plywood.elasticKsi * plywood.thicknessIn ** 3) / 12
  return (3 * (board + (hasJoists ? (joist.material.elasticKsi * joistIn4) / joist.spacingIn : 0))) / spanIn
}

export interface Spread {
  /** Fractions of a post moment carried by the foot under the post and by the adjacent tube. */
  readonly foot: number
  readonly tube: number
  /** Rotation of the foot in radians under a moment of 1 kip·in. */
  readonly turn: number
}

/**
 * Distributes the moment from a post at `postIn` to the feet. The feet are on an elastic deck and are connected by the
 * tube.
 */
export function spread(
  { feetIn, lengthIn }: Omit<GuardrailModel, 'postsIn' | 'partNumber'>,
  postIn: number,
  deckKip: number,
): Spread {
  const gaps = feetIn.slice(1).map((at, index) => at - (feetIn[index] as number))
  const tubes = gaps.map((gap) => tubeStiffnessKipIn2 / gap)
  const decks = feetIn.map((at, index) => {
    const left = index === 0 ? at : (gaps[index - 1] as number) / 2
    const right = index === gaps.length ? lengthIn - at : (gaps[index] as number) / 2
    return deckKip * (left + right)
  })
  const at = feetIn.indexOf(postIn)
  // Combines the stiffness of feet and tubes, starting at one end and ending at the post.
  const beyond = (indices: readonly number[], tubeOf: (index: number) => number): number =>
    indices.reduce((stiffness, index) => {
      const ahead = stiffness + (decks[index] as number)
      return 1 / (1 / ahead + 1 / tubeOf(index))
    }, 0)
  const left = beyond([...decks.keys()].slice(0, at), (index) => tubes[index] as number)
  const right = beyond([...decks.keys()].slice(at + 1).reverse(), (index) => tubes[index - 1] as number)
  const own = decks[at] as number
  const whole = own + left + right
  return { foot: own / whole, tube: Math.max(left, right) / whole, turn: 1 / whole }
}

const spreads = (deckKip: number) =>
  guardrails.models.flatMap((model) => model.postsIn.map((post) => spread(model, post, deckKip)))

/** The moment spreads the least on a deck that is supported close to its edge, and the most on plywood alone. */
const stiff = spreads(deckStiffnessKip(deckPanel.supportedIn, true))
const soft = spreads(deckStiffnessKip(deckPanel.sideIn, false))
const ownShare = Math.max(...stiff.map((each) => each.foot))
const tubeShare = Math.max(...soft.map((each) => each.tube))

/** Width of the bearing area under the compression edge of a foot. */
const PRESSED_IN = 0.5
/** Distance from the bolts in tension to the center of the bearing area. */
const footLeverIn = (foot.sideIn + foot.boltSpreadIn - PRESSED_IN) / 2

/**
 * Limit for bending of the foot next to the socket when the bearing at the edge of one foot resists the entire moment.
 */
function footBent(): Limit {
  const overhangIn = (foot.sideIn - PRESSED_IN - socket.outsideIn) / 2
  const strip = stripKipIn(base.material, foot.sideIn, foot.thicknessIn, false)
  return structural(
    base.material,
    'yielding',
    (strip / overhangIn) * footLeverIn,
    'foot bending beyond the socket',
    'AISC 360-22 F11.1',
  )
}

const insertsPulled: Limit = {
  kip: (2 * deckPanel.insertKip * footLeverIn) / ownShare,
  governing: 'insert pull-out from the plywood',
  clause: 'published BS-HW-IN-050 pull-out',
  designFactor: 3,
}

/** Limit for torsion of the square tube: AISC 360-22 H3.1. */
function tubeTwisted(): Limit {
  const constant = 2 * tubeMiddleIn ** 2 * tubeWallIn - 4.5 * (4 - Math.PI) * tubeWallIn ** 3
  const { yieldKsi, omegaYield } = tube.material
  const kipIn = (0.6 * yieldKsi * constant) / omegaYield
  return structural(tube.material, 'yielding', kipIn / tubeShare, 'base rail tube torsion', 'AISC 360-22 H3.1')
}

const weldLimit = (of: LoadBearing, kipIn: number, what: string): Limit =>
  structural(of, 'rupture', kipIn, what, 'AISC 360-22 J2.4')

/**
 * Limits for the welds around the socket and around the square tube at a socket. The second limit uses Bredt's formula.
 */
const socketWeld = weldLimit(
  base.material,
  filletKipPerIn(base.material, socket.weldIn, socket.wallIn) * (Math.PI / 4) * socket.outsideIn ** 2,
  'socket weld',
)
const tubeWeld = weldLimit(
  tube.material,
  (2 * filletKipPerIn(tube.material, tube.weldIn, tubeWallIn) * tube.sideIn ** 2) / tubeShare,
  'tube-to-socket weld',
)

/**
 * Ratio of characteristic to allowable strength, EN 1995-1-1: a material factor of 1.2 and a load factor of 1.5,
 * divided by 0.9 for short-term loads.
 */
const PLYWOOD_FACTOR = (1.2 * 1.5) / 0.9

/**
 * Bending strength of the plywood next to the base rail, in kip·in per inch of edge. The frame and cross tubes are
 * ignored.
 */
const plywoodBent: Limit = {
  kip: (deckPanel.plywood.bendingKsi * deckPanel.plywood.thicknessIn ** 2) / 6 / PLYWOOD_FACTOR,
  governing: 'plywood bending next to the base rail',
  clause: 'EN 1995-1-1 6.1.6',
  designFactor: PLYWOOD_FACTOR,
}
/** Distance from the rail axis to the mid-thickness of the plywood. */
const toPlywoodIn = railAxisIn + deckPanel.plywood.thicknessIn / 2

/** Limits for one post under a load on the top rail in any direction. */
export const postLimits: readonly Limit[] = [
  over(railAxisIn - socket.topIn, bent(pipe, false, 'post bending at the socket')),
  over(
    railAxisIn - midRailIn + pipe.outsideIn / 2 + material.weldZoneIn,
    bent(pipe, true, 'post bending next to the midrail weld'),
  ),
  over(railAxisIn - foot.thicknessIn, socketWeld),
  over(railAxisIn, footBent()),
  over(railAxisIn, insertsPulled),
  over(railAxisIn - foot.thicknessIn - tube.sideIn / 2, tubeTwisted()),
  over(railAxisIn - foot.thicknessIn - tube.sideIn / 2, tubeWeld),
]

const railBent = bent(pipe, false, 'rail bending between posts')

/** Maximum rail span between posts, and maximum tributary length per post. */
const [spanIn, heldIn] = ([0, 1] as const).map((which) =>
  Math.max(
    ...guardrails.models.flatMap(({ postsIn, lengthIn }: GuardrailModel) => {
      const ends = [0, ...postsIn.slice(1).map((at, index) => (at + (postsIn[index] as number)) / 2), lengthIn]
      return which === 0
        ? postsIn.slice(1).map((at, index) => at - (postsIn[index] as number))
        : ends.slice(1).map((at, index) => at - (ends[index] as number))
    }),
  ),
) as [number, number]

const guardrailRating = (): RatingEntry => ({
  partNumber: 'BS-AC-GR96',
  of: 'part',
  setup: 'all feet bolted to deck panels',
  conditions: [
    'At any point in any direction. Do not combine the uniform load and the single load.',
    'Install four bolts in each foot and a pin in each socket. Bolt the panels to their supports. Keep the plywood dry or covered.',
    'Openings of 19 in comply with OSHA 1910.29, but not with the 4 in limit in IBC 1015.4.',
  ],
  values: [
    rated('railLoad', 'lb', [
      ...postLimits,
      over(spanIn / 4, railBent),
      over(toPlywoodIn, times(deckPanel.sideIn, plywoodBent)),
    ]),
    rated('uniformRailLoad', 'lb/ft', [
      ...postLimits.map((limit) => over(heldIn, limit)),
      over(spanIn ** 2 / 8, railBent),
      over(toPlywoodIn, plywoodBent),
    ]),
    rated('midRailLoad', 'lb', [over(spanIn / 4, railBent)]),
  ],
})

/**
 * Returns the lowest height that the top edge reaches when a force acts on the top rail, in inches. The force is
 * outward at a post or downward between posts.
 */
export function edgeUnderIn(forceKip: number): number {
  const turn = forceKip * railAxisIn * Math.max(...soft.map((each) => each.turn))
  const stiffness = material.elasticKsi * pipeIIn4(pipe)
  const bow = (forceKip * (railAxisIn - socket.topIn) ** 3) / (3 * stiffness)
  const lean = turn + bow / railAxisIn
  const sag = (forceKip * spanIn ** 3) / (48 * stiffness)
  return guardrails.heightIn - Math.max(railAxisIn * (1 - Math.cos(lean)), sag)
}

/**
 * RatingEntry of the gate. A downward load at the free end bends the rails between their welds and bends the vertical pipe
 * at its hinges. An outward load bends the latch and the loop.
 */
function gateRating(): RatingEntry {
  const { partNumber, pipe: loop, fromIn, toIn, railsIn, hingesIn, latch } = gateModel
  const [lowIn, , highIn] = railsIn
  const longIn = toIn - fromIn
  const welded = bent(loop, true, 'loop end bending next to the latch weld')
  const bar = structural(
    material,
    'yielding',
    stripKipIn(material, latch.longIn, latch.thicknessIn, true),
    'latch bending next to its weld',
    'ADM 2020 F.2',
  )
  const rails = times(railsIn.length, bent(loop, true, 'rail bending next to its welded end'))
  // Half of the moment from a downward load bends the ends of the rails. The other half acts as a couple in the outer
  // rails, and the couple bends the vertical pipe from the upper rail to the upper hinge.
  const hingeArmIn = (longIn / 2) * (1 / railsIn.length + (highIn - hingesIn[1]) / (highIn - lowIn))
  return {
    partNumber,
    of: 'part',
    setup: 'hinged on a guardrail post and closed against the next post',
    conditions: ['Down or outward. The post carries either the guardrail load or the gate load, not both.'],
    values: [
      rated('railLoad', 'lb', [
        over(longIn / 4, bent(loop, false, 'rail bending between post and latch')),
        over(longIn / 2, rails),
        over(hingeArmIn, bent(loop, true, 'loop end bending at the hinge')),
        over(highIn - latch.heightIn, welded),
        over(latch.reachIn, bar),
      ]),
    ],
  }
}

export const railingRatings = (): RatingEntry[] => [guardrailRating(), gateRating()]
