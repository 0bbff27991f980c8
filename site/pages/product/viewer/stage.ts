/** The model on its canvas, by three.js. Inches, y up: x of the part to the right, its back away from the eye. */
import { MeshoptDecoder } from 'meshoptimizer/meshopt_decoder_reference.js'
import {
  AlwaysStencilFunc,
  BackSide,
  Box3,
  BufferAttribute,
  BufferGeometry,
  DecrementWrapStencilOp,
  DirectionalLight,
  DoubleSide,
  EdgesGeometry,
  FrontSide,
  Group,
  IncrementWrapStencilOp,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  NeutralToneMapping,
  NotEqualStencilFunc,
  type Object3D,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  PMREMGenerator,
  Points,
  PointsMaterial,
  Raycaster,
  ReplaceStencilOp,
  Scene,
  ShadowMaterial,
  type Side,
  Sphere,
  Spherical,
  type StencilOp,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import type { Mate, PartShape, Point } from '../../../../catalog/part-shape.ts'
import { inDirection, isInFace, nearest, placedPoint, type Rim, rimsOf, type SeenRim } from './snap.ts'

export const VIEWS = {
  front: [0, 0, 1],
  top: [0, 1, 0],
  right: [1, 0, 0],
  /** From the front left, as pictures are taken. */
  isometric: [-1, 1, 1],
} as const satisfies Record<string, Point>
export type ViewName = keyof typeof VIEWS

/** A plane across the part: what lies before it is cut away, seen from the front left and above; flipped, the rest. */
export interface Section {
  readonly axis: 0 | 1 | 2
  /** Of the size of the part along the axis, 0 to 1. */
  readonly at: number
  readonly isFlipped: boolean
}

/** A point that is measured from or to; a hole's where one was near. */
export interface Pick {
  readonly at: Point
  readonly rim?: Rim
}

export interface StageEvents {
  /** The point under the pointer or chosen by arrow keys; undefined where there is none. */
  readonly onAim: (pick: Pick | undefined) => void
  readonly onPick: (pick: Pick) => void
  /** After each frame: where a label stands, px from the upper left corner of the canvas. */
  readonly onLabel: (at: readonly [x: number, y: number] | undefined) => void
  readonly onLost: () => void
}

const METERS_PER_INCH = 0.0254
const GRID_IN = 3
const FIELD_OF_VIEW_DEG = 24
/** Faces that meet at less are facets of a curve: circles have 16 sides at least. */
const CREASE_DEG = 35
const HALF_VIEW = (FIELD_OF_VIEW_DEG / 2) * (Math.PI / 180)
const MARGIN = 1.12
const FIT_ROUNDS = 5
const EASE_MS = 240
const SNAP_PX = { mouse: 16, touch: 28 }
/** What moves less is a click or a tap. */
const CLICK_PX = 6
const INK = 0x0d0e0f
const SIGNAL = 0xfeed4d

const toScene = ([x, y, z]: Point) => new Vector3(x, z, -y)
const toPart = ({ x, y, z }: Vector3): Point => [x, -z, y]

export type Stage = ReturnType<typeof createStage>

/** `isSlow`: without a graphics card, where smooth edges and shadows take seconds. @throws if the browser gives no context */
export function createStage(canvas: HTMLCanvasElement, events: StageEvents, isSlow: boolean) {
  const renderer = new WebGLRenderer({ canvas, antialias: !isSlow, alpha: true, stencil: true })
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1.05
  renderer.localClippingEnabled = true
  renderer.shadowMap.enabled = !isSlow
  renderer.shadowMap.autoUpdate = false
  const scene = new Scene()
  scene.environmentIntensity = 0.85
  const environment = lit(renderer, scene, isSlow ? 64 : 128)
  const sun = new DirectionalLight(0xffffff, 1.1)
  sun.castShadow = true
  sun.shadow.mapSize.set(1024, 1024)
  sun.shadow.radius = 6
  scene.add(sun, sun.target)

  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 1, 1000)
  const controls = new OrbitControls(camera, canvas)
  // A model that goes on turning takes a hundred frames more, of half a second each without a graphics card.
  controls.enableDamping = !isSlow && !isStill()
  controls.dampingFactor = 0.12
  controls.zoomToCursor = true
  controls.addEventListener('change', request)

  const clip = new Plane(new Vector3(1, 0, 0), 0)
  const marks = createMarks()
  scene.add(marks.group)

  let part: Shown | undefined
  let mate: Shown | undefined
  let floor: Ground | undefined
  let cap: Mesh | undefined
  let rims: readonly Rim[] = []
  let section: Section | undefined
  let isPicking = false
  let picks: readonly Pick[] = []
  let aimed: Pick | undefined
  const sphere = new Sphere(new Vector3(), 1)

  // Frames are drawn when something has changed, never in between.
  let frame = 0
  function request() {
    frame ||= requestAnimationFrame(draw)
  }
  function draw() {
    frame = 0
    controls.update()
    const distance = camera.position.distanceTo(controls.target)
    const reach = sphere.radius * 3 + controls.target.distanceTo(sphere.center)
    camera.near = Math.max(distance - reach, distance / 200)
    camera.far = distance + reach
    camera.updateProjectionMatrix()
    // From the side all lines of the ground are one.
    const slope = Math.abs(camera.position.y - controls.target.y) / distance
    if (floor) floor.lines.material.opacity = Math.min(1, slope * 4)
    renderer.render(scene, camera)
    const [a, b] = picks
    const to = b ?? (a && aimed)
    events.onLabel(a && to ? flat(toScene(a.at).lerp(toScene(to.at), 0.5)) : undefined)
  }

  const size = () => ({ width: canvas.clientWidth || 1, height: canvas.clientHeight || 1 })
  function flat(point: Vector3): readonly [number, number] {
    const { width, height } = size()
    const at = point.clone().project(camera)
    return [((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height]
  }

  // --- What is shown

  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  async function built(bytes: ArrayBuffer): Promise<Shown> {
    const { scene: model } = await loader.parseAsync(bytes, '')
    const group = new Group()
    const body = new Group()
    body.scale.setScalar(1 / METERS_PER_INCH)
    body.add(model)
    group.add(body)
    const meshes: Mesh<BufferGeometry, MeshStandardMaterial>[] = []
    model.traverse((each) => {
      if (each instanceof Mesh) meshes.push(each as (typeof meshes)[number])
    })
    const edges = new LineBasicMaterial({ color: INK, transparent: true, opacity: 0.62 })
    for (const mesh of meshes) {
      mesh.castShadow = true
      Object.assign(mesh.material, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 })
      mesh.renderOrder = 3
      const lines = new LineSegments(new EdgesGeometry(mesh.geometry, CREASE_DEG), edges)
      lines.renderOrder = 4
      // What a section lays open is counted in the stencil: back faces up, front faces down.
      const counters = (
        [
          [BackSide, IncrementWrapStencilOp],
          [FrontSide, DecrementWrapStencilOp],
        ] as const
      ).map(([side, operation]) => {
        const counter = new Mesh(mesh.geometry, counting(side, operation, clip))
        counter.renderOrder = 1
        counter.visible = false
        return counter
      })
      mesh.add(lines, ...counters)
    }
    return { group, meshes, outline: outlineOf(group) }
  }

  /** Puts a part on the stage in the place of what was there. */
  async function show(bytes: ArrayBuffer, shape: PartShape) {
    const next = await built(bytes)
    const isFirst = part === undefined
    putOff(mate)
    putOff(part)
    mate = undefined
    part = next
    scene.add(part.group)
    rims = rimsOf(shape)
    picks = []
    aimed = undefined
    settle()
    if (isFirst) look('isometric', false)
    else fitAll()
    renderer.compile(scene, camera)
    draw()
  }

  /** Puts a mating part where its holes meet those of the part; undefined takes it off. */
  async function putOn(
    on: { readonly bytes: ArrayBuffer; readonly shape: PartShape; readonly place: Mate } | undefined,
  ) {
    const next = on && (await built(on.bytes))
    putOff(mate)
    mate = next
    picks = []
    if (on && next) {
      const turn = new Matrix4().set(
        ...([...on.place.turn[0], on.place.origin[0], ...on.place.turn[1], on.place.origin[1]] as const),
        ...([...on.place.turn[2], on.place.origin[2], 0, 0, 0, 1] as const),
      )
      // From y up to z up, placed, and back.
      next.group.applyMatrix4(TO_SCENE.clone().multiply(turn).multiply(TO_PART))
      next.outline = outlineOf(next.group)
      scene.add(next.group)
    }
    const extra = on
      ? rimsOf(on.shape).map((rim): Rim => {
          const place = { turn: on.place.turn, origin: [0, 0, 0] as Point }
          return { ...rim, at: placedPoint(on.place, rim.at), normal: placedPoint(place, rim.normal) }
        })
      : []
    rims = [...rims.filter((rim) => !mated.has(rim)), ...extra]
    mated = new Set(extra)
    settle()
    fitAll()
    draw()
  }
  let mated: ReadonlySet<Rim> = new Set()

  function putOff(shown: Shown | undefined) {
    if (!shown) return
    scene.remove(shown.group)
    release(shown.group)
  }

  /** Ground, light and cut belong to what is shown. */
  function settle() {
    const box = boxOf([part, mate])
    box.getBoundingSphere(sphere)
    controls.minDistance = sphere.radius * 0.1
    controls.maxDistance = sphere.radius * 16
    if (floor) {
      scene.remove(floor.group)
      release(floor.group)
    }
    floor = ground(box)
    scene.add(floor.group)
    sun.position.copy(sphere.center).add(new Vector3(-0.5, 1.6, 0.7).multiplyScalar(sphere.radius * 2))
    sun.target.position.copy(sphere.center)
    const { camera: eye } = sun.shadow
    Object.assign(eye, {
      left: -sphere.radius * 1.4,
      right: sphere.radius * 1.4,
      top: sphere.radius * 1.4,
      bottom: -sphere.radius * 1.4,
    })
    Object.assign(eye, { near: sphere.radius * 0.2, far: sphere.radius * 6 })
    eye.updateProjectionMatrix()
    renderer.shadowMap.needsUpdate = true
    cutAt(section)
  }

  function cutAt(next: Section | undefined) {
    section = next
    if (cap) {
      scene.remove(cap)
      release(cap)
      cap = undefined
    }
    for (const { group } of [part, mate].filter((shown) => shown !== undefined)) {
      group.traverse((each) => {
        if ((each instanceof Mesh || each instanceof LineSegments) && !isCounter(each))
          Object.assign(each.material as Material, { clippingPlanes: next ? [clip] : null, clipShadows: true })
        if (each instanceof Mesh && isCounter(each)) each.visible = next !== undefined
      })
    }
    renderer.shadowMap.needsUpdate = true
    if (next && part) {
      const box = boxOf([part])
      const [low, high] = [toPart(box.min), toPart(box.max)]
      const ends = [low[next.axis], high[next.axis]] as const
      const [from, to] = [Math.min(...ends), Math.max(...ends)]
      // Just inside, where there is something to cut.
      const at = from + (to - from) * Math.min(0.9999, Math.max(0.0001, next.at))
      const normal = toScene(KEPT[next.axis]).multiplyScalar(next.isFlipped ? -1 : 1)
      const point = toScene([0, 0, 0].map((_, axis) => (axis === next.axis ? at : 0)) as unknown as Point)
      clip.setFromNormalAndCoplanarPoint(normal, point)
      const wide = sphere.radius * 4
      cap = new Mesh(
        new PlaneGeometry(wide, wide),
        new MeshBasicMaterial({
          color: INK,
          side: DoubleSide,
          toneMapped: false,
          stencilWrite: true,
          stencilRef: 0,
          stencilFunc: NotEqualStencilFunc,
          stencilFail: ReplaceStencilOp,
          stencilZFail: ReplaceStencilOp,
          stencilZPass: ReplaceStencilOp,
        }),
      )
      cap.position.copy(clip.projectPoint(sphere.center, new Vector3()))
      cap.lookAt(cap.position.clone().add(normal))
      cap.renderOrder = 2
      cap.onAfterRender = () => renderer.clearStencil()
      scene.add(cap)
    }
    request()
  }

  // --- Where it is seen from

  let easing = 0
  /** Ends a move of the eye, so that what is pointed at stands still. */
  let arrive = () => {}
  function moveTo(position: Vector3, target: Vector3, isEased: boolean) {
    cancelAnimationFrame(easing)
    arrive = () => {
      cancelAnimationFrame(easing)
      camera.position.copy(position)
      controls.target.copy(target)
      request()
    }
    if (!isEased || isSlow || isStill()) return arrive()
    const from = { target: controls.target.clone(), around: around(camera.position, controls.target) }
    const to = around(position, target)
    // The shorter way around.
    const turn = to.theta - from.around.theta
    to.theta = from.around.theta + Math.atan2(Math.sin(turn), Math.cos(turn))
    const started = performance.now()
    const step = () => {
      const part = Math.min(1, (performance.now() - started) / EASE_MS)
      const eased = 1 - (1 - part) ** 3
      const mix = (a: number, b: number) => a + (b - a) * eased
      controls.target.copy(from.target).lerp(target, eased)
      const at = new Spherical(
        mix(from.around.radius, to.radius),
        mix(from.around.phi, to.phi),
        mix(from.around.theta, to.theta),
      )
      camera.position.setFromSpherical(at).add(controls.target)
      request()
      if (part < 1) easing = requestAnimationFrame(step)
      else arrive = () => {}
    }
    step()
  }
  canvas.addEventListener('pointerdown', () => {
    cancelAnimationFrame(easing)
    arrive = () => {}
  })

  function look(name: ViewName, isEased = true) {
    fitFrom(new Vector3(...VIEWS[name]), isEased)
  }
  function fitAll() {
    fitFrom(camera.position.clone().sub(controls.target), true)
  }
  /** The nearest place in a direction from which all is in sight, in the middle of the canvas. */
  function fitFrom(direction: Vector3, isEased: boolean) {
    const target = boxOf([part, mate]).getCenter(new Vector3())
    const toward = direction.clone().normalize()
    const right = new Vector3(0, 1, 0).cross(toward)
    if (right.lengthSq() < 1e-6) right.set(1, 0, 0)
    right.normalize()
    const up = toward.clone().cross(right)
    const { width, height } = size()
    const slope = Math.tan(HALF_VIEW) / MARGIN
    const outlines = [part, mate].flatMap((shown) => shown?.outline ?? [])
    let distance = sphere.radius / slope
    // What is near the eye looks larger: both follow from one another, and settle after a few rounds.
    for (let round = 0; round < FIT_ROUNDS; round += 1) {
      const [xs, ys]: [number[], number[]] = [
        [Infinity, -Infinity],
        [Infinity, -Infinity],
      ]
      const point = new Vector3()
      for (const outline of outlines)
        for (let at = 0; at < outline.length; at += 3) {
          point.fromArray(outline, at).sub(target)
          const depth = Math.max(distance - point.dot(toward), distance / 100)
          for (const [ends, axis] of [
            [xs, right],
            [ys, up],
          ] as const) {
            const seen = point.dot(axis) / depth
            ends[0] = Math.min(ends[0] as number, seen)
            ends[1] = Math.max(ends[1] as number, seen)
          }
        }
      const [x0, x1, y0, y1] = [...xs, ...ys] as [number, number, number, number]
      target.addScaledVector(right, ((x0 + x1) / 2) * distance).addScaledVector(up, ((y0 + y1) / 2) * distance)
      distance *= Math.max((x1 - x0) / 2 / ((slope * width) / height), (y1 - y0) / 2 / slope)
    }
    moveTo(target.clone().addScaledVector(toward, distance), target, isEased)
  }

  function orbit(across: number, up: number) {
    const at = around(camera.position, controls.target)
    at.theta -= across
    at.phi = Math.min(Math.PI, Math.max(0, at.phi - up))
    at.makeSafe()
    moveTo(new Vector3().setFromSpherical(at).add(controls.target), controls.target.clone(), false)
  }
  function pan(across: number, up: number) {
    const step = camera.position.distanceTo(controls.target) * Math.tan(HALF_VIEW) * 2
    const shift = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion).multiplyScalar(across * step)
    shift.addScaledVector(new Vector3(0, 1, 0).applyQuaternion(camera.quaternion), up * step)
    moveTo(camera.position.clone().add(shift), controls.target.clone().add(shift), false)
  }
  function zoom(factor: number) {
    const offset = camera.position.clone().sub(controls.target)
    offset.setLength(Math.min(controls.maxDistance, Math.max(controls.minDistance, offset.length() * factor)))
    moveTo(offset.add(controls.target), controls.target.clone(), true)
  }

  // --- What is measured

  const ray = new Raycaster()
  /** The first face under a place of the canvas that a section leaves. */
  function hitAt(x: number, y: number) {
    const { width, height } = size()
    ray.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), camera)
    const meshes = [part, mate].flatMap((shown) => shown?.meshes ?? [])
    return ray.intersectObjects(meshes, false).find(({ point }) => !section || clip.distanceToPoint(point) > -0.01)
  }

  /** Ends of holes that look towards the eye, within the canvas and not cut away. */
  function seenRims(): SeenRim[] {
    const { width, height } = size()
    return rims.flatMap((rim) => {
      const at = toScene(rim.at)
      const toEye = camera.position.clone().sub(at)
      if (toEye.dot(toScene(rim.normal)) <= 0.02 * toEye.length()) return []
      if (section && clip.distanceToPoint(at) < -0.01) return []
      const [x, y] = flat(at)
      return x < 0 || y < 0 || x > width || y > height ? [] : [{ rim, x, y, distance: toEye.length() }]
    })
  }

  /** Nothing lies over the middle of a hole but what hides it. */
  const isOpen = ({ x, y, distance }: SeenRim) => {
    const hit = hitAt(x, y)
    return !hit || hit.distance > distance - 0.05
  }

  const pickOf = ({ rim }: SeenRim): Pick => ({ at: rim.at, rim })

  /** Points are looked for from where the eye is now, whether that has been drawn or not. */
  function standStill() {
    arrive()
    arrive = () => {}
    controls.update()
    camera.updateMatrixWorld()
  }

  function pickAt(x: number, y: number, withinPx: number): Pick | undefined {
    standStill()
    let near = seenRims()
    for (;;) {
      const found = nearest(near, x, y, withinPx)
      if (!found) break
      if (isOpen(found)) return pickOf(found)
      near = near.filter((each) => each !== found)
    }
    const hit = hitAt(x, y)
    return hit && { at: toPart(hit.point) }
  }

  function aim(pick: Pick | undefined) {
    aimed = pick
    mark()
    events.onAim(pick)
  }
  function mark() {
    marks.set(
      picks.map(({ at }) => toScene(at)),
      aimed && toScene(aimed.at),
    )
    request()
  }

  /** The next hole in a direction of the screen, from the one that is aimed at. Returns whether there is one. */
  function aimToward(direction: readonly [number, number]) {
    standStill()
    const { width, height } = size()
    const [x, y] = aimed ? flat(toScene(aimed.at)) : [width / 2, height / 2]
    const seen = seenRims()
    const own = aimed?.rim
    // Holes of the same face first: others may look nearer.
    const inFace = own ? seen.filter(({ rim }) => isInFace(rim, own)) : []
    const next = aimed
      ? (inDirection(inFace, { x, y }, direction).find(isOpen) ?? inDirection(seen, { x, y }, direction).find(isOpen))
      : seen.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y)).find(isOpen)
    if (next) aim(pickOf(next))
    return next !== undefined
  }

  const placeOf = (event: PointerEvent): readonly [number, number] => {
    const { left, top } = canvas.getBoundingClientRect()
    return [event.clientX - left, event.clientY - top]
  }
  const snapPx = ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? SNAP_PX.touch : SNAP_PX.mouse)
  let pressed: { readonly id: number; readonly at: readonly [number, number] } | undefined
  canvas.addEventListener('pointerdown', (event) => {
    pressed = event.isPrimary && event.button === 0 ? { id: event.pointerId, at: placeOf(event) } : undefined
  })
  canvas.addEventListener('pointerup', (event) => {
    const from = pressed?.id === event.pointerId ? pressed.at : undefined
    pressed = undefined
    if (!isPicking || !from) return
    const at = placeOf(event)
    if (Math.hypot(at[0] - from[0], at[1] - from[1]) > CLICK_PX) return
    const pick = pickAt(...at, snapPx(event))
    if (pick) events.onPick(pick)
  })
  let hover = 0
  canvas.addEventListener('pointermove', (event) => {
    if (!isPicking || event.buttons !== 0 || event.pointerType === 'touch') return
    cancelAnimationFrame(hover)
    hover = requestAnimationFrame(() => aim(pickAt(...placeOf(event), snapPx(event))))
  })

  const lost = (event: Event) => {
    event.preventDefault()
    events.onLost()
  }
  canvas.addEventListener('webglcontextlost', lost)

  function resize() {
    const { width, height } = size()
    renderer.setPixelRatio(isSlow ? 1 : Math.min(devicePixelRatio, 2))
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    if (part) draw()
  }
  const resized = new ResizeObserver(resize)
  resized.observe(canvas)
  resize()
  mark()
  return {
    show,
    putOn,
    look,
    fitAll,
    orbit,
    pan,
    zoom,
    cut: cutAt,
    /** Whether clicks choose points. */
    setPicking(picking: boolean) {
      isPicking = picking
      if (!picking) aim(undefined)
    },
    setPicks(next: readonly Pick[]) {
      picks = next
      if (next.length > 1) aimed = undefined
      mark()
    },
    aimToward,
    /** Gives back all memory, that of the graphics card too. */
    dispose() {
      cancelAnimationFrame(frame)
      cancelAnimationFrame(easing)
      cancelAnimationFrame(hover)
      resized.disconnect()
      canvas.removeEventListener('webglcontextlost', lost)
      controls.dispose()
      release(scene)
      sun.dispose()
      environment.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
    /** For tests: what the graphics card holds, and how many frames it has drawn. */
    counts: () => ({ ...renderer.info.memory, frames: renderer.info.render.frame }),
  }
}

