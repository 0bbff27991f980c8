import { Button } from '../../site/components/button/button.tsx'
import styles from './components.module.css'

interface PagingProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** 'files', 'inquiries'. */
  readonly what: string
  readonly onPage: (page: number) => void
}

export const Paging = ({ page, pageSize, total, what, onPage }: PagingProps) => {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (total === 0) return null
  return (
    <nav className={styles.paging} aria-label={`Pages of ${what}`}>
      <p className="data" role="status">
        {(page - 1) * pageSize + 1} to {Math.min(page * pageSize, total)} of {total} {what}
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
