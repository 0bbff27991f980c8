import { useState } from 'react'
import type { StoredFile } from '#contract/files.ts'
import { isPictureFile } from '#contract/picture-names.ts'
import { Icon } from '#site/components/icon/icon.tsx'
import { NewTabHint, newTab } from '#site/components/new-tab/new-tab.tsx'
import styles from './files.module.css'

const SIZE = 36

/** A thumbnail, or an icon for files without one. */
export const Thumbnail = ({ file }: { file: StoredFile }) => {
  const [broken, setBroken] = useState(false)
  const isImage = isPictureFile(file.name)
  if (!isImage || !file.thumbnail || broken) {
    return (
      <span className={styles.picture}>
        <Icon name={isImage ? 'image' : 'document'} />
      </span>
    )
  }
  return (
    <img
      className={styles.picture}
      src={`${file.thumbnail}?${file.sha256.slice(0, 8)}`}
      width={SIZE}
      height={SIZE}
      loading="lazy"
      alt=""
      onError={() => setBroken(true)}
    />
  )
}

export const FileName = ({ file, onRevisions }: { file: StoredFile; onRevisions: () => void }) => (
  <>
    <a className={styles.name} href={file.preview ?? file.url} {...newTab}>
      {file.name}
      <NewTabHint />
    </a>
    {file.revision > 1 && (
      <button type="button" className={styles.revision} onClick={onRevisions}>
        Revision {file.revision}
        <span className="visually-hidden"> of {file.name}. Show earlier revisions</span>
      </button>
    )}
    {file.note && <p className={styles.note}>{file.note}</p>}
  </>
)
