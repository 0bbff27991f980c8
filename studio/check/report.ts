/**
 * Checks each scene, counts its parts, locates the parts in the scene (for the builder) and in the image, and records
 * the results, including the scale of each part's image. Later runs check only the scenes that changed.
 */
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { applications } from '../../catalog/applications.ts'
import { catalogProducts } from '../items.ts'
import { ledger } from '../ledger.ts'
import { imageWidthIn } from '../render/framing.ts'
import { hotspotsOf } from '../render/hotspots.ts'
import { type Build, hashOfBuild, type Scene } from '../render/scene.ts'
import { isWaiting } from '../render/waiting.ts'
import { forgetResults, noteResult, readResults } from '../results.ts'
import { allPictures } from '../scenes/all.ts'
import { arePlacementsCurrent, forgetPlacements, placementsOf, writePlacements } from '../scenes/placements.ts'
import type { Finding } from './findings.ts'

/** Increment this when the rules change. */
const RECIPE = 1
/** Increment this when a code change produces different hotspots for the same scene. */
const HOTSPOT_RECIPE = 1
/** Hash of the scene and camera used to find the hotspots. */
const located = ledger('hotspots')
const report = ledger<Checked>('scenes')

export interface Checked {
  /** Hash of the scene's parts. */
  readonly inputs: string
  readonly parts: number
  /** Stated reasons for allowing parts without visible support, intersecting parts, and open edges. */
  readonly allowed: readonly string[]
  readonly findings: readonly string[]
}

type Quantities = Readonly<Record<string, number>>

export const readReport = report.all

/** Returns false for a tile. Tiles are not checked, because they show a single part without supports. */
export const isScene = (key: string): boolean => !isPart(key) && !key.startsWith('catalog/')

/** Returns true for an image of a single part. Pages show a scale bar on these images. */
const isPart = (key: string): boolean => key.startsWith('parts/')

/** Returns true if a page lists the parts in this image. Outdated images have no list. */
const isListed = (key: string): boolean =>
  (key.startsWith('applications/') || key.startsWith('products/')) && !isWaiting(key)

const inputsOf = (build: Build): string => `${RECIPE} ${hashOfBuild(build)}`

export function quantitiesOf({ placed }: Build): Quantities {
  const sums = new Map<string, number>()
  for (const { part } of placed)
    for (const [number, quantity] of Object.entries(part.numbers ?? {}))
      sums.set(number, (sums.get(number) ?? 0) + quantity)
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns a function that compares the parts of a scene with the committed records and lists the differences. */
export async function sceneRecords(): Promise<(key: string, scene: Scene) => string[]> {
  const { builtFrom, imageWidthsIn } = readResults()
  const checked = new Set(Object.values(readReport()).map(({ inputs }) => inputs))
  const titles = await titlesByKey()
  return (key, scene) => {
    if (isPart(key)) return imageWidthsIn[key] === imageWidthIn(scene) ? [] : [`image-widths/${key}`]
    if (!isScene(key)) return []
    const { build } = scene
    const isSame = JSON.stringify(builtFrom[key]) === JSON.stringify(quantitiesOf(build))
    const title = titles.get(key)
    return [
      ...(checked.has(inputsOf(build)) ? [] : [`checks/${key}`]),
      ...(isSame || (!isListed(key) && !builtFrom[key]) ? [] : [`built-from/${key}`]),
      ...(title === undefined || arePlacementsCurrent(key, placementsOf(title, build)) ? [] : [`placements/${key}`]),
      ...(title === undefined || !isListed(key) || located.inputs(key) === hotspotInputs(scene)
        ? []
        : [`hotspots/${key}`]),
    ]
  }
}

/** Gallery image titles by key. */
const titlesByKey = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    [...(await catalogProducts()), ...applications].flatMap(({ pictures }) =>
      pictures.map(({ url, title }) => [url, title] as const),
    ),
  )

