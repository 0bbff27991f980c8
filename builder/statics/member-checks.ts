/**
 * Checks members under any combination of axial force, shear, torque, and biaxial bending. Strengths are those in the
 * load tables, and all ratios are added (docs/engineering.md, Combined loads). Units are inches and pounds.
 */

import { endPanelFactor } from '#engineering/beam-loads.ts'
import { AT_NODE_IN, chordUtilizationPerLbIn } from '#engineering/beams.ts'
import type { Term } from '#engineering/checks/check.ts'
import { termsOf } from '#engineering/checks/check.ts'
import { clauseOf } from '#engineering/checks/check-texts.ts'
import { REPETITIVE_USE_FACTOR, usable } from '#engineering/factors.ts'
import { beamOfMember, type MemberStrength } from '#engineering/member-strength.ts'
import { columnEnds } from '#engineering/plain-columns.ts'
import { amplificationOf, columnStrengthLb, stiffnessLb } from '#engineering/tower.ts'
import type { Point } from '../model.ts'
import { difference, dot } from '../turns.ts'
import type { CheckList } from './checks.ts'
import type { Combination } from './combinations.ts'
import type { Action, ActionSet } from './loads.ts'
import { alongIn, type LineMember, onAxis } from './members.ts'
import { bayAt, type Run, runIn } from './runs.ts'
import { type CombinedResponse, FORCES, type Station } from './solve.ts'

/** Strengths of a member between two braced points, including the repetitive-use factor. */
export interface Capacity {
  readonly aboutYInLb: number
  readonly aboutZInLb: number
  readonly shearYLb: number
  readonly shearZLb: number
  readonly endShearLb?: number
  readonly nodeLb?: number
  readonly compressionLb: number
  readonly tensionLb: number
  /** Absent for tube and extrusion, which have no torsion rating. */
  readonly torqueInLb?: number
  readonly criticalLb: number
  readonly weaker: MemberStrength
}

const capacities = new WeakMap<MemberStrength, Map<string, Capacity>>()

/** Returns the strengths of a member for a given braced length and effective length. The results are cached. */
function capacityOf({ strengths: [y, z] }: LineMember, bayIn: number, effectiveIn: number): Capacity {
  const known = capacities.get(y) ?? new Map<string, Capacity>()
  capacities.set(y, known)
  const key = `${z.key} ${bayIn.toFixed(2)} ${effectiveIn.toFixed(2)}`
  const cached = known.get(key)
  if (cached) return cached
  const beamY = beamOfMember(y, bayIn, false)
  const beamZ = beamOfMember(z, bayIn, false)
  const weaker = y.flexuralLbIn2 < z.flexuralLbIn2 ? y : z
  const { truss } = y
  const made: Capacity = {
    aboutZInLb: usable(beamY.momentInLb),
    aboutYInLb: usable(beamZ.momentInLb),
    shearYLb: usable(y.shearLb),
    shearZLb: usable(z.shearLb),
    ...(truss ? { endShearLb: usable(truss.endShearLb), torqueInLb: usable(truss.torqueInLb) } : {}),
    ...(truss?.nodeLb ? { nodeLb: usable(truss.nodeLb) } : {}),
    compressionLb: Math.min(columnStrengthLb(y, effectiveIn), columnStrengthLb(z, effectiveIn)),
    tensionLb: usable(tensionLb(y)),
    criticalLb: stiffnessLb(weaker, effectiveIn),
    weaker,
  }
  known.set(key, made)
  return made
}

/** Tension strength of a member: four truss chords, each at its strength in bending, or the net section of a tube. */
function tensionLb({ truss, column, momentInLb }: MemberStrength): number {
  if (truss) return (2 * momentInLb) / truss.armIn
  if (!column) return 0
  const { material, netIn2 } = column
  const ksi = Math.min(material.yieldKsi / material.omegaYield, material.ultimateKsi / material.omegaRupture)
  return 1000 * netIn2 * ksi
}

