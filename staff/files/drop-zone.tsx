import { type DragEvent, useId, useRef, useState } from 'react'
import { formatBytes } from '#contract/byte-size.ts'
import { ACCEPTED_TYPES, PICKER_ACCEPT } from '#contract/file-kinds.ts'
import { Button } from '#site/components/button/button.tsx'
import { Labeled, OptionalMark } from '#site/components/form/field.tsx'
import formStyles from '#site/components/form/form.module.css'
import parts from '../components/components.module.css'
import styles from './files.module.css'

interface DropZoneProps {
  readonly folder: string
  readonly onFolder: (folder: string) => void
  /** Existing folders, for suggestions. */
  readonly folders: readonly string[]
  readonly maxBytes: number | undefined
  readonly onFiles: (files: readonly File[]) => void
}

/** Accepts dropped or chosen files, and the name of the folder to put them in. */
export const DropZone = ({ folder, onFolder, folders, maxBytes, onFiles }: DropZoneProps) => {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drag and drop is optional, and the button is accessible
    <div
      className={`${styles.drop} ${parts.dense}`}
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={drop}
    >
      <div className={styles.choose}>
        <p>
          <strong>Drop files here</strong> or
        </p>
        <Button look="ink" onClick={() => picker.current?.click()}>
          Choose files
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={PICKER_ACCEPT}
          aria-label="Files to upload"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            // Clearing the input lets users choose the same file again.
            target.value = ''
          }}
        />
      </div>
      <Labeled
        id={id}
        label={
          <>
            Folder
            <OptionalMark />
          </>
        }
      >
        <input
          id={id}
          className={formStyles.input}
          list={`${id}-folders`}
          value={folder}
          maxLength={200}
          autoComplete="off"
          placeholder="load-tables/2026"
          onChange={({ target }) => onFolder(target.value)}
        />
        <datalist id={`${id}-folders`}>
          {folders.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </Labeled>
      <p className={formStyles.note}>
        {ACCEPTED_TYPES}
        {maxBytes !== undefined && `, up to ${formatBytes(maxBytes, 'exact')} each`}. If a file with the same folder and
        name exists, you can replace it and keep its link. Files are public. Anyone with the link can open them, and
        they appear in site search.
      </p>
    </div>
  )
}
