/**
 * Applies every published single-span load to the frame model of each box truss and prints the utilization of its
 * members, highest first. Fails if any utilization exceeds 1.
 *
 * Axial forces come from a model with the actual stiffness. Moments come from a model with inextensible members, so
 * they include only the moments required for equilibrium: those from eccentric laps and supports, and from loads
 * between nodes. The elongation of welded members causes only secondary moments, which yielding relieves (EN 1993-1-8,
 * 5.1.5).
 *
 * node scripts/check-frame-model.ts [rows per series]
 */

import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { type LoadCase, loadCases } from '#engineering/beams/load-cases.ts'
import { nearest } from '#engineering/beams/span-effects.ts'
import { bendingKsi, FREE_ANGLE, stripKipIn } from '#engineering/checks/flexure.ts'
import { REPETITIVE_USE_FACTOR } from '#engineering/factors.ts'
import { factorFrame } from '#engineering/frame/frame.ts'
import { type FrameLoad, type FrameMember, type FrameSupport, isProblem } from '#engineering/frame/model.ts'
import type { FrameSolution, InternalForces } from '#engineering/frame/solution.ts'
import { grid } from '#engineering/grid.ts'
import { seriesOf } from '#engineering/load-tables/load-table-ids.ts'
import { type TrussMember, trussMember } from '#engineering/members/truss-member.ts'
import { LONGEST_FT } from '#engineering/members/truss-models.ts'
import { type TrussStrength, trussStrength } from '#engineering/members/trusses.ts'
import type { Vector } from '#engineering/vectors.ts'
import { type ChordLine, type TrussFrame, trussFrame } from './truss-frame.ts'

const tables = ['truss-12-aluminum', 'truss-12-steel', 'truss-6-aluminum', 'truss-6-steel'] as const
type Series = (typeof seriesOf)[(typeof tables)[number]]

/** The truss rests on the first 3 in of its chord at each end. The supports are compression-only. */
const BEARING_IN = 3
/** Within this distance of a joint, splice plates carry the chord forces, so the joint rating applies. */
const SPLICED_IN = 6
/**
 * Within this distance of a joint (one panel), eccentric splice plates bend a tension chord. The ratings account for
 * this as shear lag, as AISC 360-22 (D3, J1.7) does for angles connected by one leg.
 */
const BESIDE_IN = 12
/** The model ignores chord bending in a gap between welded pieces if the gap is shorter than this. */
const SHORTEST_IN = 0.25

const limits = ['axial', 'chord bending', 'end stub', 'lacing bending', 'end frame'] as const
type Limit = (typeof limits)[number]

interface Utilization {
  readonly member: string
  readonly limit: Limit
  readonly state: string
  readonly utilization: number
}

interface Row {
  readonly series: string
  readonly spanFt: number
  readonly pattern: string
  readonly lb: number
  /** Highest utilization for each limit. */
  readonly utilizations: ReadonlyMap<Limit, Utilization>
  readonly governing: Utilization
  readonly deflectionRatio: number
}

/** Returns section lengths of up to 10 ft, in whole feet, with a joint as close to midspan as possible. */
function lengthsOf(spanFt: number): number[] {
  if (spanFt <= LONGEST_FT) return [spanFt]
  const half = (feet: number) => (feet <= LONGEST_FT ? [feet] : [Math.ceil(feet / 2), Math.floor(feet / 2)])
  const left = Math.floor(spanFt / 2)
  return [...half(left), ...half(spanFt - left).reverse()]
}

const down = (lb: number): Vector => [0, 0, -lb]

/** Distributes a load evenly over the full length of the chords. */
function uniformLoads(frame: TrussFrame, chords: readonly ChordLine[], totalLb: number): FrameLoad[] {
  const ids = new Set(chords.flatMap(({ members }) => members))
  const lengths = new Map(frame.members.filter(({ id }) => ids.has(id)).map((each) => [each.id, lengthOf(frame, each)]))
  const whole = [...lengths.values()].reduce((sum, each) => sum + each, 0)
  const load = down(totalLb / whole)
  return [...lengths].map(([member, toIn]) => {
    return { kind: 'distributed', member, fromIn: 0, toIn, startLbPerIn: load, endLbPerIn: load }
  })
}

/** Length of a chord member, in. */
const lengthOf = ({ nodes }: TrussFrame, { start, end }: FrameMember): number => {
  const x = (id: string) => nodes.find((node) => node.id === id)?.atIn[0] ?? Number.NaN
  return x(end) - x(start)
}

