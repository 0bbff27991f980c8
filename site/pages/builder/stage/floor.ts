/** The floor: a grid with a line at every foot and a heavier line every ten feet. It fades out around the structure. */
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  PlaneGeometry,
  ShadowMaterial,
} from 'three'
import type { Box } from '#builder/turns.ts'

const STEP_IN = 12
const STRONG_EVERY = 10
const REACH_IN = 180
const MAX_LINES = 240

/**
 * Returns the floor around a box, in the coordinates of the structure. The shadow is drawn only if the renderer is
 * fast.
 */
export function floorAround([min, max]: Box, isSlow: boolean) {
  const [x0, x1] = [down(min[0] - REACH_IN), -down(-max[0] - REACH_IN)]
  const [y0, y1] = [down(min[1] - REACH_IN), -down(-max[1] - REACH_IN)]
  const step = STEP_IN * Math.max(1, Math.ceil(Math.max(x1 - x0, y1 - y0) / STEP_IN / MAX_LINES))
  const positions: number[] = []
  const colors: number[] = []
  const corner = (x: number, y: number, strength: number) => {
    const away = Math.hypot(outside(x, min[0], max[0]), outside(y, min[1], max[1])) / REACH_IN
    positions.push(x, y, 0)
    colors.push(0.05, 0.055, 0.06, strength * Math.max(0, 1 - away) ** 1.5)
  }
  const line = (at: number, from: number, to: number, isAlongX: boolean) => {
    const strength = Math.round(at / STEP_IN) % STRONG_EVERY === 0 ? 0.4 : 0.16
    for (let here = from; here < to; here += step)
      for (const end of [here, here + step]) isAlongX ? corner(end, at, strength) : corner(at, end, strength)
  }
  for (let y = y0; y <= y1; y += step) line(y, x0, x1, true)
  for (let x = x0; x <= x1; x += step) line(x, y0, y1, false)
  const geometry = new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(colors), 4))
  const lines = new LineSegments(
    geometry,
    new LineBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false }),
  )
  if (isSlow) return { group: new Group().add(lines), lines }
  const shade = new Mesh(new PlaneGeometry(x1 - x0, y1 - y0), new ShadowMaterial({ opacity: 0.18, depthWrite: false }))
  shade.position.set((x0 + x1) / 2, (y0 + y1) / 2, -0.1)
  shade.receiveShadow = true
  return { group: new Group().add(shade, lines), lines }
}

const down = (value: number) => Math.floor(value / STEP_IN / STRONG_EVERY) * STEP_IN * STRONG_EVERY
const outside = (value: number, low: number, high: number) => Math.max(low - value, value - high, 0)
