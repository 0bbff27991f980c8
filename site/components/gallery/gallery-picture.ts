import type { Visual } from '../../services/visual.ts'
import type { BuiltFromPart } from './built-from.tsx'

export interface GalleryPicture {
  readonly title: string
  readonly visual: Visual
  /** Parts of the catalog that it shows. */
  readonly builtFrom: readonly BuiltFromPart[]
}
