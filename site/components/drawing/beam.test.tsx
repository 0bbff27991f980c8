import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Supports, solveBeam } from '#engineering/beams/beam-statics.ts'
import { boxTrusses, lacingLayout } from '#engineering/members/truss-models.ts'
import { BeamDrawing } from './beam.tsx'
import { level, memberShapes, upright } from './member.ts'

const supports: Supports = { kind: 'simple', spanIn: 240 }
const points = [
  { atIn: 60, lb: 150 },
  { atIn: 120, lb: 400 },
  { atIn: 180, lb: 150 },
]

test('draws all arrows to the same scale when loads differ', () => {
  const html = renderToStaticMarkup(
    <BeamDrawing
      section={{ trussIn: 12, depthIn: 12 }}
      lengthsFt={[10, 10]}
      supports={supports}
      points={points}
      spreads={[]}
      reactions={solveBeam(supports, { points, spreads: [] }).reactions}
      title="Three loads"
    />,
  )
  const arrows = [
    ...html.matchAll(/<svg x="([\d.]+)%" y="0%"[^>]*><line class="force" y1="(-[\d.]+)rem" y2="(-[\d.]+)rem"/g),
  ]
    .map(([, x, start, end]) => ({ x: Number(x), length: Number(end) - Number(start) }))
    .toSorted((a, b) => a.x - b.x)
  expect(arrows.map(({ x }) => x)).toEqual([25, 50, 75])
  const [left = 0, middle = 0, right = 0] = arrows.map(({ length }) => length)
  expect(left / middle).toBeCloseTo(150 / 400, 1)
  expect(right).toBe(left)
})

/** Returns the corners of each closed path. */
const outlines = (d: string) =>
  d
    .split('Z')
    .filter(Boolean)
    .map((path) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const))

test.each([6, 12] as const)('draws the lacing of %i in truss where the model has it', (trussIn) => {
  const [lacing] = memberShapes({ trussIn, depthIn: trussIn }, [10, 4], level([0, 0]))
  const bars = outlines(lacing?.d ?? '')
  const model = boxTrusses[trussIn]
  const expected = [lacingLayout(model, 120), lacingLayout(model, 48)]
  expect(bars).toHaveLength(expected.reduce((sum, each) => sum + each.diagonals.length + each.postsIn.length, 0))
  // The centerline of the first diagonal of the second length starts where the layout says, after the 10 ft length.
  const first =
    bars[expected[0]?.diagonals.length ? expected[0].diagonals.length + expected[0].postsIn.length : 0] ?? []
  expect(((first[0]?.[0] ?? 0) + (first[1]?.[0] ?? 0)) / 2).toBeCloseTo(
    120 + (expected[1]?.diagonals[0]?.fromIn ?? 0),
    2,
  )
})

test('draws an upright member as the level one, turned', () => {
  const section = { depthIn: 3 }
  const [flat] = memberShapes(section, [2], level([0, 0]))
  const [tall] = memberShapes(section, [2], upright([0, 0]))
  expect(outlines(tall?.d ?? '')).toEqual(outlines(flat?.d ?? '').map((path) => path.map(([x, y]) => [y, x])))
})
