/** CAD files of every part: `npm run studio -- cad [--only <part number>]`. */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ledger } from '../ledger.ts'
import { allParts, partsOf, productIds } from '../library.ts'
import { measuredFrom } from '../measure.ts'
import { shapeOf } from '../render/mesh.ts'
import { writeCadFacts } from './facts.ts'
import { CAD_DIR, cadFile } from './files.ts'

/** Go up when the same solids become other files, and the same STEP files other drawings. */
const STEP_RECIPE = 1
const DXF_RECIPE = 1
/** OpenCASCADE gives no memory back: 40 MB stay of a long truss. */
const PARTS_A_PROCESS = 6
const made = ledger('cad')

/** What a worker says of a part. */
export interface MadeMessage {
  readonly partNumber: string
  /** What went wrong. */
  readonly failure?: string
  readonly seconds: number
  /** Of the file; 0 where there is none to make. */
  readonly bytes: number
}

const productKey = (product: string) => `products/${product}`
/** Of the solids of a product: they were all gone through when it was measured. */
const productInputs = (product: string) => `${measuredFrom.inputs(product)}-${STEP_RECIPE}-${DXF_RECIPE}`

/** Products whose files are missing or made from other solids than those that were measured. */
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

/** Makes the files of what changed, STEP first, then drawings from it, then what the site knows of them. */
export async function cad(only?: string): Promise<void> {
  let failed = 0
  for (const product of productIds) {
    const numbers = Object.keys(await partsOf(product))
      .filter((partNumber) => !only || partNumber.toLowerCase() === only.toLowerCase())
      .sort()
    const isKnown = made.inputs(productKey(product)) === productInputs(product)
    if (numbers.length === 0 || (isKnown && numbers.every((each) => existsSync(cadFile(each, 'step.gz'))))) continue
    failed += await renew('step', './step-worker.ts', await stepInputs(product, numbers))
    failed += await renew('dxf', './dxf-worker.ts', dxfInputs(numbers))
    if (!only && failed === 0) made.note(productKey(product), productInputs(product))
  }
  if (!only) await forget()
  await writeCadFacts()
  if (failed > 0) {
    console.log(`cad: ${failed} failed`)
    process.exitCode = 1
  }
}

/** What a file has to be made from, by its key in the ledger. */
interface Wanted {
  readonly partNumber: string
  readonly key: string
  readonly inputs: string
  readonly isThere: boolean
}

async function stepInputs(product: string, numbers: readonly string[]): Promise<Wanted[]> {
  const makers = await partsOf(product)
  return numbers.map((partNumber) => ({
    partNumber,
    key: `step/${partNumber}`,
    inputs: `${shapeOf((makers[partNumber] as (typeof makers)[string])())}-${STEP_RECIPE}`,
    isThere: existsSync(cadFile(partNumber, 'step.gz')),
  }))
}

const dxfInputs = (numbers: readonly string[]): Wanted[] =>
  numbers.flatMap((partNumber) => {
    const step = cadFile(partNumber, 'step.gz')
    if (!existsSync(step)) return []
    const hash = createHash('sha256').update(readFileSync(step)).digest('hex').slice(0, 16)
    return [{ partNumber, key: `dxf/${partNumber}`, inputs: `${hash}-${DXF_RECIPE}`, isThere: true }]
  })

/** Makes what is not as the ledger says; parts that fail among others are made again by themselves. Returns how many failed. */
async function renew(kind: string, worker: string, wanted: readonly Wanted[]): Promise<number> {
  const left = new Map(
    wanted
      .filter(({ key, inputs, isThere }) => made.inputs(key) !== inputs || !isThere)
      .map((each) => [each.partNumber, each]),
  )
  const failures = new Map<string, string>()
  const note = ({ partNumber, failure, seconds, bytes }: MadeMessage) => {
    const each = left.get(partNumber)
    if (failure !== undefined || !each) return void failures.set(partNumber, failure ?? 'nobody wanted it')
    left.delete(partNumber)
    made.note(each.key, each.inputs)
    console.log(`${kind} ${partNumber}: ${Math.round(bytes / 1024)} KB, ${seconds.toFixed(1)} s; ${left.size} left`)
  }
  const numbers = [...left.keys()]
  for (let at = 0; at < numbers.length; at += PARTS_A_PROCESS)
    await apart(worker, numbers.slice(at, at + PARTS_A_PROCESS), note)
  // One trap of the kernel spoils what comes after it in its process.
  for (const partNumber of [...left.keys()]) await apart(worker, [partNumber], note)
  for (const partNumber of left.keys())
    console.log(`${kind} ${partNumber}: ${failures.get(partNumber) ?? 'its process ended'}`)
  return left.size
}

/** In a process of low priority, whose memory goes with it. */
export const apart = <Message>(worker: string, numbers: readonly string[], note: (message: Message) => void) =>
  new Promise<void>((resolve) => {
    const child = fork(fileURLToPath(new URL(worker, import.meta.url)), numbers)
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    child.on('message', (message) => note(message as Message)).once('exit', () => resolve())
  })

/** Removes the files of parts that are no longer there. */
async function forget(): Promise<void> {
  const makers = await allParts()
  made.forget((key) => key.startsWith('products/') || key.replace(/^.*\//, '') in makers)
  const known = new Set(Object.keys(makers).map((partNumber) => partNumber.toLowerCase()))
  for (const file of readdirSync(CAD_DIR)) if (!known.has(file.replace(/\..*$/, ''))) rmSync(join(CAD_DIR, file))
}
