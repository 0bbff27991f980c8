import { describe, expect, test } from 'vitest'
import { clampedPan, wrapped, ZOOM, zoomed } from './zoom.ts'

describe('the zoom of the lightbox', () => {
  // Covers 4.lightbox.2-3, 9.22-23
  test('goes from 1 to 3 in steps of 0.5 and stays there', () => {
    const scales = [1]
    for (let step = 0; step < 6; step += 1) scales.push(zoomed(scales.at(-1) ?? 0, 1))
    expect(scales).toEqual([1, 1.5, 2, 2.5, 3, 3, 3])
    expect(ZOOM).toEqual({ min: 1, max: 3, step: 0.5 })
  })

  test('goes back to 1 and no further', () => {
    expect(zoomed(1.5, -1)).toBe(1)
    expect(zoomed(1, -1)).toBe(1)
  })
})

describe('the order of the pictures', () => {
  test('wraps around at both ends', () => {
    expect(wrapped(4, 1, 5)).toBe(0)
    expect(wrapped(0, -1, 5)).toBe(4)
    expect(wrapped(2, 1, 5)).toBe(3)
  })

  test('is short for a single picture', () => {
    expect(wrapped(0, 1, 1)).toBe(0)
    expect(wrapped(0, -1, 1)).toBe(0)
  })
})

describe('panning', () => {
  // Covers 4.lightbox.6
  test('is not possible at scale 1', () => {
    expect(clampedPan(40, 1, 800)).toBe(0)
    expect(Math.abs(clampedPan(-40, 1, 800))).toBe(0)
  })

  test('ends where the picture would leave the stage', () => {
    expect(clampedPan(100, 2, 800)).toBe(100)
    expect(clampedPan(900, 2, 800)).toBe(400)
    expect(clampedPan(-900, 3, 800)).toBe(-800)
  })
})
