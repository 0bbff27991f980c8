/**
 * Finds the holes in each part, the part's mating parts and center of gravity, and the boxes that enclose its material:
 * `npm run studio -- holes [--only <part number>]`.
 *
 * The holes come from STEP files. `report.test.ts` checks that they match the data.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fitsWith } from '../../catalog/fits-with.ts'
import { type PartShape, shapePath } from '../../catalog/part-shape.ts'
import { catalogItems } from '../items.ts'
import { ledger } from '../ledger.ts'
import { allParts } from '../library.ts'
import { MEDIA_DIR, readResults } from '../results.ts'
import { cadFile, hashOfStep } from './files.ts'
import { renew, type Wanted } from './renew.ts'

/** Increment this when a code change produces different data from the same files. */
const HOLES_RECIPE = 1
const MATES_RECIPE = 1
const PIECES_RECIPE = 2
const FOLDER = join(MEDIA_DIR, 'holes')
const made = ledger('holes')

export const shapeFile = (partNumber: string): string => join(MEDIA_DIR, shapePath(partNumber))
export const readShape = (partNumber: string): PartShape => JSON.parse(readFileSync(shapeFile(partNumber), 'utf8'))

/** Puts each group of holes and each mating part on a separate line, for readable diffs. */
export const written = ({ box, holes, mates, weightLb, center, pieces }: PartShape): string => {
  const list = (of: readonly unknown[]) =>
    of.length > 0 ? `[\n${of.map((each) => JSON.stringify(each)).join(',\n')}\n]` : '[]'
  const measured = `"weightLb":${weightLb},"center":${JSON.stringify(center)}`
  const boxes = pieces ? `,\n"pieces":${JSON.stringify(pieces)}` : ''
  return `{"box":${JSON.stringify(box)},${measured},\n"holes":${list(holes)},\n"mates":${list(mates)}${boxes}}\n`
}

/** Returns the parts with missing or outdated data. */
export async function dueHoles(): Promise<string[]> {
  const wanted = [...(await wantedHoles()), ...(await wantedMates()), ...(await wantedPieces())]
  return wanted.filter(isDue).map(({ key }) => key)
}

const isDue = ({ partNumber, key, inputs }: Wanted) => made.inputs(key) !== inputs || !existsSync(shapeFile(partNumber))

/** Updates outdated part data. Finds the holes first, because the mating parts depend on them. */
export async function holes(only?: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const isWanted = ({ partNumber }: Wanted) => !only || partNumber.toLowerCase() === only.toLowerCase()
  const read = (await wantedHoles()).filter(isWanted).filter(isDue)
  let failed = await renew(made, './holes-worker.ts', read)
  const isRead = (partNumber: string) => read.some((each) => each.partNumber === partNumber)
  const placed = (await wantedMates()).filter(isWanted).filter((each) => isDue(each) || isRead(each.partNumber))
  failed += await renew(made, './mates-worker.ts', placed)
  const divided = (await wantedPieces()).filter(isWanted).filter((each) => isDue(each) || isRead(each.partNumber))
  failed += await renew(made, './pieces-worker.ts', divided)
  if (!only) await forget()
  if (failed > 0) process.exitCode = 1
}

const hashes = new Map<string, string>()
const knownHash = (partNumber: string): string => {
  const hash = hashes.get(partNumber) ?? hashOfStep(partNumber)
  hashes.set(partNumber, hash)
  return hash
}

async function wantedHoles(): Promise<Wanted[]> {
  return Object.keys(await allParts())
    .filter((partNumber) => existsSync(cadFile(partNumber, 'step.gz')))
    .map((partNumber) => ({
      partNumber,
      key: `holes/${partNumber}`,
      inputs: `${knownHash(partNumber)}-${HOLES_RECIPE}`,
    }))
}

async function wantedMates(): Promise<Wanted[]> {
  return [...(await matesOf())].map(([partNumber, mates]) => {
    const digest = createHash('sha256')
    for (const [item, mate] of [[partNumber, partNumber], ...mates]) digest.update(`${item} ${knownHash(mate)}\n`)
    const inputs = `${digest.digest('hex').slice(0, 16)}-${HOLES_RECIPE}-${MATES_RECIPE}`
    return { partNumber, key: `mates/${partNumber}`, inputs }
  })
}

async function wantedPieces(): Promise<Wanted[]> {
  const { measuredParts } = readResults()
  return Object.keys(await allParts())
    .filter((partNumber) => existsSync(cadFile(partNumber, 'step.gz')))
    .map((partNumber) => ({
      partNumber,
      key: `pieces/${partNumber}`,
      inputs: `${knownHash(partNumber)}-${measuredParts[partNumber]?.weightLb ?? 0}-${PIECES_RECIPE}`,
    }))
}

/** Fasteners and tools have no hole pattern. */
const PATTERNLESS = ['hardware', 'tools']

/**
 * Returns the items that mate with each part, keyed by part number. Each entry contains an item's primary part number
 * and the part number of the size to place.
 */
export async function matesOf(): Promise<ReadonlyMap<string, readonly (readonly [item: string, size: string])[]>> {
  const makers = await allParts()
  const items = await catalogItems()
  const patterned = new Map(
    items
      .filter(({ product }) => !PATTERNLESS.includes(product.id))
      .map(({ item }) => {
        // Use the 2 ft length, because longer lengths have the same hole patterns.
        const short = item.partNumber.replace(/-\d\d$/, '-02')
        return [item.partNumber as string, short in makers ? short : (item.partNumber as string)] as const
      }),
  )
  return new Map(
    items
      .filter(({ item }) => patterned.has(item.partNumber))
      .flatMap(({ item }) => {
        const mates = fitsWith(item).flatMap(({ item: mate }): [string, string][] => {
          const size = patterned.get(mate.partNumber)
          return size ? [[mate.partNumber, size]] : []
        })
        const sizes = item.sizes?.map(({ partNumber }) => partNumber as string) ?? [item.partNumber as string]
        return sizes.filter((size) => size in makers).map((size) => [size, mates] as const)
      }),
  )
}

/** Deletes the files for parts that are no longer in the catalog. */
async function forget(): Promise<void> {
  const makers = await allParts()
  made.forget((key) => key.replace(/^.*\//, '') in makers)
  const known = new Set(Object.keys(makers).map((partNumber) => `${partNumber.toLowerCase()}.json`))
  for (const file of readdirSync(FOLDER)) if (!known.has(file)) rmSync(join(FOLDER, file))
}
