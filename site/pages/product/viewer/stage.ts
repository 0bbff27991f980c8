/** The three.js scene with lighting, ground, part, and attached part. Draws only when something has changed. */
import { type Mesh, PerspectiveCamera, Plane, Scene, Sphere, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Mate, PartShape, Point } from '#catalog/part-shape.ts'
import { createEye, FIELD_OF_VIEW_DEG, type ViewName } from '#site/three/eye.ts'
import { createRenderer, createSun, isStill, mirroredRoom, shineOn } from '#site/three/light.ts'
import { release, toScene } from '#site/three/scene.ts'
import { placedPoint, type Rim, rimsOf } from './snap.ts'
import { createAim, type Pick } from './stage-aim.ts'
import { createCap, type Section, setClip, setClipped } from './stage-cut.ts'
import { type Ground, groundBelow } from './stage-ground.ts'
import { createMarks } from './stage-marks.ts'
import { boxOf, buildModel, place, type Shown } from './stage-model.ts'

export interface StageEvents {
  /** The point under the pointer, or the point selected with the arrow keys. Undefined if there is no point. */
  readonly onAim: (pick: Pick | undefined) => void
  readonly onPick: (pick: Pick) => void
  /** Called after each frame with the label position, in px from the canvas's upper left corner. */
  readonly onLabel: (at: readonly [x: number, y: number] | undefined) => void
  readonly onLost: () => void
}

export type Stage = ReturnType<typeof createStage>

/**
 * Set `isSlow` for software rendering, in which antialiasing and shadows take seconds.
 * @throws if the browser cannot create a WebGL context
 */
