import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cross, dot, type Vector } from '#engineering/vectors.ts'
import { randomFrom } from '#tests/random.ts'
import { fixed as all, solve, solved } from './frame.fixture.ts'
import { factorFrame } from './frame.ts'
import type { Dof, FrameLoad, FrameMember, FrameModel, FrameNode, FrameSection } from './model.ts'
import type { ForceAndMoment, FrameSolution } from './solution.ts'

/** Equilibrium, reciprocity (Maxwell and Betti), and invariance of random frames. */
/**
 * Returns a random frame that uses every feature and every load type. Supports are either fully fixed or springs with
 * the same stiffness in all directions.
 */
function randomFrame(seed: number) {
  const random = randomFrom(seed)
  const between = (low: number, high: number) => low + (high - low) * random()
  const vector = (size: number): Vector => [between(-size, size), between(-size, size), between(-size, size)]
  const count = 3 + Math.floor(4 * random())
  const nodes: FrameNode[] = Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    // Every member must be longer than 20 in, because loads are placed up to 20 in from its start.
    atIn: [40 * index + between(-5, 5), between(-60, 60), between(-60, 60)],
  }))
  const randomSection = (): FrameSection => ({
    elasticPsi: 1e7,
    shearPsi: 4e6,
    areaIn2: between(0.5, 4),
    iyIn4: between(0.3, 6),
    izIn4: between(0.3, 6),
    torsionIn4: between(0.3, 4),
    ...(random() < 0.5 ? { shearAreaYIn2: between(0.2, 2), shearAreaZIn2: between(0.2, 2) } : {}),
  })
  const member = (from: number, to: number, extra: Partial<FrameMember> = {}): FrameMember => ({
    id: `m${from}-${to}`,
    start: `n${from}`,
    end: `n${to}`,
    section: randomSection(),
    weightLbPerIn: between(0, 1),
    reference: vector(1),
    rollRad: between(-3, 3),
    ...(random() < 0.4 ? { startOffsetIn: vector(3) } : {}),
    ...(random() < 0.4 ? { endOffsetIn: vector(3) } : {}),
    ...extra,
  })
  const released: readonly Dof[][] = [[], ['rz'], ['ry', 'rz'], ['x'], ['rx', 'ry', 'rz'], ['y']]
  const chain = nodes.slice(1).map((_, index) => member(index, index + 1))
  const braces = nodes
    .slice(2)
    .map((_, index) =>
      member(index, index + 2, {
        startReleases: released[Math.floor(6 * random())] as Dof[],
        endReleases: released[Math.floor(3 * random())] as Dof[],
      }),
    )
  const spring = between(1e3, 1e6)
  const model: FrameModel = {
    nodes,
    members: [...chain, ...braces],
    supports: [
      { node: 'n0', restraints: all },
      { node: `n${count - 1}`, restraints: random() < 0.5 ? { x: spring, y: spring, z: spring } : all },
    ],
  }
  const loadsOf = (withWeight: boolean): FrameLoad[] => [
    ...nodes.map(({ id }): FrameLoad => ({ kind: 'node', node: id, forceLb: vector(500), momentInLb: vector(900) })),
    ...model.members.map(({ id }): FrameLoad => {
      return { kind: 'point', member: id, atIn: between(2, 15), forceLb: vector(300), momentInLb: vector(200) }
    }),
    ...(withWeight
      ? [
          ...model.members.map(
            ({ id }): FrameLoad => ({
              kind: 'distributed',
              member: id,
              fromIn: between(0, 8),
              toIn: between(9, 18),
              startLbPerIn: vector(20),
              endLbPerIn: vector(20),
            }),
          ),
          { kind: 'self-weight', factor: vector(2) } as const,
        ]
      : []),
  ]
  return { model, loadsOf, random, vector, between }
}

const plus = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
]
const forceOf = ({ xLb, yLb, zLb }: ForceAndMoment): Vector => [xLb, yLb, zLb]
const momentOf = ({ mxInLb, myInLb, mzInLb }: ForceAndMoment): Vector => [mxInLb, myInLb, mzInLb]

