import { type SubmitEvent, useState } from 'react'
import { type ImageUse, isFileName } from '#contract/content/image.ts'
import type { LibraryImage } from '#contract/image-library.ts'
import { Button } from '#site/components/button/button.tsx'
import { FieldError, Labeled } from '#site/components/form/field.tsx'
import formStyles from '#site/components/form/form.module.css'
import { type Errors, FormErrors } from '#site/components/form/form-errors.ts'
import { callFailure } from '../api.ts'
import { Alert } from '../components/alert.tsx'
import parts from '../components/components.module.css'
import { FocalPointField } from './focal-point-field.tsx'
import styles from './images.module.css'
import { type ChosenImage, cropImage, uploadPreview } from './images-api.ts'

interface CropFormProps {
  readonly image: LibraryImage
  readonly use: ImageUse
  /** The crop to change. Its text fields are preserved. */
  readonly crop?: string | undefined
  readonly busy: boolean
  readonly onBusy: (busy: boolean) => void
  readonly onDone: (chosen: ChosenImage) => void
  readonly onBack: () => void
}

/** Asks for the focal point. For a new crop, also asks for the alt text. */
export const CropForm = ({ image, use, crop, busy, onBusy, onDone, onBack }: CropFormProps) => {
  const [focus, setFocus] = useState(
    () => image.renditions.find((each) => each.image === crop)?.focus ?? { x: 0.5, y: 0.5 },
  )
  const [alt, setAlt] = useState(image.alt)
  const [isDecorative, setDecorative] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string>()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problem = crop || isDecorative ? undefined : problemOf(alt)
    setErrors(problem ? { 'image-alt': problem } : {})
    if (problem) return document.getElementById('image-alt')?.focus()
    onBusy(true)
    setMessage(undefined)
    try {
      const reference = await cropImage(image.id, { use, focus, alt: crop || isDecorative ? '' : alt })
      onDone(
        crop
          ? { image: reference }
          : { image: reference, alt: isDecorative ? '' : alt.trim(), ...(use === 'banner' && { isDecorative }) },
      )
    } catch (error) {
      setMessage(callFailure(error).message)
    } finally {
      onBusy(false)
    }
  }

  return (
    <FormErrors value={errors}>
      <form className={styles.cropForm} onSubmit={submit} noValidate>
        <FocalPointField src={uploadPreview(image.id)} size={image} use={use} value={focus} onChange={setFocus} />
        {!crop && !isDecorative && (
          <Labeled id="image-alt" label="Alt text">
            <textarea
              id="image-alt"
              rows={2}
              maxLength={200}
              className={formStyles.input}
              value={alt}
              aria-invalid={errors['image-alt'] ? true : undefined}
              aria-describedby={`image-alt-help${errors['image-alt'] ? ' image-alt-error' : ''}`}
              onChange={({ target }) => setAlt(target.value)}
            />
            <p id="image-alt-help" className={formStyles.note}>
              What the image shows, for people who can’t see it.
            </p>
            <FieldError name="image-alt" />
          </Labeled>
        )}
        {!crop && use === 'banner' && (
          <label className={styles.check}>
            <input type="checkbox" checked={isDecorative} onChange={({ target }) => setDecorative(target.checked)} />
            Decorative: screen readers skip the image
          </label>
        )}
        <Alert text={message} />
        <div className={parts.buttons}>
          <Button type="submit" look="ink" disabled={busy}>
            {busy ? 'Converting…' : crop ? 'Save focal point' : 'Use image'}
          </Button>
          <Button onClick={onBack} disabled={busy}>
            {crop ? 'Cancel' : 'Back'}
          </Button>
        </div>
      </form>
    </FormErrors>
  )
}

function problemOf(alt: string) {
  if (alt.trim() === '') return 'Enter alt text.'
  return isFileName(alt) ? 'Describe what the image shows. A file name isn’t a description.' : undefined
}
