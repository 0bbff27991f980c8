import { expect, test } from 'vitest'
import { drawingSheets, imageWidthsIn, measuredParts } from '#catalog/studio-results.server.ts'
import { imageScale } from './image-scale.server.ts'

const RADIANS = Math.PI / 180
/**
 * The camera of part images, and the share of the frame that a part fills (`tileCamera` in `studio/render/scene.ts`).
 */
const [AZIMUTH, ELEVATION] = [36 * RADIANS, 30 * RADIANS]
const [WIDTH_SHARE, HEIGHT_SHARE, ASPECT] = [0.84, 0.76, 4 / 3]

/** Width of an image that a box fills, in inches, without perspective. */
function framedWidthIn([x, y, z]: readonly [number, number, number]) {
  const width = x * Math.cos(AZIMUTH) + y * Math.sin(AZIMUTH)
  const depth = x * Math.sin(AZIMUTH) + y * Math.cos(AZIMUTH)
  const height = depth * Math.sin(ELEVATION) + z * Math.cos(ELEVATION)
  return Math.max(width / WIDTH_SHARE, (height / HEIGHT_SHARE) * ASPECT)
}

const keyOf = (partNumber: string) => `parts/${partNumber.toLowerCase()}`

/** Ratio of the width of a part's image to the width calculated from the part's bounding box. */
const ratios = Object.entries(drawingSheets).map(([partNumber, { drawn }]) => {
  const measured = measuredParts[drawn]
  if (!measured) throw new Error(`${drawn} is not measured.`)
  return { partNumber, ratio: (imageWidthsIn[keyOf(partNumber)] ?? 0) / framedWidthIn(measured.sizeIn) }
})

test('gives every part image the scale of its bounding box', () => {
  expect(ratios).not.toEqual([])
  // Round parts don't reach the corners of their bounding box, so their camera is closer.
  expect(ratios.filter(({ ratio }) => ratio < 0.5 || ratio > 1.05)).toEqual([])
})

test.each(['BS-TR12A-10', 'BS-TR06A-10', 'BS-EX3060-10', 'BS-EX1530-10', 'BS-PL-BT06'])(
  'gives the image of the box-shaped part %s a scale that matches the part’s dimensions to within 5%%',
  (partNumber) => {
    const found = ratios.find((each) => each.partNumber === partNumber)
    expect(Math.abs((found?.ratio ?? 0) - 1)).toBeLessThan(0.05)
  },
)

test('labels each scale bar with its length, and keeps the bar between 12% and 36% of the image width', () => {
  const factors = { in: 1, mm: 1 / 25.4 }
  for (const [key, widthIn] of Object.entries(imageWidthsIn)) {
    for (const { label, percent } of imageScale(key) ?? []) {
      const [value = '', unit = 'in'] = label.split(' ')
      const [numerator = 0, denominator = 1] = value.split('/').map(Number)
      const inches = (numerator / denominator) * factors[unit as keyof typeof factors]
      expect(((percent / 100) * widthIn) / inches, `${key} ${label}`).toBeCloseTo(1, 1)
      expect(percent).toBeGreaterThan(12)
      expect(percent).toBeLessThanOrEqual(36)
    }
  }
  expect(imageScale('parts/bs-tr12a-10')).toEqual([
    { label: '12 in', percent: 21.5 },
    { label: '500 mm', percent: 35.3 },
  ])
})

test('returns no scale for other images', () => {
  expect(imageScale('home/hero')).toBeUndefined()
})
