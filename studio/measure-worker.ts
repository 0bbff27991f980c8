/** Measures some of a product's parts, using solids with exact circles, and posts the results. See `measure.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Measured } from '../catalog/studio-results.server.ts'
import { exactly } from './geometry/kernel.ts'
import { bounds, faults, type Part, weightLb } from './geometry/part.ts'
import { partsOf } from './library.ts'
import type { PartsToMeasure } from './measure.ts'

const { product, numbers } = workerData as PartsToMeasure
const makers = await partsOf(product)

const measured = numbers.map((number): Measured => {
  const it = exactly(makers[number] as () => Part)
  const wrong = faults(it)
  if (wrong.length > 0) throw new Error(`${number} is invalid: ${wrong.join('; ')}`)
  const [x, y, z] = bounds(it).size.map((side) => Math.round(side * 1000) / 1000) as [number, number, number]
  // Four significant digits preserve small weights, such as that of a washer (about 0.012 lb).
  return { weightLb: Number(weightLb(it).toPrecision(4)), sizeIn: [x, y, z] }
})
parentPort?.postMessage(measured)
