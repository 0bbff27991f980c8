import { Button } from '../../components/button/button.tsx'
import { NumberField } from '../../components/calculator/fields.tsx'
import type { Errors } from '../../components/calculator/typed.ts'
import type { Units } from '../../services/units.ts'
import { MAX_SUPPORTS, spacedEqually, supportRule, withSupport } from './beam-query.ts'

interface SupportFieldsProps {
  readonly places: readonly string[]
  readonly errors: Errors
  readonly units: Units
  readonly onChange: (places: readonly string[]) => void
}

/** The locations of supports or picks, with buttons to add, remove, and equally space them. */
export const SupportFields = ({ places, errors, units, onChange }: SupportFieldsProps) => (
  <>
    {places.map((place, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the support
      <fieldset key={index} className="load" data-kind="support" data-field-row="">
        <legend>Support {index + 1}</legend>
        <NumberField
          rule={supportRule()}
          isRangeShown={false}
          name={`support-${index}`}
          value={place}
          error={errors[`support-${index}`]}
          onChange={(changed) => onChange(places.with(index, changed))}
        />
        {places.length > 2 && (
          <button
            type="button"
            aria-label={`Remove support ${index + 1}`}
            onClick={() => onChange(places.toSpliced(index, 1))}
          >
            ×
          </button>
        )}
      </fieldset>
    ))}
    <div data-wide="" className="add">
      <Button disabled={places.length >= MAX_SUPPORTS} onClick={() => onChange(withSupport(places, units))}>
        Add Support
      </Button>
      <Button disabled={places.length < 3} onClick={() => onChange(spacedEqually(places, units))}>
        Space Equally
      </Button>
    </div>
  </>
)
