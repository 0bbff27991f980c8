import { useEffect, useState } from 'react'
import { uploadedImage } from '#contract/content/image.ts'
import type { LibraryImage } from '#contract/image-library.ts'
import { cropThumbnail, loadImages } from '../images/images-api.ts'
import styles from './content.module.css'

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`

/** Describes an image: 'dock.jpg, focal point 50% from the left and 20% from the top'. */
export function imageText(reference: string, library: readonly LibraryImage[]): string {
  const upload = uploadedImage(reference)
  if (!upload) return reference.split('/').at(-1) ?? ''
  const image = library.find(({ id }) => id === upload.id)
  const focus = image?.renditions.find((each) => each.image === reference)?.focus
  if (!image || !focus) return 'Uploaded image'
  return `${image.name}, focal point ${percent(focus.x)} from the left and ${percent(focus.y)} from the top`
}

/** Returns the images in the library, or no images until they are loaded. */
export function useLibrary(isNeeded: boolean): readonly LibraryImage[] {
  const [library, setLibrary] = useState<readonly LibraryImage[]>([])
  useEffect(() => {
    // Without the library, the comparison still shows the images.
    if (isNeeded) loadImages().then(setLibrary, () => {})
  }, [isNeeded])
  return library
}

interface ComparedImageProps {
  readonly reference: string
  readonly library: readonly LibraryImage[]
}

/** An image in a comparison, with its file name and focal point. */
export const ComparedImage = ({ reference, library }: ComparedImageProps) =>
  reference === '' ? (
    'No image'
  ) : (
    <>
      <img className={styles.comparedImage} src={cropThumbnail(reference)} alt="" loading="lazy" />
      {imageText(reference, library)}
    </>
  )