interface Shown {
  readonly group: Group
  readonly meshes: readonly Mesh<BufferGeometry, MeshStandardMaterial>[]
  /** Ends of its edges on the stage: x, y and z one after the other. */
  outline: Float32Array
}

/** What a section keeps, by the axis of the part: its right, its back, its bottom. */
const KEPT: readonly [Point, Point, Point] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, -1],
]

const TO_SCENE = new Matrix4().set(1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1)
const TO_PART = TO_SCENE.clone().invert()

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)')
const isStill = () => stillness().matches

const around = (position: Vector3, target: Vector3) => new Spherical().setFromVector3(position.clone().sub(target))

/** A room to mirror: without one metal is black. */
function lit(renderer: WebGLRenderer, scene: Scene, size: number) {
  const generator = new PMREMGenerator(renderer)
  const room = new RoomEnvironment()
  const made = generator.fromScene(room, 0.04, 0.1, 100, { size })
  room.dispose()
  generator.dispose()
  scene.environment = made.texture
  return made
}

const counting = (side: Side, operation: StencilOp, clip: Plane) =>
  new MeshBasicMaterial({
    side,
    depthWrite: false,
    depthTest: false,
    colorWrite: false,
    stencilWrite: true,
    stencilFunc: AlwaysStencilFunc,
    stencilFail: operation,
    stencilZFail: operation,
    stencilZPass: operation,
    clippingPlanes: [clip],
  })
