/**
 * Checks members under any combination of axial force, shear, torque, and biaxial bending. Strengths are those in the
 * load tables, and all ratios are added (docs/engineering.md, Combined loads). Units are inches and pounds.
 */

import { inLb, lb, type Term, termsOf } from '#engineering/checks/check.ts'
import { clauseOf } from '#engineering/checks/check-texts.ts'
import { usable } from '#engineering/factors.ts'
import { amplificationOf, columnStrengthLb, stiffnessLb } from '#engineering/members/columns.ts'
import { beamOfMember, type MemberStrength } from '#engineering/members/member-strength.ts'
import { columnEnds } from '#engineering/members/plain-columns.ts'
import type { CheckList } from './checks.ts'
import { actionsByPart, appliedLoads, chordLoadsOf, factorOf, type LocalLoads, reactionPlaces } from './chord-loads.ts'
import type { Frame, FrameJoint } from './frame.ts'
import { addTo } from './lists.ts'
import type { ActionSet } from './load-paths.ts'
import type { LineMember } from './members.ts'
import { bayAt, type Run, runIn } from './runs.ts'
import type { CombinedResponse } from './solve.ts'
import { FORCES, type Station } from './stations.ts'

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

/** Forces at a location. Moments and torque are absolute values, and tension is positive. */
interface State {
  readonly axialLb: number
  readonly torqueInLb: number
  readonly aboutY: number
  readonly aboutZ: number
}

