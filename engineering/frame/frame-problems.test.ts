import { describe, expect, test } from 'vitest'
import type { Vector } from '#engineering/vectors.ts'
import { randomFrom } from '#tests/random.ts'
import {
  fixed as all,
  bar,
  beam,
  down,
  EIz,
  expectNear,
  frameOf,
  problemOf,
  section,
  solve,
  solved,
  solveSecondOrder,
} from './frame.fixture.ts'
import { factorFrame } from './frame.ts'
import { type Dof, type FrameLoad, type FrameMember, type FrameModel, type FrameNode, isProblem } from './model.ts'

describe('unstable frame detection', () => {
  const hinge: Dof[] = ['ry', 'rz']
  const chain = frameOf(
    { A: [0, 0, 0], B: [40, 0, 0], C: [80, 0, 0], D: [120, 0, 0] },
    [bar('AB', { endReleases: hinge }), bar('BC'), bar('CD', { startReleases: hinge, endReleases: hinge })],
    { A: all, D: all },
  )
  const ball = { x: 'fixed', y: 'fixed', z: 'fixed' } as const

  test('names the node that moves the most in a mechanism', () => {
    const problem = problemOf(factorFrame(chain))
    expect(problem).toMatchObject({ problem: 'unstable', node: 'C' })
    expect(problem.message).toMatch(/^Node "C" can move along [yz]\. Add a support or a member\.$/)
    expect(problem.dof).toMatch(/^[yz]$/)
    // Node B is supported by the cantilever AB and does not move. Member BC rotates about node B.
    const { xIn, yIn, zIn } = problem.shape?.get('B') ?? { xIn: 1, yIn: 1, zIn: 1 }
    expect(Math.hypot(xIn, yIn, zIn)).toBeLessThan(1e-6)
  })

  test('detects a frame without supports', () => {
    expect(factorFrame({ ...chain, supports: [] })).toMatchObject({ problem: 'unstable' })
  })

  test('detects that a bar between ball joints can spin about its axis', () => {
    const problem = problemOf(factorFrame(beam(50, ball, ball)))
    expect(problem).toMatchObject({ problem: 'unstable', dof: 'rx' })
    expect(problem.message).toMatch(/^Node "[AB]" can rotate about x\. Add a support or a member\.$/)
  })

  test('detects that a skewed bar between ball joints can spin about its axis', () => {
    const model = beam(50, ball, ball)
    const skew = { ...model, nodes: [model.nodes[0] as FrameNode, { id: 'B', atIn: [31, 17, -23] as const }] }
    expect(factorFrame(skew)).toMatchObject({ problem: 'unstable' })
  })

  test('detects that a long frame can rotate about the line between two ball joints', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = randomFrom(seed)
      const count = 5 + Math.floor(35 * random())
      const slender = {
        ...section,
        iyIn4: 0.1 + random(),
        izIn4: 0.1 + random(),
        torsionIn4: 0.003 + 0.2 * random() ** 4,
      }
      const link = (from: number, to: number): FrameMember => ({
        id: `${from}-${to}`,
        start: String(from),
        end: String(to),
        section: slender,
      })
      const chained = Array.from({ length: count - 1 }, (_, index) => link(index, index + 1))
      const braced = chained.slice(1).flatMap((_, index) => (random() < 0.7 ? [link(index, index + 2)] : []))
      const model: FrameModel = {
        nodes: Array.from({ length: count }, (_, index) => ({
          id: String(index),
          atIn: [40 * index + 10 * random(), 60 * random(), 60 * random()],
        })),
        members: [...chained, ...braced],
        supports: [
          { node: '0', restraints: ball },
          { node: String(count - 1), restraints: ball },
        ],
      }
      expect(factorFrame(model)).toMatchObject({ problem: 'unstable' })
      const held = { node: '0', restraints: { ...ball, rx: 'fixed' } } as const
      expect(isProblem(factorFrame({ ...model, supports: [held, ...model.supports.slice(1)] }))).toBe(false)
    }
  })

  test('names a node that is not connected to any member', () => {
    const model = beam(50, all, all)
    const problem = problemOf(factorFrame({ ...model, nodes: [...model.nodes, { id: 'X', atIn: [0, 9, 0] }] }))
    expect(problem).toMatchObject({ problem: 'unstable', node: 'X' })
    expect(problem.message).toContain('No member is connected to it.')
  })

  test('names a member whose end releases make it a mechanism', () => {
    const spinning = beam(50, all, all, { startReleases: ['rx'], endReleases: ['rx'] })
    expect(factorFrame(spinning)).toMatchObject({ problem: 'unstable', member: 'AB', dof: 'rx' })
    const sliding = beam(50, all, all, { startReleases: ['rz', 'y'], endReleases: ['rz'] })
    expect(factorFrame(sliding)).toMatchObject({ problem: 'unstable', member: 'AB' })
  })

  test('accepts a cantilever of 200 members in series', () => {
    const count = 200
    const model: FrameModel = {
      nodes: Array.from({ length: count + 1 }, (_, index) => ({ id: String(index), atIn: [index, 0, 0] })),
      members: Array.from({ length: count }, (_, index) => ({
        id: String(index),
        start: String(index),
        end: String(index + 1),
        section,
      })),
      supports: [{ node: '0', restraints: all }],
    }
    const result = solve(model, [{ kind: 'node', node: String(count), forceLb: down(10) }])
    expectNear(result.displacement(String(count)).zIn, (-10 * count ** 3) / 3 / EIz, 1e-5)
  })
})

