/** The dimensioned drawing of an item. */

export interface DrawingSheet {
  /** The part number that is drawn: of long parts, one that shows its section. */
  readonly drawn: string
  /** Of its main view on paper: '1:4'. */
  readonly scale: string
  /** CSS px: 96 are an inch of paper. */
  readonly width: number
  readonly height: number
  readonly hash: string
}

/** Path below the content host: 'sheets/bs-tr12a-10.0a1b2c3d.svg'. */
export const sheetPath = (partNumber: string, { hash }: Pick<DrawingSheet, 'hash'>): string =>
  `sheets/${partNumber.toLowerCase()}.${hash}.svg`

/** Address of the page of an item's drawing, below that of its product. */
export const drawingUrl = (productUrl: string, partNumber: string): string =>
  `${productUrl}/drawings/${partNumber.toLowerCase()}`
