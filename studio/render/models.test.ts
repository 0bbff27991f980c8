import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { getBounds, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'
import { cadPath } from '../../catalog/cad.ts'
import { cadFiles } from '../../catalog/cad-files.ts'
import { measuredParts } from '../../catalog/studio-results.server.ts'
import { MEDIA_DIR } from '../results.ts'

const METERS_PER_INCH = 0.0254
/** Maximum movement of a vertex due to quantization, as a fraction of the part's length. */
const WITHIN = 1e-3
const MOST_BYTES = 20_000_000

test('preserves the size of 1 ft and 10 ft truss, a plate, and a caster', async () => {
  await MeshoptDecoder.ready
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  for (const partNumber of ['BS-TR12A-01', 'BS-TR12A-10', 'BS-PL-G90-03', 'BS-MO-CA6']) {
    const document = await io.read(join(MEDIA_DIR, cadPath(partNumber, 'glb')))
    const [scene] = document.getRoot().listScenes()
    assert.ok(scene)
    const { min, max } = getBounds(scene)
    const [x, y, z] = (measuredParts[partNumber]?.sizeIn ?? []).map((side) => side * METERS_PER_INCH)
    // In models, y is up.
    const expected = [x, z, y] as number[]
    const longest = Math.max(...expected)
    for (const [axis, side] of expected.entries())
      assert.ok(
        Math.abs((max[axis] ?? 0) - (min[axis] ?? 0) - side) < WITHIN * longest,
        `${partNumber}: ${min} to ${max}`,
      )
  }
})

test('keeps models small enough to store and send', () => {
  const all = Object.values(cadFiles).map(({ glb }) => glb)
  assert.ok(Math.max(...all) < 500_000)
  assert.ok(all.reduce((sum, bytes) => sum + bytes, 0) < MOST_BYTES)
})