describe('frame and load validation', () => {
  const good = beam(50, all)
  const member = good.members[0] as FrameMember
  const withMember = (changes: Partial<FrameMember>): FrameModel => ({ ...good, members: [{ ...member, ...changes }] })
  const models: readonly [name: string, model: FrameModel, where: object][] = [
    ['an end at an unknown node', withMember({ end: 'Q' }), { member: 'AB', node: 'Q' }],
    ['both ends at the same node', withMember({ end: 'A' }), { member: 'AB', node: 'A' }],
    ['offsets as long as its length', withMember({ endOffsetIn: [-50, 0, 0] }), { member: 'AB' }],
    ['no area', withMember({ section: { ...section, areaIn2: 0 } }), { member: 'AB' }],
    ['a negative shear area', withMember({ section: { ...section, shearAreaYIn2: -1 } }), { member: 'AB' }],
    ['a modulus of NaN', withMember({ section: { ...section, elasticPsi: NaN } }), { member: 'AB' }],
    ['a parallel reference vector', withMember({ reference: [2, 0, 0] }), { member: 'AB' }],
    ['a roll of NaN', withMember({ rollRad: NaN }), { member: 'AB' }],
    ['a negative weight', withMember({ weightLbPerIn: -1 }), { member: 'AB' }],
    ['a duplicate id', { ...good, members: [member, member] }, { member: 'AB' }],
  ]
  test.each(models)('rejects a member with %s', (_, model, where) => {
    expect(factorFrame(model)).toMatchObject({ problem: 'invalid', ...where })
    expect(solveSecondOrder(model, [])).toMatchObject({ problem: 'invalid', ...where })
  })

  test('rejects invalid nodes and supports', () => {
    const twice = { ...good, nodes: [...good.nodes, { id: 'A', atIn: [1, 1, 1] as const }] }
    expect(factorFrame(twice)).toMatchObject({ problem: 'invalid', node: 'A' })
    const nowhere = { ...good, nodes: [{ id: 'A', atIn: [NaN, 0, 0] as const }] }
    expect(factorFrame(nowhere)).toMatchObject({ problem: 'invalid', node: 'A' })
    const support = (node: string, x: number) => ({ ...good, supports: [{ node, restraints: { x } }] })
    expect(factorFrame(support('Q', 1))).toMatchObject({ problem: 'invalid', node: 'Q' })
    expect(factorFrame(support('A', -1))).toMatchObject({ problem: 'invalid', node: 'A' })
    const two = { ...good, supports: [...good.supports, ...good.supports] }
    expect(factorFrame(two)).toMatchObject({ problem: 'invalid', node: 'A' })
  })

  const q: Vector = [0, 0, 1]
  const loads: readonly [name: string, load: FrameLoad, where: object][] = [
    ['at an unknown node', { kind: 'node', node: 'Q' }, { node: 'Q' }],
    ['of NaN', { kind: 'node', node: 'B', forceLb: [NaN, 0, 0] }, { node: 'B' }],
    ['on an unknown member', { kind: 'point', member: 'Q', atIn: 1 }, { member: 'Q' }],
    ['past the end of a member', { kind: 'point', member: 'AB', atIn: 51, forceLb: q }, { member: 'AB' }],
    ['at a location of NaN', { kind: 'point', member: 'AB', atIn: NaN, forceLb: q }, { member: 'AB' }],
    [
      'that ends before it starts',
      { kind: 'distributed', member: 'AB', fromIn: 9, toIn: 3, startLbPerIn: q, endLbPerIn: q },
      { member: 'AB' },
    ],
  ]
  test.each(loads)('rejects a load %s', (_, load, where) => {
    expect(solved(factorFrame(good)).solve([load])).toMatchObject({ problem: 'invalid', ...where })
    expect(solveSecondOrder(good, [load])).toMatchObject({ problem: 'invalid', ...where })
  })

  test('throws an error when a result is requested for an unknown node or member', () => {
    const result = solve(good, [])
    expect(() => result.displacement('Q')).toThrow('The frame has no node "Q"')
    expect(() => result.member('Q')).toThrow('The frame has no member "Q"')
  })
})
