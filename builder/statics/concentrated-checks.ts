/**
 * Checks for concentrated forces on a member: reactions and loads at the nodes and ends of truss, and web crippling of
 * tube and extrusion. A load directly over a support is included, as in the beam calculator. Units are inches and
 * pounds.
 */

import { clauseOf } from '#engineering/checks/check-texts.ts'
import { POINT_IN } from '#engineering/checks/webs.ts'
import { usable } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { dot } from '../turns.ts'
import type { CheckList } from './checks.ts'
import { factorOf } from './chord-loads.ts'
import type { Frame } from './frame.ts'
import { addTo } from './lists.ts'
import type { ActionSet } from './load-paths.ts'
import type { PreparedMember } from './member-checks.ts'
import { alongIn } from './members.ts'
import { runIn } from './runs.ts'
import type { CombinedResponse } from './solve.ts'
import { FORCES, type Station } from './stations.ts'

/**
 * Half the depth of the deepest profile. A force closer than this to an end of a tube or extrusion counts as an end
 * force.
 */
const END_ZONE_IN = 3
const SAME_IN = 0.5

/** A point load and its load set, with components along the local y and z axes. */
interface Pressing {
  readonly key: string
  readonly lb: readonly [y: number, z: number]
}

interface Place {
  readonly xIn: number
  readonly isEnd: boolean
  /** True if this location has a support or a connection to a part outside the run. */
  readonly isBraced: boolean
  /** Stations on both sides. At an end, one of them is absent. */
  readonly left: number | undefined
  readonly right: number | undefined
  /** Index of a support directly below the member. */
  readonly support: number | undefined
  readonly loads: readonly Pressing[]
}

/** A member, and the places where forces can act on it. */
export interface ConcentratedMember {
  readonly member: PreparedMember
  readonly places: readonly Place[]
}

export class ConcentratedChecks {
  readonly members: readonly ConcentratedMember[]

  constructor(
    frame: Frame,
    members: readonly PreparedMember[],
    sets: readonly ActionSet[],
    stations: readonly Station[],
  ) {
    const loads = pressingsOf(frame, sets)
    this.members = members.map((member) => ({
      member,
      places: placesOf(member, frame, loads.get(member.line.part.id) ?? [], stations),
    }))
  }

  check(list: CheckList, response: CombinedResponse): void {
    for (const { member, places } of this.members) {
      for (const place of places) checkPlace(list, member, place, response)
      if (member.capacities[0]?.nodeLb) checkNodes(list, member, response)
    }
  }
}

/** Returns the point loads on each member, excluding the weight of bolted parts. */
function pressingsOf({ lines }: Frame, sets: readonly ActionSet[]) {
  const found = new Map<string, (Pressing & { readonly xIn: number })[]>()
  for (const { key, actions } of sets)
    for (const action of actions) {
      const line = lines.get(action.part)
      if (!line || action.kind !== 'point' || action.isWeight) continue
      const [, y, z] = line.axes
      const lb = [Math.abs(dot(y, action.forceLb)), Math.abs(dot(z, action.forceLb))] as const
      addTo(found, action.part, { key, xIn: alongIn(line, action.at), lb })
    }
  return found
}

function placesOf(
  { line, run, first, count, isRunEnd }: PreparedMember,
  frame: Frame,
  loads: readonly (Pressing & { readonly xIn: number })[],
  stations: readonly Station[],
): Place[] {
  const zoneIn = line.strengths[0].truss?.nodes[0]?.spacingIn ?? END_ZONE_IN
  const places = new Map<number, { left?: number; right?: number }>()
  for (let index = first; index < first + count; index++) {
    const { xIn, side } = stations[index] as Station
    places.set(xIn, { ...places.get(xIn), [side]: index })
  }
  return [...places].map(([xIn, { left, right }]) => {
    const support = frame.supports.findIndex(
      ({ part, at }) => part.id === line.part.id && Math.abs(alongIn(line, at) - xIn) < SAME_IN,
    )
    return {
      xIn,
      isEnd: (isRunEnd[0] && xIn <= zoneIn) || (isRunEnd[1] && xIn >= line.lengthIn - zoneIn),
      isBraced: run.braced.some(({ atIn }) => Math.abs(atIn - runIn(run, line, xIn)) < 1),
      left,
      right,
      support: support >= 0 ? support : undefined,
      loads: loads.filter((each) => Math.abs(each.xIn - xIn) <= POINT_IN),
    }
  })
}

