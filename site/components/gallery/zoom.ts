export const ZOOM = { min: 1, max: 3, step: 0.5 } as const

/** Returns the next zoom scale, between 1 and 3. */
export const zoomed = (scale: number, direction: 1 | -1) =>
  Math.min(ZOOM.max, Math.max(ZOOM.min, scale + direction * ZOOM.step))

/** Returns the next index, wrapping around at both ends. */
export const wrapped = (index: number, direction: 1 | -1, count: number) => (index + direction + count) % count

/**
 * Clamps a pan offset in px so that the image covers the stage. At `scale`, the image extends past the stage by (scale
 * − 1) / 2 of the stage size on each side.
 */
export const clampedPan = (offset: number, scale: number, sizePx: number) => {
  const limit = ((scale - 1) * sizePx) / 2
  return Math.min(limit, Math.max(-limit, offset))
}
