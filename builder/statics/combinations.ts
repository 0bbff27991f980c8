/**
 * Load combinations for allowable strength design, and this project's additional rules. Wind loads are entered at the
 * allowable stress level, as in the calculators: 0.6 W in ASCE 7-22.
 */
import { DYNAMIC_FACTOR, OUT_OF_PLUMB, STABILIZING_WEIGHT_FACTOR } from '#engineering/factors.ts'
import type { Point } from '../model.ts'
import { scaled } from '../turns.ts'
import type { ActionSet } from './load-paths.ts'

/** `plumb` combinations lean the frame, and `uneven` combinations displace a hoist from its level. */
export type CombinationKind = 'gravity' | 'pattern' | 'uneven' | 'plumb' | 'lateral' | 'wind'

export interface Combination {
  readonly name: string
  readonly kind: CombinationKind
  readonly clause: string
  /** The combination that this one varies by its supports, such as casters that roll or a hoist out of level. */
  readonly variantOf?: Combination
  /** Factor for each load set. Load sets without a factor are not included. */
  readonly factors: ReadonlyMap<string, number>
  /** Horizontal load as a fraction of this combination's vertical loads, with its direction. */
  readonly sideways?: { readonly direction: Point; readonly fraction: number }
  /** True for combinations used to check overturning, sliding, and uplift. */
  readonly isStability: boolean
}

const AXES: readonly (readonly [name: string, direction: Point])[] = [
  ['+x', [1, 0, 0]],
  ['−x', [-1, 0, 0]],
  ['+y', [0, 1, 0]],
  ['−y', [0, -1, 0]],
]

const ASCE = 'ASCE 7-22, 2.4.1'
const PLUMB = `${ASCE}; EN 1993-1-1, 5.3.2`
const LATERAL = `${ASCE}; AISC 360-22 C2.2b`

const directionName = ([x, y]: Point): string => {
  if (Math.abs(x * y) > 0.1) return `${x < 0 ? '−' : '+'}x${y < 0 ? '−' : '+'}y`
  const axis = Math.abs(x) >= Math.abs(y) ? ([x, 'x'] as const) : ([y, 'y'] as const)
  return `${axis[0] < 0 ? '−' : '+'}${axis[1]}`
}

/** Returns true for the combination of the self-weight and the dead loads, without other loads. */
export const isWeightAlone = ({ kind, factors }: Combination, sets: readonly ActionSet[]): boolean =>
  kind === 'gravity' && !sets.some((set) => set.case === 'live' && factors.has(set.key))

type Part = 'D' | 'L'

/**
 * Returns the combinations in ASCE 7-22, 2.4.1, excluding roof, snow, rain, and earthquake loads. Hoisted loads, and
 * all loads on a frame that hangs from hoists, are multiplied by 1.5 (ASCE 7-22, 4.6). The calculators use the same
 * factor. Frames on the floor are assumed to be out of plumb by 1/200 in each direction (EN 1993-1-1, 5.3.2).
 */
export function combinationsOf(
  sets: readonly ActionSet[],
  { isFlown, isOnFloor }: { readonly isFlown: boolean; readonly isOnFloor: boolean },
): Combination[] {
  const moving = ({ isHoisted }: ActionSet) => (isFlown || isHoisted ? DYNAMIC_FACTOR : 1)
  const gravity = (
    parts: Readonly<Partial<Record<Part, number>>>,
    isLoaded: (spanClass: number) => boolean = () => true,
  ): Map<string, number> => {
    const factors = new Map<string, number>()
    for (const set of sets) {
      if (set.spanClass !== undefined && !isLoaded(set.spanClass)) continue
      const factor = set.case === 'self' || set.case === 'dead' ? parts.D : set.case === 'live' ? parts.L : undefined
      if (factor !== undefined && set.fraction === undefined) factors.set(set.key, factor * moving(set))
    }
    return factors
  }
  const hasLive = sets.some((set) => set.case === 'live')
  const full = { D: 1, ...(hasLive ? { L: 1 } : {}) }
  const all = hasLive ? 'D + L' : 'D'
  const made: Combination[] = [
    { name: 'D', kind: 'gravity', clause: ASCE, factors: gravity({ D: 1 }), isStability: false },
    ...(hasLive
      ? [{ name: 'D + L', kind: 'gravity', clause: ASCE, factors: gravity(full), isStability: false } as const]
      : []),
    ...patternsOf(sets).map(
      ({ name, isLoaded }): Combination => ({
        ...{ name: `D + L, ${name}`, kind: 'pattern', clause: PATTERN, isStability: false },
        factors: gravity(full, isLoaded),
      }),
    ),
  ]
  if (isOnFloor)
    for (const [name, direction] of AXES)
      made.push({
        name: `${all}, out of plumb ${name}`,
        kind: 'plumb',
        clause: PLUMB,
        factors: gravity(full),
        sideways: { direction, fraction: OUT_OF_PLUMB },
        isStability: false,
      })
  for (const { direction = [1, 0, 0], fraction = 0 } of sets.filter((set) => set.fraction !== undefined)) {
    for (const sign of [1, -1]) {
      const toward = scaled(direction as Point, sign)
      const sideways = { direction: toward, fraction: fraction + (isOnFloor ? OUT_OF_PLUMB : 0) }
      const lateral = `lateral ${directionName(toward)}`
      const base = { kind: 'lateral', clause: LATERAL, sideways } as const
      made.push({ ...base, name: `${all} + ${lateral}`, factors: gravity(full), isStability: false })
      if (isOnFloor)
        made.push({
          ...base,
          name: `0.6 D + ${lateral}`,
          factors: gravity({ D: STABILIZING_WEIGHT_FACTOR }),
          isStability: true,
        })
    }
  }
  return [...made, ...windCombinations(sets, gravity, hasLive, moving)]
}