/** Hash of the inputs used to find the hotspots. */
const hotspotInputs = ({ build, camera, width, height }: Scene): string =>
  `${HOTSPOT_RECIPE} ${hashOfBuild(build)} ${createHash('sha256')
    .update(JSON.stringify([camera, width, height]))
    .digest('hex')
    .slice(0, 8)}`

/** Finds where the parts of a scene are in its image. */
function locate(key: string, scene: Scene): void {
  const inputs = hotspotInputs(scene)
  if (located.inputs(key) === inputs) return
  noteResult('hotspots', key, hotspotsOf(scene))
  located.note(key, inputs)
}

/** Checks the scenes that changed, or just the given scene, and counts the parts. */
export async function checkScenes(only?: string): Promise<void> {
  const isWanted = (key: string) => !only || key === only || key.startsWith(`${only}/`) || key.endsWith(`/${only}`)
  const scenes: { readonly key: string; readonly build: Build }[] = []
  const listed = new Set<string>()
  const titles = await titlesByKey()
  for (const { key, scene: make } of await allPictures()) {
    if (!isWanted(key)) continue
    if (isPart(key)) {
      listed.add(key)
      noteResult('imageWidthsIn', key, imageWidthIn(await make()))
    }
    if (!isScene(key)) continue
    const scene = await make()
    scenes.push({ key, build: scene.build })
    const title = titles.get(key)
    if (title !== undefined) writePlacements(key, placementsOf(title, scene.build))
    if (!isListed(key)) continue
    listed.add(key)
    noteResult('builtFrom', key, quantitiesOf(scene.build))
    if (title !== undefined) locate(key, scene)
  }
  if (!only) {
    forgetResults('builtFrom', (key) => listed.has(key))
    forgetResults('hotspots', (key) => listed.has(key))
    forgetResults('imageWidthsIn', (key) => listed.has(key))
    located.forget((each) => listed.has(each))
    forgetPlacements((key) => titles.has(key))
  }
  const shown = new Map<string, string>()
  for (const { key, build } of scenes) {
    const inputs = inputsOf(build)
    // A banner shows the same parts as a gallery scene, so check them only once.
    if (shown.has(inputs)) continue
    shown.set(inputs, key)
    const known = report.inputs(key)
    const checked =
      known?.inputs === inputs ? known : { inputs, ...allowances(build), findings: await runInWorker(key) }
    print(key, checked)
    // Save after each scene, because the check may be interrupted and restarted.
    if (checked !== known) report.note(key, checked)
  }
  const keys = new Set(shown.values())
  if (!only) report.forget((key) => keys.has(key))
  const found = Object.values(readReport())
  console.log(`${found.length} scenes, ${found.filter(({ findings }) => findings.length > 0).length} with findings`)
}

const allowances = ({ placed, openEdges }: Build) => ({
  parts: placed.length,
  allowed: [
    ...new Set([...placed.flatMap(({ held, crosses }) => [held, crosses]), ...openEdges.map(({ reason }) => reason)]),
  ]
    .filter((reason) => reason !== undefined)
    .sort(),
})

/** Runs in a worker to free the memory afterward, because the kernel keeps every solid. */
const runInWorker = (key: string) =>
  new Promise<readonly string[]>((resolve, reject) => {
    new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: key })
      .once('message', (found: readonly Finding[]) => resolve(found.map(lineOf)))
      .once('error', reject)
  })

const lineOf = ({ rule, text, at, count }: Finding) =>
  `${rule}: ${count > 1 ? `${count} × ` : ''}${text} (at ${at.map((value) => Math.round(value)).join(', ')})`

function print(key: string, { parts, findings, allowed }: Checked): void {
  console.log(`${key}: ${parts} parts, ${findings.length === 0 ? 'no findings' : `${findings.length} findings`}`)
  for (const finding of findings) console.log(`  ${finding}`)
  for (const reason of allowed) console.log(`  allowed: ${reason}`)
}
