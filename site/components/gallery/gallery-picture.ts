import type { Visual } from '../../services/visual.ts'
import type { BuiltFromPart } from './built-from.tsx'

export interface GalleryPicture {
  /** Anchor of the image on its page: its file name. */
  readonly id: string
  readonly title: string
  readonly visual: Visual
  readonly builtFrom: readonly BuiltFromPart[]
}
