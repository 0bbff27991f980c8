/**
 * A structure of straight runs of truss that meet at rigid joints, on the floor or on hoists. Units are inches and
 * pounds.
 */
import {
  addForce,
  addUniform,
  combined,
  type LoadCase,
  noLoads,
  type Section,
  type Solution,
  SpaceFrame,
  type Support,
  type Vector,
} from './frame.ts'
import { levelCases, solveHung } from './hoists.ts'

export interface RunModel {
  readonly name: string
  readonly from: Vector
  readonly to: Vector
  /** Lengths and weights of its pieces, in order. Short pieces weigh more per foot. */
  readonly pieces: readonly { readonly lengthIn: number; readonly lb: number }[]
}

export interface PointModel {
  readonly at: Vector
  readonly lb: number
}

export interface BuiltModel {
  readonly section: Section
  readonly runs: readonly RunModel[]
  /** Rigid links from the end of a run to the axis of another run or the center of a block. */
  readonly links: readonly (readonly [Vector, Vector])[]
  /** Weights of other parts, at a location on an axis. */
  readonly parts: readonly PointModel[]
  readonly live: readonly PointModel[]
  /** Uniform live load on runs, in lb/in. */
  readonly uniform: ReadonlyMap<string, number>
  /** Supports on the floor, or hoists. */
  readonly standing?: readonly Vector[]
  readonly hung?: readonly Vector[]
  readonly levelIn?: number
}

/** Largest effects in a run over all combinations. */
export interface Result {
  readonly solution: Solution
  readonly name: string
  readonly supportsLb: readonly number[]
}

export interface Analyzed {
  readonly lines: ReadonlyMap<string, number>
  readonly results: readonly Result[]
}

const OUT_OF_PLUMB = 1 / 200
/** 1.6 times the ASD loads, and 0.8 of the stiffness: AISC 360-22 C2.1 and C2.3. */
const ALPHA = 1.6 / 0.8
const DYNAMIC = 1.5

const along = ({ from, to }: RunModel, at: Vector): number => {
  const d = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const
  const length = Math.hypot(...d)
  const p = [at[0] - from[0], at[1] - from[1], at[2] - from[2]] as const
  const s = (p[0] * d[0] + p[1] * d[1] + p[2] * d[2]) / length
  const off = Math.hypot(p[0] - (s * d[0]) / length, p[1] - (s * d[1]) / length, p[2] - (s * d[2]) / length)
  return off < 0.01 && s > -0.01 && s < length + 0.01 ? s : -1
}

/** Self-weight of a run at a distance from its start. Bars end at the joints, where the splices weigh on nodes. */
function lbPerInAt({ pieces }: RunModel, atIn: number): number {
  let startIn = 0
  for (const { lengthIn, lb } of pieces) {
    startIn += lengthIn
    if (atIn < startIn) return lb / lengthIn
  }
  return 0
}

function framed(model: BuiltModel) {
  const frame = new SpaceFrame()
  const marks = [
    ...model.links.flat(),
    ...model.parts.map(({ at }) => at),
    ...model.live.map(({ at }) => at),
    ...(model.hung ?? []),
  ]
  const lines = new Map<string, number>()
  for (const run of model.runs) {
    const stops = marks.map((at) => along(run, at)).filter((each) => each >= 0)
    lines.set(run.name, frame.line(run.from, run.to, model.section, stops, 24))
  }
  for (const [a, b] of model.links) frame.rigid(frame.node(a), frame.node(b), model.section)
  const down = (points: readonly PointModel[], load: LoadCase) => {
    for (const { at, lb } of points) addForce(load, frame.node(at), [0, 0, -lb])
  }
  const dead = noLoads()
  for (const run of model.runs)
    for (const [index, { fromIn, lengthIn }] of frame.barsOf(lines.get(run.name) as number))
      dead.bars.set(index, [0, 0, -lbPerInAt(run, fromIn + lengthIn / 2)])
  down(model.parts, dead)
  const live = noLoads()
  down(model.live, live)
  for (const [name, lbPerIn] of model.uniform) addUniform(live, frame, lines.get(name) as number, [0, 0, -lbPerIn])
  return { frame, lines, dead, live }
}

/** Turns vertical loads into horizontal loads. */
function leaned({ nodes, bars }: LoadCase, x: number, y: number): LoadCase {
  const load = noLoads()
  for (const [node, v] of nodes) addForce(load, node, [-x * (v[2] ?? 0), -y * (v[2] ?? 0), 0])
  for (const [bar, v] of bars) load.bars.set(bar, [-x * v[2], -y * v[2], 0])
  return load
}

export function analyzeBuilt(model: BuiltModel): Analyzed | undefined {
  const { frame, lines, dead, live } = framed(model)
  const results: Result[] = []
  if (model.hung) {
    const nodes = model.hung.map((at) => frame.node(at))
    const loads = [
      ['D', combined([[DYNAMIC, dead]])],
      [
        'D + L',
        combined([
          [DYNAMIC, dead],
          [DYNAMIC, live],
        ]),
      ],
    ] as const
    for (const [name, load] of loads)
      for (const hung of levelCases(nodes, model.levelIn ?? 0)) {
        const found = solveHung(frame, load, hung)
        if (!found) return undefined
        results.push({ name, solution: found.solution, supportsLb: found.pullLb })
      }
    return { lines, results }
  }
  const feet = (model.standing ?? []).map(
    (at): Support => ({ node: frame.node(at), fixed: [true, true, true, false, false, false] }),
  )
  // Casters that can roll: one is held in both directions, and one in one direction.
  const rolling = feet.map(
    ({ node }, index): Support => ({
      node,
      fixed: [index === 0, index === 0 || index === 2, true, false, false, false],
    }),
  )
  const both = combined([
    [1, dead],
    [1, live],
  ])
  const cases = [
    ['D', dead, feet],
    ['D + L', both, feet],
    ['D, rolling', dead, rolling],
    ['D + L, rolling', both, rolling],
    ...(
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const
    ).map(
      ([x, y]) =>
        [
          'D + L, out of plumb',
          combined([
            [1, both],
            [1, leaned(both, x * OUT_OF_PLUMB, y * OUT_OF_PLUMB)],
          ]),
          feet,
        ] as const,
    ),
  ] as const
  for (const [name, load, supports] of cases) {
    const solution = frame.solve(load, supports, ALPHA)
    if (!solution) return undefined
    results.push({ name, solution, supportsLb: solution.reactions.map((each) => each[2] as number) })
  }
  return { lines, results }
}

/**
 * Moments about an edge of the footprint: of the live loads beyond it, and of the whole weight, which holds the structure
 * (ASCE 7-22, 2.4.1, where D is one load).
 */
export function tippingOf(model: BuiltModel, [a, b]: readonly [Vector, Vector]): { tips: number; holds: number } {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  /** Distance inside the edge, for a footprint in counterclockwise order. */
  const inside = (at: Vector) => ((b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])) / length
  const weights = [
    ...model.parts,
    ...model.runs.flatMap((run) => {
      const { from, to } = run
      const lengthIn = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
      return Array.from({ length: lengthIn }, (_, inch): PointModel => {
        const s = (inch + 0.5) / lengthIn
        return {
          lb: lbPerInAt(run, inch + 0.5),
          at: [from[0] + s * (to[0] - from[0]), from[1] + s * (to[1] - from[1]), 0],
        }
      })
    }),
  ].map(({ at, lb }) => lb * inside(at))
  const loads = model.live.map(({ at, lb }) => lb * inside(at))
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  return { tips: -sum(loads.filter((each) => each < 0)), holds: sum(weights) }
}
