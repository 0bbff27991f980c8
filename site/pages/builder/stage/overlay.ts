/**
 * Everything that the builder draws on top of the parts: ghosts, holes, supports, loads, dimensions, and the deformed
 * shape.
 */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  ConeGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Points,
  PointsMaterial,
  Quaternion,
  Vector3,
} from 'three'
import type { Point, Turn } from '#builder/model.ts'
import { INK, PLATE, SIGNAL, STEEL } from '#catalog/brand.ts'
import { release } from '#site/three/scene.ts'
import { createEdges } from './edges.ts'
import { partMaterial } from './light.ts'
import type { Models } from './part-models.ts'

const ERROR = 0xb3261e
const SUCCESS = 0x1b6e3c

/** A possible placement of a part. */
export interface Ghost {
  readonly partNumber: string
  readonly turn: Turn
  readonly at: Point
  readonly look: 'active' | 'possible' | 'refused'
}

export interface HoleDot {
  readonly at: Point
  readonly look: 'open' | 'chosen' | 'meets'
}

/** An arrow that ends at a point, or the symbol of a support below or above the point. */
export interface Symbol3D {
  readonly at: Point
  readonly kind: 'load' | 'floor' | 'anchored' | 'hoist'
  /** Vector in the direction of a load. Its length is the length of the arrow, in inches. */
  readonly toward?: Point
}

export interface Line3D {
  readonly from: Point
  readonly to: Point
  readonly look: 'dimension' | 'deformed'
}

const LINE_COLORS = { dimension: INK, deformed: ERROR } as const
const DOT_COLORS = { open: STEEL, chosen: SIGNAL, meets: SUCCESS } as const
const GHOST_LOOKS = {
  active: { color: SIGNAL, opacity: 0.9 },
  possible: { color: INK, opacity: 0.06 },
  refused: { color: ERROR, opacity: 0.6 },
} as const
const OVER = { depthTest: false, transparent: true, toneMapped: false } as const
/** Points are drawn as squares, so discard their corners. */
const ROUND = `if ( length( gl_PointCoord - 0.5 ) > 0.5 ) discard;
  #include <clipping_planes_fragment>`
const UP = new Vector3(0, 1, 0)
/** Height of the pyramid of a support, half of its width, and length of a hoist's chain and of hatch lines, in inches. */
const SUPPORT_IN = 7
const SUPPORT_HALF_IN = 3
const CHAIN_IN = 16
const HATCH_IN = 2

