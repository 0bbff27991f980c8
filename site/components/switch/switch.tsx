import type { ReactNode } from 'react'
import { useHydrated } from '../form/hydrated.ts'
import styles from './switch.module.css'

interface SwitchProps<Value extends string> {
  readonly name: string
  readonly legend: string
  readonly choices: readonly (readonly [value: Value, label: ReactNode])[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** Radio buttons in one box, for settings that change the view of a page. */
export const Switch = <Value extends string>({ name, legend, choices, value, onChoose }: SwitchProps<Value>) => (
  <fieldset className={styles.switch} disabled={!useHydrated()}>
    <legend className="visually-hidden">{legend}</legend>
    {choices.map(([choice, label]) => (
      <label key={choice}>
        <input type="radio" name={name} value={choice} checked={value === choice} onChange={() => onChoose(choice)} />
        {label}
      </label>
    ))}
  </fieldset>
)
