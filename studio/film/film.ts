/**
 * The home page's film: stop motion, twelve frames a second. A structure is taken apart from the top down, the kit lies
 * on the floor, the next structure is built from the ground up; after the third comes the first, so it loops.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Euler, MathUtils, Quaternion } from 'three'
import type { Vec3 } from '../geometry/kernel.ts'
import { ledger } from '../ledger.ts'
import { MEDIA_DIR, OUT_DIR, readMedia, updateMedia } from '../media-data.ts'
import { blender, hashOf } from '../render/queue.ts'
import { type Scene, Stage } from '../render/scene.ts'
import { BLOCK, GUSSET, type Kind, type Piece, type Pose, pieces, TRUSS } from './kit-of-parts.ts'

export const FRAMES_PER_SECOND = 12
const SIZE = [1280, 720] as const
const SAMPLES = 10
/** Poses of taking apart and of building; each is shown for two frames, as stop motion on twos is. */
const POSES_DOWN = 7
const POSES_UP = 8
const FRAMES_PER_POSE = 2
const FRAMES_LAID = 4
const FRAMES_BUILT = 12
/** A part is on its way for so many poses. */
const FLIGHT = 3
const LIFT_IN = 22
/** Goes up when the frames are rendered or encoded in another way that is to be seen. */
const RECIPE = 2
const filmed = ledger(new URL('./filmed.json', import.meta.url))
const LARGEST_BYTES = 3_000_000

const numbers: Readonly<Record<Kind, string>> = { truss: TRUSS, block: BLOCK, gusset: GUSSET }

interface Shot {
  readonly scene: Scene
  readonly hold: number
}

const shots = (): Promise<Shot[]> =>
  Promise.all(timeline().map(async ({ poses, hold }) => ({ scene: await sceneOf(poses), hold })))

const inputsOf = (shown: readonly Shot[]): string =>
  createHash('sha256')
    .update(JSON.stringify(shown.map(({ scene, hold }) => [hashOf(scene, RECIPE), hold])))
    .digest('hex')
    .slice(0, 12)

async function isMadeFrom(inputs: string): Promise<boolean> {
  const known = (await readMedia()).films.home ?? []
  const isThere = known.length > 0 && known.every(({ path }) => existsSync(join(MEDIA_DIR, path)))
  return isThere && filmed.inputs('home') === inputs
}

/** The film, if it is missing or made from other scenes than today's. */
export const dueFilm = async (): Promise<string[]> =>
  (await isMadeFrom(inputsOf(await shots()))) ? [] : ['films/home']

/** Renders the frames that are not there and encodes them, unless the film was made from the same ones before. */
export async function film(): Promise<void> {
  const folder = join(OUT_DIR, 'film')
  mkdirSync(folder, { recursive: true })
  const shown = await shots()
  const inputs = inputsOf(shown)
  if (await isMadeFrom(inputs)) return
  const frames: string[] = []
  for (const { scene, hold } of shown) {
    const file = join(folder, `${hashOf(scene, RECIPE)}.png`)
    if (!existsSync(file)) {
      const started = Date.now()
      await blender({ key: `film frame ${frames.length}`, scene }, file)
      console.log(`film: frame ${frames.length}, ${Math.round((Date.now() - started) / 1000)} s`)
    }
    for (let k = 0; k < hold; k++) frames.push(file)
  }
  await encode(frames, folder)
  filmed.note('home', inputs)
}

interface Shown {
  readonly poses: readonly Pose[]
  readonly hold: number
}