export function createOverlay(models: Models, isSlow: boolean) {
  const group = new Group()
  const ghosts = new Group()
  const symbols = new Group()
  const cone = new ConeGeometry(0.36, 1, 20)
  const pyramid = new ConeGeometry((SUPPORT_HALF_IN * Math.SQRT2) / SUPPORT_IN, 1, 4)
  const ink = new MeshBasicMaterial({ ...OVER, color: INK })
  const paper = new MeshBasicMaterial({ ...OVER, color: PLATE })
  const ghostMaterials = Object.fromEntries(
    Object.entries(GHOST_LOOKS).map(([look, settings]) => [
      look,
      look === 'possible'
        ? new MeshBasicMaterial({ ...settings, transparent: true, depthWrite: false, toneMapped: false })
        : partMaterial({ ...settings, transparent: true, metalness: 0, roughness: 0.6 }, isSlow),
    ]),
  ) as Record<Ghost['look'], MeshBasicMaterial | ReturnType<typeof partMaterial>>
  const dots = [dotLayer(10, 0), dotLayer(7, 1)] as const
  const lines = new LineSegments(
    new BufferGeometry(),
    new LineBasicMaterial({ ...OVER, vertexColors: true, linewidth: 1 }),
  )
  const strokes = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ ...OVER, color: INK }))
  Object.assign(lines, { renderOrder: 10, frustumCulled: false })
  Object.assign(strokes, { renderOrder: 12, frustumCulled: false })
  const outlines = createEdges()
  group.add(ghosts, outlines.group, symbols, lines, strokes, ...dots)

  return {
    group,
    setGhosts(shown: readonly Ghost[]) {
      ghosts.clear()
      outlines.show(
        shown.flatMap(({ partNumber, turn, at, look }, index) => {
          const model = look === 'possible' ? undefined : models.of(partNumber)?.simple
          return model ? [{ part: { id: String(index), partNumber, turn, at }, model }] : []
        }),
      )
      for (const { partNumber, turn, at, look } of shown) {
        const model = models.of(partNumber)
        if (!model) continue
        if (!models.hasSimple(partNumber)) models.load(partNumber)
        const mesh = new Mesh((model.detailed ?? model.simple).geometry, ghostMaterials[look])
        mesh.matrix.copy(matrixOf(turn, at))
        mesh.matrixAutoUpdate = false
        mesh.renderOrder = look === 'active' ? 6 : 5
        ghosts.add(mesh)
      }
    },
    setHoles(holes: readonly HoleDot[]) {
      const positions = new Float32Array(holes.flatMap(({ at }) => at))
      const colors = new Float32Array(holes.flatMap(({ look }) => new Color(DOT_COLORS[look]).toArray()))
      for (const [layer, each] of dots.entries()) {
        each.geometry.dispose()
        each.geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(positions, 3))
        if (layer === 1) each.geometry.setAttribute('color', new BufferAttribute(colors, 3))
      }
    },
    setLines(shown: readonly Line3D[]) {
      setPositions(lines, shown)
      const colors = shown.flatMap(({ look }) => {
        const color = new Color(LINE_COLORS[look]).toArray()
        return [...color, ...color]
      })
      lines.geometry.setAttribute('color', new BufferAttribute(new Float32Array(colors), 3))
    },
    setSymbols(shown: readonly Symbol3D[]) {
      symbols.clear()
      setPositions(strokes, shown.flatMap(strokesOf))
      for (const symbol of shown) symbols.add(symbol.kind === 'load' ? arrowHead(symbol) : supportMark(symbol))
    },
    dispose() {
      release(group)
      outlines.dispose()
      cone.dispose()
      pyramid.dispose()
      for (const each of [ink, paper, ...Object.values(ghostMaterials)]) each.dispose()
    },
  }

  function arrowHead({ at, toward = [0, 0, -1] }: Symbol3D) {
    const direction = new Vector3(...toward)
    const length = Math.min(direction.length() * 0.4, 6)
    direction.normalize()
    const head = new Mesh(cone, ink)
    head.quaternion.copy(new Quaternion().setFromUnitVectors(UP, direction))
    head.position.set(...at).addScaledVector(direction, -length / 2)
    head.scale.setScalar(length)
    head.renderOrder = 11
    return head
  }

  function supportMark({ at, kind }: Symbol3D) {
    const mark = new Mesh(pyramid, kind === 'floor' ? paper : ink)
    const side = kind === 'hoist' ? 1 : -1
    mark.rotation.set((-side * Math.PI) / 2, Math.PI / 4, 0)
    mark.position.set(at[0], at[1], at[2] + (side * SUPPORT_IN) / 2)
    mark.scale.setScalar(SUPPORT_IN)
    mark.renderOrder = 11
    return mark
  }
}

type Stroke = Pick<Line3D, 'from' | 'to'>

/**
 * Returns the lines of a symbol: the shaft of an arrow, or the edges of a support's pyramid. As on a drawing, hatching
 * marks an anchored support. A chain marks a hoist.
 */
function strokesOf({ at, kind, toward }: Symbol3D): readonly Stroke[] {
  if (kind === 'load') return toward ? [{ from: difference(at, toward), to: at }] : []
  const [x, y, z] = at
  const base = z + (kind === 'hoist' ? SUPPORT_IN : -SUPPORT_IN)
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].map(([i = 0, j = 0]): Point => [x + i * SUPPORT_HALF_IN, y + j * SUPPORT_HALF_IN, base])
  const edges = corners.flatMap((from, index): Stroke[] => [
    { from, to: corners[(index + 1) % corners.length] as Point },
    { from, to: at },
  ])
  if (kind === 'hoist') return [...edges, { from: [x, y, base], to: [x, y, base + CHAIN_IN] }]
  if (kind === 'floor') return edges
  const hatching = [-1, -0.5, 0, 0.5, 1].flatMap((part): Stroke[] =>
    [-1, 1].map((side) => {
      const from: Point = [x + part * SUPPORT_HALF_IN, y + side * SUPPORT_HALF_IN, base]
      return { from, to: [from[0] - HATCH_IN, from[1], base - HATCH_IN] }
    }),
  )
  return [...edges, ...hatching]
}

function setPositions(lines: LineSegments, shown: readonly Stroke[]) {
  lines.geometry.dispose()
  const positions = new Float32Array(shown.flatMap(({ from, to }) => [...from, ...to]))
  lines.geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(positions, 3))
}

function dotLayer(size: number, layer: 0 | 1) {
  const ratio = Math.min(devicePixelRatio, 2)
  const material = new PointsMaterial({
    ...OVER,
    sizeAttenuation: false,
    size: size * ratio,
    ...(layer === 0 ? { color: INK } : { vertexColors: true }),
  })
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <clipping_planes_fragment>', ROUND)
  }
  return Object.assign(new Points(new BufferGeometry(), material), { renderOrder: 12 + layer, frustumCulled: false })
}

const difference = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

const matrixOf = ([x, y, z]: Turn, at: Point) => new Matrix4().set(...x, at[0], ...y, at[1], ...z, at[2], 0, 0, 0, 1)
