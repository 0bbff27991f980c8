import type { Visual } from '../../../services/visual.ts'

/** What the viewer says of an item; the build writes it beside the data of the pages (`viewer-data.server.ts`). */
export interface ViewerData {
  readonly partNumber: string
  readonly name: string
  /** What stays in its place until the model is there. */
  readonly picture: Visual
  /** What is offered where there is no 3D. */
  readonly drawing: Visual
  readonly specSheet?: string
  /** The only one has no label. */
  readonly sizes: readonly { readonly partNumber: string; readonly label: string; readonly modelBytes: number }[]
  /** Names of the parts that bolt to it, by part number. */
  readonly mates: Readonly<Record<string, string>>
}

/** Of an item by its part number. */
export const viewerFile = (partNumber: string) => `/viewer/${partNumber.toLowerCase()}.json`
