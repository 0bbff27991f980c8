import { formatBytes } from '#contract/byte-size.ts'
import type { FileRevision, StoredFile } from '#contract/files.ts'
import { Button } from '#site/components/button/button.tsx'
import partStyles from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { Dialog } from '../components/dialog.tsx'
import { ItemButton } from '../components/item-button.tsx'
import styles from './files.module.css'

interface RevisionsDialogProps {
  readonly file: StoredFile
  readonly revisions: readonly FileRevision[]
  readonly onDownload: (revision: number) => void
  readonly onClose: () => void
}

/** Lists all revisions of a file, each with a download button. */
export const RevisionsDialog = ({ file, revisions, onDownload, onClose }: RevisionsDialogProps) => (
  <Dialog title={`Revisions of “${file.name}”`} onClose={onClose}>
    <ul className={styles.revisions}>
      {revisions.map(({ revision, size, uploadedAt, uploadedBy }) => (
        <li key={revision}>
          <p>
            <strong>Revision {revision}</strong>
            {revision === file.revision && ' (current)'}
            <br />
            {formatBytes(size, 'exact')}, {dateText(uploadedAt)}, {uploadedBy}
          </p>
          <ItemButton label="Download" item={`revision ${revision}`} onClick={() => onDownload(revision)} />
        </li>
      ))}
    </ul>
    <div className={partStyles.buttons}>
      <Button onClick={onClose}>Close</Button>
    </div>
  </Dialog>
)
