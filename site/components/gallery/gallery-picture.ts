import type { Visual } from '../../services/visual.ts'

export interface GalleryPicture {
  /** Where it stands on its page: the name of its file. */
  readonly id: string
  readonly title: string
  readonly visual: Visual
}
