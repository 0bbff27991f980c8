/** The builder's three.js scene. All points are in structure coordinates. Draws only after changes. */
import { Color, Group, PerspectiveCamera, Plane, Raycaster, Scene, Sphere, Vector2, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { PlacedPart, Point } from '#builder/model.ts'
import { type Box, placedBox } from '#builder/turns.ts'
import type { PartShape } from '#catalog/part-shape.ts'
import { createEye, FIELD_OF_VIEW_DEG, type ViewName } from '#site/three/eye.ts'
import { createRenderer, isStill, shineOn } from '#site/three/light.ts'
import { release, toPart, toScene } from '#site/three/scene.ts'
import { createEdges } from './edges.ts'
import { floorAround } from './floor.ts'
import { addLight } from './light.ts'
import { createOverlay } from './overlay.ts'
import { createPartBatch, type Paint } from './part-batch.ts'
import { createModels } from './part-models.ts'
import { type Hit, pickPart } from './pick.ts'
import type { Ray } from './ray.ts'

/** The text of a dimension line. */
export interface Label {
  readonly from: Point
  readonly to: Point
  readonly text: string
}

export interface Cut {
  readonly axis: 0 | 1 | 2
  /** Position of the section plane, in inches. Everything in front of the plane is removed. */
  readonly at: number
}

export interface StageEvents {
  /**
   * Called after each frame. `project` returns a point's position in px from the canvas's upper left corner, or
   * undefined if the point is not in view.
   */
  readonly onFrame: (project: (point: Point) => readonly [x: number, y: number] | undefined) => void
  readonly onLost: () => void
}

const UNCHANGED: Paint = { color: new Color(1, 1, 1), isTint: true }
const SELECTED: Paint = { color: new Color(1.25, 1.02, 0.32), isTint: true }
/** Size of the view for an empty structure. */
const EMPTY: Box = [
  [-60, -36, 0],
  [60, 36, 60],
]
const EDGE_OPACITY = 0.55
/** Edges are drawn for structures with up to this many parts. */
const MAX_EDGE_PARTS = { fast: 600, slow: 60 }

const enclosing = (a: Box, b: Box): Box => [
  [Math.min(a[0][0], b[0][0]), Math.min(a[0][1], b[0][1]), Math.min(a[0][2], b[0][2])],
  [Math.max(a[1][0], b[1][0]), Math.max(a[1][1], b[1][1]), Math.max(a[1][2], b[1][2])],
]

const cornersOf = (box: Box) =>
  new Float32Array(box.flatMap(([x]) => box.flatMap(([, y]) => box.flatMap(([, , z]) => toScene([x, y, z]).toArray()))))

export type Stage = ReturnType<typeof createStage>

/** @throws if the browser cannot create a WebGL context */
export function createStage(
  canvas: HTMLCanvasElement,
  shapes: (partNumber: string) => PartShape | undefined,
  events: StageEvents,
  isSlow: boolean,
) {
  const renderer = createRenderer(canvas, isSlow)
  const scene = new Scene()
  const light = addLight(scene, renderer, isSlow)
  // In the scene, y points up. In the structure, z points up.
  const root = new Group()
  root.rotation.x = -Math.PI / 2
  scene.add(root)

  const models = createModels(shapes, settle)
  const batch = createPartBatch(models, isSlow)
  const edges = createEdges()
  const selected = createEdges()
  const overlay = createOverlay(models, isSlow)
  root.add(batch.mesh, edges.group, selected.group, overlay.group)
  selected.group.renderOrder = 4

  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 1, 10_000)
  const controls = new OrbitControls(camera, canvas)
  controls.enableDamping = !isSlow && !isStill()
  controls.dampingFactor = 0.12
  controls.zoomToCursor = true
  controls.addEventListener('change', request)
  controls.addEventListener('end', settle)
  const eye = createEye(camera, controls, () => !isSlow && !isStill(), request)
  canvas.addEventListener('pointerdown', eye.stop)

  let floor = floorAround(EMPTY, isSlow)
  root.add(floor.group)
  let parts: readonly PlacedPart[] = []
  let selection: ReadonlySet<string> = new Set()
  let colorOf: (part: PlacedPart) => Color | undefined = () => undefined
  let box: Box = EMPTY
  /** A larger box that the next view must contain. */
  let revealed: Box | undefined
  const sphere = new Sphere()
  const clip = new Plane()
  let isCut = false
  const ray = new Raycaster()
  let frame = 0
  let frameMs = 0

  function request() {
    frame ||= requestAnimationFrame(draw)
  }

  function draw() {
    frame = 0
    const started = performance.now()
    controls.update()
    const distance = camera.position.distanceTo(controls.target)
    const reach = sphere.radius * 3 + controls.target.distanceTo(sphere.center) + 400
    camera.near = Math.max(distance - reach, distance / 200)
    camera.far = distance + reach
    camera.updateProjectionMatrix()
    const slope = Math.abs(camera.position.y - controls.target.y) / distance
    floor.lines.material.opacity = Math.min(1, slope * 4)
    // Lines have a fixed width, so fade the lines on small parts.
    const pxPerIn = canvas.clientHeight / (2 * distance * Math.tan((FIELD_OF_VIEW_DEG / 360) * Math.PI))
    edges.material.opacity = Math.min(EDGE_OPACITY, pxPerIn * 0.2)
    selected.material.opacity = Math.min(1, pxPerIn * 0.5)
    renderer.render(scene, camera)
    events.onFrame(project)
    frameMs = performance.now() - started
  }

  const projected = new Vector3()
  function project(point: Point): readonly [number, number] | undefined {
    projected.copy(toScene(point)).project(camera)
    if (projected.z > 1) return undefined
    return [((projected.x + 1) / 2) * canvas.clientWidth, ((1 - projected.y) / 2) * canvas.clientHeight]
  }

  /** Selects models again after the camera or the parts have changed, or after a model has loaded. */
  function settle() {
    batch.choose(toPart(controls.target))
    paint()
    drawEdges()
    renderer.shadowMap.needsUpdate = true
    request()
  }

  function drawEdges() {
    const shown = [...batch.instances.values()].filter(({ part }) => !part.isHidden)
    const isDrawn = shown.length <= (isSlow ? MAX_EDGE_PARTS.slow : MAX_EDGE_PARTS.fast)
    edges.show(isDrawn ? shown : [])
    selected.show(shown.filter(({ part }) => selection.has(part.id)))
  }

  function paint() {
    batch.color((part) => {
      if (selection.has(part.id)) return SELECTED
      const color = colorOf(part)
      return color ? { color, isTint: false } : UNCHANGED
    })
  }

  function measureBox() {
    const boxes = parts.flatMap((part) => {
      const shape = shapes(part.partNumber)
      return shape && !part.isHidden ? [placedBox(part, shape.box)] : []
    })
    const ends = (end: 0 | 1) =>
      ([0, 1, 2] as const).map((axis) =>
        (end === 0 ? Math.min : Math.max)(...boxes.map((each) => each[end][axis])),
      ) as unknown as Point
    box = boxes.length > 0 ? [ends(0), ends(1)] : EMPTY
    sphere.center.copy(toScene([mean(0), mean(1), mean(2)]))
    sphere.radius = Math.hypot(box[1][0] - box[0][0], box[1][1] - box[0][1], box[1][2] - box[0][2]) / 2
    controls.minDistance = 6
    controls.maxDistance = Math.max(1200, sphere.radius * 12)
    shineOn(light.sun, sphere)
  }
  const mean = (axis: 0 | 1 | 2) => (box[0][axis] + box[1][axis]) / 2

  function fitFloor() {
    release(floor.group)
    floor = floorAround(box, isSlow)
    root.add(floor.group)
  }

  function rayAt(x: number, y: number): Ray {
    eye.standStill()
    ray.setFromCamera(new Vector2((x / canvas.clientWidth) * 2 - 1, 1 - (y / canvas.clientHeight) * 2), camera)
    return { from: toPart(ray.ray.origin), toward: toPart(ray.ray.direction) }
  }

  const lost = (event: Event) => {
    event.preventDefault()
    events.onLost()
  }
  canvas.addEventListener('webglcontextlost', lost)
  const look = (view: ViewName | undefined, isEased: boolean) => {
    eye.seeAllFrom({ outlines: [cornersOf(revealed ?? box)], ...sphere }, view, isEased)
    revealed = undefined
    settle()
  }

  function resize() {
    const [width, height] = [canvas.clientWidth || 1, canvas.clientHeight || 1]
    renderer.setPixelRatio(isSlow ? 1 : Math.min(devicePixelRatio, 2))
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    draw()
  }
  measureBox()
  const resized = new ResizeObserver(resize)
  resized.observe(canvas)
  resize()
  look('isometric', false)

  return {
    controls,
    overlay,
    request,
    rayAt,
    project,
    /** Shows the parts of a structure. `isMoving` skips work that can wait until the end of a gesture. */
    setParts(next: readonly PlacedPart[], isMoving = false) {
      parts = next
      batch.update(parts)
      if (isMoving) {
        drawEdges()
        return request()
      }
      paint()
      const before = box
      measureBox()
      if (before.flat().join() !== box.flat().join()) fitFloor()
      settle()
    },
    setSelection(next: ReadonlySet<string>) {
      selection = next
      paint()
      drawEdges()
      request()
    },
    /** Colors parts by result. If undefined, restores the material colors. */
    setColors(next: ((part: PlacedPart) => Color | undefined) | undefined) {
      colorOf = next ?? (() => undefined)
      paint()
      request()
    },
    /** @param ignored ids of parts that the pointer sees through */
    pick(x: number, y: number, ignored?: ReadonlySet<string>): Hit | undefined {
      const shown = [...batch.instances.values()].filter(({ part }) => !ignored?.has(part.id))
      return pickPart(rayAt(x, y), shown, shapes, isCut ? isKept : undefined)
    },
    cut(next: Cut | undefined) {
      isCut = next !== undefined
      if (next) {
        const normal: [number, number, number] = [0, 0, 0]
        const at: [number, number, number] = [0, 0, 0]
        normal[next.axis] = next.axis === 2 ? -1 : 1
        at[next.axis] = next.at
        clip.setFromNormalAndCoplanarPoint(toScene(normal), toScene(at))
      }
      const planes = next ? [clip] : []
      batch.clip(planes)
      edges.clip(planes)
      selected.clip(planes)
      request()
    },
    box: () => box,
    /** Zooms out if a placed part is not completely in view. */
    reveal(part: PlacedPart) {
      const shape = shapes(part.partNumber)
      if (!shape) return
      const own = placedBox(part, shape.box)
      const isSeen = own.every((corner) => {
        const [x, y] = project(corner) ?? [-1, -1]
        return x >= 0 && y >= 0 && x <= canvas.clientWidth && y <= canvas.clientHeight
      })
      if (isSeen) return
      revealed = enclosing(box, own)
      look(undefined, true)
    },
    look: (view: ViewName) => look(view, true),
    fitAll: (isEased = true) => look(undefined, isEased),
    zoom: eye.zoom,
    orbit: eye.orbit,
    pan: eye.pan,
    dispose() {
      cancelAnimationFrame(frame)
      eye.stop()
      resized.disconnect()
      canvas.removeEventListener('webglcontextlost', lost)
      controls.dispose()
      batch.dispose()
      edges.dispose()
      selected.dispose()
      overlay.dispose()
      models.dispose()
      release(scene)
      light.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
    /** For tests: the number of frames drawn, and the time that the last frame took on the main thread, in ms. */
    counts: () => ({ frames: renderer.info.render.frame, triangles: renderer.info.render.triangles, frameMs }),
  }

  function isKept(point: Point) {
    return clip.distanceToPoint(toScene(point)) > -0.01
  }
}
