import type { StoredFile } from '../../../../contract/files.ts'
import { Button } from '../../../components/button/button.tsx'
import { dateText } from '../parts/date-text.ts'
import { Dialog } from '../parts/dialog.tsx'
import partStyles from '../parts/parts.module.css'
import { useLoaded } from '../parts/use-loaded.ts'
import styles from './files.module.css'
import { fileRevisions } from './files-api.ts'
import { formatSize } from './format-size.ts'

interface RevisionsDialogProps {
  readonly file: StoredFile
  readonly onDownload: (revision: number) => void
  readonly onClose: () => void
}

/** What stood at a file's address before, each to be downloaded. */
export const RevisionsDialog = ({ file, onDownload, onClose }: RevisionsDialogProps) => {
  const { data, failure } = useLoaded(file.id, (signal) => fileRevisions(file.id, signal))
  return (
    <Dialog title={`Revisions of “${file.name}”`} onClose={onClose}>
      {failure && (
        <p role="alert" className={partStyles.alert}>
          {failure.message}
        </p>
      )}
      <ul className={styles.revisions} aria-busy={!data && !failure}>
        {data?.map(({ revision, size, uploadedAt, uploadedBy }) => (
          <li key={revision}>
            <p>
              <strong>Revision {revision}</strong>
              {revision === file.revision && ', the one that is public'}
              <br />
              {formatSize(size)}, {dateText(uploadedAt)}, {uploadedBy}
            </p>
            <Button onClick={() => onDownload(revision)}>
              Download<span className="visually-hidden"> revision {revision}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className={partStyles.buttons}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}
