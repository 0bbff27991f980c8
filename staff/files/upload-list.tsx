import { useId } from 'react'
import { Button } from '../../site/components/button/button.tsx'
import { formatBytes } from '../../site/services/byte-size.ts'
import { ButtonOf } from '../components/button-of.tsx'
import partStyles from '../components/components.module.css'
import styles from './files.module.css'
import type { Upload, UploadQueue } from './upload-queue.ts'

interface UploadListProps {
  readonly uploads: readonly Upload[]
  readonly queue: Pick<UploadQueue, 'cancel' | 'retry' | 'clear'>
}

/** Files on their way, each with a bar of its own. */
export const UploadList = ({ uploads, queue }: UploadListProps) => {
  const id = useId()
  if (uploads.length === 0) return null
  const open = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length
  return (
    <section className={styles.uploads} aria-labelledby={id}>
      <div className={styles.uploadsHead}>
        <h2 id={id}>Uploads</h2>
        <p role="status" className="data">
          {open > 0 ? `${open} of ${uploads.length} under way` : `${uploads.length} ended`}
        </p>
        {open < uploads.length && <Button onClick={queue.clear}>Clear ended</Button>}
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
  const isOpen = state === 'waiting' || state === 'sending'
  return (
    <li className={styles.upload} data-state={state}>
      <div>
        <strong className={styles.name}>{name}</strong>
        {replaces && <span> in place of {replaces}</span>}
      </div>
      <progress value={sentBytes} max={Math.max(size, 1)} aria-label={`Upload of ${name}`} />
      <p className="data">{isOpen ? progressText(upload) : message}</p>
      <div className={partStyles.buttons}>
        {isOpen && <ButtonOf label="Cancel" of={name} onClick={() => queue.cancel(key)} />}
        {(state === 'failed' || state === 'cancelled') && (
          <ButtonOf label="Try again" of={`with ${name}`} onClick={() => queue.retry(key)} />
        )}
      </div>
    </li>
  )
}

function progressText({ state, sentBytes, size }: Upload) {
  if (state === 'waiting') return `Waiting, ${formatBytes(size, 'exact')}`
  if (sentBytes >= size) return 'Sent, being checked'
  const [sent, whole] = [sentBytes, size].map((bytes) => formatBytes(bytes, 'exact'))
  return `${Math.floor((100 * sentBytes) / size)} %, ${sent} of ${whole}`
}