const isCounter = ({ material }: Mesh | LineSegments) => material instanceof MeshBasicMaterial

function boxOf(shown: readonly (Shown | undefined)[]): Box3 {
  const box = new Box3()
  for (const each of shown) {
    each?.group.updateMatrixWorld(true)
    for (const mesh of each?.meshes ?? []) {
      mesh.geometry.boundingBox ?? mesh.geometry.computeBoundingBox()
      if (mesh.geometry.boundingBox) box.union(mesh.geometry.boundingBox.clone().applyMatrix4(mesh.matrixWorld))
    }
  }
  return box
}

/** Long parts have a hundred thousand ends of edges; every few are enough to fit them in. */
const OUTLINE_POINTS = 4000

function outlineOf(group: Group): Float32Array {
  group.updateMatrixWorld(true)
  const found: Vector3[] = []
  group.traverse((each) => {
    if (!(each instanceof LineSegments)) return
    const position = each.geometry.getAttribute('position')
    for (let at = 0; at < position.count; at += 1)
      found.push(new Vector3().fromBufferAttribute(position, at).applyMatrix4(each.matrixWorld))
  })
  const every = Math.ceil(found.length / OUTLINE_POINTS)
  const box = new Box3().setFromPoints(found)
  const isExtreme = ({ x, y, z }: Vector3) =>
    [x - box.min.x, box.max.x - x, y - box.min.y, box.max.y - y, z - box.min.z, box.max.z - z].some((off) => off < 0.01)
  return new Float32Array(
    found.flatMap((point, index) => (index % every === 0 || isExtreme(point) ? point.toArray() : [])),
  )
}

