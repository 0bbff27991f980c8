import { createContext, type ReactNode, use, useState } from 'react'
import { type ImageUse, uploadedImage } from '#contract/content/image.ts'
import { callFailure } from '../api.ts'
import { ItemButton } from '../components/item-button.tsx'
import { toast } from '../components/toast.ts'
import { ImageDialog } from '../images/image-dialog.tsx'
import { type ChosenImage, cropThumbnail } from '../images/images-api.ts'
import styles from './content.module.css'
import { type ContentPlace, loadRevision } from './content-api.ts'
import { useFieldNotes } from './field-notes.tsx'
import type { FormSchema, Json } from './form-schema.ts'

/** The content being edited. Its built-in images can be chosen again. */
export const EditedContent = createContext<ContentPlace>({ kind: '', key: '' })

/** Returns the image field of an object, if the object has one. */
export const imageFieldOf = ({ properties = {} }: FormSchema) =>
  Object.entries(properties).find(([, { control }]) => control === 'image')

/** Opens the image dialog after it has loaded the built-in images. */
export function useImageDialog(used: readonly string[]) {
  const place = use(EditedContent)
  const [opened, setOpened] = useState<{ readonly builtIn: readonly ChosenImage[]; readonly crop?: string }>()
  return {
    opened,
    close: () => setOpened(undefined),
    open: async (crop?: string) => {
      if (crop) return setOpened({ builtIn: [], crop })
      try {
        const { images, ...single } = (await loadRevision(place, 0)) as Record<string, unknown>
        const builtIn = (Array.isArray(images) ? images : [single]) as readonly ChosenImage[]
        setOpened({ builtIn: builtIn.filter(({ image }) => !used.includes(image)) })
      } catch (error) {
        toast.error(callFailure(error).message)
      }
    },
  }
}

interface ImageEntryProps {
  readonly schema: FormSchema
  readonly name: string
  readonly fields: { readonly [field: string]: Json }
  readonly onChange: (fields: { readonly [field: string]: Json }) => void
  /** Fields other than the image. */
  readonly children: ReactNode
}

/** An image with its other fields next to it. */
export const ImageEntry = ({ schema, name, fields, onChange, children }: ImageEntryProps) => {
  const [field = '', { use: imageUse = 'gallery' as ImageUse, title = 'Image' } = {}] = imageFieldOf(schema) ?? []
  const path = name ? `${name}.${field}` : field
  const reference = String(fields[field] ?? '')
  const { opened, open, close } = useImageDialog([reference])
  const { attributes, notes } = useFieldNotes(path, undefined)
  const item = String(fields.title || title)
  return (
    <div className={styles.imageEntry}>
      <div className={styles.image}>
        {reference && <img src={cropThumbnail(reference)} alt={String(fields.alt ?? '')} loading="lazy" />}
        <div className={styles.itemButtons}>
          <ItemButton {...attributes} id={path} label="Replace" item={item} onClick={() => open()} />
          {uploadedImage(reference) && (
            <ItemButton label="Focal point" item={`of ${item}`} onClick={() => open(reference)} />
          )}
        </div>
        {notes}
      </div>
      <div className={styles.imageFields}>{children}</div>
      {opened && (
        <ImageDialog
          title={opened.crop ? 'Change the focal point' : 'Replace the image'}
          use={imageUse}
          {...opened}
          onClose={close}
          onChoose={(chosen) => {
            onChange({ ...fields, ...chosen })
            close()
          }}
        />
      )}
    </div>
  )
}
