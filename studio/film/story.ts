/**
 * The sequence of shots in the home page film. The film is stop motion at 24 frames per second, with a new pose every
 * three frames.
 *
 * It starts with a portal, whose parts form a stack on the floor. The parts then become a crane, from the ground up.
 * A close-up shows a ratchet driving the crane's last bolt. Then the portal returns, so that the film loops.
 */
import { Euler, MathUtils, Quaternion } from 'three'
import { fastenerSizes } from '../../catalog/fasteners.ts'
import { gussets } from '../../engineering/part-models/plates.ts'
import { hexBolt, hexNut } from '../geometry/fasteners.ts'
import type { Vec2, Vec3 } from '../geometry/kernel.ts'
import { body, part } from '../geometry/part.ts'
import { gusset90Holes } from '../parts/plates.ts'
import { type Camera, type Place, type Scene, Stage } from '../render/scene.ts'
import { bolt, seam, WALL_IN } from '../scenes/kit.ts'
import {
  BLOCK,
  ballast,
  type Form,
  GUSSET,
  type Kind,
  type Piece,
  type Pose,
  piecesOf,
  type Structure,
  TRUSS,
} from './kit-of-parts.ts'

export const FRAMES_PER_SECOND = 24
/** The versions of the film with their media keys and frame sizes. */
export const films = {
  wide: { key: 'home', size: [1600, 900] },
  upright: { key: 'home-upright', size: [900, 1600] },
} as const satisfies Record<Form, { key: string; size: readonly [number, number] }>
/** Samples per pixel in the film. The posters have more samples per pixel, and more pixels. */
const SAMPLES = 8
const POSTER_SCALE = 1.2
/** Number of poses for taking a structure down, and for building it. */
const POSES = 8
/** Number of frames for each pose, for the parts on the floor (before and after a cut), and for each structure. */
const FRAMES = { pose: 3, floor: 6, crane: 30, portal: 42, tight: 12 }
/** Number of poses in one part's movement. */
const FLIGHT = 4
const LIFT_IN = 16

/** Heights of the bolt flange, the socket, and the ratchet head below its drive, in. */
const FLANGE_IN = 0.13
const SOCKET_IN = 3
const RATCHET_IN = 1.2
const numbers = { truss: TRUSS, block: BLOCK, gusset: GUSSET } as const

type View = Structure | 'bolt'

/** Angle of the ratchet (degrees), and the gap between the bolt head and the gusset (in). */
interface Drive {
  readonly degrees: number
  readonly gapIn: number
}

interface Shown {
  readonly view: View
  readonly poses: readonly Pose[]
  readonly drive?: Drive
  readonly hold: number
}

/**
 * Shots in order, with the number of frames for each. Building a structure uses the same poses as taking it down, in
 * reverse.
 */
export function timeline(form: Form): Shown[] {
  const posesOf = (place: Structure | 'floor') => piecesOf(form).map(({ poses }) => poses[place])
  const down = (view: Structure): Shown[] => {
    const order = ranks(posesOf(view), form)
    return Array.from({ length: POSES - 1 }, (_, step) => ({
      view,
      poses: posesOf(view).map((from, index) =>
        onTheWay(from, posesOf('floor')[index] as Pose, progress(order[index] as number, step + 1)),
      ),
      hold: FRAMES.pose,
    }))
  }
  const held = (view: Structure, place: Structure | 'floor', hold: number): Shown => ({
    view,
    poses: posesOf(place),
    hold,
  })
  return [
    held('portal', 'portal', FRAMES.portal),
    ...down('portal'),
    held('portal', 'floor', FRAMES.floor),
    held('crane', 'floor', FRAMES.floor),
    ...down('crane').reverse(),
    ...drives.map((drive, index): Shown => {
      const isTight = index === drives.length - 1
      return { view: 'bolt', poses: posesOf('crane'), drive, hold: isTight ? FRAMES.tight : FRAMES.pose }
    }),
    held('crane', 'crane', FRAMES.crane),
    ...down('crane'),
    held('crane', 'floor', FRAMES.floor),
    held('portal', 'floor', FRAMES.floor),
    ...down('portal').reverse(),
    held('portal', 'portal', FRAMES.portal),
  ]
}

/** The ratchet turns the bolt in 60° steps. The bolt advances by one pitch per turn. */
const drives: readonly Drive[] = Array.from({ length: 9 }, (_, step) => {
  const degrees = (8 - step) * 60
  return { degrees, gapIn: degrees / 360 / fastenerSizes['1/2-13'].threadsPerInch }
})

/**
 * Returns the order in which the parts move, from 0 (first) to 1 (last). Higher parts move first, but gussets are
 * removed before the parts that they join, and ballast before the parts below it.
 */
function ranks(poses: readonly Pose[], form: Form): number[] {
  const raised: Readonly<Record<Kind, number>> = { truss: 0, block: 0, gusset: 24, ballast: 36 }
  const heights = poses.map(({ at }, index) => at[2] + raised[(piecesOf(form)[index] as Piece).kind])
  const sorted = [...heights.keys()].sort((a, b) => (heights[b] as number) - (heights[a] as number) || a - b)
  return poses.map((_, index) => sorted.indexOf(index) / (poses.length - 1))
}

/**
 * Returns how far a part with this rank has moved at the given step, as a fraction from 0 to 1. The last part starts
 * early enough to finish its move.
 */
