/** What the parts of a product bolt to; the build writes it beside the data of the pages (`fits.server.ts`). */
export interface Fits {
  /** Parts of the product. */
  readonly parts: readonly { readonly partNumber: string; readonly name: string }[]
  /** What joins two parts, each once. */
  readonly joints: readonly (readonly JointHardware[])[]
  /** The parts that bolt to them, by product. */
  readonly groups: readonly { readonly product: string; readonly rows: readonly FitRow[] }[]
}

export interface JointHardware {
  readonly count: number
  readonly partNumber: string
  /** '1/2 × 1 1/2 in' */
  readonly size: string
  readonly use?: string
}

export interface FitRow {
  readonly partNumber: string
  readonly name: string
  /** Of its card. */
  readonly address: string
  /** Of each part of the product that it bolts to, by place: the place of the joint. */
  readonly joints: Readonly<Record<number, number>>
}

/** Of a product by the last segment of its address. */
export const fitsFile = (slug: string) => `/fits/${slug}.json`