/** The highest utilization, its station, and its location if it is after the station. */
interface Worst {
  readonly utilization: number
  readonly index: number
  readonly xIn?: number
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
    const shiftInLb = chords?.shiftInLb ?? 0
    let [strongest, bent]: [Worst, Worst] = [
      { utilization: -1, index: first },
      { utilization: -1, index: first },
    ]
    let torqueInLb = 0
    const utilizationOf = (index: number, state: State) => {
      const capacity = capacities[index - first] as Capacity
      if (!capacity.torqueInLb) torqueInLb = Math.max(torqueInLb, state.torqueInLb)
      return strengthUtilization(capacity, state, shiftInLb)
    }
    const bend = (index: number, xIn: number) => {
      const chord = chords?.bending.at(xIn).utilization ?? 0
      if (chord === 0) return
      const utilization = utilizationOf(index, this.#stateAt(forces, index, xIn)) + chord
      if (utilization > bent.utilization) bent = { utilization, index, xIn }
    }
    const placesIn = chords?.bending.placesIn ?? []
    for (let index = first; index < first + count; index++) {
      const utilization = utilizationOf(index, this.#stateAt(forces, index))
      if (utilization > strongest.utilization) strongest = { utilization, index }
      if (placesIn.length === 0) continue
      bend(index, (this.#stations[index] as Station).xIn)
      for (const xIn of this.#peaksAfter(forces, index)) bend(index, xIn)
    }
    for (const xIn of placesIn) {
      const index = this.#stationBefore(prepared, xIn)
      if (index !== undefined) bend(index, xIn)
    }
    for (const [check, { utilization, index, xIn }, loads] of [
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
          atIn: xIn ?? (this.#stations[index] as Station).xIn,
          ...termsOf([
            ...strengthTerms(capacities[index - first] as Capacity, this.#stateAt(forces, index, xIn), shiftInLb),
            ...(loads?.bending.terms(loads.bending.at(xIn ?? (this.#stations[index] as Station).xIn)) ?? []),
          ]),
        })
    if (torqueInLb > NEGLIGIBLE.torqueInLb)
      list.unrated({ part: line.part.id, reason: `${line.series} has no torsion rating, and the loads twist it.` })
  }

  /** Returns the last station before a location between two stations of a segment, or undefined for other locations. */
  #stationBefore({ first, count }: PreparedMember, xIn: number): number | undefined {
    for (let index = first; index + 1 < first + count; index++) {
      const [here, next] = [this.#stations[index] as Station, this.#stations[index + 1] as Station]
      if (here.side === 'right' && xIn > here.xIn && xIn < next.xIn) return index
    }
    return undefined
  }

  /** Returns the locations between a station and the next one where the shear changes sign, so that the moment peaks. */
  #peaksAfter(forces: Float64Array, index: number): number[] {
    const [here, next] = [this.#stations[index] as Station, this.#stations[index + 1]]
    if (here.side !== 'right' || next?.segment !== here.segment) return []
    return [1, 2].flatMap((axis) => {
      const from = forces[FORCES * index + axis] as number
      const to = forces[FORCES * (index + 1) + axis] as number
      return from * to < 0 ? [here.xIn + ((next.xIn - here.xIn) * from) / (from - to)] : []
    })
  }

  /**
   * Returns the forces at a station or, if a location is given, at this location between the station and the next one.
   * At a station, the moments include the peak between the station and the next one if the shear changes sign there.
   */
  #stateAt(forces: Float64Array, index: number, xIn?: number): State {
    const at = FORCES * index
    const value = (offset: number) => forces[at + offset] as number
    const [axialLb, torqueInLb] = [value(0), Math.abs(value(3))]
    const [here, next] = [this.#stations[index] as Station, this.#stations[index + 1]]
    if (here.side !== 'right' || !next || next.segment !== here.segment)
      return { axialLb, torqueInLb, aboutY: Math.abs(value(4)), aboutZ: Math.abs(value(5)) }
    const lengthIn = next.xIn - here.xIn
    const part = xIn === undefined ? 0 : (xIn - here.xIn) / lengthIn
    // Between two stations, the load is uniform and the shear is linear.
    const moment = (start: number, from: number, to: number) =>
      Math.abs(start + lengthIn * part * (from + ((to - from) * part) / 2))
    const peak = (start: number, from: number, to: number) =>
      from * to < 0 ? Math.max(Math.abs(start), momentAtZero(start, from, to, lengthIn)) : Math.abs(start)
    const of = xIn === undefined ? peak : moment
    return {
      axialLb: axialLb + part * (value(FORCES) - axialLb),
      torqueInLb: xIn === undefined ? torqueInLb : Math.max(torqueInLb, Math.abs(value(FORCES + 3))),
      aboutY: of(value(4), value(2), value(FORCES + 2)),
      aboutZ: of(value(5), -value(1), -value(FORCES + 1)),
    }
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

/** Returns the moment where a linear shear is zero. */
const momentAtZero = (start: number, from: number, to: number, lengthIn: number): number =>
  Math.abs(start + (from * from * lengthIn) / (from - to) / 2)

const amplificationAt = ({ weaker, criticalLb }: Capacity, axialLb: number): number =>
  axialLb < 0 ? amplificationOf(weaker, -axialLb, criticalLb) : 1

/** Returns the sum of the ratios for axial force, biaxial bending, and torque. */
function strengthUtilization(capacity: Capacity, { axialLb, torqueInLb, aboutY, aboutZ }: State, shiftInLb: number) {
  const bending = (aboutY + shiftInLb) / capacity.aboutYInLb + aboutZ / capacity.aboutZInLb
  return (
    (axialLb < 0 ? -axialLb / capacity.compressionLb : axialLb / capacity.tensionLb) +
    (bending > 0 ? amplificationAt(capacity, axialLb) * bending : 0) +
    (capacity.torqueInLb ? torqueInLb / capacity.torqueInLb : 0)
  )
}

/** Returns the terms of the interaction equation. The moments are amplified for axial compression. */
function strengthTerms(capacity: Capacity, { axialLb, torqueInLb, aboutY, aboutZ }: State, shiftInLb: number): Term[] {
  const amplification = amplificationAt(capacity, axialLb)
  const moment = (symbol: string, demand: number, limit: number) =>
    inLb(symbol, demand === 0 ? 0 : amplification * demand, limit)
  return [
    lb('N', Math.abs(axialLb), axialLb < 0 ? capacity.compressionLb : capacity.tensionLb),
    moment('My', aboutY + shiftInLb, capacity.aboutYInLb),
    moment('Mz', aboutZ, capacity.aboutZInLb),
    ...(capacity.torqueInLb ? [inLb('T', torqueInLb, capacity.torqueInLb)] : []),
  ]
}

/** A torque below this value needs no rating. */
const NEGLIGIBLE = { torqueInLb: 25 } as const

function jointsByMember({ joints }: Frame): Map<string, FrameJoint[]> {
  const found = new Map<string, FrameJoint[]>()
  for (const joint of joints) for (const id of [joint.a, joint.b]) addTo(found, id, joint)
  return found
}