/**
 * Applies point loads to two chords. Each chord carries half of each load, at the node closest to the load. If two
 * nodes are equally close, `pick` selects the first (0) or the last (-1).
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
  return Array.from({ length: count }, (_, index) => ((index + 1) * spanIn) / (count + 1)).flatMap((place) =>
    chords.flatMap(({ nodes, startsAtEnd }): FrameLoad[] => {
      const line = strength.nodes[strength.nodes.length > 1 && !startsAtEnd ? 1 : 0]
      if (!line) throw new Error('A truss has nodes')
      // On a span too short for a node between the supports, the load is applied at a support.
      const at = nearest(line, place, spanIn).at(pick) ?? (pick === 0 ? 0 : spanIn)
      const distance = Math.min(...nodes.map(({ xIn }) => Math.abs(xIn - at)))
      // At a joint between two sections, each end frame carries half of the load.
      const under = nodes.filter(({ xIn }) => Math.abs(xIn - at) < distance + 0.01)
      return under.map(({ id }) => ({ kind: 'node', node: id, forceLb: down(lb / 2 / under.length) }))
    }),
  )
}

/**
 * Returns the restraints for a truss whose lower chords rest on the given nodes. The chord ends are restrained
 * laterally.
 */
function supportsOf({ chords }: TrussFrame, resting: ReadonlySet<string>): FrameSupport[] {
  return chords.flatMap(({ nodes, side, level }): FrameSupport[] =>
    nodes.flatMap(({ id }, index): FrameSupport[] => {
      const isEnd = index === 0 || index === nodes.length - 1
      const z = resting.has(id) ? ({ z: 'fixed' } as const) : {}
      const y = isEnd ? ({ y: 'fixed' } as const) : {}
      const x = index === 0 && level < 0 && side > 0 ? ({ x: 'fixed' } as const) : {}
      const restraints = { ...x, ...y, ...z }
      return Object.keys(restraints).length > 0 ? [{ node: id, restraints }] : []
    }),
  )
}

/** Solves the frame with compression-only supports. Removes any support that would be in tension and solves again. */
function solveResting(frame: TrussFrame, dead: readonly FrameLoad[], live: readonly FrameLoad[]) {
  const resting = new Set(
    frame.chords
      .filter(({ level }) => level < 0)
      .flatMap(({ nodes }) => nodes.filter(({ xIn }) => Math.min(xIn, frame.lengthIn - xIn) <= BEARING_IN))
      .map(({ id }) => id),
  )
  for (;;) {
    const supports = supportsOf(frame, resting)
    const factored = factorFrame({ nodes: frame.nodes, members: frame.members, supports })
    if (isProblem(factored)) throw new Error(factored.message)
    const [applied, total] = [factored.solve(live), factored.solve([...dead, ...live])]
    if (isProblem(applied)) throw new Error(applied.message)
    if (isProblem(total)) throw new Error(total.message)
    const lifted = [...resting].filter((id) => (total.reactions.get(id)?.zLb ?? 0) < -1e-6)
    if (lifted.length === 0) return { applied, total }
    for (const id of lifted) resting.delete(id)
  }
}

/**
 * Returns the utilization of each member from its axial force and from the bending moments in the model with
 * inextensible members.
 */
function usesOf(
  frame: TrussFrame,
  member: TrussMember,
  strength: TrussStrength,
  total: FrameSolution,
  unstretched: FrameSolution,
): Utilization[] {
  const nodeX = new Map(frame.nodes.map(({ id, atIn }) => [id, atIn[0]]))
  const weldedIn = new Map(frame.chords.flatMap(({ nodes }) => nodes.map((node) => [node.id, node.weldedIn] as const)))
  const cornerOf = new Map(frame.chords.flatMap((chord) => chord.members.map((id) => [id, chord] as const)))
  return frame.members.flatMap((each): Utilization[] => {
    const piece = frame.pieceOf.get(each.id)
    const { lengthIn, forcesAt } = total.member(each.id)
    const bentBy = unstretched.member(each.id).forcesAt
    const chord = cornerOf.get(each.id)
    // Welded pieces stiffen a chord at its nodes, so the chord bends only over the clear length between them.
    const [left, right] = [each.start, each.end].map((id) => (chord ? (weldedIn.get(id) ?? 0) : 0)) as [number, number]
    const clearIn = lengthIn - left - right
    if (chord && clearIn < SHORTEST_IN) return []
    const cuts = [left, left + clearIn / 2, left + clearIn].map((x) => ({ ...bentBy(x), axialLb: forcesAt(x).axialLb }))
    const [from, to] = [nodeX.get(each.start) as number, nodeX.get(each.end) as number]
    const name = `${piece} ${each.start.replace(/ [\d.]+$/, '')} ${from.toFixed(1)}–${to.toFixed(1)} in`
    const utilizations = chord
      ? chordUses(frame, member, strength, chord, [from, to], cuts)
      : piece === 'diagonal' || piece === 'post'
        ? lacingUses(strength, piece, cuts)
        : piece === 'end frame'
          ? frameUses(member, cuts)
          : []
    return utilizations.map(([limit, state, utilization]) => ({
      member: name,
      limit,
      state,
      utilization: utilization / REPETITIVE_USE_FACTOR,
    }))
  })
}

