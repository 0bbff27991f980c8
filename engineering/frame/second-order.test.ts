import { describe, expect, test } from 'vitest'
import {
  fixed as all,
  down,
  EIy,
  expectNear,
  frameOf,
  inParts,
  problemOf,
  section,
  solve,
  solved,
  solveSecondOrder,
  uniform,
} from './frame.fixture.ts'
import { type FrameLoad, type FrameModel, type FrameSection, type FrameSupport, isProblem } from './model.ts'

/** Published amplification factors are in `published-frames.test.ts`. */
describe('second-order analysis', () => {
  const L = 200
  const COUNT = 8
  const column = (
    atTop: FrameSupport['restraints'],
    atBase: FrameSupport['restraints'],
    shear?: Pick<FrameSection, 'shearAreaYIn2' | 'shearAreaZIn2'>,
  ): FrameModel => {
    const whole = {
      id: 'c',
      start: 'base',
      end: 'top',
      section: { ...section, ...shear },
      reference: [0, 1, 0],
    } as const
    const { nodes, members } = inParts(
      whole,
      [
        [0, 0, 0],
        [0, 0, L],
      ],
      COUNT,
    )
    const ends = frameOf({ base: [0, 0, 0], top: [0, 0, L] }, [], { base: atBase, top: atTop })
    return { nodes: [...ends.nodes, ...nodes], members, supports: ends.supports }
  }
  // Local y is the global y axis, so loads along x bend the column about its weak axis.
  const euler = (Math.PI ** 2 * EIy) / L ** 2
  const press = (lb: number): FrameLoad => ({ kind: 'node', node: 'top', forceLb: down(lb) })
  const side = ({ members }: FrameModel, lbPerIn: number): FrameLoad[] =>
    members.map(({ id }) => uniform(id, L / COUNT, [lbPerIn, 0, 0]))
  const pinned = column({ x: 'fixed', y: 'fixed' }, { x: 'fixed', y: 'fixed', z: 'fixed', rz: 'fixed' })
  const cantilever = column({}, all)
  const middle = `c:${COUNT / 2}`

  const cases: readonly [name: string, model: FrameModel, timesEuler: number][] = [
    ['pinned at both ends', pinned, 1],
    ['fixed at the base, free at the top', cantilever, 1 / 4],
    ['fixed at the base, pinned at the top', column({ x: 'fixed', y: 'fixed' }, all), 20.1907 / Math.PI ** 2],
    ['fixed at both ends, free to sway', column({ rx: 'fixed', ry: 'fixed', rz: 'fixed' }, all), 1],
    ['fixed at both ends', column({ ...all, z: 0 }, all), 4],
  ]
  // A small lateral load starts the sway.
  test.each(cases)('finds the buckling load of a column that is %s', (_, model, timesEuler) => {
    const under = (part: number) => solveSecondOrder(model, [...side(model, 0.01), press(part * timesEuler * euler)])
    expect(isProblem(under(0.98))).toBe(false)
    expect(under(1.02)).toMatchObject({ problem: 'buckled' })
  })

  test('returns the shape of a column that buckles', () => {
    const problem = problemOf(solveSecondOrder(cantilever, [...side(cantilever, 0.01), press(0.3 * euler)]))
    expect(problem.shape?.get('top')?.xIn).toBeGreaterThan(problem.shape?.get(middle)?.xIn ?? Number.NaN)
  })

  test('reduces the buckling load to Pe/(1 + Pe/GA) when shear deformation is included (Timoshenko and Gere, 2.17)', () => {
    const model = column({}, all, { shearAreaYIn2: 0.02, shearAreaZIn2: 0.02 })
    const critical = 1 / (4 / euler + 1 / (11.2e6 * 0.02))
    const under = (part: number) => solveSecondOrder(model, [...side(model, 0.01), press(part * critical)])
    expect(isProblem(under(0.98))).toBe(false)
    expect(under(1.02)).toMatchObject({ problem: 'buckled' })
  })

  test('does not amplify displacements without compression', () => {
    const loads: FrameLoad[] = [...side(cantilever, 2), press(-500)]
    const first = solve(cantilever, loads).displacement('top').xIn
    expectNear(solved(solveSecondOrder(cantilever, loads)).displacement('top').xIn, first)
  })
})
