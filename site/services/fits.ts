/**
 * Data about the parts that bolt to a product's parts. The build writes it next to the page data (`fits.server.ts`).
 */
export interface Fits {
  readonly parts: readonly { readonly partNumber: string; readonly name: string }[]
  /** The different sets of hardware for joining two parts. */
  readonly joints: readonly (readonly JointHardware[])[]
  /** Parts that bolt to the product's parts, grouped by product. */
  readonly groups: readonly { readonly product: string; readonly rows: readonly FitRow[] }[]
}

export interface JointHardware {
  readonly count: number
  readonly partNumber: string
  /** Diameter and length: '1/2 × 1 1/2 in'. */
  readonly size: string
  readonly use?: string
}

export interface FitRow {
  readonly partNumber: string
  readonly name: string
  /** Maps the index of each product part that bolts to this part to the index of their joint in `joints`. */
  readonly joints: Readonly<Record<number, number>>
}

/** Path to a product's data file, by the product's slug. */
export const fitsFile = (slug: string) => `/fits/${slug}.json`