type Uses = readonly (readonly [limit: Limit, state: string, utilization: number])[]

function chordUses(
  { jointsIn, lengthIn }: TrussFrame,
  { model }: TrussMember,
  { chord, joint }: TrussStrength,
  { side, level }: ChordLine,
  [from, to]: readonly [number, number],
  cuts: readonly InternalForces[],
): Uses {
  const middle = (from + to) / 2
  const toJointIn = Math.min(Number.POSITIVE_INFINITY, ...jointsIn.map((at) => Math.abs(at - middle)))
  if (toJointIn < SPLICED_IN)
    return [['axial', 'splice', Math.max(...cuts.map(({ axialLb }) => Math.abs(axialLb))) / 1000 / joint.chordKip]]
  const axialOf = ({ axialLb }: InternalForces) =>
    Math.abs(axialLb) / 1000 / (axialLb > 0 ? chord.tensionKip : chord.compressionKip)
  // Ratio of the bending stress at the heel of an angle to the stress at the toe of the leg in bending.
  const heel = chord.section.centroidIn[1] / (model.chord.legIn - chord.section.centroidIn[1])
  const isEnd = Math.min(from, lengthIn - to) < model.lacing.panelIn
  // The model includes bending of angles about both principal axes, so don't also apply the stress increase for angles
  // without lateral restraint.
  const atToe = (inLb: number) => {
    const kipIn = isEnd ? chord.endKipIn : inLb > 0 ? chord.spanKipIn : chord.nodeKipIn
    return (FREE_ANGLE * inLb) / 1000 / kipIn
  }
  // Add the signed stress ratios at both toes and the heel (AISC 360-22 H2).
  const combined = cuts.map((cut) => {
    // Local y points from the corner of the angle toward the center at 45°. Local z completes a right-handed system.
    const [my, mz] = [cut.momentYInLb / Math.SQRT2, cut.momentZInLb / Math.SQRT2]
    const upright = atToe(level * (side * my - level * mz))
    const flat = atToe(-side * (level * my + side * mz))
    const axial = Math.sign(cut.axialLb) * axialOf(cut)
    return Math.max(
      Math.abs(axial + upright - heel * flat),
      Math.abs(axial + flat - heel * upright),
      Math.abs(axial - heel * (upright + flat)),
    )
  })
  const state = (cuts[1]?.axialLb ?? 0) > 0 ? 'tension' : 'compression'
  const limit = isEnd ? 'end stub' : 'chord bending'
  const axial = ['axial', state, Math.max(...cuts.map(axialOf))] as const
  if (state === 'tension' && toJointIn < SPLICED_IN + BESIDE_IN) return [axial]
  return [axial, [limit, `${state} + bending`, Math.max(...combined)]]
}

function lacingUses({ lacing }: TrussStrength, piece: 'diagonal' | 'post', cuts: readonly InternalForces[]): Uses {
  const { weldKip, tubeKip, axialKip, bendingKipIn } = lacing[piece] ?? lacing.diagonal
  const axial = Math.max(...cuts.map(({ axialLb }) => Math.abs(axialLb))) / 1000
  const bending = Math.max(
    ...cuts.map(({ momentYInLb, momentZInLb }) => (Math.abs(momentYInLb) + Math.abs(momentZInLb)) / 1000),
  )
  return [
    ['axial', weldKip < tubeKip ? 'weld' : 'tube', axial / Math.min(weldKip, tubeKip)],
    ['lacing bending', 'axial + bending', axial / axialKip + bending / bendingKipIn],
  ]
}

function frameUses({ model, material }: TrussMember, cuts: readonly InternalForces[]): Uses {
  const { legIn } = model.chord
  const { thicknessIn } = model.endFrame
  const stress = bendingKsi(material, true)
  const utilizations = cuts.map(
    ({ axialLb, momentYInLb, momentZInLb }) =>
      Math.abs(axialLb) / 1000 / (stress * legIn * thicknessIn) +
      Math.abs(momentYInLb) / 1000 / ((stress * thicknessIn * legIn ** 2) / 6) +
      Math.abs(momentZInLb) / 1000 / stripKipIn(material, legIn, thicknessIn, true),
  )
  return [['end frame', 'axial + bending', Math.max(...utilizations)]]
}

