/** Writes weight and size of every part into `catalogue/measured/<product>.ts`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bounds, faults, weightLb } from './geometry/part.ts'
import { partsOf, productIds } from './library.ts'

/** Measures the parts of one product, or of all. Says which files changed. */
export async function measure(only?: string): Promise<void> {
  for (const product of only ? [only] : productIds) {
    const makers = await partsOf(product)
    const numbers = Object.keys(makers).sort()
    if (numbers.length === 0) continue
    const lines = numbers.map((number) => {
      const it = (makers[number] as () => ReturnType<(typeof makers)[string]>)()
      const wrong = faults(it)
      if (wrong.length > 0) throw new Error(`${number} is not sound: ${wrong.join('; ')}`)
      const size = bounds(it).size.map((side) => Math.round(side * 1000) / 1000)
      return `  '${number}': { weightLb: ${fourDigits(weightLb(it))}, sizeIn: [${size.join(', ')}] },`
    })
    const text = [
      '// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.',
      "import type { Measured } from './measured.ts'",
      '',
      'export const measured = {',
      ...lines,
      '} as const satisfies Readonly<Record<string, Measured>>',
      '',
    ].join('\n')
    const file = fileURLToPath(new URL(`../catalogue/measured/${product}.ts`, import.meta.url))
    const changed = !existsSync(file) || readFileSync(file, 'utf8') !== text
    if (changed) writeFileSync(file, text)
    console.log(`${product}: ${numbers.length} parts measured${changed ? '' : ', nothing changed'}`)
  }
}

/** Four significant digits: scales weigh no finer, and 0.0123 lb of a washer is not lost. */
const fourDigits = (value: number): number => Number(value.toPrecision(4))
