import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Vector3 } from 'three'
import { hexNut } from '../geometry/fasteners.ts'
import { cut, Manifold, sides } from '../geometry/kernel.ts'
import { body, part } from '../geometry/part.ts'
import { groupsOf, type MeshGroup, meshFile } from './mesh.ts'

/**
 * Makes a plate from two halves with holes. The kernel numbers its solids, so a second plate has different numbers than
 * the first.
 */
function drilled(holes: number) {
  const half = Manifold.cube([6, 3, 0.25])
  const bores = Array.from({ length: holes }, (_, at) =>
    Manifold.cylinder(1, 0.28, 0.28, 24).translate([1 + at * 1.5, 1.5, -0.5]),
  )
  return part(body(cut(Manifold.union([half, half.translate([6, 0, 0])]), bores), 'steel', 'zinc'))
}

test('gives a part the same hash regardless of how many solids were made earlier', () => {
  const first = meshFile(drilled(4)).hash
  for (let at = 0; at < 50; at++) meshFile(part(body(Manifold.sphere(1 + at / 10, 16), 'steel', 'steel')))
  assert.equal(meshFile(drilled(4)).hash, first)
})

test('gives a part a different hash if its shape or surface changes', () => {
  const { hash } = meshFile(drilled(4))
  assert.notEqual(meshFile(drilled(3)).hash, hash)
  const [plate] = drilled(4).bodies
  assert.ok(plate)
  assert.notEqual(meshFile(part({ ...plate, look: 'steel' })).hash, hash)
  assert.notEqual(meshFile(part({ ...plate, solid: plate.solid.translate([0, 0, 0.001]) })).hash, hash)
})

test('gives a part the same hash if a flat face is triangulated differently', () => {
  const square = (corners: number[]) =>
    part(
      body(
        new Manifold({
          numProp: 3,
          vertProperties: new Float32Array([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1]),
          triVerts: new Uint32Array([
            ...[0, 2, 1, 0, 3, 2],
            ...corners,
            ...[0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7],
          ]),
        } as ConstructorParameters<typeof Manifold>[0]),
        'steel',
        'zinc',
      ),
    )
  const [one, other] = [square([4, 5, 6, 4, 6, 7]), square([5, 6, 7, 5, 7, 4])].map(meshFile)
  assert.ok(one && other)
  assert.notEqual(one.file, other.file)
  assert.equal(one.hash, other.hash)
})

test('uses flat shading on a hexagon and smooth shading on a round bar', () => {
  for (const diameter of [0.375, 0.5, 0.75, 1]) {
    const [nut] = groupsOf(part(body(hexNut(diameter), 'steel', 'zinc')))
    assert.ok(nut)
    for (const { area, tilt } of trianglesOf(nut)) if (area > 0.1 * diameter ** 2) assert.ok(tilt < 0.5, `${tilt}°`)
  }
  const [bar] = groupsOf(part(body(Manifold.cylinder(4, 0.14, 0.14, sides(0.14)), 'steel', 'zinc')))
  assert.ok(bar)
  const around = trianglesOf(bar).filter(({ area }) => area > 0.1)
  assert.equal(around.length, 2 * sides(0.14))
  for (const { tilt } of around) assert.ok(Math.abs(tilt - 180 / sides(0.14)) < 0.5, `${tilt}°`)
})

/** Returns the area of each triangle (in²) and the largest angle between its normal and a vertex normal (degrees). */
function trianglesOf({ positions, normals, indices }: MeshGroup) {
  return Array.from({ length: indices.length / 3 }, (_, at) => {
    const corners = [...indices.subarray(at * 3, at * 3 + 3)]
    const [a, b, c] = corners.map((corner) => new Vector3().fromArray(positions, corner * 3)) as [
      Vector3,
      Vector3,
      Vector3,
    ]
    const face = b.sub(a).cross(c.sub(a))
    const tilts = corners.map((corner) => face.angleTo(new Vector3().fromArray(normals, corner * 3)))
    return { area: face.length() / 2, tilt: (Math.max(...tilts) * 180) / Math.PI }
  })
}
