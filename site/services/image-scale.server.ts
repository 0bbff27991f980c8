import { imageWidthsIn } from '#catalog/studio-results.server.ts'

/** The length of a scale bar, and its width as a percentage of the image's width. */
interface ScaleLength {
  readonly label: string
  readonly percent: number
}

/** Scale bars in US and metric units. */
export type ImageScale = readonly [us: ScaleLength, metric: ScaleLength]

const MM_PER_IN = 25.4
const US = [
  [0.25, '1/4 in'],
  [0.5, '1/2 in'],
  ...[1, 2, 3, 6, 12, 24, 36, 72].map((inches) => [inches, `${inches} in`] as const),
] as const
const METRIC = [5, 10, 20, 50, 100, 200, 500, 1000, 2000].map((mm) => [mm / MM_PER_IN, `${mm} mm`] as const)

/** The widest that a scale bar may be, as a percentage of the image's width. */
const WIDEST = 36

function longest(lengths: typeof US | typeof METRIC, widthIn: number): ScaleLength {
  const fitting = lengths.map(([inches, label]) => ({ label, percent: Math.round((inches / widthIn) * 1000) / 10 }))
  const found = fitting.findLast(({ percent }) => percent <= WIDEST) ?? fitting[0]
  if (!found) throw new Error('There are no scale lengths.')
  return found
}

/**
 * Returns scale bars for the image of a part. They are exact in the plane through the middle of the part, because the
 * images have perspective. Undefined for other images.
 */
export function imageScale(key: string): ImageScale | undefined {
  const widthIn = imageWidthsIn[key]
  return widthIn ? [longest(US, widthIn), longest(METRIC, widthIn)] : undefined
}
