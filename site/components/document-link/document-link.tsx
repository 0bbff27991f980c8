import { Link } from '../../router/link.tsx'
import type { ShownLink } from '../../services/media.server.ts'
import { Icon } from '../icon/icon.tsx'
import { NewTabHint, newTab } from '../new-tab/new-tab.tsx'
import styles from './document-link.module.css'

/**
 * A row that links to a document or page, with its title, format, and size. For screen readers, `of` distinguishes
 * links with the same title.
 */
export const DocumentLink = ({ link, of }: { link: ShownLink; of?: string }) => {
  const content = (
    <>
      <span className={styles.title}>
        {link.title}
        {of && <span className="visually-hidden"> for {of}</span>}
      </span>
      {link.facts && <span className={styles.facts}>{link.facts}</span>}
      {link.kind === 'external' && <Icon name="external" size={16} />}
    </>
  )
  if (link.kind === 'route') {
    return (
      <Link className={styles.link} to={link.href}>
        {content}
      </Link>
    )
  }
  return (
    <a className={styles.link} href={link.href} {...newTab}>
      {content}
      <NewTabHint />
    </a>
  )
}
