import styles from './part-button.module.css'

interface PartButtonProps {
  readonly partNumber: string
  /** Range of part numbers that the button is next to: 'BS-TR12A-01 to -10'. */
  readonly of?: string
  /** The button's action: copy the part number, or add the part to the quote list (`part-actions.ts`). */
  readonly does: 'copy' | 'add'
}

/** A small button next to a part number. If it is next to a range, its label includes the part number. */
export const PartButton = ({ partNumber, of = partNumber, does }: PartButtonProps) => (
  <button
    type="button"
    className={styles.button}
    {...{ [`data-${does}`]: partNumber }}
    data-one={of === partNumber ? undefined : partNumber.slice(partNumber.lastIndexOf('-'))}
    aria-label={does === 'copy' ? `Copy ${partNumber}` : `Add ${partNumber} to list`}
  />
)
