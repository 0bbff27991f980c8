import { useEffect } from 'react'
import { chooseUnits, type Units, useUnits } from '../../services/units.ts'
import { useHydrated } from '../form/hydrated.ts'
import { Switch } from '../switch/switch.tsx'

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
  return <Switch name="units-switch" legend="Units" choices={choices} value={units} onChoose={chooseUnits} />
}
