export const ZOOM = { min: 1, max: 3, step: 0.5 } as const

/** The next scale in a direction, kept within 1 and 3. */
export const zoomed = (scale: number, direction: 1 | -1) =>
  Math.min(ZOOM.max, Math.max(ZOOM.min, scale + direction * ZOOM.step))

/** The position after `index` in a direction; past an end it goes on at the other. */
export const wrapped = (index: number, direction: 1 | -1, count: number) => (index + direction + count) % count

/**
 * A pan offset in px that keeps the picture over the stage: at `scale`, the picture overlaps the stage by
 * (scale − 1) / 2 of its size on each side.
 */
export const clampedPan = (offset: number, scale: number, sizePx: number) => {
  const limit = ((scale - 1) * sizePx) / 2
  return Math.min(limit, Math.max(-limit, offset))
}
