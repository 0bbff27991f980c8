import { slugOf } from '#engineering/slug.ts'
import { Link } from '../../router/link.tsx'
import type { CatalogList } from '../../services/catalog-lists.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './neighbors.module.css'

interface NeighborsProps {
  readonly list: CatalogList<{ readonly id: string; readonly name: string }>
  readonly name: string
  /** Path of the list: '/products' or '/applications'. */
  readonly path: string
  readonly label: string
}

/** Links to the previous and next entries in the catalog, wrapping around at both ends. */
export const Neighbors = ({ list, name, path, label }: NeighborsProps) => {
  const index = list.all.findIndex((head) => head.name === name)
  const before = list.all.at(index - 1)
  const after = list.all[(index + 1) % list.all.length]
  return (
    <nav className={styles.neighbors} aria-label={label}>
      {before && (
        <Link to={`${path}/${slugOf(before.name)}`} rel="prev">
          <Icon name="left" />
          <span className="visually-hidden">Previous: </span>
          {before.name}
        </Link>
      )}
      {after && (
        <Link to={`${path}/${slugOf(after.name)}`} prefetch="viewport" rel="next">
          <span className="visually-hidden">Next: </span>
          {after.name}
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}
