/**
 * Guardrails and their gate: 200 lb at any point and in any direction, and 50 lb/ft (IBC 1607.9, ASCE 7-22 4.5.1, OSHA
 * 1910.29(b)). The base rail spreads the moment of a post over the deck panel.
 */
import { filletKipPerIn } from '../checks/fasteners.ts'
import { bendingKsi, stripKipIn } from '../checks/flexure.ts'
import { designWallIn, type LoadBearing, shearModulusKsi } from '../materials.ts'
import { deckPanel, type GuardrailModel, gateModel, guardrails, railAxisIn } from '../part-models/railings.ts'
import { type Limit, type Rating, rated, structural, times } from './rating.ts'

const { material, midRailIn, pipe, base } = guardrails
const { foot, socket, tube } = base

interface Pipe {
  readonly outsideIn: number
  readonly wallIn: number
}

/** Plastic section modulus. */
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

/** The force on a lever that a moment allows. */
const over = (leverIn: number, moment: Limit): Limit => times(1 / leverIn, moment)

const tubeWallIn = designWallIn(tube.material, tube.wallIn)
/** Square on the middle of its walls; torsion by Bredt. */
const tubeMiddleIn = tube.sideIn - tubeWallIn
const tubeStiffnessKipIn2 = shearModulusKsi(tube.material) * tubeMiddleIn ** 3 * tubeWallIn

/** Rotation of a deck's edge, kip·in per radian and inch of edge: a strip that is held `spanIn` from the edge. */
function deckStiffnessKip(spanIn: number, hasJoists: boolean): number {
  const { plywood, joist, depthIn, plywoodIn, sheetIn } = deckPanel
  const [wide, high] = [joist.widthIn, depthIn - plywoodIn]
  const joistIn4 = (wide * high ** 3 - (wide - 2 * sheetIn) * (high - 2 * sheetIn) ** 3) / 12
  const board = (plywood.elasticKsi * plywood.thicknessIn ** 3) / 12
  return (3 * (board + (hasJoists ? (joist.material.elasticKsi * joistIn4) / joist.spacingIn : 0))) / spanIn
}

export interface Spread {
  /** Parts of a post's moment that its own foot and the tube beside it take. */
  readonly foot: number
  readonly tube: number
  /** Rotation of the foot by a moment of 1 kip·in, rad. */
  readonly turn: number
}

/** How feet on an elastic deck, joined by the tube, share the moment of a post at `postIn`. */
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
  // From an end to the post: a foot, with what lies behind its tube.
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

/** A deck that is held close to its edge spreads least; one of plywood alone spreads most. */
const stiff = spreads(deckStiffnessKip(deckPanel.supportedIn, true))
const soft = spreads(deckStiffnessKip(deckPanel.sideIn, false))
const ownShare = Math.max(...stiff.map((each) => each.foot))
const tubeShare = Math.max(...soft.map((each) => each.tube))

/** Under the edge of a foot that is pressed down. */
const PRESSED_IN = 0.5
/** From the pulled bolts of a foot to the middle of what is pressed. */
const footLeverIn = (foot.sideIn + foot.boltSpreadIn - PRESSED_IN) / 2

/** Foot bent by what presses its edge, beyond the socket; the whole moment on one foot. */
function footBent(): Limit {
  const overhangIn = (foot.sideIn - PRESSED_IN - socket.outsideIn) / 2
  const strip = stripKipIn(base.material, foot.sideIn, foot.thicknessIn, false)
  return structural(
    base.material,
    'yielding',
    (strip / overhangIn) * footLeverIn,
    'foot bent beyond its socket',
    'AISC 360-22 F11.1',
  )
}

const insertsPulled: Limit = {
  kip: (2 * deckPanel.insertKip * footLeverIn) / ownShare,
  governing: 'inserts pulled out of the plywood',
  clause: 'published pull-out of BS-HW-IN-050',
  designFactor: 3,
}

/** AISC H3.1: torsion of a tube with a closed section. */
function tubeTwisted(): Limit {
  const constant = 2 * tubeMiddleIn ** 2 * tubeWallIn - 4.5 * (4 - Math.PI) * tubeWallIn ** 3
  const { yieldKsi, omegaYield } = tube.material
  const kipIn = (0.6 * yieldKsi * constant) / omegaYield
  return structural(tube.material, 'yielding', kipIn / tubeShare, 'tube of the base rail twisted', 'AISC 360-22 H3.1')
}

const weldLimit = (of: LoadBearing, kipIn: number, what: string): Limit =>
  structural(of, 'rupture', kipIn, what, 'AISC 360-22 J2.4')

