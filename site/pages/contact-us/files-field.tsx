import { type ReactNode, type RefObject, use, useEffect, useState } from 'react'
import { ATTACHMENTS } from '#contract/attachment-limits.ts'
import { formatBytes } from '#contract/byte-size.ts'
import { calendarDate } from '#contract/training-session.ts'
import { Button } from '../../components/button/button.tsx'
import { FieldError, Labeled, OptionalMark } from '../../components/form/field.tsx'
import formStyles from '../../components/form/form.module.css'
import { FormErrors } from '../../components/form/form-errors.ts'
import styles from './files-field.module.css'
import type { UploadResult } from './upload-file.ts'

/** A file of the form's draft. It has an ID if the server has received it. */
interface KeptFile {
  readonly id?: string | undefined
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** A file in the list. A file without an ID and without progress is not attached. */
interface Item extends KeptFile {
  readonly key: string
  /** Share of the bytes that have been sent, from 0 to 1, while the file is being uploaded. */
  readonly progress?: number | undefined
  /** Why the file is not attached. */
  readonly problem?: string | undefined
  /** Absent after a reload. */
  readonly file?: File | undefined
}

export interface FilesToSend {
  /** Clears the list after the form was sent, and returns what the visitor sent besides the message. */
  readonly sent: (values: Readonly<Record<string, string>>, missing: readonly string[]) => ReactNode
}

export interface FilesFieldProps {
  /** The hidden field that contains the references to the files. */
  readonly field: RefObject<HTMLInputElement | null>
  /** Receives true while files are being uploaded. */
  readonly onBusy: (isBusy: boolean) => void
  readonly onReady: (files: FilesToSend | undefined) => void
}

const LOST = 'The upload was not complete when the page was reloaded.'

/** Lets the visitor choose files, uploads them one after another, and lists them. */
export const FilesField = ({ field, onBusy, onReady }: FilesFieldProps) => {
  const [items, setItems] = useState<readonly Item[]>(() => restored(field.current?.value))
  const [notice, setNotice] = useState('')
  const error = use(FormErrors).files
  const isUploading = items.some(({ progress }) => progress !== undefined)

  const add = (files: readonly File[]) => {
    const fitting = files.slice(0, ATTACHMENTS.maxFiles - items.length)
    setNotice(fitting.length < files.length ? `You can attach up to ${ATTACHMENTS.maxFiles} files.` : '')
    const added = fitting.map((file) => ({ key: newKey(), name: file.name, size: file.size, file, progress: 0 }))
    setItems((all) => [...all, ...added])
  }

  // Upload one file at a time. On a slow connection, the first one is then complete earlier.
  const { key: nextKey, file: nextFile } = items.find(({ progress }) => progress !== undefined) ?? {}
  useEffect(() => {
    if (!nextKey || !nextFile) return
    const controller = new AbortController()
    const onProgress = (progress: number) => setItems(withChange(nextKey, { progress }))
    void import('./upload-file.ts')
      .then(({ uploadFile }) => uploadFile(nextFile, onProgress, controller.signal))
      .catch((): UploadResult => ({ problem: 'The upload stopped. Check your connection.' }))
      .then((result) => {
        if (controller.signal.aborted) return
        setItems(withChange(nextKey, { progress: undefined, ...result }))
        setNotice(result.problem ? '' : `${nextFile.name} is attached.`)
      })
    return () => controller.abort()
  }, [nextKey, nextFile])

  useEffect(() => onBusy(isUploading), [onBusy, isUploading])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const kept = items.map(({ id, name, size }): KeptFile => ({ id, name, size }))
    const value = kept.length === 0 ? '' : JSON.stringify(kept)
    if (input.value === value) return
    input.value = value
    // The form then saves its draft.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, [items, field])

  useEffect(() => {
    onReady({
      sent: (values, missing) => {
        // The form has deleted its draft, so this change must not be saved.
        if (field.current) field.current.value = ''
        setItems([])
        setNotice('')
        return (
          <>
            <Sent values={values} missing={missing} />
            {missing.length > 0 && <MissingFiles names={missing} />}
          </>
        )
      },
    })
    return () => onReady(undefined)
  }, [onReady, field])

  const remove = ({ key, name }: Item) => {
    setItems((all) => all.filter((item) => item.key !== key))
    setNotice(`${name} was removed.`)
    document.getElementById('files')?.focus()
  }

  return (
    <Labeled
      id="files"
      label={
        <>
          Sketch or Drawing
          <OptionalMark />
        </>
      }
    >
      <input
        id="files"
        type="file"
        multiple
        accept={ATTACHMENTS.accept}
        className={formStyles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'files-hint files-error' : 'files-hint'}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          // Choosing the same file again must cause an event.
          target.value = ''
        }}
      />
      <p id="files-hint" className={formStyles.note}>
        Up to {ATTACHMENTS.maxFiles} files of {ATTACHMENTS.maxMb} MB: {ATTACHMENTS.label}.
      </p>
      {items.length > 0 && (
        <ul className={styles.files}>
          {items.map((item) => (
            <AttachedFile
              {...item}
              key={item.key}
              onRetry={item.file && (() => setItems(withChange(item.key, { progress: 0, problem: undefined })))}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
      <p className={formStyles.note} role="status">
        {notice}
      </p>
      <FieldError name="files" />
    </Labeled>
  )
}

interface AttachedFileProps extends Omit<Item, 'key'> {
  readonly onRetry: (() => void) | undefined
  readonly onRemove: () => void
}

const AttachedFile = ({ name, size, progress, problem, onRetry, onRemove }: AttachedFileProps) => (
  <li data-problem={problem ? '' : undefined}>
    <p>
      <strong>{name}</strong> <span className="data">{formatBytes(size, 'brief')}</span>
    </p>
    {progress !== undefined && <progress value={progress} max={1} aria-label={`Uploading ${name}`} />}
    {problem && <p>Not attached. {problem} You can send the message without the file.</p>}
    <div className={styles.buttons}>
      {problem && onRetry && (
        <Button onClick={onRetry}>
          Try again<span className="visually-hidden"> to attach {name}</span>
        </Button>
      )}
      <Button onClick={onRemove}>
        Remove<span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  </li>
)

const filesIn = (kept = '') => JSON.parse(kept || '[]') as readonly KeptFile[]

interface SentProps {
  readonly values: Readonly<Record<string, string>>
  readonly missing: readonly string[]
}

/** When and where the parts are needed, and the files that the server received. */
const Sent = ({ values: { neededBy, shipTo = '', files }, missing }: SentProps) => {
  const received = filesIn(files).filter(({ name }) => !missing.includes(name))
  const rows = [
    ['Needed by', neededBy ? calendarDate(neededBy) : ''],
    ['Ship to', shipTo.trim()],
    ['Files', received.map(({ name }) => name).join(', ')],
  ].filter(([, text]) => text)
  if (rows.length === 0) return null
  return (
    <dl className={styles.sent}>
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const MissingFiles = ({ names }: { readonly names: readonly string[] }) => (
  <p>We didn’t receive {names.join(', ')}. Reply to our confirmation email and attach what is missing.</p>
)

const withChange = (key: string, change: Partial<Item>) => (items: readonly Item[]) =>
  items.map((item) => (item.key === key ? { ...item, ...change } : item))

/** Reads the list of a draft. Files that were not uploaded completely can't be uploaded after a reload. */
const restored = (value: string | undefined): readonly Item[] =>
  filesIn(value).map((kept) => ({ ...kept, key: newKey(), problem: kept.id ? undefined : LOST }))

const newKey = () => crypto.randomUUID()
