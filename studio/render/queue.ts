/**
 * Renders outdated images, one at a time, starting with the images that visitors see first. Skips images whose inputs
 * (solids, positions, studio, camera, recipe) are unchanged, so the queue can be interrupted and restarted at any time.
 */

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { PLATE } from '../../catalog/brand.ts'
import { sceneRecords } from '../check/report.ts'
import { ledger } from '../ledger.ts'
import { OUT_DIR, readResults } from '../results.ts'
import { allPictures, type PictureToMake } from '../scenes/all.ts'
import { prune, publish } from './pictures.ts'
import type { Scene } from './scene.ts'
import { addWaiting, isWaiting, removeWaiting } from './waiting.ts'

/**
 * Increment a studio's number when a change to scene.py, denoise.py, or normals affects its images. The images are then
 * rendered again.
 */
const RECIPE = { tile: 5, light: 3, dark: 5, film: 1 } as const
/**
 * The oldest recipe whose images are still acceptable. Its images show the right parts but are smaller or have older
 * lighting, so they are rendered last. Lower this while a new recipe is being rendered.
 */
const OLDEST_RECIPE: Readonly<Record<Scene['studio'], number>> = { ...RECIPE, tile: 4 }
/** Size, in pixels, of tiles with a recipe before 5. */
const FORMER_TILE = { width: 1000, height: 750 }
/** Samples per pixel. Dark images need more samples, because the denoiser finds little detail between the lit edges. */
const SAMPLES = { tile: 12, light: 14, dark: 20, film: 20 } as const
const ROUGH = { size: 400, samples: 8 } as const
/** Rendering speed in megasamples per second on two cores, for the estimate before the first measurement. */
const FIRST_GUESS_SPEED = 1.05
/**
 * Load per core above which the machine counts as busy with other work. The load average still includes the image that
 * was just rendered.
 */
const BUSY_LOAD = 1.1
const rendered = ledger('pictures')
const PAUSE_FILE = join(OUT_DIR, 'pause')
const SCRIPT = fileURLToPath(new URL('./scene.py', import.meta.url))

export interface Options {
  readonly only?: string | undefined
  /** True to render small, quick previews of missing images and a contact sheet, without writing to `media/`. */
  readonly rough?: boolean
  readonly list?: boolean
  readonly count?: number | undefined
}

interface Job {
  readonly key: string
  readonly scene: Scene
  readonly inputs: string
  /** True if the existing image is correct but has the lighting of an older recipe. */
  readonly isOlderLighting: boolean
  /** Estimated number of images that remain after this one. */
  readonly after: number
}

export async function render({ only, rough = false, list = false, count }: Options): Promise<void> {
  const prefix = only?.toLowerCase()
  const matches = (key: string) =>
    !prefix || key === prefix || key === `parts/${prefix}` || key.startsWith(`${prefix}/`)
  const all = await allPictures()
  if (!only && !rough && !list) {
    const known = new Set(all.map(({ key }) => key))
    prune(known)
    rendered.forget((key) => known.has(key))
  }
  const pictures = all.filter(({ key }) => matches(key))
  if (list) return await showList(pictures, count)
  const made: string[] = []
  let seconds = 0
  for await (const job of inOrder(pictures, rough, only !== undefined)) {
    if (made.length === count) break
    const started = Date.now()
    try {
      const master = rough ? roughFile(job.key) : join(OUT_DIR, 'masters', `${job.key}.png`)
      await blender(job, master, rough)
      if (!rough) {
        await publish(job.key, master)
        rendered.note(job.key, job.inputs)
        removeWaiting(job.key)
      }
    } catch (error) {
      failed(job.key, error)
      continue
    }
    const took = (Date.now() - started) / 1000
    made.push(job.key)
    seconds += took
    const left = Math.min(job.after, (count ?? Number.POSITIVE_INFINITY) - made.length)
    console.log(`${job.key} ${Math.round(took)} s, ${duration((left * seconds) / made.length)} left`)
  }
  if (made.length === 0 && !process.exitCode) console.log('All images are up to date.')
  if (rough && made.length > 0) await contactSheet(made)
}

