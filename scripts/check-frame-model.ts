/**
 * Applies every published simple-span load to the frame model of each box truss and prints the member utilizations,
 * highest first. This report is for engineers. No rating depends on it.
 *
 * node scripts/check-frame-model.ts [rows per series]
 */
import { computedLoadTable } from '../catalog/computed-load-tables.ts'
import { type LoadCase, loadCases, nearest, REPETITIVE_USE_FACTOR } from '../engineering/beams.ts'
import { bendingKsi, stripKipIn } from '../engineering/checks/flexure.ts'
import {
  type FrameLoad,
  type FrameMember,
  type FrameSupport,
  isProblem,
  type Vector,
} from '../engineering/frame/model.ts'
import { type FrameSolution, factorFrame, type InternalForces } from '../engineering/frame.ts'
import { seriesOf } from '../engineering/load-table-ids.ts'
import { designWallIn } from '../engineering/materials.ts'
import { squareTube } from '../engineering/sections.ts'
import { type ChordLine, POST_REACH_IN, type TrussFrame, trussFrame } from '../engineering/truss-frame.ts'
import { LONGEST_FT, lacedHalfIn } from '../engineering/truss-models.ts'
import { type TrussMember, type TrussStrength, trussMember, trussStrength } from '../engineering/trusses.ts'

const tables = ['truss-12-aluminum', 'truss-12-steel', 'truss-6-aluminum', 'truss-6-steel'] as const
type Series = (typeof seriesOf)[(typeof tables)[number]]

/** Supports touch the first 3 in. of the truss. They can push but not pull. */
const BEARING_IN = 3
/** Within this distance of a joint, splice plates carry the chord force, so the joint rating governs. */
const SPLICE_IN = 6
/** Bending from splices and supports fades within one panel. */
const FADE_IN = 12
/** Shorter gaps between welds at a node don't bend. */
const MIN_GAP_IN = 0.25

/**
 * Ratings are based on axial force. Bending results from eccentricity: laps at nodes, the support at the stub between
 * the end frame and the first diagonal, and the splice plates next to a joint.
 */
const limits = ['axial', 'chord bending', 'end stub', 'next to a joint', 'lacing bending', 'end frame'] as const
type Limit = (typeof limits)[number]

interface Utilization {
  readonly member: string
  readonly limit: Limit
  readonly state: string
  readonly ratio: number
}

interface Row {
  readonly series: string
  readonly spanFt: number
  readonly pattern: string
  readonly lb: number
  /** Maximum utilization for each limit. */
  readonly utilizations: ReadonlyMap<Limit, Utilization>
  readonly governing: Utilization
  readonly deflectionRatio: number
}

/** Splits a span into sections of up to 10 ft with a joint as close to midspan as whole feet allow. */
function lengthsOf(spanFt: number): number[] {
  if (spanFt <= LONGEST_FT) return [spanFt]
  const half = (feet: number) => (feet <= LONGEST_FT ? [feet] : [Math.ceil(feet / 2), Math.floor(feet / 2)])
  const left = Math.floor(spanFt / 2)
  return [...half(left), ...half(spanFt - left).reverse()]
}

const down = (lb: number): Vector => [0, 0, -lb]

/** Distributes a load over the full length of the chords. */
function uniformLoads(frame: TrussFrame, chords: readonly ChordLine[], totalLb: number): FrameLoad[] {
  const ids = new Set(chords.flatMap(({ members }) => members))
  const lengths = new Map(frame.members.filter(({ id }) => ids.has(id)).map((each) => [each.id, lengthOf(frame, each)]))
  const combinedIn = [...lengths.values()].reduce((sum, each) => sum + each, 0)
  const load = down(totalLb / combinedIn)
  return [...lengths].map(([member, toIn]) => {
    return { kind: 'distributed', member, fromIn: 0, toIn, startLbPerIn: load, endLbPerIn: load }
  })
}

/** Length of a chord member, in inches. */
const lengthOf = ({ nodes }: TrussFrame, { start, end }: FrameMember): number => {
  const x = (id: string) => nodes.find((node) => node.id === id)?.atIn[0] ?? Number.NaN
  return x(end) - x(start)
}

/**
 * Applies point loads to two chords. Each chord carries half of a load at its closest node. `pick` selects the first or
 * the last node if two are equally close.
 */