export function createStage(canvas: HTMLCanvasElement, events: StageEvents, isSlow: boolean) {
  const renderer = createRenderer(canvas, isSlow)
  const scene = new Scene()
  scene.environmentIntensity = 0.85
  const environment = mirroredRoom(renderer, isSlow ? 64 : 128)
  scene.environment = environment.texture
  const sun = createSun()
  const marks = createMarks()
  scene.add(sun, sun.target, marks.group)

  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 1, 1000)
  const controls = new OrbitControls(camera, canvas)
  // Damping would draw a hundred more frames. Without a graphics card, each frame takes half a second.
  controls.enableDamping = !isSlow && !isStill()
  controls.dampingFactor = 0.12
  controls.zoomToCursor = true
  controls.addEventListener('change', request)

  let part: Shown | undefined
  let matingPart: Shown | undefined
  let floor: Ground | undefined
  let cap: Mesh | undefined
  let section: Section | undefined
  let ownRims: readonly Rim[] = []
  let mateRims: readonly Rim[] = []
  let isPicking = false
  let picks: readonly Pick[] = []
  let aimed: Pick | undefined
  const clip = new Plane(new Vector3(1, 0, 0), 0)
  /** Bounding sphere of everything shown. */
  const sphere = new Sphere(new Vector3(), 1)
  const shown = () => [part, matingPart].filter((each) => each !== undefined)

  const eye = createEye(camera, controls, () => !isSlow && !isStill(), request)
  canvas.addEventListener('pointerdown', eye.stop)
  const aiming = createAim(
    canvas,
    camera,
    () => ({ shown: shown(), rims: [...ownRims, ...mateRims], clip: section && clip }),
    eye.standStill,
  )
  const endWatching = aiming.watchPointer(() => isPicking, events.onPick, aim)

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
    // Fade out the grid in side views, where its lines merge.
    const slope = Math.abs(camera.position.y - controls.target.y) / distance
    if (floor) floor.lines.material.opacity = Math.min(1, slope * 4)
    renderer.render(scene, camera)
    const [a, b] = picks
    const to = b ?? (a && aimed)
    events.onLabel(a && to ? aiming.flat(toScene(a.at).lerp(toScene(to.at), 0.5)) : undefined)
  }

  async function show(bytes: ArrayBuffer, shape: PartShape) {
    const next = await buildModel(bytes, clip)
    const isFirst = part === undefined
    release(matingPart?.group)
    release(part?.group)
    matingPart = undefined
    mateRims = []
    part = next
    scene.add(part.group)
    ownRims = rimsOf(shape)
    picks = []
    aimed = undefined
    adaptScene()
    seeAll(isFirst ? 'isometric' : undefined, !isFirst)
    renderer.compile(scene, camera)
    draw()
  }

  /** Attaches a part so that its holes line up, or removes the attached part if the argument is undefined. */
  async function attach(
    on: { readonly bytes: ArrayBuffer; readonly shape: PartShape; readonly place: Mate } | undefined,
  ) {
    const next = on && (await buildModel(on.bytes, clip))
    release(matingPart?.group)
    matingPart = next
    mateRims = on ? rimsOf(on.shape).map((rim) => placedRim(rim, on.place)) : []
    picks = []
    if (on && next) {
      place(next, on.place)
      scene.add(next.group)
    }
    adaptScene()
    seeAll(undefined, true)
    draw()
  }

  /** Adapts the ground, lighting, and section to the visible parts. */
  function adaptScene() {
    const box = boxOf(shown())
    box.getBoundingSphere(sphere)
    controls.minDistance = sphere.radius * 0.1
    controls.maxDistance = sphere.radius * 16
    release(floor?.group)
    floor = groundBelow(box)
    scene.add(floor.group)
    shineOn(sun, sphere)
    cut(section)
  }

  function cut(next: Section | undefined) {
    section = next
    release(cap)
    cap = undefined
    for (const each of shown()) setClipped(each, next && clip)
    renderer.shadowMap.needsUpdate = true
    if (next && part) {
      setClip(clip, next, part)
      cap = createCap(clip, sphere, () => renderer.clearStencil())
      scene.add(cap)
    }
    request()
  }

  /** Fits everything into the view, from the given side or from the current direction. */
  function seeAll(view: ViewName | undefined, isEased: boolean) {
    eye.seeAllFrom({ outlines: shown().map(({ outline }) => outline), ...sphere }, view, isEased)
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

  const lost = (event: Event) => {
    event.preventDefault()
    events.onLost()
  }
  canvas.addEventListener('webglcontextlost', lost)

  function resize() {
    const [width, height] = [canvas.clientWidth || 1, canvas.clientHeight || 1]
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
    attach,
    look: (view: ViewName) => seeAll(view, true),
    fitAll: () => seeAll(undefined, true),
    orbit: eye.orbit,
    pan: eye.pan,
    zoom: eye.zoom,
    cut,
    /** Turns point selection on or off. */
    setPicking(picking: boolean) {
      isPicking = picking
      if (!picking) aim(undefined)
    },
    setPicks(next: readonly Pick[]) {
      picks = next
      if (next.length > 1) aimed = undefined
      mark()
    },
    /** Aims at the next hole in the given screen direction. Returns true if there is one. */
    aimToward(direction: readonly [number, number]) {
      const next = aiming.pickToward(aimed, direction)
      if (next) aim(next)
      return next !== undefined
    },
    /** Releases all memory, including GPU memory. */
    dispose() {
      cancelAnimationFrame(frame)
      eye.stop()
      endWatching()
      resized.disconnect()
      canvas.removeEventListener('webglcontextlost', lost)
      controls.dispose()
      release(scene)
      sun.dispose()
      environment.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
    /** For tests: the number of objects in GPU memory and the number of frames drawn. */
    counts: () => ({ ...renderer.info.memory, frames: renderer.info.render.frame }),
  }
}

/** Transforms a rim on an attached part into the coordinates of the main part. */
function placedRim(rim: Rim, place: Mate): Rim {
  const turned = { turn: place.turn, origin: [0, 0, 0] as Point }
  return { ...rim, at: placedPoint(place, rim.at), normal: placedPoint(turned, rim.normal) }
}
