import { Link } from 'react-router'
import type { ShownLink } from '../../services/media.server.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './document-link.module.css'

/** 'PDF · 2 pages · 112 KB', base 1024 as everywhere. */
export const documentFacts = ({ pages, bytes }: Pick<ShownLink, 'pages' | 'bytes'>) =>
  ['PDF', pages && `${pages} ${pages === 1 ? 'page' : 'pages'}`, bytes && fileSize(bytes)].filter(Boolean).join(' · ')

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/** A file's size in Bytes, KB, MB or GB of base 1024, with one decimal below ten. */
const fileSize = (bytes: number) => {
  const power = Math.min(Math.max(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), 0), UNITS.length - 1)
  const value = bytes / 1024 ** power
  return `${power > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`
}

/** A row that opens a document (or a page): its title, and what the reader is about to get. `of` tells alike links apart. */
export const DocumentLink = ({ link, of }: { link: ShownLink; of?: string }) => {
  const content = (
    <>
      <span className={styles.title}>
        {link.title}
        {of && <span className="visually-hidden"> of {of}</span>}
      </span>
      {link.kind === 'document' && <span className={styles.facts}>{documentFacts(link)}</span>}
      {link.kind === 'external' && <Icon name="external" size={16} />}
    </>
  )
  if (link.kind === 'route') {
    return (
      <Link className={styles.link} to={link.href} prefetch="intent">
        {content}
      </Link>
    )
  }
  return (
    <a className={styles.link} href={link.href} target="_blank" rel="noopener">
      {content}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
