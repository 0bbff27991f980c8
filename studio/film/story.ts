/**
 * The sequence of poses in the home page's film. The film is stop motion at 24 frames per second, with a new pose every
 * two frames.
 *
 * Each structure is disassembled from the top down, its parts are laid on the floor, and the next structure is built
 * from the ground up. After the third structure, the first one is built again, so the film loops.
 */
import { Euler, MathUtils, Quaternion } from 'three'
import { gussets } from '../../engineering/part-models/plates.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { gusset90Holes } from '../parts/plates.ts'
import { type Scene, Stage } from '../render/scene.ts'
import { bolt } from '../scenes/kit.ts'
import { BLOCK, type Form, GUSSET, type Kind, type Piece, type Pose, pieces, TRUSS } from './kit-of-parts.ts'

export const FRAMES_PER_SECOND = 24
/** The versions of the film with their media keys, sizes, and cameras. */
export const films = {
  wide: { key: 'home', size: [1920, 1080], away: 655 },
  upright: { key: 'home-upright', size: [1080, 1920], away: 470 },
} as const satisfies Record<Form, { key: string; size: readonly [number, number]; away: number }>
const SAMPLES = 12
/** Number of poses to take a structure down and to build the next structure. */
const POSES = { down: 9, up: 11 }
/** Number of frames of a pose, of the parts on the floor, and of a structure. It is longer at both ends of the film. */
const FRAMES = { pose: 2, laid: 6, built: 14, held: 2.5 * FRAMES_PER_SECOND }
/** Number of poses in one part's movement. */
const FLIGHT = 4
const LIFT_IN = 22
/** Half the height of the tallest structure, in. */
const MIDDLE_IN = 60
const numbers: Readonly<Record<Kind, string>> = { truss: TRUSS, block: BLOCK, gusset: GUSSET }

interface Shown {
  readonly poses: readonly Pose[]
  readonly hold: number
}

/** Poses of all parts in order, with the number of frames for each. */
export function timeline(form: Form): Shown[] {
  const first: Shown = { poses: built(0, form), hold: FRAMES.held }
  const between = [0, 1, 2].flatMap((structure) => {
    const here = built(structure, form)
    const laid = pieces.map((piece) => piece.laid[form])
    const next = built((structure + 1) % 3, form)
    const moved = (from: readonly Pose[], to: readonly Pose[], order: readonly number[], count: number): Shown[] =>
      Array.from({ length: count }, (_, step) => ({
        poses: from.map((pose, index) =>
          onTheWay(pose, to[index] as Pose, progress(order[index] as number, step + 1, count)),
        ),
        hold: FRAMES.pose,
      }))
    return [
      ...moved(here, laid, ranks(here, -1), POSES.down),
      { poses: laid, hold: FRAMES.laid },
      ...moved(laid, next, ranks(next, 1), POSES.up),
      { poses: next, hold: structure === 2 ? FRAMES.held : FRAMES.built },
    ]
  })
  return [first, ...between]
}

const built = (structure: number, form: Form): Pose[] => pieces.map(({ poses }) => poses[form][structure] as Pose)

/**
 * Returns when each part moves, from 0 (first) to 1 (last). The order depends on the height, but gussets are attached
 * last and removed first.
 */
function ranks(poses: readonly Pose[], direction: 1 | -1): number[] {
  const heights = poses.map(({ at }, index) => at[2] + (pieces[index]?.kind === 'gusset' ? 24 : 0))
  const sorted = [...heights.keys()].sort(
    (a, b) => direction * ((heights[a] as number) - (heights[b] as number)) || a - b,
  )
  return poses.map((_, index) => sorted.indexOf(index) / (poses.length - 1))
}

/**
 * Returns how far a part with this rank has moved at a step, from 0 to 1. The last part starts early enough to finish
 * its move.
 */
function progress(rank: number, step: number, count: number): number {
  const start = rank * (count - FLIGHT)
  const t = MathUtils.clamp((step - start) / FLIGHT, 0, 1)
  return t * t * (3 - 2 * t)
}

/** Returns a pose during a move. The part moves in an arc above the straight line and rotates by the shortest path. */
function onTheWay(from: Pose, to: Pose, t: number): Pose {
  if (t <= 0) return from
  if (t >= 1) return to
  const lift = Math.sin(t * Math.PI) * LIFT_IN
  const at = from.at.map(
    (value, axis) => value + ((to.at[axis] as number) - value) * t + (axis === 2 ? lift : 0),
  ) as unknown as Vec3
  const rotation = new Euler().setFromQuaternion(quaternion(from).slerp(quaternion(to), t), 'ZYX')
  return { at, turn: [MathUtils.radToDeg(rotation.x), MathUtils.radToDeg(rotation.y), MathUtils.radToDeg(rotation.z)] }
}

const quaternion = ({ turn }: Pose) =>
  new Quaternion().setFromEuler(
    new Euler(MathUtils.degToRad(turn[0]), MathUtils.degToRad(turn[1]), MathUtils.degToRad(turn[2]), 'ZYX'),
  )

/** Returns the scene of a finished structure. The first structure is the first frame of the film and its poster. */
export const finished = (form: Form, structure = 0): Promise<Scene> => sceneOf(built(structure, form), form)

export async function sceneOf(poses: readonly Pose[], form: Form): Promise<Scene> {
  const stage = new Stage()
  for (const [index, pose] of poses.entries()) {
    const piece = pieces[index] as Piece
    await stage.add(numbers[piece.kind], pose)
    // Bolt a gusset as soon as it reaches its position.
    if (piece.kind === 'gusset' && piece.poses[form].includes(pose))
      for (const [x, y] of gusset90Holes(12)) await stage.add(bolt(), { at: [x, y, gussets.thicknessIn] }, pose)
  }
  const [width, height] = films[form].size
  return stage.scene({
    studio: 'dark',
    width,
    height,
    samples: SAMPLES,
    reach: 96,
    target: [0, 0, 0],
    camera: cameraOf(form),
  })
}

/** The camera doesn't move. Lengths are in inches, angles in degrees, and the lens in mm for a 36 mm sensor. */
export function cameraOf(form: Form) {
  const { away } = films[form]
  const [azimuth, elevation] = [24, 14] as const
  const [a, e] = [MathUtils.degToRad(azimuth), MathUtils.degToRad(elevation)]
  const lookAt: Vec3 = [0, 0, MIDDLE_IN]
  const position: Vec3 = [
    lookAt[0] - Math.sin(a) * Math.cos(e) * away,
    lookAt[1] - Math.cos(a) * Math.cos(e) * away,
    lookAt[2] + Math.sin(e) * away,
  ]
  return { azimuth, elevation, lens: 50, lookAt, position }
}
