import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cut, Manifold } from '../geometry/kernel.ts'
import { body, part } from '../geometry/part.ts'
import { meshFile } from './mesh.ts'

/** A plate of two halves with holes; the kernel numbers what it makes, so a second one is not the first one's copy. */
function drilled(holes: number) {
  const half = Manifold.cube([6, 3, 0.25])
  const bores = Array.from({ length: holes }, (_, at) =>
    Manifold.cylinder(1, 0.28, 0.28, 24).translate([1 + at * 1.5, 1.5, -0.5]),
  )
  return part(body(cut(Manifold.union([half, half.translate([6, 0, 0])]), bores), 'steel', 'zinc'))
}

test('a shape has one hash, however much was made before it', () => {
  const first = meshFile(drilled(4)).hash
  for (let at = 0; at < 50; at++) meshFile(part(body(Manifold.sphere(1 + at / 10, 16), 'steel', 'steel')))
  assert.equal(meshFile(drilled(4)).hash, first)
})

test('another shape, or another surface, has another one', () => {
  const { hash } = meshFile(drilled(4))
  assert.notEqual(meshFile(drilled(3)).hash, hash)
  const [plate] = drilled(4).bodies
  assert.ok(plate)
  assert.notEqual(meshFile(part({ ...plate, look: 'steel' })).hash, hash)
  assert.notEqual(meshFile(part({ ...plate, solid: plate.solid.translate([0, 0, 0.001]) })).hash, hash)
})

test('how flat faces are cut into triangles is not part of it', () => {
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