/** Poses of all parts, one after the other, with the frames that each is shown for. */
export function timeline(): Shown[] {
  return [0, 1, 2].flatMap((structure) => {
    const here = pieces.map((piece) => piece.poses[structure] as Pose)
    const laid = pieces.map((piece) => piece.laid)
    const next = pieces.map((piece) => piece.poses[(structure + 1) % 3] as Pose)
    const moved = (from: readonly Pose[], to: readonly Pose[], order: readonly number[], count: number): Shown[] =>
      Array.from({ length: count }, (_, step) => ({
        poses: from.map((pose, index) =>
          between(pose, to[index] as Pose, progress(order[index] as number, step + 1, count)),
        ),
        hold: FRAMES_PER_POSE,
      }))
    return [
      { poses: here, hold: FRAMES_BUILT },
      ...moved(here, laid, ranks(here, -1), POSES_DOWN),
      { poses: laid, hold: FRAMES_LAID },
      ...moved(laid, next, ranks(next, 1), POSES_UP),
    ]
  })
}

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
function between(from: Pose, to: Pose, t: number): Pose {
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

export async function sceneOf(poses: readonly Pose[]): Promise<Scene> {
  const stage = new Stage()
  for (const [index, pose] of poses.entries()) await stage.add(numbers[(pieces[index] as Piece).kind], pose)
  const [azimuth, elevation, away] = [24, 14, 450] as const
  const [a, e] = [MathUtils.degToRad(azimuth), MathUtils.degToRad(elevation)]
  const lookAt: Vec3 = [0, 0, 54]
  return stage.scene({
    studio: 'dark',
    width: SIZE[0],
    height: SIZE[1],
    samples: SAMPLES,
    reach: 96,
    target: [0, 0, 0],
    exposure: 0.25,
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

/** H.264 for every browser and AV1 for new ones, the smaller first; both start before they are loaded whole. */
async function encode(frames: readonly string[], folder: string): Promise<void> {
  for (const old of readdirSync(folder)) if (/^\d{4}\.png$/.test(old)) rmSync(join(folder, old))
  frames.forEach((file, index) => {
    symlinkSync(file, join(folder, `${String(index).padStart(4, '0')}.png`))
  })
  const input = ['-y', '-loglevel', 'error', '-framerate', String(FRAMES_PER_SECOND), '-i', join(folder, '%04d.png')]
  const shape = [
    '-pix_fmt',
    'yuv420p',
    '-an',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-colorspace',
    'bt709',
    '-vf',
    'scale=out_color_matrix=bt709',
  ]
  const made = [
    {
      name: 'av1.mp4',
      type: 'video/mp4; codecs="av01.0.05M.08"',
      options: ['-c:v', 'libsvtav1', '-crf', '34', '-preset', '5', '-g', '48'],
    },
    {
      name: 'h264.mp4',
      type: 'video/mp4; codecs="avc1.64001f"',
      options: [
        '-c:v',
        'libx264',
        '-crf',
        '21',
        '-preset',
        'slow',
        '-tune',
        'animation',
        '-profile:v',
        'high',
        '-level',
        '3.1',
        '-g',
        '48',
      ],
    },
  ].map(({ name, type, options }) => {
    const file = join(folder, name)
    run('ffmpeg', [...input, ...shape, ...options, '-movflags', '+faststart', file])
    const bytes = statSync(file).size
    if (bytes > LARGEST_BYTES) throw new Error(`${name} has ${bytes} bytes, more than ${LARGEST_BYTES}`)
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
    return { file, path: `films/home.${hash}.${name}`, type, bytes }
  })
  const out = join(MEDIA_DIR, 'films')
  mkdirSync(out, { recursive: true })
  for (const old of readdirSync(out)) rmSync(join(out, old))
  for (const { file, path } of made) run('cp', [file, join(MEDIA_DIR, path)])
  await updateMedia((now) => ({
    films: { ...now.films, home: made.map(({ path, type, bytes }) => ({ path, type, bytes })) },
  }))
  console.log(
    `film: ${(frames.length / FRAMES_PER_SECOND).toFixed(1)} s, ${made.map(({ bytes }) => `${Math.round(bytes / 1024)} KB`).join(', ')}`,
  )
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync('nice', ['-n', '15', command, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}
