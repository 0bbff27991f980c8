import { useId } from 'react'
import { formatBytes } from '#contract/byte-size.ts'
import { Button } from '#site/components/button/button.tsx'
import partStyles from '../components/components.module.css'
import { ItemButton } from '../components/item-button.tsx'
import styles from './files.module.css'
import { nextName, type Upload, type UploadQueue } from './upload-queue.ts'

interface UploadListProps {
  readonly uploads: readonly Upload[]
  readonly queue: Pick<UploadQueue, 'cancel' | 'retry' | 'decide' | 'clear'>
}

const QUESTION = 'Replace it, or keep both files?'

/** Lists the uploads with a progress bar for each file. */
export const UploadList = ({ uploads, queue }: UploadListProps) => {
  const id = useId()
  if (uploads.length === 0) return null
  const active = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length
  const asking = uploads.filter(({ state }) => state === 'asking').length
  return (
    <section className={styles.uploads} aria-labelledby={id}>
      <div className={styles.uploadsHead}>
        <h2 id={id}>Uploads</h2>
        <p role="status" className="data">
          {active > 0 ? `${active} of ${uploads.length} in progress` : `${uploads.length - asking} finished`}
          {asking > 0 && `, ${asking} need${asking === 1 ? 's' : ''} your decision`}
        </p>
        {active + asking < uploads.length && <Button onClick={queue.clear}>Clear finished</Button>}
      </div>
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} queue={queue} />
        ))}
      </ul>
    </section>
  )
}

const UploadRow = ({ upload, queue }: { upload: Upload; queue: UploadListProps['queue'] }) => {
  const { key, name, size, sentBytes, state, replaces, message } = upload
  const isActive = state === 'waiting' || state === 'sending'
  return (
    <li className={styles.upload} data-state={state}>
      <div>
        <strong className={styles.name}>{name}</strong>
        {replaces && <span> replaces {replaces}</span>}
      </div>
      <progress value={sentBytes} max={Math.max(size, 1)} aria-label={`Upload progress for ${name}`} />
      <p className="data">
        {isActive ? progressText(upload) : state === 'asking' ? `${message} ${QUESTION}` : message}
      </p>
      <div className={partStyles.buttons}>
        {state === 'asking' && (
          <>
            <ItemButton label="Replace file" item={`named ${name}`} onClick={() => queue.decide(key, 'replace')} />
            <ItemButton
              label="Keep both"
              item={`and upload as ${nextName(name)}`}
              onClick={() => queue.decide(key, 'rename')}
            />
          </>
        )}
        {(isActive || state === 'asking') && (
          <ItemButton label="Cancel" item={name} onClick={() => queue.cancel(key)} />
        )}
        {(state === 'failed' || state === 'canceled') && (
          <ItemButton label="Try again" item={`with ${name}`} onClick={() => queue.retry(key)} />
        )}
      </div>
    </li>
  )
}

function progressText({ state, sentBytes, size }: Upload) {
  if (state === 'waiting') return `Waiting, ${formatBytes(size, 'exact')}`
  if (sentBytes >= size) return 'Uploaded, checking file'
  const [sent, total] = [sentBytes, size].map((bytes) => formatBytes(bytes, 'exact'))
  return `${Math.floor((100 * sentBytes) / size)}%, ${sent} of ${total}`
}