/** A load that bends a chord between nodes. A load in the plane of both chords is split between them. */
interface ChordLoad {
  readonly key: string
  readonly atIn: number
  readonly lb: number
  readonly isNode: boolean
  /** A load on only one chord counts double against the capacity of a node. */
  readonly nodeShare: number
  /** The load times its distance to the nearest node. This is the moment that the load can add. */
  readonly shiftIn: number
}

interface ChordSpread {
  readonly key: string
  readonly fromIn: number
  readonly toIn: number
  readonly lbPerIn: number
}

interface LocalLoads {
  readonly points: readonly ChordLoad[]
  readonly spreads: readonly ChordSpread[]
}

/** A load closer than this to the plane between two chords acts on both chords. */
const CENTERED_IN = 1

/** Returns where a point load acts on a truss: at a node, on one chord, or on both chords between nodes. */
export function loadedAt(
  line: LineMember,
  at: Point,
  forceLb: Point,
): { on: 'node' | 'chord' | 'chords'; shiftIn: number } {
  const { truss } = line.strengths[0]
  const xIn = alongIn(line, at)
  const off = difference(at, onAxis(line, xIn))
  const size = Math.hypot(...forceLb)
  const across =
    size > 0
      ? Math.hypot(
          ...difference(off, forceLb.map((each) => (each * dot(off, forceLb)) / size ** 2) as unknown as Point),
        )
      : 0
  const spacing = truss?.nodes[0]?.spacingIn ?? 0
  const toNode = spacing > 0 ? Math.abs(xIn - Math.round(xIn / spacing) * spacing) : 0
  // Without posts, the nodes on the two chords alternate, so no location is a node on both.
  const isNode = truss?.nodes.length === 1 && toNode <= AT_NODE_IN
  const on = across > CENTERED_IN ? 'chord' : isNode ? 'node' : 'chords'
  return { on, shiftIn: on === 'node' ? toNode : 0 }
}

/** Returns the forces on each part, with the keys of their load sets. */
function actionsByPart(sets: readonly ActionSet[]): Map<string, { key: string; action: Action }[]> {
  const found = new Map<string, { key: string; action: Action }[]>()
  for (const { key, actions } of sets)
    for (const action of actions) {
      const list = found.get(action.part)
      if (list) list.push({ key, action })
      else found.set(action.part, [{ key, action }])
    }
  return found
}

function localLoadsOf(
  line: LineMember,
  actions: readonly { key: string; action: Action }[],
  [isStart, isEnd]: PreparedMember['isRunEnd'],
): LocalLoads {
  const spacing = line.strengths[0].truss?.nodes[0]?.spacingIn ?? 0
  const points: ChordLoad[] = []
  const spreads: ChordSpread[] = []
  for (const { key, action } of actions) {
    if (action.kind === 'point') {
      if (action.isWeight) continue
      const lb = Math.hypot(
        ...difference(
          action.forceLb,
          line.axes[0].map((each) => each * dot(line.axes[0], action.forceLb)) as unknown as Point,
        ),
      )
      const { on, shiftIn } = loadedAt(line, action.at, action.forceLb)
      const atIn = alongIn(line, action.at)
      const isInEndPanel = (isStart && atIn < spacing) || (isEnd && atIn > line.lengthIn - spacing)
      points.push({
        key,
        atIn,
        lb:
          (on === 'chords' ? lb / 2 : lb) *
          (isInEndPanel && on !== 'node' ? endPanelFactor(line.lengthIn, spacing) : 1),
        isNode: on === 'node',
        nodeShare: on === 'chord' ? 2 : on === 'chords' ? 2 : 1,
        shiftIn,
      })
    } else if (!action.isOwn) {
      const { fromIn, toIn, lbPerIn } = action
      spreads.push({ key, fromIn, toIn, lbPerIn: Math.hypot(...lbPerIn) })
    }
  }
  return { points, spreads }
}

