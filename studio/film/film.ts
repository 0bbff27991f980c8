/**
 * The home page's film: stop motion on twos, 24 frames a second. A structure is taken apart from the top down, the kit lies
 * on the floor, the next structure is built from the ground up; after the third comes the first, so it loops.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Euler, MathUtils, Quaternion } from 'three'
import { gussets } from '../../engineering/part-models/plates.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { ledger } from '../ledger.ts'
import { MEDIA_DIR, OUT_DIR, readMedia, updateMedia } from '../media-data.ts'
import { gusset90Holes } from '../parts/plates.ts'
import { blender, hashOf } from '../render/queue.ts'
import { type Scene, Stage } from '../render/scene.ts'
import { bolt } from '../scenes/kit.ts'
import { BLOCK, type Form, GUSSET, type Kind, type Piece, type Pose, pieces, TRUSS } from './kit-of-parts.ts'

export const FRAMES_PER_SECOND = 24
/** Every film of the site: its key in the media data, its size, and where the camera stands. */
export const films = {
  wide: { key: 'home', size: [1920, 1080], away: 545 },
  upright: { key: 'home-upright', size: [1080, 1920], away: 400 },
} as const satisfies Record<Form, { key: string; size: readonly [number, number]; away: number }>
const SAMPLES = 12
/** Poses of taking apart and of building; each is shown for two frames, as stop motion on twos is. */
const POSES_DOWN = 9
const POSES_UP = 11
const FRAMES_PER_POSE = 2
const FRAMES_LAID = 6
const FRAMES_BUILT = 14
/** The finished structure that the film begins and ends on. */
const FRAMES_HELD = 2.5 * FRAMES_PER_SECOND
/** A part is on its way for so many poses. */
const FLIGHT = 4
const LIFT_IN = 22
/** The tallest structure stands in the middle of the height, in. */
const MIDDLE_IN = 66
/** Goes up when the frames are rendered or encoded in another way that is to be seen. */
const RECIPE = 3
const filmed = ledger(new URL('./filmed.json', import.meta.url))
/** About 2 Mbit/s; visitors on slow lines or with Save-Data get none of it. */
const BITS_PER_SECOND = 2_000_000
const LARGEST_BYTES = 3_400_000

const numbers: Readonly<Record<Kind, string>> = { truss: TRUSS, block: BLOCK, gusset: GUSSET }

interface Shot {
  readonly scene: Scene
  readonly hold: number
}

const shots = (form: Form): Promise<Shot[]> =>
  Promise.all(timeline(form).map(async ({ poses, hold }) => ({ scene: await sceneOf(poses, form), hold })))

const inputsOf = (shown: readonly Shot[]): string =>
  createHash('sha256')
    .update(JSON.stringify(shown.map(({ scene, hold }) => [hashOf(scene, RECIPE), hold])))
    .digest('hex')
    .slice(0, 12)

async function isMadeFrom(key: string, inputs: string): Promise<boolean> {
  const known = (await readMedia()).films[key] ?? []
  const isThere = known.length > 0 && known.every(({ path }) => existsSync(join(MEDIA_DIR, path)))
  return isThere && filmed.inputs(key) === inputs
}

const forms = Object.keys(films) as Form[]

/** The films that are missing or made from other scenes than today's. */
export async function dueFilm(): Promise<string[]> {
  const due: string[] = []
  for (const form of forms) {
    const { key } = films[form]
    if (!(await isMadeFrom(key, inputsOf(await shots(form))))) due.push(`films/${key}`)
  }
  return due
}

/** Renders the frames that are not there and encodes them, unless a film was made from the same ones before. */
export async function film(): Promise<void> {
  for (const form of forms) await make(form)
}

async function make(form: Form): Promise<void> {
  const { key } = films[form]
  const folder = join(OUT_DIR, 'film', form)
  mkdirSync(folder, { recursive: true })
  const shown = await shots(form)
  const inputs = inputsOf(shown)
  if (await isMadeFrom(key, inputs)) return
  const frames: string[] = []
  for (const { scene, hold } of shown) {
    const file = join(folder, `${hashOf(scene, RECIPE)}.png`)
    if (!existsSync(file)) {
      const started = Date.now()
      await blender({ key: `${key}, frame ${frames.length}`, scene }, file)
      console.log(`${key}: frame ${frames.length}, ${Math.round((Date.now() - started) / 1000)} s`)
    }
    for (let k = 0; k < hold; k++) frames.push(file)
  }
  await encode(key, frames, folder)
  filmed.note(key, inputs)
}

interface Shown {
  readonly poses: readonly Pose[]
  readonly hold: number
}

/** Poses of all parts, one after the other, with the frames that each is shown for. */
export function timeline(form: Form): Shown[] {
  const first: Shown = { poses: built(0), hold: FRAMES_HELD }
  const between = [0, 1, 2].flatMap((structure) => {
    const here = built(structure)
    const laid = pieces.map((piece) => piece.laid[form])
    const next = built((structure + 1) % 3)
    const moved = (from: readonly Pose[], to: readonly Pose[], order: readonly number[], count: number): Shown[] =>
      Array.from({ length: count }, (_, step) => ({
        poses: from.map((pose, index) =>
          onTheWay(pose, to[index] as Pose, progress(order[index] as number, step + 1, count)),
        ),
        hold: FRAMES_PER_POSE,
      }))
    return [
      ...moved(here, laid, ranks(here, -1), POSES_DOWN),
      { poses: laid, hold: FRAMES_LAID },
      ...moved(laid, next, ranks(next, 1), POSES_UP),
      { poses: next, hold: structure === 2 ? FRAMES_HELD : FRAMES_BUILT },
    ]
  })
  return [first, ...between]
}