function pointLoads(
  chords: readonly ChordLine[],
  strength: TrussStrength,
  pattern: LoadCase,
  spanIn: number,
  lb: number,
  pick: 0 | -1,
): FrameLoad[] {
  const count = loadCases.indexOf(pattern)
  return Array.from({ length: count }, (_, index) => ((index + 1) * spanIn) / (count + 1)).flatMap((positionIn) =>
    chords.flatMap(({ nodes, startsAtEnd }): FrameLoad[] => {
      const line = strength.nodes[strength.nodes.length > 1 && !startsAtEnd ? 1 : 0]
      if (!line) throw new Error('The truss has no nodes')
      // If a short span has no inner nodes, the closest nodes are above the supports.
      const at = nearest(line, positionIn, spanIn).at(pick) ?? (pick === 0 ? 0 : spanIn)
      const distance = Math.min(...nodes.map(({ xIn }) => Math.abs(xIn - at)))
      // At a joint, each end frame carries half.
      const loadedNodes = nodes.filter(({ xIn }) => Math.abs(xIn - at) < distance + 0.01)
      return loadedNodes.map(({ id }) => ({ kind: 'node', node: id, forceLb: down(lb / 2 / loadedNodes.length) }))
    }),
  )
}

/** Returns the restraints of a frame that rests on the given nodes. Its ends are restrained laterally. */
function supportsOf({ chords }: TrussFrame, supported: ReadonlySet<string>): FrameSupport[] {
  return chords.flatMap(({ nodes, side, level }): FrameSupport[] =>
    nodes.flatMap(({ id }, index): FrameSupport[] => {
      const isEnd = index === 0 || index === nodes.length - 1
      const z = supported.has(id) ? ({ z: 'fixed' } as const) : {}
      const y = isEnd ? ({ y: 'fixed' } as const) : {}
      const x = index === 0 && level < 0 && side > 0 ? ({ x: 'fixed' } as const) : {}
      const restraints = { ...x, ...y, ...z }
      return Object.keys(restraints).length > 0 ? [{ node: id, restraints }] : []
    }),
  )
}

/** Solves the frame and removes supports that would pull. */
function solveWithContact(frame: TrussFrame, dead: readonly FrameLoad[], live: readonly FrameLoad[]) {
  const supported = new Set(
    frame.chords
      .filter(({ level }) => level < 0)
      .flatMap(({ nodes }) => nodes.filter(({ xIn }) => Math.min(xIn, frame.lengthIn - xIn) <= BEARING_IN))
      .map(({ id }) => id),
  )
  for (;;) {
    const supports = supportsOf(frame, supported)
    const factored = factorFrame({ nodes: frame.nodes, members: frame.members, supports })
    if (isProblem(factored)) throw new Error(factored.message)
    const [applied, total] = [factored.solve(live), factored.solve([...dead, ...live])]
    if (isProblem(applied)) throw new Error(applied.message)
    if (isProblem(total)) throw new Error(total.message)
    const lifted = [...supported].filter((id) => (total.reactions.get(id)?.zLb ?? 0) < -1e-6)
    if (lifted.length === 0) return { applied, total }
    for (const id of lifted) supported.delete(id)
  }
}

/** Returns the utilizations of all members, for axial force alone and combined with bending. */
function utilizationsOf(
  frame: TrussFrame,
  member: TrussMember,
  strength: TrussStrength,
  total: FrameSolution,
): Utilization[] {
  const nodeX = new Map(frame.nodes.map(({ id, atIn }) => [id, atIn[0]]))
  const weldedIn = new Map(frame.chords.flatMap(({ nodes }) => nodes.map((node) => [node.id, node.weldedIn] as const)))
  const cornerOf = new Map(frame.chords.flatMap((chord) => chord.members.map((id) => [id, chord] as const)))
  return frame.members.flatMap((each): Utilization[] => {
    const piece = frame.pieceOf.get(each.id)
    const { lengthIn, forcesAt } = total.member(each.id)
    const chord = cornerOf.get(each.id)
    // Welded members stiffen the chord, so it bends only between welds.
    const [left, right] = [each.start, each.end].map((id) => (chord ? (weldedIn.get(id) ?? 0) : 0)) as [number, number]
    const clearIn = lengthIn - left - right
    if (chord && clearIn < MIN_GAP_IN) return []
    const cuts = [left, left + clearIn / 2, left + clearIn].map((x) => forcesAt(x))
    const [from, to] = [nodeX.get(each.start) as number, nodeX.get(each.end) as number]
    const name = `${piece} ${each.start.replace(/ [\d.]+$/, '')} ${from.toFixed(1)}–${to.toFixed(1)} in`
    const checks = chord
      ? chordChecks(frame, member, strength, chord, [from, to], cuts)
      : piece === 'diagonal' || piece === 'post'
        ? lacingChecks(member, strength, piece, cuts)
        : piece === 'end frame'
          ? endFrameChecks(member, cuts)
          : []
    return checks.map(([limit, state, ratio]) => ({ member: name, limit, state, ratio: ratio / REPETITIVE_USE_FACTOR }))
  })
}

