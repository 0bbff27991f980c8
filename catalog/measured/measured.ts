/** What the studio measured on a part's solid. Modules beside this file are written by `npm run studio -- measure`. */
export interface Measured {
  /** Volume times density of the material. */
  readonly weightLb: number
  /** Bounding box, in: [x, y, z]. */
  readonly sizeIn: readonly [number, number, number]
}