const built = (structure: number): Pose[] => pieces.map(({ poses }) => poses[structure] as Pose)

/** Place of each part in the order of moving, 0 to 1: by height, gussets last on and first off. */
function ranks(poses: readonly Pose[], direction: 1 | -1): number[] {
  const heights = poses.map(({ at }, index) => at[2] + (pieces[index]?.kind === 'gusset' ? 24 : 0))
  const sorted = [...heights.keys()].sort(
    (a, b) => direction * ((heights[a] as number) - (heights[b] as number)) || a - b,
  )
  return poses.map((_, index) => sorted.indexOf(index) / (poses.length - 1))
}

/** How far a part of this rank has come at a step; all start within the steps that leave time for a flight. */
function progress(rank: number, step: number, count: number): number {
  const start = rank * (count - FLIGHT)
  const t = MathUtils.clamp((step - start) / FLIGHT, 0, 1)
  return t * t * (3 - 2 * t)
}

/** A pose on the way: an arc above the straight line, the rotation the shortest. */
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

/** Structure `structure` as it stands: the first is the film's first frame and its poster. */
export const finished = (form: Form, structure = 0): Promise<Scene> => sceneOf(built(structure), form)

export async function sceneOf(poses: readonly Pose[], form: Form): Promise<Scene> {
  const stage = new Stage()
  for (const [index, pose] of poses.entries()) {
    const piece = pieces[index] as Piece
    await stage.add(numbers[piece.kind], pose)
    // A gusset that has arrived is bolted.
    if (piece.kind === 'gusset' && piece.poses.includes(pose))
      for (const [x, y] of gusset90Holes(12)) await stage.add(bolt(), { at: [x, y, gussets.thicknessIn] }, pose)
  }
  const { size, away } = films[form]
  const [azimuth, elevation] = [24, 14] as const
  const [a, e] = [MathUtils.degToRad(azimuth), MathUtils.degToRad(elevation)]
  const lookAt: Vec3 = [0, 0, MIDDLE_IN]
  return stage.scene({
    studio: 'dark',
    width: size[0],
    height: size[1],
    samples: SAMPLES,
    reach: 96,
    target: [0, 0, 0],
    camera: {
      azimuth,
      elevation,
      lens: 50,
      lookAt,
      position: [
        lookAt[0] - Math.sin(a) * Math.cos(e) * away,
        lookAt[1] - Math.cos(a) * Math.cos(e) * away,
        lookAt[2] + Math.sin(e) * away,
      ],
    },
  })
}

/**
 * H.264 for every browser and AV1 for new ones; both start before they are loaded whole. Fine grain keeps the even ground
 * from falling into blocks; AV1 draws it at the viewer's.
 */
async function encode(key: string, frames: readonly string[], folder: string): Promise<void> {
  for (const old of readdirSync(folder)) if (/^\d{4}\.png$/.test(old)) rmSync(join(folder, old))
  frames.forEach((file, index) => {
    symlinkSync(file, join(folder, `${String(index).padStart(4, '0')}.png`))
  })
  const input = ['-y', '-loglevel', 'error', '-framerate', String(FRAMES_PER_SECOND), '-i', join(folder, '%04d.png')]
  const shape = '-pix_fmt yuv420p -an -color_primaries bt709 -color_trc bt709 -colorspace bt709'.split(' ')
  const toVideo = 'scale=out_color_matrix=bt709'
  const made = [
    {
      name: 'av1.mp4',
      type: 'video/mp4; codecs="av01.0.08M.08"',
      filter: toVideo,
      passes: [`-c:v libsvtav1 -preset 5 -g 96 -b:v ${BITS_PER_SECOND} -svtav1-params film-grain=8`],
    },
    {
      name: 'h264.mp4',
      type: 'video/mp4; codecs="avc1.640028"',
      filter: `${toVideo},noise=c0s=3:c0f=t`,
      passes: [1, 2].map(
        (pass) =>
          `-c:v libx264 -preset slow -profile:v high -level 4.0 -g 96 -b:v ${BITS_PER_SECOND} -maxrate ${2 * BITS_PER_SECOND} -bufsize ${4 * BITS_PER_SECOND} -pass ${pass} -passlogfile ${join(folder, 'pass')}`,
      ),
    },
  ].map(({ name, type, filter, passes }) => {
    const file = join(folder, name)
    for (const options of passes)
      run('ffmpeg', [...input, ...shape, '-vf', filter, ...options.split(' '), '-movflags', '+faststart', file])
    const bytes = statSync(file).size
    if (bytes > LARGEST_BYTES) throw new Error(`${name} has ${bytes} bytes, more than ${LARGEST_BYTES}`)
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
    return { file, path: `films/${key}.${hash}.${name}`, type, bytes }
  })
  const out = join(MEDIA_DIR, 'films')
  mkdirSync(out, { recursive: true })
  for (const old of readdirSync(out)) if (old.startsWith(`${key}.`)) rmSync(join(out, old))
  for (const { file, path } of made) run('cp', [file, join(MEDIA_DIR, path)])
  await updateMedia((now) => ({
    films: { ...now.films, [key]: made.map(({ path, type, bytes }) => ({ path, type, bytes })) },
  }))
  console.log(
    `${key}: ${(frames.length / FRAMES_PER_SECOND).toFixed(1)} s, ${made.map(({ bytes }) => `${Math.round(bytes / 1024)} KB`).join(', ')}`,
  )
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync('nice', ['-n', '15', command, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}