const PATTERN = 'ASCE 7-22, 4.3.3'

/** Number of span classes. Spans in the same class are loaded or unloaded together. */
export const SPAN_CLASSES = 6

/**
 * Returns the patterns of live load on runs with several spans: every other span, and all but every third span. Together
 * they include the worst pattern for the moments in the spans and for the moment and reaction at each support of a run
 * with up to four spans and overhangs.
 */
function patternsOf(sets: readonly ActionSet[]) {
  const classes = new Set(sets.flatMap(({ spanClass }) => (spanClass === undefined ? [] : [spanClass])))
  const patterns = [
    ...[0, 1].map((on) => ({ name: `spans ${on + 1}, ${on + 3}`, isLoaded: (span: number) => span % 2 === on })),
    ...[0, 1, 2].map((off) => ({ name: `without span ${off + 1}`, isLoaded: (span: number) => span % 3 !== off })),
  ]
  const seen = new Set<string>([[...classes].toSorted().join(' ')])
  return patterns.filter(({ isLoaded }) => {
    const loaded = [...classes].filter(isLoaded).toSorted().join(' ')
    if (loaded === '' || seen.has(loaded)) return false
    seen.add(loaded)
    return true
  })
}

function windCombinations(
  sets: readonly ActionSet[],
  gravity: (parts: Readonly<Partial<Record<Part, number>>>) => Map<string, number>,
  hasLive: boolean,
  moving: (set: ActionSet) => number,
): Combination[] {
  // Lateral point and line loads in the notional case also act in the opposite direction.
  const lateral = (['wind', 'notional'] as const).flatMap((kind) => {
    const own = sets.filter((set) => set.case === kind && set.fraction === undefined)
    const fixed = own.filter(({ direction }) => !direction)
    const directed = own.filter(({ direction }) => direction)
    const groups = directed.length > 0 ? directed.map((each) => [each, ...fixed]) : fixed.length > 0 ? [fixed] : []
    return groups.map((group) => ({ kind, group }))
  })
  return lateral.flatMap(({ kind, group }) =>
    [1, -1].flatMap((sign): Combination[] => {
      const direction = group[0]?.direction
      const letter = kind === 'wind' ? 'W' : 'N'
      const name = `${letter}${direction ? ` ${directionName(scaled(direction, sign))}` : sign > 0 ? '' : ', reversed'}`
      const withLateral = (factors: Map<string, number>, factor: number) => {
        for (const set of group) factors.set(set.key, sign * factor * moving(set))
        return factors
      }
      const base = { kind: kind === 'wind' ? 'wind' : 'lateral', clause: ASCE, isStability: false } as const
      return [
        { ...base, name: `D + ${name}`, factors: withLateral(gravity({ D: 1 }), 1) },
        ...(hasLive && kind === 'wind'
          ? [{ ...base, name: `D + 0.75 L + 0.75 ${name}`, factors: withLateral(gravity({ D: 1, L: 0.75 }), 0.75) }]
          : []),
        ...(hasLive && kind === 'notional'
          ? [{ ...base, name: `D + L + ${name}`, factors: withLateral(gravity({ D: 1, L: 1 }), 1) }]
          : []),
        {
          ...base,
          name: `0.6 D + ${name}`,
          factors: withLateral(gravity({ D: STABILIZING_WEIGHT_FACTOR }), 1),
          isStability: true,
        },
      ]
    }),
  )
}
