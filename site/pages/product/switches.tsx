import type { ReactNode } from 'react'
import switches from '../../components/switch/switch.module.css'
import { Switch } from '../../components/switch/switch.tsx'
import { UnitsSwitch } from '../../components/units/units-switch.tsx'
import type { Narrow } from './narrow.server.ts'
import { chooseParts, type PartsView, usePartsView } from './parts-view.ts'
import styles from './switches.module.css'

const choices: readonly (readonly [PartsView, ReactNode])[] = [
  ['cards', 'Cards'],
  [
    'table',
    <span key="table">
      Table<span className={styles.rest}> and filters</span>
    </span>,
  ],
]

/**
 * The units switch and the view switch for the parts, and image buttons that filter both views. The style sheet hides the parts that don't
 * match, so filtering works without scripts.
 */
export const Tools = ({ narrow }: { narrow: readonly Narrow[] }) => (
  <div className={`wrap ${styles.tools}`}>
    {narrow.map(({ name, legend, choices }) => (
      <fieldset key={name} className={`${switches.switch} ${styles.narrow}`}>
        <legend className="visually-hidden">{legend}</legend>
        {[['all', 'All'] as const, ...choices].map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === 'all'} />
            {value !== 'all' && <Profile of={value} />}
            {label}
          </label>
        ))}
      </fieldset>
    ))}
    <div className={styles.units}>
      <UnitsSwitch />
    </div>
    <Switch name="parts-view" legend="View" choices={choices} value={usePartsView()} onChoose={chooseParts} />
  </div>
)

/** Draws either the end of a truss, at a common scale of 2 px per inch, or the hatch for a material. */
const Profile = ({ of }: { of: string }) => {
  const side = Number(of) * 2
  if (!side) return <span className={styles.material} data-material={of} />
  const edge = (28 - side) / 2
  const inner = side > 6 ? side - 6 : side - 3
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x={edge} y={edge} width={side} height={side} />
      <rect x={14 - inner / 2} y={14 - inner / 2} width={inner} height={inner} />
    </svg>
  )
}
