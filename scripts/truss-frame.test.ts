import { describe, expect, test } from 'vitest'
import { solve } from '#engineering/frame/frame.fixture.ts'
import type { FrameLoad, FrameSupport } from '#engineering/frame/model.ts'
import { trussMember } from '#engineering/members/truss-member.ts'
import { type BoxSeries, boxSeries } from '#engineering/members/truss-models.ts'
import { trussStrength } from '#engineering/members/trusses.ts'
import { type TrussFrame, trussFrame } from './truss-frame.ts'

const series = Object.keys(boxSeries) as BoxSeries[]

/**
 * Solves a truss that is supported at its lower corners. Each upper chord carries half of the load at its node nearest
 * to x.
 */
function solveUnder({ nodes, members, chords }: TrussFrame, xIn: number, lb: number) {
  const supports = chords.flatMap(({ nodes: line, level, side }): FrameSupport[] =>
    [line[0], line.at(-1)].map((node, end) => ({
      node: node?.id ?? '',
      restraints: {
        y: 'fixed',
        ...(level < 0 ? ({ z: 'fixed' } as const) : {}),
        ...(level < 0 && side > 0 && end === 0 ? ({ x: 'fixed' } as const) : {}),
      },
    })),
  )
  const loads = chords
    .filter(({ level }) => level > 0)
    .map(({ nodes: line }): FrameLoad => {
      const near = line.toSorted((a, b) => Math.abs(a.xIn - xIn) - Math.abs(b.xIn - xIn))[0]
      return { kind: 'node', node: near?.id ?? '', forceLb: [0, 0, -lb / 2] }
    })
  return solve({ nodes, members, supports }, loads)
}

describe.each(series)('the frame model of %s', (name) => {
  const strength = trussStrength(trussMember(name))

  test('resists the moment from a center load through axial forces in the four chords', () => {
    const frame = trussFrame(name, [10])
    const solution = solveUnder(frame, 60, 1000)
    // The force in each pair of chords at 3 ft is 500 lb × 36 in divided by the distance between the chord centroids.
    // Bending of the chords reduces the force slightly.
    const pair = (level: number) =>
      frame.chords
        .filter((chord) => chord.level === level)
        .reduce((sum, { members, nodes }) => {
          const index = nodes.findLastIndex(({ xIn }) => xIn < 36)
          return sum + solution.member(members[index] as string).forcesAt(0).axialLb
        }, 0)
    const expected = (500 * 36) / strength.armIn
    // Allow 20%, because the force in a chord changes only at panel points, which are up to half a panel from this
    // section.
    expect(pair(-1) / expected).toBeGreaterThan(0.8)
    expect(pair(-1) / expected).toBeLessThan(1.2)
    expect(pair(1) / pair(-1)).toBeCloseTo(-1, 2)
  })

  test('deflects like a beam with the flexural stiffness and lacing stiffness from the load tables, within 15%', () => {
    const spanIn = 120
    const solution = solveUnder(trussFrame(name, [10]), 60, 1000)
    const { flexuralLbIn2, webLb } = strength.beam(0, false)
    const expected = (1000 * spanIn ** 3) / 48 / flexuralLbIn2 + (1000 * spanIn) / 4 / (webLb ?? Number.NaN)
    expect(-solution.displacement('lower left 60.000').zIn / expected).toBeGreaterThan(0.85)
    expect(-solution.displacement('lower left 60.000').zIn / expected).toBeLessThan(1.15)
  })

  test('transfers moment and shear through a joint at midspan', () => {
    const frame = trussFrame(name, [5, 5])
    const solution = solveUnder(frame, 36, 1000)
    const half = 0.25 / 2
    const bolts = frame.members.filter(({ id }) => frame.pieceOf.get(id) === 'frame bolts')
    const plates = frame.members.filter(({ id }) => frame.pieceOf.get(id) === 'splice plate')
    expect(bolts).toHaveLength(4)
    // There are two plates with two strips each. Each strip has one segment on each side of the joint and one segment
    // across it.
    expect(plates).toHaveLength(12)
    expect(frame.jointsIn).toEqual([60])
    // The cut is just past the joint, at the ends of the frame bolts that have hinges.
    const cut = [
      ...bolts.map(({ id }) => ({ zIn: 0, ...solution.member(id).forcesAt(2 * half) })),
      ...plates
        .filter(({ start }) => start.endsWith('58.500'))
        .map(({ id, start }) => ({
          zIn: ((start.startsWith('upper') ? 1 : -1) * trussMember(name).splice.gaugeIn) / 2,
          ...solution.member(id).forcesAt(1.5 + half),
        })),
    ]
    const reactionLb = (1000 * (36 - half)) / (120 - 2 * half)
    expect(-cut.reduce((sum, { shearYLb }) => sum + shearYLb, 0)).toBeCloseTo(-reactionLb, 5)
    const momentInLb = cut.reduce((sum, { zIn, axialLb, momentZInLb }) => sum - zIn * axialLb + momentZInLb, 0)
    expect(momentInLb).toBeCloseTo(reactionLb * (60 - 2 * half), 3)
    for (const { axialLb } of cut.slice(0, 4)) expect(axialLb).toBeCloseTo(0, 6)
  })
})

test('connects each diagonal and post in 12 in truss to two chords on the same face', () => {
  const { members, pieceOf } = trussFrame('BS-TR12A', [2])
  const count = (piece: string) => members.filter(({ id }) => pieceOf.get(id) === piece).length
  expect({ diagonals: count('diagonal'), posts: count('post'), frames: count('end frame') }).toEqual({
    diagonals: 16,
    posts: 4,
    frames: 8,
  })
  // Between the 1/2 in laps, a diagonal rises 9 in minus half a lap at each end. It runs 12 in minus clearances of 2.1
  // and 1 in.
  const diagonal = members.find(({ id }) => pieceOf.get(id) === 'diagonal')
  const rise = 8.5
  const run = (12 - 2.1 - 1) * (rise / 9)
  const { chords, nodes } = trussFrame('BS-TR12A', [2])
  expect(chords).toHaveLength(4)
  const place = (id: string | undefined, arm: readonly number[] | undefined) =>
    (nodes.find((node) => node.id === id)?.atIn ?? []).map((value, axis) => value + (arm?.[axis] ?? 0))
  const [from, to] = [place(diagonal?.start, diagonal?.startOffsetIn), place(diagonal?.end, diagonal?.endOffsetIn)]
  expect(Math.abs((to[0] as number) - (from[0] as number))).toBeCloseTo(run, 9)
  expect(Math.hypot((to[1] as number) - (from[1] as number), (to[2] as number) - (from[2] as number))).toBeCloseTo(
    rise,
    9,
  )
})
