/** Lighting and materials for parts. */
import {
  HemisphereLight,
  MeshLambertMaterial,
  type MeshLambertMaterialParameters,
  MeshStandardMaterial,
  type Scene,
  type WebGLRenderer,
} from 'three'
import { createSun, mirroredRoom } from '#site/three/light.ts'

/**
 * Adds lighting to a scene. Without a GPU, reflections take more than 10 s to prepare and then take up most of the
 * frame time, so a simple sky light replaces them.
 */
export function addLight(scene: Scene, renderer: WebGLRenderer, isSlow: boolean) {
  const sun = createSun()
  scene.add(sun, sun.target)
  if (isSlow) {
    sun.castShadow = false
    const sky = new HemisphereLight(0xffffff, 0x8d9196, 2.2)
    scene.add(sky)
    return { sun, dispose: () => sun.dispose() }
  }
  const environment = mirroredRoom(renderer, 128)
  scene.environment = environment.texture
  scene.environmentIntensity = 0.9
  return {
    sun,
    dispose() {
      sun.dispose()
      environment.dispose()
    },
  }
}

interface Finish extends MeshLambertMaterialParameters {
  readonly metalness: number
  readonly roughness: number
}

export const partMaterial = ({ metalness, roughness, ...shared }: Finish, isSlow: boolean) =>
  isSlow ? new MeshLambertMaterial(shared) : new MeshStandardMaterial({ ...shared, metalness, roughness })
