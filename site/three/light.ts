/** Renderer and lighting shared by the 3D viewer and the builder. */
import { DirectionalLight, NeutralToneMapping, PMREMGenerator, type Sphere, Vector3, WebGLRenderer } from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** @throws if the browser cannot create a WebGL context */
export function createRenderer(canvas: HTMLCanvasElement, isSlow: boolean) {
  const renderer = new WebGLRenderer({ canvas, antialias: !isSlow, alpha: true, stencil: true })
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1.05
  renderer.localClippingEnabled = true
  renderer.shadowMap.enabled = !isSlow
  renderer.shadowMap.autoUpdate = false
  return renderer
}

/** Creates an environment map, because metal would be black without reflections. */
export function mirroredRoom(renderer: WebGLRenderer, size: number) {
  const generator = new PMREMGenerator(renderer)
  const room = new RoomEnvironment()
  const made = generator.fromScene(room, 0.04, 0.1, 100, { size })
  room.dispose()
  generator.dispose()
  return made
}

export function createSun() {
  const sun = new DirectionalLight(0xffffff, 1.1)
  sun.castShadow = true
  sun.shadow.mapSize.set(1024, 1024)
  sun.shadow.radius = 6
  return sun
}

export function shineOn(sun: DirectionalLight, { center, radius }: Sphere) {
  sun.position.copy(center).add(new Vector3(-0.5, 1.6, 0.7).multiplyScalar(radius * 2))
  sun.target.position.copy(center)
  const side = radius * 1.4
  const { camera } = sun.shadow
  Object.assign(camera, { left: -side, right: side, top: side, bottom: -side, near: radius * 0.2, far: radius * 6 })
  camera.updateProjectionMatrix()
}
