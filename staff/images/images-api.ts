import type { ImageUse } from '#contract/content/image.ts'
import {
  IMAGES_PATH,
  type LibraryImage,
  libraryImage,
  libraryList,
  type RenditionWrite,
  renditionCreated,
} from '#contract/image-library.ts'
import { staffApi } from '../api.ts'

/** Uploads and conversions have no time limit. The server aborts stalled uploads and slow conversions. */
const NO_TIMEOUT = 0

/** An image chosen for a body, with its text fields. */
export interface ChosenImage {
  readonly image: string
  readonly title?: string
  readonly alt?: string
  readonly isDecorative?: boolean
}

export const loadImages = async (signal?: AbortSignal): Promise<readonly LibraryImage[]> =>
  libraryList.parse((await staffApi.get(IMAGES_PATH, signal ? { signal } : {})).data).images

export async function uploadImage(file: File, use: ImageUse): Promise<LibraryImage> {
  const form = new FormData()
  form.set('use', use)
  form.set('file', file)
  return libraryImage.parse((await staffApi.post(IMAGES_PATH, form, { timeout: NO_TIMEOUT })).data)
}

/** Creates the files for a crop of an image. Returns the reference to use in a body. */
export async function cropImage(id: string, write: RenditionWrite): Promise<string> {
  const { data } = await staffApi.post(`${IMAGES_PATH}/${id}/renditions`, write, { timeout: NO_TIMEOUT })
  return renditionCreated.parse(data).image
}

export const deleteImage = async (id: string) => {
  await staffApi.delete(`${IMAGES_PATH}/${id}`)
}

/** URL of a small version of a catalog image or a crop. */
export const cropThumbnail = (reference: string) => `${IMAGES_PATH}/thumbnail?image=${encodeURIComponent(reference)}`

/** URL of a small, square version of an upload. */
export const uploadThumbnail = (id: string) => `${IMAGES_PATH}/${id}/thumbnail`

/** URL of an uncropped preview of an upload. */
export const uploadPreview = (id: string) => `${IMAGES_PATH}/${id}/preview`