/** A grid of 3 in below the part, which fades away from it, and the part's shadow on it. */
function ground(box: Box3): Ground {
  const group = new Group()
  const y = box.min.y - 0.02
  const reach = Math.max(12, box.getSize(new Vector3()).length() * 0.35)
  const snapped = (value: number, round: (value: number) => number) => round(value / GRID_IN) * GRID_IN
  const [x0, x1] = [snapped(box.min.x - reach, Math.floor), snapped(box.max.x + reach, Math.ceil)]
  const [z0, z1] = [snapped(box.min.z - reach, Math.floor), snapped(box.max.z + reach, Math.ceil)]
  const positions: number[] = []
  const colors: number[] = []
  const outside = (value: number, low: number, high: number) => Math.max(low - value, value - high, 0)
  const corner = (x: number, z: number) => {
    const away = Math.hypot(outside(x, box.min.x, box.max.x), outside(z, box.min.z, box.max.z)) / reach
    positions.push(x, y, z)
    colors.push(0.05, 0.055, 0.06, 0.2 * Math.max(0, 1 - away) ** 1.5)
  }
  for (let x = x0; x <= x1; x += GRID_IN)
    for (let z = z0; z <= z1; z += GRID_IN) {
      if (x < x1) {
        corner(x, z)
        corner(x + GRID_IN, z)
      }
      if (z < z1) {
        corner(x, z)
        corner(x, z + GRID_IN)
      }
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colors), 4))
  const lines = new LineSegments(
    geometry,
    new LineBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false }),
  )
  const shade = new Mesh(new PlaneGeometry(x1 - x0, z1 - z0), new ShadowMaterial({ opacity: 0.16, depthWrite: false }))
  shade.rotation.x = -Math.PI / 2
  shade.position.set((x0 + x1) / 2, y - 0.01, (z0 + z1) / 2)
  shade.receiveShadow = true
  group.add(shade, lines)
  return { group, lines }
}