/** A line of weld around the socket, and around the square tube where it meets a socket, by Bredt. */
const socketWeld = weldLimit(
  base.material,
  filletKipPerIn(base.material, socket.weldIn, socket.wallIn) * (Math.PI / 4) * socket.outsideIn ** 2,
  'weld of the socket',
)
const tubeWeld = weldLimit(
  tube.material,
  (2 * filletKipPerIn(tube.material, tube.weldIn, tubeWallIn) * tube.sideIn ** 2) / tubeShare,
  'weld of the tube to the socket',
)

/** Characteristic strength to allowable: 0.9 for a short load, 1.2 on the material, 1.5 on the load. EN 1995-1-1. */
const PLYWOOD_FACTOR = (1.2 * 1.5) / 0.9

/** Plywood bent beside the base rail, kip·in per inch of edge; frame and cross tubes come on top. */
const plywoodBent: Limit = {
  kip: (deckPanel.plywood.bendingKsi * deckPanel.plywood.thicknessIn ** 2) / 6 / PLYWOOD_FACTOR,
  governing: 'plywood bent beside the base rail',
  clause: 'EN 1995-1-1 6.1.6',
  designFactor: PLYWOOD_FACTOR,
}
/** Down to the middle of the plywood. */
const toPlywoodIn = railAxisIn + deckPanel.plywood.thicknessIn / 2

/** What one post bears at the top rail, in any direction. */
export const postLimits: readonly Limit[] = [
  over(railAxisIn - socket.topIn, bent(pipe, false, 'post bent at its socket')),
  over(
    railAxisIn - midRailIn + pipe.outsideIn / 2 + material.weldZoneIn,
    bent(pipe, true, 'post bent beside the weld of the mid rail'),
  ),
  over(railAxisIn - foot.thicknessIn, socketWeld),
  over(railAxisIn, footBent()),
  over(railAxisIn, insertsPulled),
  over(railAxisIn - foot.thicknessIn - tube.sideIn / 2, tubeTwisted()),
  over(railAxisIn - foot.thicknessIn - tube.sideIn / 2, tubeWeld),
]

const railBent = bent(pipe, false, 'rail bent between posts')

/** Longest rail between two posts, and longest rail that one post holds. */
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

const guardrailRating = (): Rating => ({
  partNumber: 'BS-AC-GR96',
  of: 'part',
  on: 'all feet bolted to deck panels',
  conditions: [
    'At any point and in any direction; the uniform load is not added to the single one.',
    'Four bolts in each foot, a pin in each socket. Panels bolted to what carries them, plywood dry or under cover.',
    'Openings of 19 in suit OSHA 1910.29, not the 4 in of IBC 1015.4.',
  ],
  values: [
    rated('Rail load', 'lb', [
      ...postLimits,
      over(spanIn / 4, railBent),
      over(toPlywoodIn, times(deckPanel.sideIn, plywoodBent)),
    ]),
    rated('Uniform rail load', 'lb/ft', [
      ...postLimits.map((limit) => over(heldIn, limit)),
      over(spanIn ** 2 / 8, railBent),
      over(toPlywoodIn, plywoodBent),
    ]),
    rated('Mid rail load', 'lb', [over(spanIn / 4, railBent)]),
  ],
})

/** Lowest height of the top edge under a force on the top rail, in: outwards at a post, or down between posts. */
export function edgeUnderIn(forceKip: number): number {
  const turn = forceKip * railAxisIn * Math.max(...soft.map((each) => each.turn))
  const stiffness = material.elasticKsi * pipeIIn4(pipe)
  const bow = (forceKip * (railAxisIn - socket.topIn) ** 3) / (3 * stiffness)
  const lean = turn + bow / railAxisIn
  const sag = (forceKip * spanIn ** 3) / (48 * stiffness)
  return guardrails.heightIn - Math.max(railAxisIn * (1 - Math.cos(lean)), sag)
}

/** Down at the free end the rails bend between their welded ends, outwards the latch and the end of the loop do. */
function gateRating(): Rating {
  const { partNumber, pipe: loop, fromIn, toIn, railsIn, latch } = gateModel
  const longIn = toIn - fromIn
  const welded = bent(loop, true, 'end of the loop bent beside the weld of its latch')
  const bar = structural(
    material,
    'yielding',
    stripKipIn(material, latch.longIn, latch.thicknessIn, true),
    'latch bent beside its weld',
    'ADM 2020 F.2',
  )
  const rails = times(railsIn.length, bent(loop, true, 'rail bent beside its welded end'))
  return {
    partNumber,
    of: 'part',
    on: 'hinged on a post of a guardrail, closed onto the next one',
    conditions: ['Down or outwards. Its post bears the guardrail’s load or the gate’s, not both.'],
    values: [
      rated('Rail load', 'lb', [
        over(longIn / 4, bent(loop, false, 'rail bent between post and latch')),
        over(longIn / 2, rails),
        over((railsIn.at(-1) as number) - latch.heightIn, welded),
        over(latch.reachIn, bar),
      ]),
    ],
  }
}

export const railingRatings = (): Rating[] => [guardrailRating(), gateRating()]
