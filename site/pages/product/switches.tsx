import { Switch } from '../../components/switch/switch.tsx'
import { UnitsSwitch } from '../../components/units/units-switch.tsx'
import { chooseParts, type PartsView, usePartsView } from './parts-view.ts'

const choices: readonly (readonly [PartsView, string])[] = [
  ['cards', 'Cards'],
  ['table', 'Table and filters'],
]

/** The view of the parts, and the units. */
export const Switches = () => (
  <>
    <Switch name="parts-view" legend="View" choices={choices} value={usePartsView()} onChoose={chooseParts} />
    <UnitsSwitch />
  </>
)