const highest = (utilizations: readonly Utilization[]): Utilization =>
  utilizations.reduce((most, each) => (each.utilization > most.utilization ? each : most))

function highestByLimit(utilizations: readonly Utilization[]): Map<Limit, Utilization> {
  const byLimit = new Map<Limit, Utilization>()
  for (const utilization of utilizations)
    byLimit.set(utilization.limit, highest([utilization, byLimit.get(utilization.limit) ?? utilization]))
  return byLimit
}

/**
 * Adds contact between end frames where the truss is in compression, at the upper chords of a single span. The
 * splice-plate bolts have clearance, so the frames carry the force by bearing on each other.
 */
function inContact(frame: TrussFrame): TrussFrame {
  const members = frame.members.map((member) => {
    if (!member.start.startsWith('upper')) return member
    const piece = frame.pieceOf.get(member.id)
    if (piece === 'frame bolts') {
      return { ...member, endReleases: member.endReleases?.filter((release) => release !== 'x') ?? [] }
    }
    const across = frame.jointsIn.some((at) => member.start.endsWith((at - grid.firstHoleIn).toFixed(3)))
    return piece === 'splice plate' && across ? { ...member, endReleases: ['x'] as const } : member
  })
  return { ...frame, members }
}

const UNSTRETCHED = 1000

const inextensible = (frame: TrussFrame): TrussFrame => ({
  ...frame,
  members: frame.members.map((member) => ({
    ...member,
    section: { ...member.section, areaIn2: UNSTRETCHED * member.section.areaIn2 },
  })),
})

function rowsOf(series: Series, table: (typeof tables)[number]): Row[] {
  const member = trussMember(series)
  const strength = trussStrength(member)
  const { positions, selfWeightLbPerFt } = computedLoadTable(table)
  return (positions[0]?.rows ?? []).flatMap((row) => {
    const frame = inContact(trussFrame(series, lengthsOf(row.spanFt)))
    const unstretched = inextensible(frame)
    const dead = uniformLoads(frame, frame.chords, selfWeightLbPerFt * row.spanFt)
    return loadCases.flatMap((pattern) =>
      ([1, -1] as const).map((level): Row => {
        const loaded = frame.chords.filter((chord) => chord.level === level)
        const { lb, deflectionIn } = row[pattern]
        const arrangements =
          pattern === 'uniform'
            ? [uniformLoads(frame, loaded, lb)]
            : ([0, -1] as const).map((pick) => pointLoads(loaded, strength, pattern, frame.lengthIn, lb, pick))
        const solved = arrangements.map((live) => solveResting(frame, dead, live))
        const bent = arrangements.map((live) => solveResting(unstretched, dead, live))
        const utilizations = solved.flatMap(({ total }, index) =>
          usesOf(frame, member, strength, total, (bent[index] as (typeof bent)[number]).total),
        )
        const sags = solved.flatMap(({ applied }) => frame.nodes.map(({ id }) => -applied.displacement(id).zIn))
        return {
          series,
          spanFt: row.spanFt,
          pattern: `${pattern}, ${level > 0 ? 'upper' : 'lower'} chords`,
          lb,
          utilizations: highestByLimit(utilizations),
          governing: highest(utilizations),
          deflectionRatio: Math.max(...sags) / deflectionIn,
        }
      }),
    )
  })
}

const most = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)
const heads = ['section', 'span ft', 'load', 'published lb', 'governing member', 'limit state', 'utilization']
console.log([...heads, ...limits, 'axial member', 'sag / listed'].join('\t'))
let above = 0
for (const table of tables) {
  const rows = rowsOf(seriesOf[table], table).sort((a, b) => b.governing.utilization - a.governing.utilization)
  above += rows.filter(({ governing }) => governing.utilization > 1).length
  for (const { series, spanFt, pattern, lb, utilizations, governing, deflectionRatio } of rows.slice(0, most)) {
    const axial = utilizations.get('axial')
    const cells = [
      ...[series, spanFt, pattern, lb, governing.member, `${governing.limit}: ${governing.state}`],
      ...[governing.utilization, ...limits.map((limit) => utilizations.get(limit)?.utilization ?? 0)].map(
        (utilization) => utilization.toFixed(2),
      ),
      ...[`${axial?.member}, ${axial?.state}`, deflectionRatio.toFixed(2)],
    ]
    console.log(cells.join('\t'))
  }
}
console.log(`${above} published loads above the frame model`)
if (above > 0) process.exitCode = 1