/** Member data that does not depend on the combination. */
export interface PreparedMember {
  readonly line: LineMember
  readonly run: Run
  /** Index of the member's first station, and the number of its stations. */
  readonly first: number
  readonly count: number
  readonly local: LocalLoads
  readonly capacities: readonly Capacity[]
  readonly isRunEnd: readonly [start: boolean, end: boolean]
}

/** Checks the members of a frame. Call `check` for each combination. */
export class MemberChecks {
  /** Members with the strengths and loads that the checks share. */
  readonly prepared: PreparedMember[] = []
  readonly #stations: readonly Station[]

  constructor(runs: readonly Run[], sets: readonly ActionSet[], stations: readonly Station[], isOnFloor: boolean) {
    this.#stations = stations
    const byPart = actionsByPart(sets)
    const ranges = new Map<string, [number, number]>()
    for (const [index, { line }] of stations.entries()) {
      const range = ranges.get(line.part.id)
      if (range) range[1] = index + 1
      else ranges.set(line.part.id, [index, index + 1])
    }
    for (const run of runs) {
      const joints = run.joints.map(({ atIn }) => atIn)
      for (const line of run.lines) {
        const [first, end] = ranges.get(line.part.id) ?? [0, 0]
        const isFree = (xIn: number) => !joints.some((at) => Math.abs(at - runIn(run, line, xIn)) < 1)
        // The effective length factor accounts for sway of unbraced columns, as in the tower calculator.
        const effective = (atIn: number) =>
          run.isUpright && isOnFloor ? columnEnds.free * run.lengthIn : columnEnds.held * bayAt(run, atIn)
        const isRunEnd = [isFree(0), isFree(line.lengthIn)] as const
        this.prepared.push({
          line,
          run,
          first,
          count: end - first,
          local: localLoadsOf(line, byPart.get(line.part.id) ?? [], isRunEnd),
          capacities: stations.slice(first, end).map(({ segment }) => {
            const atIn = runIn(run, line, (segment.fromIn + segment.toIn) / 2)
            return capacityOf(line, bayAt(run, atIn), effective(atIn))
          }),
          isRunEnd,
        })
      }
    }
  }

  check(list: CheckList, response: CombinedResponse, isCovered: (run: Run) => boolean): void {
    for (const prepared of this.prepared) {
      if (isCovered(prepared.run)) continue
      this.#strength(list, prepared, response)
      this.#shears(list, prepared, response)
    }
  }