/**
 * Returns the images that are missing or that have outdated solids, positions, or cameras. Also returns scenes that
 * were not checked. Excludes waiting images, and images whose older lighting is acceptable.
 */
export async function duePictures(): Promise<string[]> {
  const known = readResults().pictures
  const recordsOf = await sceneRecords()
  const keys: string[] = []
  for (const { key, scene } of await allPictures()) {
    const it = await scene()
    const inputs = rendered.inputs(key)
    const isCurrent = known[key] && (inputs === hashOf(it) || isOfOlderRecipe(it, inputs))
    if (!isCurrent && !isWaiting(key, hashOf(it))) keys.push(`pictures/${key}`)
    keys.push(...recordsOf(key, it))
  }
  return keys
}

/** Marks images with outdated content as waiting to be rendered. */
export async function postpone(): Promise<void> {
  for await (const { key, inputs, isOlderLighting } of due(await allPictures(), false, false))
    if (!isOlderLighting) addWaiting(key, inputs)
}

/** Yields images with outdated content first, and then images with older lighting. */
async function* inOrder(pictures: readonly PictureToMake[], rough: boolean, again: boolean): AsyncGenerator<Job> {
  for await (const job of due(pictures, rough, again)) if (!job.isOlderLighting) yield job
  if (!rough) for await (const job of due(pictures, rough, again)) if (job.isOlderLighting) yield job
}

/** Yields images to render. Builds the solids of only one image at a time. */
async function* due(pictures: readonly PictureToMake[], rough: boolean, again: boolean): AsyncGenerator<Job> {
  const known = readResults().pictures
  let found = 0
  for (const [index, picture] of pictures.entries()) {
    const scene = await built(picture)
    if (!scene) continue
    const inputs = hashOf(scene)
    if (
      rough
        ? existsSync(roughFile(picture.key)) && !again
        : rendered.inputs(picture.key) === inputs && known[picture.key]
    )
      continue
    found += 1
    // All new images must be rendered. For existing images, use the images checked so far to estimate the fraction that
    // has changed.
    const later = pictures.slice(index + 1)
    const fresh = later.filter(({ key }) => !known[key]).length
    const after = fresh + Math.round(((later.length - fresh) * found) / (index + 1))
    const isOlderLighting = known[picture.key] !== undefined && isOfOlderRecipe(scene, rendered.inputs(picture.key))
    yield { key: picture.key, scene, inputs, isOlderLighting, after }
  }
}

async function showList(pictures: readonly PictureToMake[], count = Number.POSITIVE_INFINITY): Promise<void> {
  const jobs: Job[] = []
  for await (const job of inOrder(pictures, false, false)) {
    if (jobs.length >= count) break
    jobs.push(job)
  }
  const work = jobs.reduce((sum, { scene }) => sum + costOf(scene), 0)
  console.log(`${jobs.length} images to render, about ${duration(work / FIRST_GUESS_SPEED)}`)
  for (const { key, isOlderLighting } of jobs) console.log(isOlderLighting ? `${key} (older lighting)` : key)
}

/**
 * Returns the scene of an image. If parts are missing, logs an error and returns undefined, so that the queue continues
 * with other images.
 */
async function built({ key, scene }: PictureToMake): Promise<Scene | undefined> {
  try {
    return await scene()
  } catch (error) {
    failed(key, error)
    return undefined
  }
}

