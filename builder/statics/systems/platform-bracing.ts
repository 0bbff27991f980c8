/** Legs and cross trusses of a platform in a structure. Units are inches and pounds. */
import type { BeamCase } from '#engineering/beams/beam-case.ts'
import { FRICTION } from '#engineering/factors.ts'
import { type Bracing, checkBracing, type LegLoads, legLoadsOf } from '#engineering/systems/platform-bracing.ts'
import { legWeightsOf } from '#engineering/systems/platform-parts.ts'
import type { Point } from '../../model.ts'
import { partKind } from '../../shapes.ts'
import { dot, placedBox } from '../../turns.ts'
import { weighedRatings } from '../data.ts'
import type { Frame } from '../frame.ts'
import type { ActionSet, LoadContext } from '../load-paths.ts'
import { totalOf } from '../loads.ts'
import { verticalStrength } from '../members.ts'
import type { Run } from '../runs.ts'
import { hasGussets } from './platform-legs.ts'
import { FT, type Leg, livePartOf, SAME_IN, type Span } from './platform-spans.ts'

export interface SystemContext {
  readonly frame: Frame
  readonly runs: readonly Run[]
  readonly sets: readonly ActionSet[]
  readonly context: LoadContext
}

/**
 * Returns true if the remaining runs are level trusses between two legs, with gussets at both ends or with both ends on
 * the legs' corner blocks.
 */
export function crossTrusses(
  frame: Frame,
  others: readonly Run[],
  legs: readonly Leg[],
  runOf: ReadonlyMap<string, Run>,
): boolean {
  const legRuns = new Set(legs.map(({ run }) => run))
  const blocks = new Set(legs.filter(({ run, lengthIn }) => lengthIn > run.lengthIn).map(({ baseNode }) => baseNode))
  return (
    others.length > 0 &&
    others.every((run) => {
      const ends = frame.joints.filter(({ kind, a }) => kind !== 'inline' && runOf.get(a) === run)
      return (
        ends.length === 2 &&
        ends.every((joint) =>
          joint.kind === 'side'
            ? legRuns.has(runOf.get(joint.b) as Run) && hasGussets(frame, joint)
            : joint.kind === 'body' && blocks.has(joint.node),
        )
      )
    })
  )
}

/** Returns the common value of all the numbers, or undefined if they differ. */
function common(values: readonly number[]): number | undefined {
  const [first] = values
  return first !== undefined && values.every((each) => Math.abs(each - first) < SAME_IN) ? first : undefined
}

interface Layout {
  readonly beams: readonly Run[]
  readonly legs: readonly Leg[]
  readonly spans: readonly Span[]
  readonly braces: readonly Run[]
}

const weightLbOf = ({ lines }: Run): number =>
  lines.reduce((sum, { weightLbPerIn, lengthIn }) => sum + weightLbPerIn * lengthIn, 0)

/**
 * Returns the loads on the legs on the edge lines or on the interior lines, or undefined if there are no such lines.
 */
function lineLoadsOf(spans: readonly Span[], eccentricIn: number): LegLoads | undefined {
  const lines = [...new Set(spans.map(({ run }) => run))].map((beam) =>
    legLoadsOf(
      spans.filter(({ run }) => run === beam),
      eccentricIn,
    ),
  )
  if (lines.length === 0) return undefined
  const between = lines.flatMap(({ betweenLb }) => betweenLb ?? [])
  return {
    oneLb: Math.max(...lines.map(({ oneLb }) => oneLb)),
    lines: lines.flatMap((line) => line.lines),
    ...(between.length > 0 ? { betweenLb: Math.max(...between) } : {}),
  }
}

