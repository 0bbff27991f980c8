import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Supports, solveBeam } from '#engineering/beams/beam-statics.ts'
import { BeamDrawing } from './beam-drawing.tsx'

test('draws all arrows to the same scale when loads differ', () => {
  const supports: Supports = { kind: 'simple', spanIn: 240 }
  const points = [
    { atIn: 60, lb: 150, on: 'node' },
    { atIn: 120, lb: 400, on: 'node' },
    { atIn: 180, lb: 150, on: 'node' },
  ] as const
  const html = renderToStaticMarkup(
    <BeamDrawing
      supports={supports}
      points={points}
      spreads={[]}
      trussIn={12}
      lengthsFt={[10, 10]}
      reactions={solveBeam(supports, { points, spreads: [] }).reactions}
      title="Three loads"
    />,
  )
  const lengths = [...html.matchAll(/<line class="force" x1="([\d.]+)%"[^>]*y1="([\d.]+)rem" y2="7\.1rem"/g)]
    .toSorted(([, a], [, b]) => Number(a) - Number(b))
    .map(([, , tail]) => 7.1 - Number(tail))
  expect(lengths).toHaveLength(3)
  const [left = 0, middle = 0, right = 0] = lengths
  expect(left / middle).toBeCloseTo(150 / 400)
  expect(right).toBe(left)
})
