/** Ratios of the product's values to the referee's. */

export interface Row {
  readonly design: string
  readonly quantity: string
  readonly product: number
  readonly referee: number
  /** Product / referee. Below 1 means that the product is on the unsafe side. */
  readonly ratio: number
  /** Utilization by the referee. */
  readonly utilization: number
}

interface KindReport {
  readonly kind: string
  readonly designs: number
  readonly refused: number
  readonly rows: readonly Row[]
}

/** A ratio of at least this counts as safe. */
export const SAFE = 0.98
/** Utilizations below this don't matter. */
const NEGLIGIBLE = 0.05

/** Collects the rows of one design. */
export class DesignRows {
  readonly rows: Row[] = []
  readonly #design: string

  constructor(design: string) {
    this.#design = design
  }

  /** Compares two utilizations, or two demands with the same capacity. */
  add(quantity: string, product: number, referee: number, capacity = 1): void {
    if (referee / capacity < NEGLIGIBLE) return
    const utilization = referee / capacity
    this.rows.push({ design: this.#design, quantity, product, referee, ratio: product / referee, utilization })
  }

  /** Compares what the product provides, such as weight with ballast, with what the referee requires. */
  provide(quantity: string, provided: number, required: number, isDesigned: boolean): void {
    if (required <= 0 || (!isDesigned && provided >= required)) return
    const ratio = provided / required
    this.rows.push({
      design: this.#design,
      quantity,
      product: provided,
      referee: required,
      ratio,
      utilization: 1 / ratio,
    })
  }
}

/** Compares `count` designs. Designs that the product refuses don't count. */
export function reportOf(
  kind: string,
  count: number,
  rowsOf: (seed: number) => readonly Row[] | undefined,
): KindReport {
  const rows: Row[] = []
  let [designs, refused] = [0, 0]
  for (let seed = 1; designs < count && seed < 2000; seed++) {
    const found = rowsOf(seed)
    if (!found) refused++
    else {
      designs++
      rows.push(...found)
    }
  }
  return { kind, designs, refused, rows }
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const three = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(3))

/** Returns a table with one line for each quantity, and one line for each design below the limit. */
export function textOf({ kind, designs, refused, rows }: KindReport, isVerbose: boolean): string {
  const quantities = [...new Set(rows.map(({ quantity }) => quantity))]
  const lines = quantities.map((quantity) => {
    const own = rows.filter((each) => each.quantity === quantity)
    const ratios = sorted(own.map(({ ratio }) => ratio))
    const low = own.filter(({ ratio }) => ratio < SAFE)
    return `  ${quantity.padEnd(34)} ${String(own.length).padStart(4)} ${three(ratios[0]).padStart(8)} ${three(
      ratios[Math.floor(ratios.length / 2)],
    ).padStart(
      8,
    )} ${three(ratios.at(-1)).padStart(8)} ${String(low.length).padStart(5)} ${three(Math.max(0, ...low.map((each) => each.utilization))).padStart(11)}`
  })
  const unsafe = rows.filter(({ ratio }) => ratio < SAFE)
  const listed = isVerbose ? unsafe : unsafe.toSorted((a, b) => a.ratio - b.ratio).slice(0, 6)
  return [
    `${kind}: ${designs} designs, ${refused} refused or over capacity`,
    `  ${'quantity'.padEnd(34)}   no.   lowest   median  highest  <${SAFE} utilization`,
    ...lines,
    ...listed.map(
      ({ design, quantity, product, referee, ratio, utilization }) =>
        `  ! ${quantity}: ${product.toPrecision(4)} / ${referee.toPrecision(4)} = ${ratio.toFixed(3)}, utilization ${utilization.toFixed(2)}. ${design}`,
    ),
  ].join('\n')
}