function progress(rank: number, step: number): number {
  const start = rank * (POSES - FLIGHT)
  const t = MathUtils.clamp((step - start) / FLIGHT, 0, 1)
  return t * t * (3 - 2 * t)
}

/** Returns a pose during a move. The part moves in an arc above the straight line and takes the shortest rotation. */
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

/** Returns the poster: the first frame of the film, with more pixels and samples. */
export async function poster(form: Form): Promise<Scene> {
  const { samples: _, ...scene } = await sceneOf(timeline(form)[0] as Shown, form)
  return { ...scene, width: scene.width * POSTER_SCALE, height: scene.height * POSTER_SCALE }
}

export async function sceneOf({ view, poses, drive }: Shown, form: Form): Promise<Scene> {
  const stage = new Stage()
  const driven = drive && jibGusset(form)
  for (const [index, { kind, poses: places }] of piecesOf(form).entries()) {
    const pose = poses[index] as Pose
    if (kind === 'ballast') await stage.add(ballast(), pose, { crosses: 'the straps lie around the chords' })
    else await stage.add(numbers[kind], pose)
    // Bolt a gusset as soon as it reaches its position.
    if (kind === 'gusset' && (pose === places.portal || pose === places.crane))
      for (const [x, y] of gusset90Holes(12))
        if (pose !== driven || !isDriven(x, y)) await stage.add(bolt(), { at: [x, y, gussets.thicknessIn] }, pose)
  }
  if (drive && driven) await addDrive(stage, drive, driven)
  const [width, height] = films[form].size
  return stage.scene({
    studio: 'film',
    width,
    height,
    samples: SAMPLES,
    sharp: view !== 'bolt',
    ...cameraOf(form, view),
  })
}

/** Pose of the front gusset below the jib. */
const jibGusset = (form: Form): Pose => (piecesOf(form).find(({ kind }) => kind === 'gusset') as Piece).poses.crane

/** The driven bolt is the middle bolt in the jib chord. */
const isDriven = (x: number, y: number) => x < 0 && y === 4.5

/** Adds the last bolt, a ratchet with a socket on the bolt head, and the bolts between the blocks and the jib. */
async function addDrive(stage: Stage, { degrees, gapIn }: Drive, gusset: Pose): Promise<void> {
  const [x, y] = gusset90Holes(12).find(([x, y]) => isDriven(x, y)) as Vec2
  const grip = gussets.thicknessIn + WALL_IN
  const turned = (z: number): Place => ({ at: [x, y, gussets.thicknessIn + z], turn: [0, 0, degrees] })
  const head = hexBolt(0.5, grip + 0.6, { plain: true, flange: 1.1 })
  const nut = hexNut(0.5).rotate([180, 0, 0])
  await stage.add(part(body(head, 'steel', 'black-oxide')), turned(gapIn), gusset)
  await stage.add(part(body(nut, 'steel', 'black-oxide')), turned(-grip), gusset)
  // Both tools are upside down. The socket is on the flange of the bolt, and the ratchet is on the socket.
  const socket = gapIn + FLANGE_IN + SOCKET_IN
  await stage.add('BS-TK-SK34', { turn: [180, 0, 0] }, turned(socket), gusset)
  await stage.add('BS-TK-RT12', { turn: [180, 0, 0] }, turned(socket + RATCHET_IN), gusset)
  const { at } = gusset
  for (const joint of [at[0], at[0] - 12]) await seam(stage, 12, [joint, 0, at[2] + 6], 'x')
}

interface Shot {
  /** Angles in degrees. */
  readonly azimuth: number
  readonly elevation: number
  /** Focal length for a 36 mm sensor, mm. */
  readonly lens: number
  readonly lookAt: Vec3
  /** Distance from the camera to its target point, in. */
  readonly away: number
}

const shots: Readonly<Record<Form, Readonly<Record<Structure, Shot>>>> = {
  wide: {
    portal: { azimuth: 25, elevation: 3.5, lens: 40, lookAt: [5, 0, 33], away: 265 },
    crane: { azimuth: 25, elevation: 3, lens: 40, lookAt: [-4, 0, 57], away: 375 },
  },
  upright: {
    portal: { azimuth: 20, elevation: 6, lens: 50, lookAt: [7, 0, 69], away: 322 },
    crane: { azimuth: 30, elevation: 5, lens: 50, lookAt: [-4, 0, 96], away: 460 },
  },
}

function shotOf(form: Form, view: View): Shot {
  if (view !== 'bolt') return shots[form][view]
  const [x, y, z] = jibGusset(form).at
  const away = form === 'wide' ? 49 : 54
  return { azimuth: 32, elevation: 12, lens: 50, lookAt: [x + 2.2, y - 3, z - 2], away }
}

/** Returns the camera for a shot, and the position, reach, and exposure of the lights. The camera doesn't move. */
export function cameraOf(form: Form, view: View) {
  const { azimuth, elevation, lens, lookAt, away } = shotOf(form, view)
  const [a, e] = [MathUtils.degToRad(azimuth), MathUtils.degToRad(elevation)]
  const position: Vec3 = [
    lookAt[0] - Math.sin(a) * Math.cos(e) * away,
    lookAt[1] - Math.cos(a) * Math.cos(e) * away,
    lookAt[2] + Math.sin(e) * away,
  ]
  const camera: Camera = { azimuth, elevation, lens, lookAt, position }
  if (view !== 'bolt') return { camera, target: [0, 0, 0] as Vec3, reach: 96, exposure: 0 }
  return { camera, target: lookAt, reach: 24, exposure: 0.3 }
}