type Checks = readonly (readonly [limit: Limit, state: string, ratio: number])[]

function chordChecks(
  { jointsIn, lengthIn }: TrussFrame,
  { model }: TrussMember,
  { chord, joint }: TrussStrength,
  { side, level }: ChordLine,
  [from, to]: readonly [number, number],
  cuts: readonly InternalForces[],
): Checks {
  const middle = (from + to) / 2
  if (jointsIn.some((at) => Math.abs(at - middle) < SPLICE_IN))
    return [['axial', 'splice', Math.max(...cuts.map(({ axialLb }) => Math.abs(axialLb))) / 1000 / joint.chordKip]]
  const axialOf = ({ axialLb }: InternalForces) =>
    Math.abs(axialLb) / 1000 / (axialLb > 0 ? chord.tensionKip : chord.compressionKip)
  // Ratio of the stress at the heel to the stress at the toe of the bent leg.
  const heel = chord.section.centroidIn[1] / (model.chord.legIn - chord.section.centroidIn[1])
  const atToe = (inLb: number) => inLb / 1000 / (inLb > 0 ? chord.spanKipIn : chord.nodeKipIn)
  // Signed sums of the stress ratios at both toes and the heel, per AISC 360-22 H2.
  const combined = cuts.map((cut) => {
    // Local y points at 45° from the corner to the center of the truss. Local z completes the right-handed system.
    const [my, mz] = [cut.momentYInLb / Math.SQRT2, cut.momentZInLb / Math.SQRT2]
    const vertical = atToe(level * (side * my - level * mz))
    const lateral = atToe(-side * (level * my + side * mz))
    const axial = Math.sign(cut.axialLb) * axialOf(cut)
    return Math.max(
      Math.abs(axial + vertical - heel * lateral),
      Math.abs(axial + lateral - heel * vertical),
      Math.abs(axial - heel * (vertical + lateral)),
    )
  })
  const state = (cuts[1]?.axialLb ?? 0) > 0 ? 'tension' : 'compression'
  const toEnd = Math.min(from, lengthIn - to)
  const limit = jointsIn.some((at) => Math.abs(at - middle) < SPLICE_IN + FADE_IN)
    ? 'next to a joint'
    : toEnd < model.lacing.panelIn
      ? 'end stub'
      : 'chord bending'
  return [
    ['axial', state, Math.max(...cuts.map(axialOf))],
    [limit, `${state} + bending`, Math.max(...combined)],
  ]
}

function lacingChecks(
  { model, lacingMaterial }: TrussMember,
  { weldKip, diagonalKip }: TrussStrength,
  piece: 'diagonal' | 'post',
  cuts: readonly InternalForces[],
): Checks {
  const { lacing } = model
  const rise = 2 * lacedHalfIn(model)
  const sine = rise / Math.hypot(rise, lacing.panelIn - 2 * lacing.besideNodeIn)
  // Welded all around. A post has a longer lap at a right angle.
  const weld =
    piece === 'post'
      ? (weldKip * sine * (lacing.lapIn + POST_REACH_IN + lacing.sideIn)) / (lacing.lapIn + lacing.sideIn)
      : weldKip
  const axial = Math.max(...cuts.map(({ axialLb }) => Math.abs(axialLb))) / 1000
  const wall = designWallIn(lacingMaterial, lacing.wallIn)
  const modulus = (2 * squareTube(lacing.sideIn, wall).ixIn4) / lacing.sideIn
  const bending = Math.max(
    ...cuts.map(({ momentYInLb, momentZInLb }) => (Math.abs(momentYInLb) + Math.abs(momentZInLb)) / 1000),
  )
  return [
    ['axial', weld < diagonalKip ? 'weld' : 'column', axial / Math.min(weld, diagonalKip)],
    ['lacing bending', 'axial + bending', axial / diagonalKip + bending / (modulus * bendingKsi(lacingMaterial, true))],
  ]
}

