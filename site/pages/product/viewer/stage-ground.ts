import {
  type Box3,
  BufferAttribute,
  BufferGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  PlaneGeometry,
  ShadowMaterial,
} from 'three'

const GRID_IN = 3

export interface Ground {
  readonly group: Group
  readonly lines: LineSegments<BufferGeometry, LineBasicMaterial>
}

/** The ground below the part: a 3 in grid that fades out, with the part's shadow. */
export function groundBelow({ min, max }: Box3): Ground {
  const y = min.y - 0.02
  const reach = Math.max(12, max.distanceTo(min) * 0.35)
  const [x0, x1] = [down(min.x - reach), up(max.x + reach)]
  const [z0, z1] = [down(min.z - reach), up(max.z + reach)]
  const positions: number[] = []
  const colors: number[] = []
  const corner = (x: number, z: number) => {
    const away = Math.hypot(outside(x, min.x, max.x), outside(z, min.z, max.z)) / reach
    positions.push(x, y, z)
    colors.push(0.05, 0.055, 0.06, 0.2 * Math.max(0, 1 - away) ** 1.5)
  }
  const line = (...ends: readonly (readonly [x: number, z: number])[]) => {
    for (const end of ends) corner(...end)
  }
  for (let x = x0; x <= x1; x += GRID_IN)
    for (let z = z0; z <= z1; z += GRID_IN) {
      if (x < x1) line([x, z], [x + GRID_IN, z])
      if (z < z1) line([x, z], [x, z + GRID_IN])
    }
  const geometry = new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(colors), 4))
  const lines = new LineSegments(
    geometry,
    new LineBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false }),
  )
  const shade = new Mesh(new PlaneGeometry(x1 - x0, z1 - z0), new ShadowMaterial({ opacity: 0.16, depthWrite: false }))
  shade.rotation.x = -Math.PI / 2
  shade.position.set((x0 + x1) / 2, y - 0.01, (z0 + z1) / 2)
  shade.receiveShadow = true
  return { group: new Group().add(shade, lines), lines }
}

const down = (value: number) => Math.floor(value / GRID_IN) * GRID_IN
const up = (value: number) => Math.ceil(value / GRID_IN) * GRID_IN
const outside = (value: number, low: number, high: number) => Math.max(low - value, value - high, 0)
