import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrowLengths, labelHeights } from './label-layout.ts'

describe('arrowLengths', () => {
  test('draws all loads on a beam to the same scale', () => {
    const [small = 0, large = 0, other] = arrowLengths([150, 400, 150])
    expect(small / large).toBeCloseTo(150 / 400)
    expect(other).toBe(small)
  })

  test('uses the minimum arrow length when a load is too small for the scale', () => {
    const [tiny, small, large = 0] = arrowLengths([1, 5, 10_000])
    expect(tiny).toBe(small)
    expect(tiny).toBeGreaterThan(1)
    expect(tiny).toBeLessThan(large)
  })

  test('never draws a shorter arrow for a larger load', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 1e5, noNaN: true }), { minLength: 2, maxLength: 20 }),
        (loads) => {
          const lengths = arrowLengths(loads.toSorted((a, b) => a - b))
          expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
        },
      ),
    )
  })
})

describe('labelHeights', () => {
  test('does not move labels that do not overlap', () => {
    expect(
      labelHeights([
        { from: 0, to: 10, y: 5 },
        { from: 12, to: 20, y: 5 },
        { from: 0, to: 10, y: 3 },
      ]),
    ).toEqual([5, 5, 3])
  })

  test('separates labels that would overlap', () => {
    const label = fc.record({
      from: fc.integer({ min: 0, max: 90 }),
      width: fc.integer({ min: 5, max: 20 }),
      y: fc.double({ min: 1, max: 6, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(label, { maxLength: 20 }), (rows) => {
        const labels = rows.map(({ from, width, y }) => ({ from, to: from + width, y }))
        const heights = labelHeights(labels)
        for (const [index, one] of labels.entries()) {
          expect(heights[index]).toBeLessThanOrEqual(one.y)
          for (const [at, other] of labels.slice(0, index).entries()) {
            if (other.from >= one.to || one.from >= other.to) continue
            expect(Math.abs((heights[at] ?? 0) - (heights[index] ?? 0))).toBeGreaterThan(1)
          }
        }
      }),
    )
  })
})
