import { partUrl } from './urls.ts'

export interface DrawingSheet {
  /** Part number of the drawn size. Long parts are drawn at a shorter length so that the section is visible. */
  readonly drawn: string
  /** Scale of the main view: '1:4'. */
  readonly scale: string
  /** Size in CSS px, at 96 px per inch of the sheet. */
  readonly width: number
  readonly height: number
  readonly hash: string
}

/** Path on the content host: 'sheets/bs-tr12a-10.0a1b2c3d.svg'. */
export const sheetPath = (partNumber: string, { hash }: Pick<DrawingSheet, 'hash'>): string =>
  `sheets/${partNumber.toLowerCase()}.${hash}.svg`

/** URL of an item's drawing page. */
export const drawingUrl = (partNumber: string): string => `${partUrl(partNumber)}/drawing`
