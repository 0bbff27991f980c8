import type { QuoteLine } from '#contract/quote-list.ts'
import { retryOffline } from '../../router/connection.ts'

interface AddToListProps {
  readonly lines: readonly QuoteLine[]
  /** Describes the added parts for screen readers: 'BS-TR12A-10', 'all parts of this span'. */
  readonly of: string
  /** Name of the calculation on this page that produced the lines. */
  readonly calculation?: string
  readonly className?: string | undefined
}

/** A button that adds lines to the visitor's quote list. Its code loads on the first click. */
export const AddToList = ({ lines, of, calculation, className }: AddToListProps) => (
  <button
    type="button"
    className={className}
    onClick={() =>
      void retryOffline(() => import('./add-lines.ts')).then(({ addToList }) => addToList(lines, calculation))
    }
  >
    Add<span className="visually-hidden"> {of}</span> to list
  </button>
)
