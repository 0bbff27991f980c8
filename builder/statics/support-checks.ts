/** Checks supports: lifting parts on hoists, and horizontal loads that hoists do not resist. Units are pounds. */

import { partTraits } from '#catalog/part-traits.ts'
import { fixedClauseOf } from '#engineering/checks/check-texts.ts'
import { FRICTION, STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import type { PlacedPart } from '../model.ts'
import { partKind } from '../shapes.ts'
import type { CheckList } from './checks.ts'
import { ratingOf, type StaticsData } from './data.ts'
import type { Frame, SupportPoint } from './frame.ts'
import { HOIST_SPRINGS, hoistSprings } from './frame-supports.ts'
import { isLifting } from './joint-check.ts'
import type { LineMember } from './members.ts'
import type { CombinedResponse } from './solve.ts'

/** Maximum fraction of the load that hoist springs can resist. */
const NEGLIGIBLE = 0.01
const SMALL_LB = 10

/**
 * Checks the supports for one combination. A platform with simple spans doesn't rely on thrust at its supports, so an
 * individual support can slide without harm.
 */
export function checkSupports(
  frame: Frame,
  response: CombinedResponse,
  { data, hasThrust }: { readonly data: StaticsData; readonly hasThrust: boolean },
  list: CheckList,
): void {
  const { reactions, combination } = response
  const isSliding = slidesAtOneSupport(frame, response, hasThrust)
  const isOnlyFloor = frame.supports.every(({ kind }) => kind === 'floor')
  const factor = isOnlyFloor || combination.isStability ? 1 : STABILIZING_WEIGHT_FACTOR
  for (const [index, { id, kind, part, node, isOnWheels }] of frame.supports.entries()) {
    if (kind !== 'hoist' && !isJoinedToMember(frame, part.id)) checkUnder({ part, id, data, response, index }, list)
    // Casters that would slide apart roll apart (`solveOnWheels`).
    if (kind === 'floor' && isSliding && !isOnWheels)
      checkFriction(response, index, { part: part.id, connection: id, factor }, list)
    if (kind !== 'hoist') continue
    const [x, y, z] = [
      reactions[6 * index] as number,
      reactions[6 * index + 1] as number,
      reactions[6 * index + 2] as number,
    ]
    const sideLb = Math.hypot(x, y)
    const base = { part: part.id, connection: id, combination: combination.name }
    // A frame that is out of level tilts against the springs, but has no lateral load.
    if (combination.kind !== 'uneven' && sideLb > Math.max(SMALL_LB, NEGLIGIBLE * z))
      list.add({
        ...base,
        check: 'horizontal',
        utilization: Number.POSITIVE_INFINITY,
        clause: fixedClauseOf('horizontal'),
      })
    if (combination.kind !== 'uneven' && rollRad(frame, node, reactions, index) > LARGEST_ROLL_RAD)
      list.unrated({
        part: part.id,
        connection: id,
        reason: 'The load is not directly below the hoists, so the truss rolls.',
      })
    checkLifting(frame, { node, forceLb: z, base }, data, list)
  }
}

/** Moment in in·lb that does not need a rating. */
const SMALL_MOMENT = 250

/** Returns true for a part that the joint checks cover: a member, or a part that is bolted to one. */
const isJoinedToMember = ({ joints, lines }: Frame, id: string): boolean =>
  lines.has(id) || joints.some(({ kind, b }) => kind === 'body' && b === id)

/**
 * Checks a foot, caster, or base that is not bolted to a member but to another part, such as a corner block. The bolts
 * between the two parts have no rating, so only a foot under compression passes.
 */
function checkUnder(
  {
    part,
    id,
    data,
    response: { reactions, combination },
    index,
  }: {
    readonly part: PlacedPart
    readonly id: string
    readonly data: StaticsData
    readonly response: CombinedResponse
    readonly index: number
  },
  list: CheckList,
): void {
  const at = (component: number) => reactions[6 * index + component] as number
  const [sideLb, upLb, momentInLb] = [Math.hypot(at(0), at(1)), at(2), Math.hypot(at(3), at(4), at(5))]
  const base = { part: part.id, connection: id, combination: combination.name }
  const capacity = data.publishedLb[part.partNumber]
  const isFoot = partTraits.get(part.partNumber)?.product === 'motion' && capacity !== undefined
  if (isFoot && upLb > 0)
    list.add({
      ...base,
      check: 'foot',
      demand: upLb,
      capacity,
      unit: 'lb',
      utilization: upLb / capacity,
      clause: fixedClauseOf('foot'),
    })
  if (upLb < -SMALL_LB || momentInLb > SMALL_MOMENT || (!isFoot && Math.max(sideLb, upLb) > SMALL_LB))
    list.unrated({
      part: part.id,
      connection: id,
      reason: `${part.partNumber} is not bolted to a truss. Its bolts have no rating.`,
    })
}

/** Lateral reactions count as balanced if their resultant is less than this fraction of the sum of their magnitudes. */
const BALANCED = 0.1

/**
 * Returns true if individual floor supports need a sliding check. They need one if there are other types of support or
 * if the frame pushes its supports apart. `stabilityOf` checks all floor supports together. As in that check,
 * out-of-plumb combinations cause no sliding.
 */
function slidesAtOneSupport(
  { supports }: Frame,
  { reactions, combination }: CombinedResponse,
  hasThrust: boolean,
): boolean {
  if (combination.sideways && !combination.isStability) return false
  if (supports.some(({ kind }) => kind !== 'floor')) return true
  if (!hasThrust) return false
  let [x, y, size] = [0, 0, 0]
  for (const index of supports.keys()) {
    const [own, across] = [reactions[6 * index] as number, reactions[6 * index + 1] as number]
    x += own
    y += across
    size += Math.hypot(own, across)
  }
  return Math.hypot(x, y) < BALANCED * size
}

/** Checks sliding at one floor support. Lateral loads act together with 0.6 of the weight (ASCE 7-22, 2.4.1). */
function checkFriction(
  { reactions, combination }: CombinedResponse,
  index: number,
  { factor, ...at }: { readonly part: string; readonly connection: string; readonly factor: number },
  list: CheckList,
): void {
  const [x, y, z] = [0, 1, 2].map((axis) => reactions[6 * index + axis] as number) as [number, number, number]
  const demand = Math.hypot(x, y)
  if (demand < 1) return
  const capacity = FRICTION * factor * Math.max(0, z)
  list.add({
    ...at,
    check: 'sliding',
    utilization: demand / capacity,
    demand,
    capacity,
    unit: 'lb',
    clause: fixedClauseOf('sliding'),
    combination: combination.name,
  })
}

/**
 * Returns the rotation of a hoisted truss about its own axis, from the moment in the hoist's spring. Bending rotates it
 * only about the other axes. Where trusses cross, the rotation about each axis is the slope of the other truss.
 */
function rollRad({ segments, lines, supports }: Frame, node: string, reactions: Float64Array, index: number): number {
  const axes = [...segments].flatMap(([id, list]) =>
    list.some(({ start, end }) => start === node || end === node) ? [(lines.get(id) as LineMember).axes[0]] : [],
  )
  const [x, y] = [reactions[6 * index + 3] as number, reactions[6 * index + 4] as number]
  // A single hoist does not prevent any rotation.
  if (supports.length === 1) return Math.hypot(x, y) / HOIST_SPRINGS.rollInLb
  const { rx, ry } = hoistSprings(supports[index] as SupportPoint)
  return Math.min(...axes.map((axis) => Math.abs((axis[0] * x) / rx + (axis[1] * y) / ry)))
}

/** Minimum roll of a hoisted truss about its axis that requires a note: 1 in over 12 ft. */
const LARGEST_ROLL_RAD = 1 / 144

function checkLifting(
  frame: Frame,
  {
    node,
    forceLb,
    base,
  }: {
    readonly node: string
    readonly forceLb: number
    readonly base: { readonly part: string; readonly connection: string; readonly combination: string }
  },
  data: StaticsData,
  list: CheckList,
): void {
  const series = frame.joints.find((joint) => joint.node === node && frame.lines.has(joint.a))
  const line = series && frame.lines.get(series.a)
  const demand = Math.max(0, forceLb)
  if (![...frame.bodies.values()].some((body) => body.node === node))
    list.unrated({ part: base.part, connection: base.connection, reason: 'This hoist has no lifting mount. Add one.' })
  for (const { part, node: at } of frame.bodies.values()) {
    if (at !== node || !(isLifting(part.partNumber) || partKind(part.partNumber) === 'rigging')) continue
    const rating = line && ratingOf(data, part.partNumber, 'pull', line.series)
    const limits = [rating?.value, data.publishedLb[part.partNumber]].filter((each) => each !== undefined)
    if (limits.length === 0) {
      list.unrated({ part: part.id, connection: base.connection, reason: `${part.partNumber} has no rating.` })
      continue
    }
    const capacity = Math.min(...limits)
    const check = rating ? 'mount' : 'lifting'
    list.add({
      ...base,
      part: part.id,
      check,
      demand,
      capacity,
      unit: 'lb',
      utilization: demand / capacity,
      clause: rating?.clause ?? fixedClauseOf('lifting'),
    })
  }
}
