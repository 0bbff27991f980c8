/** Finds floating parts, intersecting parts, and bolts without holes. */
import { isFitted } from '../../builder/contacts.ts'
import { type Placed, times } from '../render/scene.ts'
import { type Finding, finding, type Member, middle, toScene } from './findings.ts'
import { inverse, lowest, meet, meetingOf, TOUCH_IN } from './solids.ts'

/**
 * Maximum overlap that is not reported, in. Welds, paint, threads, and foam overlap other solids by up to 1/32 in.
 * Bevels and weld beads may overlap more deeply, because their overlap is thin.
 */
const SHARED_DEPTH_IN = 1 / 32
const SHARED_VOLUME_IN3 = 0.04
/** The limits are lower for bolt shanks, because holes are 1/16 in larger than bolts. */
const BOLT_DEPTH_IN = 1 / 64
const BOLT_VOLUME_IN3 = 0.005
/** Minimum fraction of the ring under a head or nut that must be supported. The rest may be over a hole or slot. */
const BEARING_SHARE = 0.3
const GROUND = 0

export function joints(members: readonly Member[]): Finding[] {
  const found: Finding[] = []
  const groups = new Groups(members.length + 1)
  const standing = members.length
  const bearing = members.map(() => ({ head: 0, nut: 0 }))
  for (const [index, it] of members.entries()) {
    if (it.held || isLight(it)) groups.join(index, standing)
    else if ((it.box.min[2] as number) <= GROUND + TOUCH_IN) {
      const low = lowest(it)
      if (low <= GROUND + TOUCH_IN) groups.join(index, standing)
      if (low < GROUND - TOUCH_IN && !it.crosses)
        found.push(finding('intersects', `${it.name} extends ${inches(GROUND - low)} into the floor`, middle(it.box)))
    }
  }
  for (const [a, b] of nearPairs(members)) {
    const [one, other] = [members[a] as Member, members[b] as Member]
    if (isLight(one) || isLight(other)) continue
    // Put the bolt first, because the check uses the bolt's coordinates.
    const turned = other.part.gripIn !== undefined && one.part.gripIn === undefined
    const [first, second, firstIndex] = turned ? ([other, one, b] as const) : ([one, other, a] as const)
    const met = meetingOf(first.part, second.part, times(inverse(first.matrix), second.matrix))
    if (met.touches) groups.join(a, b)
    const bears = bearing[firstIndex] as (typeof bearing)[number]
    bears.head += met.head
    bears.nut += met.nut
    const isBolt = first.part.gripIn !== undefined
    const [least, thin] = isBolt ? [BOLT_VOLUME_IN3, BOLT_DEPTH_IN] : [SHARED_VOLUME_IN3, SHARED_DEPTH_IN]
    if (met.volume < least || met.depth < thin || isAllowed(one, other)) continue
    const place = toScene(first, met.at)
    if (!isBolt)
      found.push(finding('intersects', `${[first.name, second.name].sort().join(' and ')} share ${shared(met)}`, place))
    else found.push(finding('bolt', `${first.name} has no hole in ${second.name}: they share ${shared(met)}`, place))
  }
  for (const [index, it] of members.entries()) {
    const bears = bearing[index] as (typeof bearing)[number]
    if (it.part.gripIn !== undefined)
      for (const end of ['head', 'nut'] as const)
        if (bears[end] < BEARING_SHARE)
          found.push(finding('bolt', `the ${end} of ${it.name} has no bearing surface`, toScene(it, [0, 0, 0])))
    if (!groups.areJoined(index, standing)) found.push(finding('floats', `${it.name} floats`, middle(it.box)))
  }
  return found
}

const isAllowed = (one: Member, other: Member): boolean =>
  one.crosses !== undefined || other.crosses !== undefined || isFitted(one.name, other.name)

const isLight = ({ part }: Placed) => part.bodies.every(({ look }) => look === 'beam')

const shared = ({ volume, depth }: { readonly volume: number; readonly depth: number }) =>
  `${volume.toPrecision(2)} in³, ${depth.toFixed(2)} in thick`

const inches = (value: number) => `${value.toFixed(2)} in`

/** Yields pairs of parts with overlapping boxes. Uses a sweep along x to find them. */
function* nearPairs(members: readonly Member[]): Generator<readonly [number, number]> {
  const order = [...members.keys()].sort(
    (a, b) => ((members[a] as Member).box.min[0] as number) - ((members[b] as Member).box.min[0] as number),
  )
  let open: number[] = []
  for (const index of order) {
    const { box } = members[index] as Member
    open = open.filter(
      (other) => ((members[other] as Member).box.max[0] as number) >= (box.min[0] as number) - TOUCH_IN,
    )
    for (const other of open) if (meet((members[other] as Member).box, box, TOUCH_IN)) yield [other, index]
    open.push(index)
  }
}

class Groups {
  readonly #parent: number[]
  constructor(size: number) {
    this.#parent = Array.from({ length: size }, (_, index) => index)
  }
  join(a: number, b: number): void {
    this.#parent[this.#root(a)] = this.#root(b)
  }
  areJoined(a: number, b: number): boolean {
    return this.#root(a) === this.#root(b)
  }
  #root(index: number): number {
    let at = index
    while (this.#parent[at] !== at) at = this.#parent[at] as number
    this.#parent[index] = at
    return at
  }
}
