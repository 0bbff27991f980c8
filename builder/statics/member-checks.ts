/**
 * Checks members under any combination of axial force, shear, torque, and biaxial bending. Strengths are those in the
 * load tables, and all ratios are added (docs/engineering.md, Combined loads). Units are inches and pounds.
 */

import type { Term } from '#engineering/checks/check.ts'
import { termsOf } from '#engineering/checks/check.ts'
import { clauseOf } from '#engineering/checks/check-texts.ts'
import { usable } from '#engineering/factors.ts'
import { beamOfMember, type MemberStrength } from '#engineering/members/member-strength.ts'
import { columnEnds } from '#engineering/members/plain-columns.ts'
import { amplificationOf, columnStrengthLb, stiffnessLb } from '#engineering/systems/tower.ts'
import type { CheckList } from './checks.ts'
import {
  actionsByPart,
  appliedLoads,
  type ChordLoads,
  chordLoadsOf,
  factorOf,
  type LocalLoads,
  reactionPlaces,
} from './chord-loads.ts'
import type { Frame, FrameJoint } from './frame-of.ts'
import type { ActionSet } from './loads.ts'
import type { LineMember } from './members.ts'
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

  constructor(
    frame: Frame,
    runs: readonly Run[],
    sets: readonly ActionSet[],
    stations: readonly Station[],
    isOnFloor: boolean,
  ) {
    this.#stations = stations
    const touching = jointsByMember(frame)
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
        const actions = byPart.get(line.part.id) ?? []
        this.prepared.push({
          line,
          run,
          first,
          count: end - first,
          local: {
            ...appliedLoads(line, actions, isRunEnd),
            reactions: reactionPlaces(line, touching.get(line.part.id) ?? [], frame, actions, {
              ...{ stations, first, count: end - first, isRunEnd },
            }),
          },
          capacities: stations.slice(first, end).map(({ segment }) => {
            const atIn = runIn(run, line, (segment.fromIn + segment.toIn) / 2)
            return capacityOf(line, bayAt(run, atIn), effective(atIn))
          }),
          isRunEnd,
        })
      }
    }
  }

  check(list: CheckList, response: CombinedResponse): void {
    for (const prepared of this.prepared) {
      this.#strength(list, prepared, response)
      this.#shears(list, prepared, response)
    }
  }

  /** Axial force, biaxial bending, torque, and bending of the chords between nodes, at all stations. */
  #strength(list: CheckList, prepared: PreparedMember, response: CombinedResponse): void {
    const { forces, combination } = response
    const { line, run, first, count, capacities, local } = prepared
    const { truss } = line.strengths[0]
    const chords = truss && chordLoadsOf(truss, run, local, response)
    let [strongest, bent] = [
      { utilization: -1, index: first },
      { utilization: -1, index: first },
    ]
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
      const chord = chords?.at(station.xIn).utilization ?? 0
      const bending = (aboutY + (chords?.shiftInLb ?? 0)) / capacity.aboutYInLb + aboutZ / capacity.aboutZInLb
      const utilization =
        (axialLb < 0 ? -axialLb / capacity.compressionLb : axialLb / capacity.tensionLb) +
        (bending > 0 ? amplification * bending : 0) +
        (capacity.torqueInLb ? torque / capacity.torqueInLb : 0)
      if (utilization > strongest.utilization) strongest = { utilization, index }
      if (chord > 0 && utilization + chord > bent.utilization) bent = { utilization: utilization + chord, index }
    }
    for (const [check, { utilization, index }, loads] of [
      ['strength', strongest, undefined],
      ['chord', bent, chords],
    ] as const)
      if (utilization >= 0 && list.isWorst(line.part.id, check, utilization))
        list.add({
          part: line.part.id,
          check,
          utilization,
          clause: clauseOf(check, line.strengths[0]),
          combination: combination.name,
          atIn: (this.#stations[index] as Station).xIn,
          ...termsOf(this.#strengthTerms(prepared, forces, chords?.shiftInLb ?? 0, loads, index)),
        })
    if (torqueInLb > NEGLIGIBLE.torqueInLb)
      list.unrated({ part: line.part.id, reason: `${line.series} has no torsion rating, and the loads twist it.` })
  }

  /** Returns the interaction-equation terms at a station. The moments are amplified for axial compression. */
  #strengthTerms(
    { first, capacities }: PreparedMember,
    forces: Float64Array,
    shiftInLb: number,
    chords: ChordLoads | undefined,
    index: number,
  ): readonly Term[] {
    const capacity = capacities[index - first] as Capacity
    const [axialLb, torque] = [forces[FORCES * index] as number, Math.abs(forces[FORCES * index + 3] as number)]
    const [aboutY, aboutZ] = this.#momentsFrom(forces, index)
    const amplification = axialLb < 0 ? amplificationOf(capacity.weaker, -axialLb, capacity.criticalLb) : 1
    const moment = (symbol: string, demand: number, limit: number): Term => ({
      symbol,
      demand: demand === 0 ? 0 : amplification * demand,
      capacity: limit,
      unit: 'in·lb',
    })
    return [
      {
        symbol: 'N',
        demand: Math.abs(axialLb),
        capacity: axialLb < 0 ? capacity.compressionLb : capacity.tensionLb,
        unit: 'lb',
      },
      moment('My', aboutY + shiftInLb, capacity.aboutYInLb),
      moment('Mz', aboutZ, capacity.aboutZInLb),
      ...(capacity.torqueInLb
        ? [{ symbol: 'T', demand: torque, capacity: capacity.torqueInLb, unit: 'in·lb' } as const]
        : []),
      ...(chords?.terms(chords.at((this.#stations[index] as Station).xIn)) ?? []),
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
    let worst = { utilization: -1, xIn: 0, y: 0, z: 0, forY: 1, forZ: 1, torqueInLb: 0, forTorqueInLb: 0 }
    for (let index = first; index < first + count; index++) {
      const { xIn } = this.#stations[index] as Station
      const capacity = capacities[index - first] as Capacity
      const at = FORCES * index
      const [shearY, shearZ] = [Math.abs(forces[at + 1] as number), Math.abs(forces[at + 2] as number)]
      const [y, z] = shearY > shearZ ? [shearY + shifted, shearZ] : [shearY, shearZ + shifted]
      const torqueInLb = Math.abs(forces[at + 3] as number)
      const torqueUtilization = capacity.torqueInLb ? torqueInLb / capacity.torqueInLb : 0
      const isEnd = (isRunEnd[0] && xIn < nodeIn) || (isRunEnd[1] && xIn > line.lengthIn - nodeIn)
      const [forY, forZ] =
        isEnd && capacity.endShearLb
          ? [capacity.endShearLb, capacity.endShearLb]
          : [capacity.shearYLb, capacity.shearZLb]
      // Both shears bend the same chords at the end of a truss.
      const utilization = y / forY + z / forZ + torqueUtilization
      if (utilization > worst.utilization)
        worst = { utilization, xIn, y, z, forY, forZ, torqueInLb, forTorqueInLb: capacity.torqueInLb ?? 0 }
    }
    if (list.isWorst(line.part.id, 'shear', worst.utilization))
      list.add({
        part: line.part.id,
        check: 'shear',
        utilization: worst.utilization,
        ...termsOf([
          { symbol: 'Vy', demand: worst.y, capacity: worst.forY, unit: 'lb' },
          { symbol: 'Vz', demand: worst.z, capacity: worst.forZ, unit: 'lb' },
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

function jointsByMember({ joints }: Frame): Map<string, FrameJoint[]> {
  const found = new Map<string, FrameJoint[]>()
  for (const joint of joints)
    for (const id of [joint.a, joint.b]) {
      const list = found.get(id)
      if (list) list.push(joint)
      else found.set(id, [joint])
    }
  return found
}
