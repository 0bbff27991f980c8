import { ChoiceField, NumberField } from '../../components/calculator/fields.tsx'
import type { ChoiceRule, Errors, FieldRule } from '../../components/calculator/typed.ts'
import type { LoadRow } from './beam-query.ts'

interface LoadFieldsProps {
  readonly index: number
  readonly row: LoadRow
  readonly errors: Errors
  readonly rules: {
    readonly point: FieldRule
    readonly uniform: FieldRule
    readonly place: (label: string) => FieldRule
  }
  /** How a point load is applied to a truss. Absent for other members. */
  readonly on: ChoiceRule | undefined
  readonly onChange: (row: LoadRow | undefined) => void
}

/** One load with its location and a remove button. */
export const LoadFields = ({ index, row, errors, rules, on, onChange }: LoadFieldsProps) => {
  const name = (field: string) => `load-${index}-${field}`
  const number = (field: string, rule: FieldRule, value: string) => (
    <NumberField
      rule={rule}
      // A row of three fields has no room for the range hints.
      isRangeShown={false}
      name={name(field)}
      value={value}
      error={errors[name(field)]}
      onChange={(changed) => onChange({ ...row, [field]: changed } as LoadRow)}
    />
  )
  const title = `Load ${index + 1}, ${row.kind === 'point' ? 'point' : 'uniform'}`
  return (
    <fieldset className="load" data-kind={row.kind} data-field-row="">
      <legend>{title}</legend>
      {row.kind === 'point' ? (
        <>
          {number('load', rules.point, row.load)}
          {number('at', rules.place('At'), row.at)}
        </>
      ) : (
        <>
          {number('load', rules.uniform, row.load)}
          {number('from', rules.place('From'), row.from)}
          {number('to', rules.place('To'), row.to)}
        </>
      )}
      <button type="button" aria-label={`Remove ${title.toLowerCase()}`} onClick={() => onChange(undefined)}>
        ×
      </button>
      {row.kind === 'point' && on && (
        <div data-wide="">
          <ChoiceField
            rule={on}
            name={name('on')}
            value={row.on}
            error={errors[name('on')]}
            onChange={(changed) => onChange({ ...row, on: changed })}
          />
        </div>
      )}
    </fieldset>
  )
}
