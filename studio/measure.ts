/** Measures the weight and size of every part. */
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Measured } from '../catalog/studio-results.server.ts'
import type { Part } from './geometry/part.ts'
import { ledger } from './ledger.ts'
import { allParts, type PartMakers, partsOf, productIds } from './library.ts'
import { shapeOf } from './render/mesh.ts'
import { forgetResults, noteResult, readResults } from './results.ts'

/** Increment this when a code change produces different measurements of the same solids. */
const RECIPE = 1
/**
 * Number of parts per worker. Solids with exact circles stay in memory, so a worker can measure only a few dozen parts.
 */
const PARTS_A_WORKER = 8
/** Hashes of each product's measured shapes. */
export const measuredFrom = ledger('measures')

/** Returns the products whose solids have changed since they were measured. */
export async function dueMeasures(): Promise<string[]> {
  const due: string[] = []
  for (const product of productIds)
    if (!isMeasured(product, made(await partsOf(product)))) due.push(`measured/${product}`)
  return due
}

export const isMeasured = (product: string, parts: Parts): boolean =>
  measuredFrom.inputs(product) === measureInputs(parts)

/** Measures the parts of one product, or of all products. Skips products that haven't changed. */
export async function measure(only?: string): Promise<void> {
  for (const product of only ? [only] : productIds) {
    const makers = await partsOf(product)
    const inputs = measureInputs(made(makers))
    const numbers = Object.keys(makers).sort()
    if (measuredFrom.inputs(product) === inputs && numbers.every((each) => each in readResults().measuredParts))
      continue
    for (let at = 0; at < numbers.length; at += PARTS_A_WORKER) {
      const some = numbers.slice(at, at + PARTS_A_WORKER)
      const measured = await measureInWorker({ product, numbers: some })
      for (const [index, number] of some.entries()) noteResult('measuredParts', number, measured[index] as Measured)
    }
    measuredFrom.note(product, inputs)
    console.log(`${product}: ${numbers.length} parts measured`)
  }
  const makers = await allParts()
  forgetResults('measuredParts', (partNumber) => partNumber in makers)
}

type Parts = readonly (readonly [partNumber: string, part: Part])[]

const made = (makers: PartMakers): Parts => Object.entries(makers).map(([number, make]) => [number, make()] as const)

/** Returns the hash of a product's shapes. Uses the same coarse shapes as images do. */
function measureInputs(parts: Parts): string {
  const shapes = parts.map(([number, part]) => `${number} ${shapeOf(part)}`)
  return createHash('sha256')
    .update([RECIPE, ...shapes.sort()].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

export interface PartsToMeasure {
  readonly product: string
  readonly numbers: readonly string[]
}

/** Runs in a worker to free the memory afterward. */
const measureInWorker = (workerData: PartsToMeasure) =>
  new Promise<readonly Measured[]>((resolve, reject) => {
    new Worker(new URL('./measure-worker.ts', import.meta.url), { workerData })
      .once('message', resolve)
      .once('error', reject)
  })
