/** Coordinates and objects in a scene. Units are inches. In the scene, y is up, and in a part, z is up. */
import { type Mesh, type Object3D, Vector3 } from 'three'
import type { Point } from '#catalog/part-shape.ts'

/** Model files use meters. */
export const METERS_PER_INCH = 0.0254

export const toScene = ([x, y, z]: Point) => new Vector3(x, z, -y)
export const toPart = ({ x, y, z }: Vector3): Point => [x, -z, y]

/** Removes an object from its scene and disposes of the geometries and materials in it. */
export function release(of: Object3D | undefined) {
  of?.removeFromParent()
  of?.traverse((each) => {
    const { geometry, material } = each as Partial<Mesh>
    geometry?.dispose()
    for (const one of material ? [material].flat() : []) one.dispose()
  })
}
