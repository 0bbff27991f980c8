import type { Visual } from '#site/services/visual.ts'

/** Viewer data for an item. The build writes it next to the page data (`viewer-data.server.ts`). */
export interface ViewerData {
  readonly partNumber: string
  readonly name: string
  /** Image to show until the model has loaded. */
  readonly picture: Visual
  /** Drawing to show if 3D is not available. */
  readonly drawing: Visual
  readonly specSheet?: string
  /** If the item has only one size, its label is empty. */
  readonly sizes: readonly { readonly partNumber: string; readonly label: string; readonly modelBytes: number }[]
  /** Names of the parts that bolt to the item, by part number. */
  readonly matingParts: Readonly<Record<string, string>>
}

/** Path to an item's viewer data file, by part number. */
export const viewerFile = (partNumber: string) => `/viewer/${partNumber.toLowerCase()}.json`
