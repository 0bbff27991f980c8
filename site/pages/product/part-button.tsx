import styles from './part-button.module.css'

interface PartButtonProps {
  readonly partNumber: string
  /** The range of part numbers next to the button: 'BS-TR12A-01 to -10'. */
  readonly of?: string
  /** Copies the part number, or adds the part to the quote list (`part-actions.ts`). */
  readonly does: 'copy' | 'add'
}

/** A small button next to a part number. Next to a range, its label includes the number. */
export const PartButton = ({ partNumber, of = partNumber, does }: PartButtonProps) => (
  <button
    type="button"
    className={styles.button}
    {...{ [`data-${does}`]: partNumber }}
    data-one={of === partNumber ? undefined : partNumber.slice(partNumber.lastIndexOf('-'))}
    aria-label={does === 'copy' ? `Copy ${partNumber}` : `Add ${partNumber} to list`}
  />
)
