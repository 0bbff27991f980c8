import type { Understood } from '../../services/quantity-field.ts'
import { Button } from '../button/button.tsx'
import styles from './number-note.module.css'

interface NumberNoteProps {
  readonly typed: string
  readonly of: Understood
  readonly onChoose: (text: string) => void
}

/** What a number field understood: '1,5 → 1.5 kN', or a button for each of two possible values. */
export const NumberNote = ({ typed, of: { note, choices }, onChoose }: NumberNoteProps) =>
  choices ? (
    <div className={styles.choices}>
      {choices.map(({ text, label }) => (
        <Button
          key={text}
          onClick={({ currentTarget }) => {
            // The buttons disappear, so the focus returns to the field.
            currentTarget.closest('.field')?.querySelector('input')?.focus()
            onChoose(text)
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  ) : (
    note && (
      <p className={styles.note} role="status">
        {typed.trim()} → {note}
      </p>
    )
  )
