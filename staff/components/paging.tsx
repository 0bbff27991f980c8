import { Button } from '#site/components/button/button.tsx'
import styles from './components.module.css'

interface PagingProps {
  /** Page number, starting at 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** Plural noun for the listed items, such as 'files'. */
  readonly items: string
  readonly onPage: (page: number) => void
}

export const Paging = ({ page, pageSize, total, items, onPage }: PagingProps) => {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (total === 0) return null
  return (
    <nav className={styles.paging} aria-label="Pagination">
      <p className="data" role="status">
        {(page - 1) * pageSize + 1} to {Math.min(page * pageSize, total)} of {total} {items}
      </p>
      {pages > 1 && (
        <div className={styles.buttons}>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </nav>
  )
}
