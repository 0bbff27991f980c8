import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Box3, Euler, MathUtils, PerspectiveCamera, Vector3 } from 'three'
import { type Form, type Piece, type Pose, piecesOf } from './kit-of-parts.ts'
import { cameraOf, FRAMES_PER_SECOND, films, poster, sceneOf, timeline } from './story.ts'

const forms = Object.keys(films) as Form[]

/**
 * Bounding boxes, in. The origin is at the start of a truss section, under the center of a block or ballast, and at the
 * corner of a gusset.
 */
const boxes = {
  truss: new Box3(new Vector3(0, -6, -6), new Vector3(48, 6, 6)),
  block: new Box3(new Vector3(-6, -6, 0), new Vector3(6, 6, 12)),
  gusset: new Box3(new Vector3(-2, -2, 0), new Vector3(9, 9, 0.1875)),
  ballast: new Box3(new Vector3(-11, -6.62, 0), new Vector3(11, 6.62, 10.12)),
}

const cornersOf = ({ kind }: Piece, { at, turn }: Pose): Vector3[] => {
  const { min, max } = boxes[kind]
  const [x, y, z] = turn.map(MathUtils.degToRad) as [number, number, number]
  return Array.from({ length: 8 }, (_, corner) =>
    new Vector3(corner & 1 ? min.x : max.x, corner & 2 ? min.y : max.y, corner & 4 ? min.z : max.z)
      .applyEuler(new Euler(x, y, z, 'ZYX'))
      .add(new Vector3(...at)),
  )
}

test('renders a video 8 to 14 s long that shows the portal for the same length of time at the start and the end', () => {
  for (const form of forms) {
    const shown = timeline(form)
    const seconds = shown.reduce((sum, { hold }) => sum + hold, 0) / FRAMES_PER_SECOND
    assert.ok(seconds >= 8 && seconds <= 14, `${seconds} s`)
    assert.equal(shown[0]?.hold, shown.at(-1)?.hold)
  }
})

test('shows the same scene in the last frame of the video as in the first', async () => {
  for (const form of forms) {
    const shown = timeline(form)
    const [first, last] = [shown[0], shown.at(-1)] as [(typeof shown)[0], (typeof shown)[0]]
    assert.deepEqual(await sceneOf(last, form), await sceneOf(first, form))
  }
})

test('shows the same parts, view, and lighting on the poster as in the first frame', async () => {
  for (const form of forms) {
    const { width, height, samples: _, ...still } = await poster(form)
    const { width: w, height: h, samples: __, ...frame } = await sceneOf(timeline(form)[0] as never, form)
    assert.deepEqual(still, frame)
    assert.equal(width / height, w / h)
  }
})

test('shows every part in each structure and on the floor between structures', () => {
  for (const form of forms) {
    const seen = timeline(form).map(({ poses }) => JSON.stringify(poses))
    for (const place of ['portal', 'crane', 'floor'] as const)
      assert.ok(seen.includes(JSON.stringify(piecesOf(form).map(({ poses }) => poses[place]))), place)
  }
})

test('places no part below the floor or inside another part', () => {
  const SLACK_IN = 0.2
  for (const form of forms)
    for (const place of ['portal', 'crane', 'floor'] as const) {
      const placed = piecesOf(form).map((piece) => new Box3().setFromPoints(cornersOf(piece, piece.poses[place])))
      for (const [index, box] of placed.entries()) {
        assert.ok(box.min.z > -0.01, `${form}, ${place}: part ${index} at ${box.min.z}`)
        const smaller = box.clone().expandByScalar(-SLACK_IN)
        for (const [other, it] of placed.slice(index + 1).entries())
          assert.ok(
            smaller.isEmpty() || !smaller.intersectsBox(it),
            `${form}, ${place}: ${index}, ${index + 1 + other}`,
          )
      }
    }
})

test('advances the bolt by one thread pitch per turn until its head is against the gusset', () => {
  const drives = timeline('wide').flatMap(({ drive }) => drive ?? [])
  assert.deepEqual(drives.at(-1), { degrees: 0, gapIn: 0 })
  for (const { degrees, gapIn } of drives) assert.ok(Math.abs(gapIn - degrees / 360 / 13) < 1e-9)
  const turned = (drives[0]?.degrees ?? 0) / 360
  assert.ok(turned >= 1 && turned <= 4, `${turned} turns`)
})

test('keeps every part below the header, above the banner, and within the width shown in narrow windows', () => {
  // Positions in the image range from -1 to 1.
  const limits = { wide: { x: 0.88, top: 0.72, bottom: -0.84 }, upright: { x: 0.85, top: 0.6, bottom: -0.9 } }
  for (const form of forms) {
    const [width, height] = films[form].size
    for (const [frame, { view, poses }] of timeline(form).entries()) {
      if (view === 'bolt') continue
      const { camera } = cameraOf(form, view)
      // The focal length is in mm, for a sensor that is 36 mm on its longer side.
      const halfHeight = (18 / (camera.lens ?? 0)) * Math.min(1, height / width)
      const eye = new PerspectiveCamera(MathUtils.radToDeg(2 * Math.atan(halfHeight)), width / height)
      eye.up.set(0, 0, 1)
      eye.position.set(...(camera.position as [number, number, number]))
      eye.lookAt(...(camera.lookAt as [number, number, number]))
      eye.updateMatrixWorld()
      const { x, top, bottom } = limits[form]
      for (const [index, pose] of poses.entries())
        for (const corner of cornersOf(piecesOf(form)[index] as Piece, pose)) {
          const seen = corner.project(eye)
          assert.ok(
            Math.abs(seen.x) <= x && seen.y <= top && seen.y >= bottom,
            `${form}, ${view}, pose ${frame}: part ${index} at ${seen.x.toFixed(2)}, ${seen.y.toFixed(2)}`,
          )
        }
    }
  }
})