/** Returns the bracing checks, or undefined if the platform's legs are not all alike. */
export function bracingOf(
  { frame, sets, context }: SystemContext,
  { beams, legs, spans, braces }: Layout,
): Bracing | undefined {
  const [beam] = beams
  const across = beam && ([-beam.along[1], beam.along[0], 0] as const)
  const [first] = beam?.lines ?? []
  if (!across || !first) return undefined
  const rows = beams.map(({ start }) => dot(across, start)).toSorted((a, b) => a - b)
  const bays = rows.slice(1).map((at, index) => at - (rows[index] as number))
  const lengths = spans.map(({ betweenLegsIn }) => betweenLegsIn)
  const eccentricIn = (verticalStrength(first).truss?.armIn ?? 0) / 2
  const legIn = common(legs.map(({ lengthIn }) => lengthIn))
  const footIn = common(legs.map((leg) => leg.footIn))
  const ratings = weighedRatings(context.data, first.series)
  const [edge, inner] = [true, false].map((isEdge) =>
    lineLoadsOf(
      spans.filter((span) => span.isEdge === isEdge),
      eccentricIn,
    ),
  )
  const deck = deckOf(frame, context)
  if (bays.length === 0 || !legIn || footIn === undefined || !ratings || !edge || !deck) return undefined
  const hung = spans.flatMap((span) => span.hung)
  return checkBracing(verticalStrength(first), ratings, {
    sides: [
      deckSide(
        deck.lengthsIn,
        beam.along,
        legs.map(({ run }) => dot(beam.along, run.start)),
      ),
      deckSide(deck.lengthsIn, across, rows),
    ],
    heightIn: deck.topIn,
    legIn,
    footIn,
    spansIn: [Math.min(...lengths), Math.max(...lengths)],
    baysIn: [Math.min(...bays), Math.max(...bays)],
    livePsf: deck.livePsf,
    deadPsf: stabilizingLb(sets, context) / (deck.areaIn2 / 144),
    weights: legWeightsOf(ratings, legIn / FT, {
      legLb: Math.max(...legs.map(({ run }) => weightLbOf(run))),
      braceLb: Math.max(0, ...braces.map(weightLbOf)),
    }),
    lateralPart: Math.max(0, ...sets.map(({ fraction = 0 }) => fraction)),
    friction: FRICTION,
    edge,
    ...(inner ? { inner } : {}),
    livePart: Math.max(...hung.map((each) => livePartOf([each]))),
  })
}

/** Weight of the platform. As in the calculator, guardrails and stairs do not count, because they can be removed. */
function stabilizingLb(sets: readonly ActionSet[], { structure, hardware, data }: LoadContext): number {
  const access = new Set(
    structure.parts.filter(({ partNumber }) => ['rail', 'stair'].includes(partKind(partNumber))).map(({ id }) => id),
  )
  const lbOf = (partNumber: string) => data.weightLb[partNumber] ?? 0
  const own = structure.parts.reduce((sum, { id, partNumber }) => sum + (access.has(id) ? lbOf(partNumber) : 0), 0)
  const fixings = hardware.reduce(
    (sum, { of, line }) => sum + (typeof of === 'string' && access.has(of) ? line.quantity * lbOf(line.partNumber) : 0),
    0,
  )
  const [, , self] = totalOf(sets.find((set) => set.case === 'self')?.actions ?? [])
  return -self - own - fixings
}

/** Returns the length of the deck along an axis, and the distance from the ends of the deck to the outer legs. */
function deckSide([xIn, yIn]: readonly [number, number], axis: Point, legsIn: readonly number[]) {
  const lengthIn = Math.abs(axis[0]) > 0.5 ? xIn : yIn
  return { lengthIn, insetIn: Math.max(0, (lengthIn - (Math.max(...legsIn) - Math.min(...legsIn))) / 2) }
}

export const spanOf = ({ supports }: BeamCase): number => (supports.kind === 'simple' ? supports.spanIn : 0)

/** Properties of a platform's deck: its lengths along x and y, its area, the height of its top, and its live load. */
function deckOf(frame: Frame, { structure, shapes }: SystemContext['context']) {
  const decks = structure.parts.filter(({ partNumber }) => partKind(partNumber) === 'deck')
  const boxes = decks.flatMap((deck) => {
    const box = shapes(deck.partNumber)?.box
    return box ? [placedBox(deck, box)] : []
  })
  if (boxes.length === 0) return undefined
  const floorIn = Math.min(...frame.supports.map(({ at }) => at[2]))
  const range = (axis: 0 | 1) =>
    Math.max(...boxes.map(([, max]) => max[axis])) - Math.min(...boxes.map(([min]) => min[axis]))
  const psf = decks.map(({ id }) =>
    structure.loads.reduce(
      (sum, load) => sum + (load.kind === 'area' && load.case === 'live' && load.parts.includes(id) ? load.psf : 0),
      0,
    ),
  )
  return {
    lengthsIn: [range(0), range(1)] as const,
    areaIn2: boxes.reduce((sum, [min, max]) => sum + (max[0] - min[0]) * (max[1] - min[1]), 0),
    topIn: Math.max(...boxes.map(([, max]) => max[2])) - floorIn,
    livePsf: Math.max(...psf, 1),
  }
}
