import type { Visual } from '../../../services/visual.ts'

/** Viewer data of an item. The build writes it next to the page data (`viewer-data.server.ts`). */
export interface ViewerData {
  readonly partNumber: string
  readonly name: string
  /** Placeholder until the model has loaded. */
  readonly picture: Visual
  /** Offered if 3D is not available. */
  readonly drawing: Visual
  readonly specSheet?: string
  /** A single size has no label. */
  readonly sizes: readonly { readonly partNumber: string; readonly label: string; readonly modelBytes: number }[]
  /** Names of the parts that bolt to it, by part number. */
  readonly matingParts: Readonly<Record<string, string>>
}

/** Path of an item's viewer data, by part number. */
export const viewerFile = (partNumber: string) => `/viewer/${partNumber.toLowerCase()}.json`
