import styles from './copy-button.module.css'

interface CopyButtonProps {
  readonly partNumber: string
  /** The range of part numbers that it stands beside, of which it copies one: 'BS-TR12A-01 to -10'. */
  readonly of?: string
}

/** Copies a part number (`part-actions.ts`). Beside a range it says which one. */
export const CopyButton = ({ partNumber, of = partNumber }: CopyButtonProps) => (
  <button
    type="button"
    className={styles.copy}
    data-copy={partNumber}
    data-one={of === partNumber ? undefined : partNumber.slice(partNumber.lastIndexOf('-'))}
    aria-label={`Copy ${partNumber}`}
  />
)