function endFrameChecks({ model, material }: TrussMember, cuts: readonly InternalForces[]): Checks {
  const { legIn } = model.chord
  const { thicknessIn } = model.endFrame
  const stress = bendingKsi(material, true)
  const ratios = cuts.map(
    ({ axialLb, momentYInLb, momentZInLb }) =>
      Math.abs(axialLb) / 1000 / (stress * legIn * thicknessIn) +
      Math.abs(momentYInLb) / 1000 / ((stress * thicknessIn * legIn ** 2) / 6) +
      Math.abs(momentZInLb) / 1000 / stripKipIn(material, legIn, thicknessIn, true),
  )
  return [['end frame', 'axial + bending', Math.max(...ratios)]]
}

const highest = (utilizations: readonly Utilization[]): Utilization =>
  utilizations.reduce((max, each) => (each.ratio > max.ratio ? each : max))

function highestByLimit(utilizations: readonly Utilization[]): Map<Limit, Utilization> {
  const byLimit = new Map<Limit, Utilization>()
  for (const each of utilizations) byLimit.set(each.limit, highest([each, byLimit.get(each.limit) ?? each]))
  return byLimit
}

function rowsOf(series: Series, table: (typeof tables)[number]): Row[] {
  const member = trussMember(series)
  const strength = trussStrength(member)
  const { positions, selfWeightLbPerFt } = computedLoadTable(table)
  return (positions[0]?.rows ?? []).flatMap((row) => {
    const frame = trussFrame(series, lengthsOf(row.spanFt))
    const dead = uniformLoads(frame, frame.chords, selfWeightLbPerFt * row.spanFt)
    return loadCases.flatMap((pattern) =>
      ([1, -1] as const).map((level): Row => {
        const loaded = frame.chords.filter((chord) => chord.level === level)
        const { lb, deflectionIn } = row[pattern]
        const arrangements =
          pattern === 'uniform'
            ? [uniformLoads(frame, loaded, lb)]
            : ([0, -1] as const).map((pick) => pointLoads(loaded, strength, pattern, frame.lengthIn, lb, pick))
        const solved = arrangements.map((live) => solveWithContact(frame, dead, live))
        const utilizations = solved.flatMap(({ total }) => utilizationsOf(frame, member, strength, total))
        const deflections = solved.flatMap(({ applied }) => frame.nodes.map(({ id }) => -applied.displacement(id).zIn))
        return {
          series,
          spanFt: row.spanFt,
          pattern: `${pattern}, ${level > 0 ? 'upper' : 'lower'} chords`,
          lb,
          utilizations: highestByLimit(utilizations),
          governing: highest(utilizations),
          deflectionRatio: Math.max(...deflections) / deflectionIn,
        }
      }),
    )
  })
}

const maxRows = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)
const heads = ['section', 'span ft', 'load', 'published lb', 'governing member', 'limit state', 'utilization']
console.log([...heads, ...limits, 'axial member', 'deflection / listed'].join('\t'))
for (const table of tables) {
  const rows = rowsOf(seriesOf[table], table).sort((a, b) => b.governing.ratio - a.governing.ratio)
  for (const { series, spanFt, pattern, lb, utilizations, governing, deflectionRatio } of rows.slice(0, maxRows)) {
    const axial = utilizations.get('axial')
    const cells = [
      ...[series, spanFt, pattern, lb, governing.member, `${governing.limit}: ${governing.state}`],
      ...[governing.ratio, ...limits.map((limit) => utilizations.get(limit)?.ratio ?? 0)].map((ratio) =>
        ratio.toFixed(2),
      ),
      ...[`${axial?.member}, ${axial?.state}`, deflectionRatio.toFixed(2)],
    ]
    console.log(cells.join('\t'))
  }
}