describe('random frames', () => {
  const forRandomFrames = (check: (frame: ReturnType<typeof randomFrame>) => void) =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => check(randomFrame(seed))),
      { numRuns: 40 },
    )

  const positionOf = (model: FrameModel, id: string): Vector =>
    (model.nodes.find((each) => each.id === id) as FrameNode).atIn

  /** Returns the ends of a member's flexible length. */
  const endsOf = (model: FrameModel, { start, end, startOffsetIn, endOffsetIn }: FrameMember): [Vector, Vector] => [
    plus(positionOf(model, start), startOffsetIn ?? [0, 0, 0]),
    plus(positionOf(model, end), endOffsetIn ?? [0, 0, 0]),
  ]

  /** Returns the resultant force of a load, and its resultant moment about the origin. */
  function resultant(model: FrameModel, load: FrameLoad): [Vector, Vector] {
    const none: Vector = [0, 0, 0]
    if (load.kind === 'node') {
      const { forceLb = none, momentInLb = none } = load
      return [forceLb, plus(momentInLb, cross(positionOf(model, load.node), forceLb))]
    }
    const along = (member: FrameMember, x: number): Vector => {
      const [from, to] = endsOf(model, member)
      const length = Math.hypot(...plus(to, from, -1))
      return plus(from, plus(to, from, -1), x / length)
    }
    const memberOf = (id: string) => model.members.find((each) => each.id === id) as FrameMember
    if (load.kind === 'point') {
      const { forceLb = none, momentInLb = none } = load
      return [forceLb, plus(momentInLb, cross(along(memberOf(load.member), load.atIn), forceLb))]
    }
    if (load.kind === 'self-weight') {
      return model.members.reduce<[Vector, Vector]>(
        ([force, moment], member) => {
          const [from, to] = endsOf(model, member)
          const weight = (member.weightLbPerIn ?? 0) * Math.hypot(...plus(to, from, -1))
          const part: Vector = [load.factor[0] * weight, load.factor[1] * weight, load.factor[2] * weight]
          const middle = plus(from, plus(to, from, -1), 0.5)
          return [plus(force, part), plus(moment, cross(middle, part))]
        },
        [none, none],
      )
    }
    // The product of a linear load and a linear arm is quadratic, so Simpson's rule is exact.
    const { fromIn, toIn, startLbPerIn, endLbPerIn } = load
    const samples = [
      [fromIn, startLbPerIn, 1],
      [(fromIn + toIn) / 2, plus(plus(startLbPerIn, none), plus(endLbPerIn, startLbPerIn, -1), 0.5), 4],
      [toIn, endLbPerIn, 1],
    ] as const
    return samples.reduce<[Vector, Vector]>(
      ([force, moment], [x, q, weight]) => {
        const part = plus(none, q, (weight * (toIn - fromIn)) / 6)
        return [plus(force, part), plus(moment, cross(along(memberOf(load.member), x), part))]
      },
      [none, none],
    )
  }

  test('finds reactions that balance the applied loads', () => {
    forRandomFrames(({ model, loadsOf }) => {
      const loads = loadsOf(true)
      const result = solve(model, loads)
      let [force, moment]: [Vector, Vector] = [
        [0, 0, 0],
        [0, 0, 0],
      ]
      for (const load of loads) {
        const [f, m] = resultant(model, load)
        ;[force, moment] = [plus(force, f), plus(moment, m)]
      }
      for (const [node, reaction] of result.reactions) {
        force = plus(force, forceOf(reaction))
        moment = plus(moment, plus(momentOf(reaction), cross(positionOf(model, node), forceOf(reaction))))
      }
      expect(Math.hypot(...force)).toBeLessThan(1e-5)
      expect(Math.hypot(...moment)).toBeLessThan(1e-3)
    })
  })

  test('has consistent member forces and deflections at the nodes', () => {
    forRandomFrames(({ model, loadsOf }) => {
      const result = solve(model, loadsOf(true))
      for (const member of model.members) {
        const { forcesAt, deflectionAt, end, lengthIn } = result.member(member.id)
        const { axialLb, shearYLb, shearZLb, torqueInLb, momentYInLb, momentZInLb } = forcesAt(lengthIn)
        const inside = [axialLb, shearYLb, shearZLb, torqueInLb, momentYInLb, momentZInLb]
        const outside = Object.values(end)
        for (let i = 0; i < 6; i++) expect(inside[i]).toBeCloseTo(outside[i] as number, 4)
        if (member.endReleases?.length || member.startReleases?.length) continue
        const { xIn, yIn, zIn, rxRad, ryRad, rzRad } = result.displacement(member.end)
        const arm = cross([rxRad, ryRad, rzRad], member.endOffsetIn ?? [0, 0, 0])
        const expected = plus([xIn, yIn, zIn], arm)
        expect(Math.hypot(...plus(deflectionAt(lengthIn), expected, -1))).toBeLessThan(1e-7)
      }
    })
  })

  test('satisfies the reciprocal theorem for two sets of loads (Maxwell and Betti)', () => {
    forRandomFrames(({ model, loadsOf, vector, between }) => {
      const frame = solved(factorFrame(model))
      const forcesOnly = (loads: readonly FrameLoad[]) =>
        loads.map((load): FrameLoad => (load.kind === 'point' ? { ...load, momentInLb: [0, 0, 0] } : load))
      const a = forcesOnly(loadsOf(false))
      const b = forcesOnly([
        ...model.nodes.map(({ id }): FrameLoad => ({ kind: 'node', node: id, forceLb: vector(400) })),
        ...model.members.map(({ id }): FrameLoad => {
          return { kind: 'point', member: id, atIn: between(2, 15), forceLb: vector(300) }
        }),
      ])
      const [byA, byB] = [solved(frame.solve(a)), solved(frame.solve(b))]
      const work = (loads: readonly FrameLoad[], by: FrameSolution) =>
        loads.reduce((total, load) => {
          if (load.kind === 'node') {
            const { xIn, yIn, zIn, rxRad, ryRad, rzRad } = by.displacement(load.node)
            const rotation = dot(load.momentInLb ?? [0, 0, 0], [rxRad, ryRad, rzRad])
            return total + dot(load.forceLb ?? [0, 0, 0], [xIn, yIn, zIn]) + rotation
          }
          return load.kind === 'point'
            ? total + dot(load.forceLb ?? [0, 0, 0], by.member(load.member).deflectionAt(load.atIn))
            : total
        }, 0)
      const scale = Math.sqrt(work(a, byA) * work(b, byB))
      expect(Math.abs(work(a, byB) - work(b, byA)) / scale).toBeLessThan(1e-8)
    })
  })

  test('rotates the displacements along with the frame', () => {
    forRandomFrames(({ model, loadsOf, vector }) => {
      const loads = loadsOf(true)
      // Rotation by an angle about a unit axis (Rodrigues' formula).
      const axis = vector(1)
      const unit = plus([0, 0, 0], axis, 1 / Math.hypot(...axis))
      const turned = (v: Vector): Vector =>
        plus(
          plus(plus([0, 0, 0], v, Math.cos(1.1)), cross(unit, v), Math.sin(1.1)),
          unit,
          dot(unit, v) * (1 - Math.cos(1.1)),
        )
      const turnedFields = <T extends object>(value: T): T =>
        Object.fromEntries(
          Object.entries(value).map(([key, each]) => [
            key,
            Array.isArray(each) && typeof each[0] === 'number' ? turned(each as unknown as Vector) : each,
          ]),
        ) as T
      const before = solve(model, loads)
      const after = solve(
        { ...model, nodes: model.nodes.map(turnedFields), members: model.members.map(turnedFields) },
        loads.map(turnedFields),
      )
      const size = Math.max(...model.nodes.map(({ id }) => Math.hypot(...Object.values(before.displacement(id)))))
      for (const { id } of model.nodes) {
        const [u, v] = [before.displacement(id), after.displacement(id)]
        const moved = plus(turned([u.xIn, u.yIn, u.zIn]), [v.xIn, v.yIn, v.zIn], -1)
        const rotated = plus(turned([u.rxRad, u.ryRad, u.rzRad]), [v.rxRad, v.ryRad, v.rzRad], -1)
        expect(Math.hypot(...moved, ...rotated) / size).toBeLessThan(1e-7)
      }
    })
  })

  test('returns the same deflection within a member when a node divides the member', () => {
    forRandomFrames(({ model, loadsOf }) => {
      const loads = loadsOf(true)
      const member = model.members[0] as FrameMember
      const [from, to] = endsOf(model, member)
      const length = Math.hypot(...plus(to, from, -1))
      const x = 20
      const { endOffsetIn, startOffsetIn, ...common } = member
      const halves: FrameMember[] = [
        { ...common, id: 'left', end: 'middle', ...(startOffsetIn ? { startOffsetIn } : {}) },
        { ...common, id: 'right', start: 'middle', ...(endOffsetIn ? { endOffsetIn } : {}) },
      ]
      const divided: FrameModel = {
        ...model,
        nodes: [...model.nodes, { id: 'middle', atIn: plus(from, plus(to, from, -1), x / length) }],
        members: [...model.members.slice(1), ...halves],
      }
      const moved = loads.map((load): FrameLoad => {
        const isOnMember = 'member' in load && load.member === member.id
        return isOnMember ? { ...load, member: 'left' } : load
      })
      const whole = solve(model, loads).member(member.id)
      const result = solve(divided, moved)
      const { xIn, yIn, zIn } = result.displacement('middle')
      const gap = Math.hypot(...plus(whole.deflectionAt(x), [xIn, yIn, zIn], -1))
      expect(gap / Math.hypot(xIn, yIn, zIn)).toBeLessThan(1e-7)
      expect(result.member('left').forcesAt(x).momentZInLb).toBeCloseTo(whole.forcesAt(x).momentZInLb, 4)
    })
  })
})