/** Logs an error and sets the exit code. The queue then continues. */
function failed(key: string, error: unknown): void {
  console.error(`${key}: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

/** Hash of an image's inputs. It excludes the locations of mesh files, which vary by machine. */
export function hashOf({ meshes, build: _, ...rest }: Scene, recipe: number = RECIPE[rest.studio]): string {
  const content = JSON.stringify({ recipe, meshes: Object.keys(meshes).sort(), ...rest })
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

function isOfOlderRecipe(scene: Scene, inputs: string | undefined): boolean {
  const former = scene.studio === 'tile' ? { ...scene, ...FORMER_TILE } : scene
  for (let recipe: number = OLDEST_RECIPE[scene.studio]; recipe < RECIPE[scene.studio]; recipe += 1)
    if (inputs === hashOf(former, recipe)) return true
  return false
}

const samplesOf = (scene: Scene) => scene.samples ?? SAMPLES[scene.studio]

/** Estimates, in megasamples, the cost of rendering a scene. Includes the fixed costs of startup and denoising. */
function costOf(scene: Scene): number {
  const megapixels = (scene.width * scene.height) / 1e6
  return megapixels * (samplesOf(scene) + 10) + 2
}

const roughFile = (key: string) => join(OUT_DIR, 'rough', `${key}.png`)

/** Renders one scene to a PNG file. `rough` is for quick previews. */
export async function blender(
  { key, scene }: { readonly key: string; readonly scene: Scene },
  out: string,
  rough = false,
): Promise<void> {
  mkdirSync(dirname(out), { recursive: true })
  const file = join(OUT_DIR, `job-${process.pid}.json`)
  const shrink = rough ? ROUGH.size / scene.width : 1
  const cores = threads()
  const { build: _, ...shown } = scene
  writeFileSync(
    file,
    JSON.stringify({
      ...shown,
      out,
      width: Math.round(scene.width * shrink),
      height: Math.round(scene.height * shrink),
      samples: rough ? ROUGH.samples : samplesOf(scene),
      threads: cores,
    }),
  )
  const child = spawn('nice', ['-n', '15', 'blender', '-b', '--factory-startup', '-P', SCRIPT, '--', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The denoiser is just as fast with one thread, because additional threads mostly wait.
    env: { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-4000)
    })
  const unwatch = pausable(child.pid as number)
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  unwatch()
  rmSync(file, { force: true })
  // Blender exits with 0 even if its script fails, so check that the image exists.
  if (!existsSync(out) || output.includes('Traceback')) throw new Error(`${key} failed (${code}):\n${output}`)
}

/**
 * Returns the number of threads set in STUDIO_THREADS. With 'auto', uses one thread on a busy machine and all cores on
 * an idle one.
 */
function threads(): number {
  const cores = availableParallelism()
  const setting = process.env.STUDIO_THREADS
  if (setting === 'auto') return (loadavg()[0] as number) > BUSY_LOAD * cores ? 1 : cores
  return Number(setting) || cores
}

/** Pauses Blender while the pause file exists, so that the machine is idle for measurements. */
function pausable(pid: number): () => void {
  let stopped = false
  const watch = setInterval(() => {
    const paused = existsSync(PAUSE_FILE)
    if (paused === stopped) return
    stopped = paused
    try {
      process.kill(pid, stopped ? 'SIGSTOP' : 'SIGCONT')
    } catch {
      // Ignore the error, because Blender has exited.
    }
  }, 1000)
  return () => clearInterval(watch)
}

async function contactSheet(keys: readonly string[]): Promise<void> {
  const files = keys.map(roughFile).filter((file) => existsSync(file))
  const [cell, columns] = [300, 6]
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize(cell, cell, { fit: 'contain', background: PLATE }).png().toBuffer(),
      left: (index % columns) * cell,
      top: Math.floor(index / columns) * cell,
    })),
  )
  const out = join(OUT_DIR, 'rough', 'contact-sheet.png')
  const height = Math.ceil(files.length / columns) * cell
  await sharp({ create: { width: columns * cell, height, channels: 3, background: PLATE } })
    .composite(tiles)
    .png()
    .toFile(out)
  console.log(`Contact sheet: ${out}`)
}

const duration = (seconds: number) =>
  seconds < 5400 ? `${Math.max(1, Math.round(seconds / 60))} min` : `${(seconds / 3600).toFixed(1)} h`
