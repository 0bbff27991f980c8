import { partUrl } from './urls.ts'

export interface DrawingSheet {
  /** Part number of the size shown in the drawing. Long parts are drawn shorter to keep the section visible. */
  readonly drawn: string
  /** Scale of the main view, such as '1:4'. */
  readonly scale: string
  /** Width and height in CSS px, at 96 px per inch of the sheet. */
  readonly width: number
  readonly height: number
  readonly hash: string
}

/** Path on the content host, such as 'sheets/bs-tr12a-10.0a1b2c3d.svg'. */
export const sheetPath = (partNumber: string, { hash }: Pick<DrawingSheet, 'hash'>): string =>
  `sheets/${partNumber.toLowerCase()}.${hash}.svg`

/** URL of the drawing page for an item. */
export const drawingUrl = (partNumber: string): string => `${partUrl(partNumber)}/drawing`