interface Ground {
  readonly group: Group
  readonly lines: LineSegments<BufferGeometry, LineBasicMaterial>
}

/** The points of a measure and the line between them, over everything. */
function createMarks() {
  const group = new Group()
  const over = { depthTest: false, transparent: true, toneMapped: false, sizeAttenuation: false }
  const ratio = Math.min(devicePixelRatio, 2)
  const positions = new BufferAttribute(new Float32Array(MOST_MARKS * 3), 3)
  const geometry = new BufferGeometry().setAttribute('position', positions)
  const between = new BufferGeometry().setAttribute('position', positions)
  const layers = [
    [14, INK],
    [9, SIGNAL],
  ].map(([size = 1, color = INK], index) => {
    const points = new Points(geometry, new PointsMaterial({ ...over, size: size * ratio, color }))
    points.renderOrder = 11 + index
    return points
  })
  const line = new LineSegments(
    between,
    new LineBasicMaterial({ color: INK, depthTest: false, transparent: true, toneMapped: false }),
  )
  line.renderOrder = 10
  for (const each of [line, ...layers]) each.frustumCulled = false
  group.add(line, ...layers)
  return {
    group,
    set(picks: readonly Vector3[], aimed: Vector3 | undefined) {
      const points = aimed ? [...picks, aimed] : picks
      for (const [index, { x, y, z }] of points.entries()) positions.setXYZ(index, x, y, z)
      positions.needsUpdate = true
      geometry.setDrawRange(0, points.length)
      between.setDrawRange(0, picks.length > 0 && points.length > 1 ? 2 : 0)
    },
  }
}
const MOST_MARKS = 3

/** Geometries and materials of an object and of all in it. */
function release(of: Object3D) {
  of.traverse((each) => {
    const { geometry, material } = each as Partial<Mesh>
    geometry?.dispose()
    for (const one of material ? [material].flat() : []) one.dispose()
  })
}
