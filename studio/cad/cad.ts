/** Makes the CAD files for every part: `npm run studio -- cad [--only <part number>]`. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ledger } from '../ledger.ts'
import { allParts, partsOf, productIds } from '../library.ts'
import { measuredFrom } from '../measure.ts'
import { shapeOf } from '../render/mesh.ts'
import { writeCadFacts } from './facts.ts'
import { CAD_DIR, cadFile, hashOfStep } from './files.ts'
import { renew, type Wanted } from './renew.ts'

/**
 * Increment this when a code change produces different STEP files from the same solids, or different drawings from the
 * same STEP files.
 */
const STEP_RECIPE = 1
const DXF_RECIPE = 1
const made = ledger('cad')

const productKey = (product: string) => `products/${product}`
/** Returns the hash of a product's solids, as recorded when they were measured. */
const productInputs = (product: string) => `${measuredFrom.inputs(product)}-${STEP_RECIPE}-${DXF_RECIPE}`

/** Returns the products with missing or outdated CAD files. */
export async function dueCad(): Promise<string[]> {
  const due: string[] = []
  for (const product of productIds) {
    const isThere = Object.keys(await partsOf(product)).every((partNumber) =>
      existsSync(cadFile(partNumber, 'step.gz')),
    )
    if (made.inputs(productKey(product)) !== productInputs(product) || !isThere) due.push(`cad/${product}`)
  }
  return due
}

/** Updates outdated STEP files, then the DXF drawings made from them, and then the file data for the site. */
export async function cad(only?: string): Promise<void> {
  let failed = 0
  for (const product of productIds) {
    const numbers = Object.keys(await partsOf(product))
      .filter((partNumber) => !only || partNumber.toLowerCase() === only.toLowerCase())
      .sort()
    const isKnown = made.inputs(productKey(product)) === productInputs(product)
    if (numbers.length === 0 || (isKnown && numbers.every((each) => existsSync(cadFile(each, 'step.gz'))))) continue
    failed += await renew(made, './step-worker.ts', await wantedSteps(product, numbers))
    failed += await renew(made, './dxf-worker.ts', wantedDrawings(numbers))
    if (!only && failed === 0) made.note(productKey(product), productInputs(product))
  }
  if (!only) await forget()
  await writeCadFacts()
  if (failed > 0) {
    console.log(`cad: ${failed} failed`)
    process.exitCode = 1
  }
}

const isDue = ({ key, inputs }: Wanted) => made.inputs(key) !== inputs

async function wantedSteps(product: string, numbers: readonly string[]): Promise<Wanted[]> {
  const makers = await partsOf(product)
  return numbers
    .map((partNumber) => ({
      partNumber,
      key: `step/${partNumber}`,
      inputs: `${shapeOf((makers[partNumber] as (typeof makers)[string])())}-${STEP_RECIPE}`,
    }))
    .filter((each) => isDue(each) || !existsSync(cadFile(each.partNumber, 'step.gz')))
}

const wantedDrawings = (numbers: readonly string[]): Wanted[] =>
  numbers
    .filter((partNumber) => existsSync(cadFile(partNumber, 'step.gz')))
    .map((partNumber) => ({ partNumber, key: `dxf/${partNumber}`, inputs: `${hashOfStep(partNumber)}-${DXF_RECIPE}` }))
    .filter(isDue)

/** Deletes the files for parts that are no longer in the catalog. */
async function forget(): Promise<void> {
  const makers = await allParts()
  made.forget((key) => key.startsWith('products/') || key.replace(/^.*\//, '') in makers)
  const known = new Set(Object.keys(makers).map((partNumber) => partNumber.toLowerCase()))
  for (const file of readdirSync(CAD_DIR)) if (!known.has(file.replace(/\..*$/, ''))) rmSync(join(CAD_DIR, file))
}