  /** Axial force, biaxial bending, torque, and bending of the chords between nodes, at all stations. */
  #strength(list: CheckList, prepared: PreparedMember, { forces, combination }: CombinedResponse): void {
    const { line, first, count, capacities, local } = prepared
    let worst = { utilization: -1, index: first, chord: 0 }
    let torqueInLb = 0
    for (let index = first; index < first + count; index++) {
      const capacity = capacities[index - first] as Capacity
      const at = FORCES * index
      const axialLb = forces[at] as number
      const torque = Math.abs(forces[at + 3] as number)
      if (!capacity.torqueInLb) torqueInLb = Math.max(torqueInLb, torque)
      const [aboutY, aboutZ] = this.#momentsFrom(forces, index)
      const amplification = axialLb < 0 ? amplificationOf(capacity.weaker, -axialLb, capacity.criticalLb) : 1
      const station = this.#stations[index] as Station
      const chord = line.strengths[0].truss
        ? chordUtilization(line, prepared.run, local, combination, station.xIn)
        : { utilization: 0, shiftInLb: 0 }
      const bending = (aboutY + chord.shiftInLb) / capacity.aboutYInLb + aboutZ / capacity.aboutZInLb
      const utilization =
        (axialLb < 0 ? -axialLb / capacity.compressionLb : axialLb / capacity.tensionLb) +
        (bending > 0 ? amplification * bending : 0) +
        (capacity.torqueInLb ? torque / capacity.torqueInLb : 0) +
        chord.utilization
      if (utilization > worst.utilization) worst = { utilization, index, chord: chord.utilization }
    }
    const check = worst.chord > 0 ? 'chord' : 'strength'
    if (list.isWorst(line.part.id, check, worst.utilization))
      list.add({
        part: line.part.id,
        check,
        utilization: worst.utilization,
        clause: clauseOf(check, line.strengths[0]),
        combination: combination.name,
        atIn: (this.#stations[worst.index] as Station).xIn,
        ...termsOf(this.#strengthTerms(prepared, forces, combination, worst.index)),
      })
    if (torqueInLb > NEGLIGIBLE.torqueInLb)
      list.unrated({ part: line.part.id, reason: `${line.series} has no torsion rating, and the loads twist it.` })
  }

  /** Returns the interaction-equation terms at a station. The moments are amplified for axial compression. */
  #strengthTerms(
    { line, run, first, capacities, local }: PreparedMember,
    forces: Float64Array,
    combination: Combination,
    index: number,
  ): readonly Term[] {
    const capacity = capacities[index - first] as Capacity
    const [axialLb, torque] = [forces[FORCES * index] as number, Math.abs(forces[FORCES * index + 3] as number)]
    const [aboutY, aboutZ] = this.#momentsFrom(forces, index)
    const amplification = axialLb < 0 ? amplificationOf(capacity.weaker, -axialLb, capacity.criticalLb) : 1
    const chord = line.strengths[0].truss
      ? chordUtilization(line, run, local, combination, (this.#stations[index] as Station).xIn)
      : undefined
    const moment = (symbol: string, demand: number, capacity: number): Term => ({
      symbol,
      demand: demand === 0 ? 0 : amplification * demand,
      capacity,
      unit: 'in·lb',
    })
    return [
      {
        symbol: 'N',
        demand: Math.abs(axialLb),
        capacity: axialLb < 0 ? capacity.compressionLb : capacity.tensionLb,
        unit: 'lb',
      },
      moment('My', aboutY + (chord?.shiftInLb ?? 0), capacity.aboutYInLb),
      moment('Mz', aboutZ, capacity.aboutZInLb),
      ...(capacity.torqueInLb
        ? [{ symbol: 'T', demand: torque, capacity: capacity.torqueInLb, unit: 'in·lb' } as const]
        : []),
      ...(chord?.terms() ?? []),
    ]
  }

  /**
   * Returns the moments at a station, or the peak moments between this station and the next one if the shear changes
   * sign there.
   */
  #momentsFrom(forces: Float64Array, index: number): readonly [aboutY: number, aboutZ: number] {
    const at = FORCES * index
    const [momentY, momentZ] = [forces[at + 4] as number, forces[at + 5] as number]
    const [here, next] = [this.#stations[index] as Station, this.#stations[index + 1]]
    if (here.side !== 'right' || !next || next.segment !== here.segment) return [Math.abs(momentY), Math.abs(momentZ)]
    const lengthIn = next.xIn - here.xIn
    const peak = (moment: number, from: number, to: number) =>
      from * to < 0
        ? Math.max(Math.abs(moment), Math.abs(moment + (from * from * lengthIn) / (from - to) / 2))
        : Math.abs(moment)
    const next6 = at + FORCES
    return [
      peak(momentY, forces[at + 2] as number, forces[next6 + 2] as number),
      peak(momentZ, -(forces[at + 1] as number), -(forces[next6 + 1] as number)),
    ]
  }

  #shears(list: CheckList, prepared: PreparedMember, { forces, combination }: CombinedResponse): void {
    const { line, first, count, capacities, isRunEnd, local } = prepared
    const nodeIn = line.strengths[0].truss?.nodes[0]?.spacingIn ?? 0
    const shifted = local.points.reduce(
      (sum, { key, lb, isNode, shiftIn }) =>
        sum + (isNode ? (1.1 * Math.abs(factorOf(combination, key)) * lb * shiftIn) / line.lengthIn : 0),
      0,
    )
    let worst = { utilization: -1, xIn: 0, demand: 0, capacity: 0, torqueInLb: 0, forTorqueInLb: 0 }
    for (let index = first; index < first + count; index++) {
      const { xIn } = this.#stations[index] as Station
      const capacity = capacities[index - first] as Capacity
      const at = FORCES * index
      const [y, z] = [Math.abs(forces[at + 1] as number), Math.abs(forces[at + 2] as number)]
      const torqueInLb = Math.abs(forces[at + 3] as number)
      const torqueUtilization = capacity.torqueInLb ? torqueInLb / capacity.torqueInLb : 0
      const isEnd = (isRunEnd[0] && xIn < nodeIn) || (isRunEnd[1] && xIn > line.lengthIn - nodeIn)
      const [forY, forZ] =
        isEnd && capacity.endShearLb
          ? [capacity.endShearLb, capacity.endShearLb]
          : [capacity.shearYLb, capacity.shearZLb]
      const shear = y / forY > z / forZ ? { demand: y, capacity: forY } : { demand: z, capacity: forZ }
      const utilization = (shear.demand + shifted) / shear.capacity + torqueUtilization
      if (utilization > worst.utilization)
        worst = { utilization, xIn, ...shear, torqueInLb, forTorqueInLb: capacity.torqueInLb ?? 0 }
    }
    if (list.isWorst(line.part.id, 'shear', worst.utilization))
      list.add({
        part: line.part.id,
        check: 'shear',
        utilization: worst.utilization,
        ...termsOf([
          { symbol: 'V', demand: worst.demand + shifted, capacity: worst.capacity, unit: 'lb' },
          ...(worst.forTorqueInLb > 0
            ? [{ symbol: 'T', demand: worst.torqueInLb, capacity: worst.forTorqueInLb, unit: 'in·lb' } as const]
            : []),
        ]),
        clause: clauseOf('shear', line.strengths[0]),
        combination: combination.name,
        atIn: worst.xIn,
      })
  }
}

/** A torque below this value needs no rating. */
const NEGLIGIBLE = { torqueInLb: 25 } as const

export const factorOf = ({ factors }: Combination, key: string): number => factors.get(key) ?? 0

/**
 * For a chord that bends between nodes, returns the utilization at a location, and the moment that results from moving
 * loads near nodes to the nearest node.
 */
function chordUtilization(line: LineMember, run: Run, local: LocalLoads, combination: Combination, xIn: number) {
  const truss = line.strengths[0].truss as NonNullable<MemberStrength['truss']>
  const spacing = truss.nodes[0]?.spacingIn ?? 0
  let chordLb = 0
  let shiftInLb = 0
  for (const { key, atIn, lb, isNode, shiftIn } of local.points) {
    const factored = lb * Math.abs(factorOf(combination, key))
    if (isNode) shiftInLb += factored * shiftIn
    else if (Math.abs(atIn - xIn) < spacing) chordLb += factored
  }
  let lbPerIn = 0
  for (const { key, fromIn, toIn, lbPerIn: each } of local.spreads)
    if (xIn >= fromIn - 1e-6 && xIn <= toIn + 1e-6) lbPerIn += each * Math.abs(factorOf(combination, key))
  const lineLbPerIn = REPETITIVE_USE_FACTOR / chordUtilizationPerLbIn(truss.chordBays, run.lengthIn)
  const pointLb = usable(truss.chordPointLb)
  return {
    utilization: lbPerIn / lineLbPerIn + chordLb / pointLb,
    shiftInLb,
    terms: (): Term[] => [
      { symbol: 'w', demand: 12 * lbPerIn, capacity: 12 * lineLbPerIn, unit: 'lb/ft' },
      { symbol: 'P', demand: chordLb, capacity: pointLb, unit: 'lb' },
    ],
  }
}