/** Returns the force that a support or a connection applies to the member, along the local y and z axes. */
function pressedBy({ line }: PreparedMember, place: Place, { forces, reactions }: CombinedResponse): [number, number] {
  return ([1, 2] as const).map((axis) => {
    const at = (index: number | undefined) => (index === undefined ? 0 : (forces[FORCES * index + axis] as number))
    const jump = Math.abs(at(place.left) - at(place.right))
    if (place.support === undefined) return jump
    const from = 6 * place.support
    const reaction = dot(line.axes[axis], [
      reactions[from] as number,
      reactions[from + 1] as number,
      reactions[from + 2] as number,
    ])
    return Math.max(jump, Math.abs(reaction))
  }) as [number, number]
}

function checkPlace(list: CheckList, member: PreparedMember, place: Place, response: CombinedResponse): void {
  const { line, capacities } = member
  const { combination } = response
  const [capacity] = capacities
  if (!capacity) return
  const pressed = pressedBy(member, place, response)
  const base = { part: line.part.id, combination: combination.name, atIn: place.xIn } as const
  if (line.strengths[0].truss) {
    const limit = place.isEnd ? capacity.endShearLb : capacity.nodeLb
    const demand = Math.max(...pressed)
    const check = place.isEnd ? 'shear' : 'node'
    if (!limit || !place.isBraced || !list.isWorst(base.part, check, demand / limit)) return
    const clause = clauseOf(check, line.strengths[0])
    list.add({ ...base, check, demand, capacity: limit, unit: 'lb', utilization: demand / limit, clause })
    return
  }
  const index = place.left ?? place.right ?? 0
  const moments = [
    Math.abs(response.forces[FORCES * index + 5] as number) / capacity.aboutZInLb,
    Math.abs(response.forces[FORCES * index + 4] as number) / capacity.aboutYInLb,
  ] as const
  for (const axis of [0, 1] as const) {
    const { crippling } = line.strengths[axis] as MemberStrength
    const loadLb = place.loads.reduce((sum, { key, lb }) => sum + lb[axis] * Math.abs(factorOf(combination, key)), 0)
    const demand = Math.max(pressed[axis], loadLb)
    if (!crippling || demand < 1) continue
    const ratio = demand / usable(place.isEnd ? crippling.endLb : crippling.withinLb)
    // Interaction per ADM 2020 J.9, as in the beam calculator.
    const utilization = place.isEnd ? ratio : (moments[axis] ** 1.5 + ratio ** 1.5) ** (2 / 3)
    if (list.isWorst(base.part, 'crippling', utilization))
      list.add({ ...base, check: 'crippling', utilization, clause: clauseOf('crippling', line.strengths[0]) })
  }
}

/**
 * Sums the loads at one node. A load between two nodes can act on the nearest node, or on either if both are equally
 * close. A load on only one chord counts twice.
 */
function checkNodes(
  list: CheckList,
  { line, local, capacities }: PreparedMember,
  { combination }: CombinedResponse,
): void {
  const capacity = capacities[0]?.nodeLb ?? Number.POSITIVE_INFINITY
  const spacing = line.strengths[0].truss?.nodes[0]?.spacingIn ?? 0
  const nodes = new Set(
    local.points.flatMap(({ atIn }) => [Math.floor(atIn / spacing + 0.5), Math.ceil(atIn / spacing - 0.5)]),
  )
  for (const node of nodes) {
    const atIn = node * spacing
    const demand = local.points.reduce((sum, each) => {
      const isHere = Math.abs(each.atIn - atIn) <= spacing / 2 + 1e-6
      return sum + (isHere ? each.nodeShare * each.lb * Math.abs(factorOf(combination, each.key)) : 0)
    }, 0)
    const utilization = demand / capacity
    if (demand > 0 && list.isWorst(line.part.id, 'node', utilization))
      list.add({
        part: line.part.id,
        check: 'node',
        demand,
        capacity,
        unit: 'lb',
        utilization,
        clause: clauseOf('node', line.strengths[0]),
        combination: combination.name,
        atIn,
      })
  }
}
