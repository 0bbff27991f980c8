import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { IMAGE_USES, type ImageUse } from '#contract/content/image.ts'
import { ACCEPTED_IMAGES, IMAGE_PICKER_ACCEPT, type LibraryImage } from '#contract/image-library.ts'
import { Button } from '#site/components/button/button.tsx'
import formStyles from '#site/components/form/form.module.css'
import { callFailure } from '../api.ts'
import { Alert } from '../components/alert.tsx'
import parts from '../components/components.module.css'
import { Dialog } from '../components/dialog.tsx'
import { CropForm } from './crop-form.tsx'
import styles from './images.module.css'
import { type ChosenImage, cropThumbnail, loadImages, uploadImage, uploadThumbnail } from './images-api.ts'

interface ImageDialogProps {
  readonly title: string
  readonly use: ImageUse
  /** Catalog images that can be chosen. */
  readonly builtIn: readonly ChosenImage[]
  /** A crop whose focal point the user is changing. If undefined, the user chooses an image first. */
  readonly crop?: string
  readonly onChoose: (chosen: ChosenImage) => void
  readonly onClose: () => void
}

/** Uploads an image or offers previously uploaded images, and then asks for the image's focal point and alt text. */
export const ImageDialog = ({ title, use, builtIn, crop, onChoose, onClose }: ImageDialogProps) => {
  const [library, setLibrary] = useState<readonly LibraryImage[]>()
  const [selected, setSelected] = useState<LibraryImage>()
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const ending = new AbortController()
    loadImages(ending.signal).then(
      (images) => {
        setLibrary(images)
        setSelected(images.find(({ renditions }) => renditions.some(({ image }) => image === crop)))
      },
      (error: unknown) => !ending.signal.aborted && setMessage(callFailure(error).message),
    )
    return () => ending.abort()
  }, [crop])

  return (
    <Dialog title={title} onClose={onClose} dismissible={!busy}>
      <Alert text={message} />
      {selected ? (
        <CropForm
          key={selected.id}
          image={selected}
          use={use}
          crop={crop}
          busy={busy}
          onBusy={setBusy}
          onDone={onChoose}
          onBack={crop ? onClose : () => setSelected(undefined)}
        />
      ) : (
        !crop && (
          <>
            <UploadField use={use} busy={busy} onBusy={setBusy} onUploaded={setSelected} />
            <Choices
              title="Uploaded images"
              choices={(library ?? []).map((image) => ({
                key: image.id,
                src: uploadThumbnail(image.id),
                name: image.alt || image.name,
                choose: () => setSelected(image),
              }))}
            />
            <Choices
              title="Built-in images"
              choices={builtIn.map((each) => ({
                key: each.image,
                src: cropThumbnail(each.image),
                name: each.title || each.alt || 'Decorative image',
                choose: () => onChoose(each),
              }))}
            />
            <div className={parts.buttons}>
              <Button onClick={onClose} disabled={busy}>
                Cancel
              </Button>
            </div>
          </>
        )
      )}
    </Dialog>
  )
}

interface UploadFieldProps {
  readonly use: ImageUse
  readonly busy: boolean
  readonly onBusy: (busy: boolean) => void
  readonly onUploaded: (image: LibraryImage) => void
}

const UploadField = ({ use, busy, onBusy, onUploaded }: UploadFieldProps) => {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const { width, height } = IMAGE_USES[use].minimum

  const upload = async (file: File | undefined) => {
    if (!file || busy) return
    onBusy(true)
    setError(undefined)
    try {
      onUploaded(await uploadImage(file, use))
    } catch (failure) {
      const { fields, message } = callFailure(failure)
      setError(fields.file ?? message)
    } finally {
      onBusy(false)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void upload(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drag and drop is optional, and the button is accessible
    <div className={styles.upload} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p>
        <strong>Drop an image here</strong> or
      </p>
      <Button
        look="ink"
        disabled={busy}
        aria-describedby={`${id}-note ${id}-error`}
        onClick={() => picker.current?.click()}
      >
        {busy ? 'Uploading…' : 'Choose file'}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={IMAGE_PICKER_ACCEPT}
        aria-label="Image file"
        onChange={({ target }) => {
          void upload(target.files?.[0])
          // Clearing the input lets users choose the same file again.
          target.value = ''
        }}
      />
      <p id={`${id}-note`} className={formStyles.note}>
        {ACCEPTED_IMAGES.label}, at least {width} × {height} pixels.
      </p>
      <div id={`${id}-error`} role="alert">
        {error && <p className={formStyles.error}>{error}</p>}
      </div>
    </div>
  )
}

interface Choice {
  readonly key: string
  readonly src: string
  readonly name: string
  readonly choose: () => void
}

const Choices = ({ title, choices }: { title: string; choices: readonly Choice[] }) => {
  const id = useId()
  if (choices.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.choices}>
      <h3 id={id}>{title}</h3>
      <ul>
        {choices.map(({ key, src, name, choose }) => (
          <li key={key}>
            <button type="button" onClick={choose}>
              <img src={src} alt="" loading="lazy" />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
