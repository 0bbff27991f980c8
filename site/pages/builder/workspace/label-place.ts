type Screen = readonly [x: number, y: number]

/** Space between a label and its line, in px. */
const GAP_PX = 6

/**
 * Returns the upper left corner of a label next to the middle of a line, so that the label covers neither the line nor
 * its ends. The label is above the line, or on the right of a vertical line.
 */
export function besideLine(from: Screen, to: Screen, [width, height]: Screen): Screen {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  // The normal points up. The normal of a vertical line points right.
  const sign = dx > 0 || (dx === 0 && dy > 0) ? 1 : -1
  const [nx, ny] = length > 0 ? [(sign * dy) / length, (-sign * dx) / length] : [0, -1]
  const away = (Math.abs(nx) * width + Math.abs(ny) * height) / 2 + GAP_PX
  return [(from[0] + to[0] - width) / 2 + nx * away, (from[1] + to[1] - height) / 2 + ny * away]
}
