/** Renders and encodes the frames of the film. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ledger } from '../ledger.ts'
import { blender, hashOf } from '../render/queue.ts'
import type { Scene } from '../render/scene.ts'
import { addWaiting, isWaiting, removeWaiting } from '../render/waiting.ts'
import { MEDIA_DIR, noteResult, OUT_DIR, readResults } from '../results.ts'
import type { Form } from './kit-of-parts.ts'
import { FRAMES_PER_SECOND, films, sceneOf, timeline } from './story.ts'

/** Increment this when a code change visibly alters the rendering or encoding. */
const RECIPE = 4
const filmed = ledger('films')
/** About 2 Mbit/s. Visitors on slow connections or with Save-Data don't download the film. */
const BITS_PER_SECOND = 2_000_000
const LARGEST_BYTES = 3_400_000

interface Shot {
  readonly scene: Scene
  readonly hold: number
}

const shots = (form: Form): Promise<Shot[]> =>
  Promise.all(timeline(form).map(async (shown) => ({ scene: await sceneOf(shown, form), hold: shown.hold })))

const inputsOf = (shown: readonly Shot[]): string =>
  createHash('sha256')
    .update(JSON.stringify(shown.map(({ scene, hold }) => [hashOf(scene, RECIPE), hold])))
    .digest('hex')
    .slice(0, 12)

function isMadeFrom(key: string, inputs: string): boolean {
  const known = readResults().films[key] ?? []
  const isThere = known.length > 0 && known.every(({ path }) => existsSync(join(MEDIA_DIR, path)))
  return isThere && filmed.inputs(key) === inputs
}

const forms = Object.keys(films) as Form[]

/** Returns the films that are missing or were made from outdated scenes. */
export async function dueFilm(): Promise<string[]> {
  const due: string[] = []
  for (const form of forms) {
    const { key } = films[form]
    const inputs = inputsOf(await shots(form))
    if (!isMadeFrom(key, inputs) && !isWaiting(`films/${key}`, inputs)) due.push(`films/${key}`)
  }
  return due
}

/** Marks films with outdated scenes as waiting to be rendered. */
export async function postponeFilm(): Promise<void> {
  for (const form of forms) {
    const { key } = films[form]
    const inputs = inputsOf(await shots(form))
    if (!isMadeFrom(key, inputs)) addWaiting(`films/${key}`, inputs)
  }
}

/** Renders missing frames and encodes the film, unless it was already made from the same frames. */
export async function film(): Promise<void> {
  for (const form of forms) await make(form)
}

async function make(form: Form): Promise<void> {
  const { key } = films[form]
  const folder = join(OUT_DIR, 'film', form)
  mkdirSync(folder, { recursive: true })
  const shown = await shots(form)
  const inputs = inputsOf(shown)
  if (isMadeFrom(key, inputs)) return
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
  removeWaiting(`films/${key}`)
}

/**
 * Encodes the film as H.264 for all browsers and as AV1 for newer browsers. Both files have their index at the start.
 * Fine grain prevents banding on the uniform ground. With AV1, the player adds the grain.
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
  noteResult(
    'films',
    key,
    made.map(({ path, type, bytes }) => ({ path, type, bytes })),
  )
  console.log(
    `${key}: ${(frames.length / FRAMES_PER_SECOND).toFixed(1)} s, ${made.map(({ bytes }) => `${Math.round(bytes / 1024)} KB`).join(', ')}`,
  )
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync('nice', ['-n', '15', command, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}
