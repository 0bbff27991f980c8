import { useEffect } from 'react'
import { chooseUnits, type Units, useUnits } from '../../services/units.ts'
import { useHydrated } from '../form/hydrated.ts'
import styles from './units-switch.module.css'

const choices: readonly (readonly [Units, string])[] = [
  ['us', 'lb, ft'],
  ['metric', 'kg, m'],
]

/** Switches between US and metric units, and saves the choice on this device and in the URL. */
export const UnitsSwitch = () => {
  const units = useUnits()
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) document.documentElement.dataset.units = units
  }, [hydrated, units])
  return (
    <fieldset className={styles.switch} disabled={!hydrated}>
      <legend className="visually-hidden">Units</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="units-switch"
            value={value}
            checked={units === value}
            onChange={() => chooseUnits(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
