import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Box3, Euler, MathUtils, PerspectiveCamera, Vector3 } from 'three'
import { type Form, type Piece, pieces } from './kit-of-parts.ts'
import { cameraOf, FRAMES_PER_SECOND, films, timeline } from './story.ts'

const forms = Object.keys(films) as Form[]

test('makes a 10- to 12-second film that shows the finished structure for 2.5 s at the start and end', () => {
  for (const form of forms) {
    const shown = timeline(form)
    const seconds = shown.reduce((sum, { hold }) => sum + hold, 0) / FRAMES_PER_SECOND
    assert.ok(seconds >= 10 && seconds <= 12, `${seconds} s`)
    assert.equal(shown[0]?.hold, 2.5 * FRAMES_PER_SECOND)
    assert.equal(shown.at(-1)?.hold, 2.5 * FRAMES_PER_SECOND)
  }
})

test('loops the film from the last pose to the first', () => {
  const shown = timeline('wide')
  assert.deepEqual(shown.at(-1)?.poses, shown[0]?.poses)
})

test('shows every part in each structure and on the floor between structures', () => {
  for (const form of forms) {
    const built = [0, 1, 2].map((structure) => JSON.stringify(pieces.map((piece) => piece.poses[form][structure])))
    const laid = JSON.stringify(pieces.map((piece) => piece.laid[form]))
    const seen = timeline(form).map(({ poses }) => JSON.stringify(poses))
    assert.ok(seen.filter((each) => each === laid).length >= 3)
    for (const structure of built) assert.ok(seen.includes(structure))
  }
})

test('keeps every part in the frame and the action near mid-height of the frame', () => {
  // Bounding boxes, in. The origin is at the start of a truss section, under the center of a block, and at the corner
  // of a gusset.
  const boxes = {
    truss: new Box3(new Vector3(0, -6, -6), new Vector3(48, 6, 6)),
    block: new Box3(new Vector3(-6, -6, 0), new Vector3(6, 6, 12)),
    gusset: new Box3(new Vector3(0, 0, 0), new Vector3(11, 11, 0.25)),
  }
  for (const form of forms) {
    const [width, height] = films[form].size
    const camera = cameraOf(form)
    // The focal length is in mm, for a sensor that is 36 mm on its longer side.
    const halfHeight = (18 / camera.lens) * Math.min(1, height / width)
    const eye = new PerspectiveCamera(MathUtils.radToDeg(2 * Math.atan(halfHeight)), width / height)
    eye.up.set(0, 0, 1)
    eye.position.set(...camera.position)
    eye.lookAt(...camera.lookAt)
    eye.updateMatrixWorld()
    for (const [frame, { poses }] of timeline(form).entries()) {
      for (const [index, { at, turn }] of poses.entries()) {
        const { min, max } = boxes[(pieces[index] as Piece).kind]
        const [x, y, z] = turn.map(MathUtils.degToRad) as [number, number, number]
        for (let corner = 0; corner < 8; corner++) {
          const seen = new Vector3(corner & 1 ? min.x : max.x, corner & 2 ? min.y : max.y, corner & 4 ? min.z : max.z)
            .applyEuler(new Euler(x, y, z, 'ZYX'))
            .add(new Vector3(...at))
            .project(eye)
          // Positions in the image range from -1 to 1. Narrow phones crop the sides of the image.
          assert.ok(
            Math.abs(seen.x) < 0.88 && Math.abs(seen.y) <= 0.605,
            `${form}, pose ${frame}: part ${index} at ${seen.x.toFixed(2)}, ${seen.y.toFixed(2)}`,
          )
        }
      }
    }
  }
})
