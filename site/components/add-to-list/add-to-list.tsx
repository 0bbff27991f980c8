import type { QuoteLine } from '../../../contract/quote-list.ts'
import { retryOffline } from '../../router/connection.ts'

interface AddToListProps {
  readonly lines: readonly QuoteLine[]
  /** What the button adds, for screen readers: 'BS-TR12A-10', 'all parts of this span'. */
  readonly of: string
  readonly className?: string | undefined
}

/** Button that adds lines to the visitor's quote list. Its code loads when it is first clicked. */
export const AddToList = ({ lines, of, className }: AddToListProps) => (
  <button
    type="button"
    className={className}
    onClick={() => void retryOffline(() => import('./add-lines.ts')).then(({ addToList }) => addToList(lines))}
  >
    Add<span className="visually-hidden"> {of}</span> to list
  </button>
)
