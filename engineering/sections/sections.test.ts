import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flatProperties, onEdgeProperties, profiles } from './profiles.ts'
import {
  chordArmIn,
  circle,
  convex,
  equalAngle,
  fourChordsIn4,
  hullOf,
  integrate,
  minRadiusIn,
  perforatedStiffness,
  rectangle,
  rounded,
  squareTube,
  union,
  without,
} from './sections.ts'

describe('a 2 × 2 × 1/8 in angle', () => {
  const angle = equalAngle(2, 0.125)

  test('has the area of two strips (2 × 1/8 + 1 7/8 × 1/8)', () => {
    expect(angle.areaIn2).toBeCloseTo(0.25 + 0.234375, 10)
  })

  test('has its centroid 0.546 in from the heel', () => {
    // The expected value is the first moment of both legs about the heel, divided by the area.
    expect(angle.centroidIn[1]).toBeCloseTo((0.25 * 0.0625 + 0.234375 * 1.0625) / 0.484375, 10)
    expect(angle.centroidIn[0]).toBeCloseTo(angle.centroidIn[1], 10)
  })

  test('has I = 0.189 in⁴ and rz = 0.391 in, within 1% of the AISC values for L2x2x1/8 with fillets', () => {
    expect(angle.ixIn4 / 0.189).toBeCloseTo(1, 1.7)
    expect(minRadiusIn(angle)).toBeCloseTo(0.391, 1.7)
  })

  test('calculates a moment of inertia of 58.4 in⁴ for 12 in truss, with chord centroids that are 10.91 in apart', () => {
    expect(chordArmIn(12, angle)).toBeCloseTo(12 - 2 * 0.5464, 3)
    // The moment of inertia is 4 × (0.187 + 0.4844 × 5.4536²) in⁴.
    expect(fourChordsIn4(12, angle)).toBeCloseTo(4 * (angle.ixIn4 + 0.484375 * 5.45363 ** 2), 2)
    expect(fourChordsIn4(12, angle)).toBeCloseTo(58.4, 1)
  })
})

describe('a square tube', () => {
  test('has an area of 1 − 0.75² and a moment of inertia of (1 − 0.75⁴) / 12 for a 1 × 1/8 in tube', () => {
    const tube = squareTube(1, 0.125)
    expect(tube.areaIn2).toBeCloseTo(1 - 0.75 ** 2, 10)
    expect(tube.ixIn4).toBeCloseTo((1 - 0.75 ** 4) / 12, 10)
    expect(tube.ixyIn4).toBeCloseTo(0, 10)
  })
})

describe('a perforated chord', () => {
  test('retains 93% of its axial stiffness when 9/16 in holes every 3 in leave 0.344 in² of its 0.484 in² area', () => {
    expect(perforatedStiffness(0.484375, 0.34375, 0.5625, 3)).toBeCloseTo(
      1 / (0.8125 + 0.1875 * (0.484375 / 0.34375)),
      10,
    )
  })
})

describe('integration of a region by slices', () => {
  test('returns the area bh, the moment of inertia bh³/12, and the shear area 2A/3 for a rectangle', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 6, noNaN: true }),
        fc.double({ min: 0.5, max: 6, noNaN: true }),
        (b, h) => {
          const found = integrate(rectangle(b, h), h)
          expect(found.areaIn2 / (b * h)).toBeCloseTo(1, 6)
          expect(found.ixIn4 / ((b * h ** 3) / 12)).toBeCloseTo(1, 5)
          expect(found.iyIn4 / ((h * b ** 3) / 12)).toBeCloseTo(1, 5)
          expect(found.sxIn3 / ((b * h ** 2) / 6)).toBeCloseTo(1, 5)
          // The maximum shear stress of a rectangle is 1.5 V / A.
          expect(found.shearAreaIn2 / ((2 / 3) * b * h)).toBeCloseTo(1, 2)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('returns the area πd²/4 and the moment of inertia πd⁴/64 for a circle, and for the convex hull of a single circle', () => {
    for (const region of [circle(2), hullOf([[0, 0, 2]])]) {
      const found = integrate(region, 2)
      expect(found.areaIn2 / Math.PI).toBeCloseTo(1, 2)
      expect(found.ixIn4 / (Math.PI / 4)).toBeCloseTo(1, 2)
    }
  })

  test('deducts (4 − π) r² for the corners of a rounded rectangle', () => {
    expect(integrate(rounded(3, 3, 0.5), 3).areaIn2).toBeCloseTo(9 - (4 - Math.PI) * 0.25, 2)
  })

  test('agrees with the exact properties of a tube', () => {
    const tube = integrate(without(rectangle(3, 3), rectangle(2.75, 2.75)), 3)
    expect(tube.areaIn2).toBeCloseTo(squareTube(3, 0.125).areaIn2, 2)
    expect(tube.ixIn4).toBeCloseTo(squareTube(3, 0.125).ixIn4, 2)
  })

  test('counts the overlap between two regions only once', () => {
    const triangle = convex([
      [-1, -1],
      [1, -1],
      [0, 1],
    ])
    const both = integrate(union([triangle, rectangle(4, 1, [0, -0.5])]), 2)
    // The union is the 4 × 1 rectangle and the part of the triangle above it. That part has half the base and half the
    // height of the full triangle.
    expect(both.areaIn2).toBeCloseTo(4 + 0.5, 2)
  })
})

describe('an extrusion profile', () => {
  test.each(Object.entries(profiles))('keeps the properties of a profile when it is rotated (%s)', (_, profile) => {
    const onEdge = onEdgeProperties(profile)
    const flat = flatProperties(profile)
    expect(flat.areaIn2 / onEdge.areaIn2).toBeCloseTo(1, 2)
    expect(flat.ixIn4 / onEdge.iyIn4).toBeCloseTo(1, 2)
    expect(flat.iyIn4 / onEdge.ixIn4).toBeCloseTo(1, 2)
  })

  test.each(Object.entries(profiles))(
    'has its centroid at the center, and a smaller area than its outline (%s)',
    (_, profile) => {
      const { areaIn2, centroidIn, ixIn4 } = onEdgeProperties(profile)
      expect(centroidIn[0]).toBeCloseTo(0, 2)
      expect(centroidIn[1]).toBeCloseTo(0, 2)
      expect(areaIn2).toBeLessThan(profile.widthIn * profile.heightIn)
      expect(ixIn4).toBeLessThan((profile.widthIn * profile.heightIn ** 3) / 12)
    },
  )
})
