import { useState } from 'react'
import { fieldText } from '../../services/quantity-field.ts'
import type { Units } from '../../services/units.ts'
import { ChoiceField, NumberField } from './fields.tsx'
import {
  type ChoiceRule,
  choiceError,
  convertTyped,
  type FieldRule,
  type Numbers,
  parameterOf,
  readFields,
} from './typed.ts'
import { type AddressSpec, useAddress } from './use-address.ts'

type Texts<Field extends string> = Readonly<Record<Field, string>>

/** Error messages by field. */
export type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** Fields of a calculator in which each number and choice has its own URL parameter. */
export interface FieldSet<NumberName extends string, ChoiceName extends string> {
  readonly numbers: Readonly<Record<NumberName, FieldRule>>
  readonly choices: Readonly<Record<ChoiceName, ChoiceRule>>
  readonly defaults: Texts<NumberName | ChoiceName>
  /** Default numbers in round metric values. */
  readonly metricDefaults: Partial<Texts<NumberName>>
  readonly kilograms?: AddressSpec<unknown>['kilograms']
  /** Checks that involve several fields. `valid` contains the numbers that pass the rules in `numbers`. */
  readonly narrow?: (
    values: Texts<NumberName | ChoiceName>,
    valid: Partial<Numbers<NumberName>>,
  ) => Partial<Record<NumberName, FieldRule>>
}

/**
 * Manages the fields of a calculator and stores their values in the URL. `fieldsWith` returns two functions that each
 * render one field with its error. A page can add errors that involve several fields.
 */
export function useFlatFields<NumberName extends string, ChoiceName extends string>(
  fields: () => FieldSet<NumberName, ChoiceName>,
) {
  type Name = NumberName | ChoiceName
  const [fieldSet] = useState(fields)
  const [spec] = useState(() => addressOf(fieldSet))
  const { values, units, hydrated, isExample, change } = useAddress(spec)
  const { rules, numbers, errors } = readAll(fieldSet, values, units)
  const fieldsWith = (shown: Errors<Name>) => {
    const field = (name: Name) => ({
      name,
      value: values[name],
      error: shown[name],
      onChange: (value: string) => change((each) => ({ ...each, [name]: value })),
    })
    return {
      number: (name: NumberName) => <NumberField rule={rules[name]} {...field(name)} />,
      choice: (name: ChoiceName) => (
        <div data-wide="">
          <ChoiceField rule={fieldSet.choices[name]} {...field(name)} />
        </div>
      ),
    }
  }
  return {
    values,
    units,
    /** Values in US units. Invalid values are replaced with the field's minimum. */
    numbers,
    errors,
    hydrated,
    isExample,
    fieldsWith,
    setChoice: (name: ChoiceName, value: string) => change((each) => ({ ...each, [name]: value })),
    /** Sets a number, given in US units. */
    setNumber: (name: NumberName, value: number) =>
      change((each) => ({ ...each, [name]: fieldText(value, rules[name].quantity, units, rules[name]) })),
  }
}

const converted = (text: string, rule: FieldRule, to: Units) => convertTyped(text, rule.quantity, to, rule)

function addressOf<NumberName extends string, ChoiceName extends string>({
  numbers,
  defaults,
  metricDefaults,
  kilograms,
}: FieldSet<NumberName, ChoiceName>): AddressSpec<Texts<NumberName | ChoiceName>> {
  type Name = NumberName | ChoiceName
  const names = Object.keys(defaults) as Name[]
  const each = (text: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, text(name)])) as Texts<Name>
  const convert = (values: Texts<Name>, to: Units) =>
    each((name) => (name in numbers ? converted(values[name], numbers[name as NumberName], to) : values[name]))
  return {
    defaults,
    metricDefaults: { ...convert(defaults, 'metric'), ...metricDefaults },
    read: (parameters, units) => {
      const missing = units === 'metric' ? convert(defaults, units) : defaults
      return each((name) => parameterOf(parameters, name) ?? missing[name])
    },
    write: (values) => names.map((name) => [name, values[name]] as const),
    convert,
    numbers: Object.keys(numbers),
    ...(kilograms && { kilograms }),
  }
}

/** Returns the errors by field, the numbers in US units, and the rules that apply to `values`. */
export function readAll<NumberName extends string, ChoiceName extends string>(
  { numbers: base, choices, narrow }: FieldSet<NumberName, ChoiceName>,
  values: Texts<NumberName | ChoiceName>,
  units: Units,
) {
  const first = readFields(base, values, units)
  const valid = Object.fromEntries(Object.entries(first.numbers).filter(([name]) => !(name in first.errors)))
  const rules = { ...base, ...narrow?.(values, valid as Partial<Numbers<NumberName>>) }
  const { numbers, errors } = readFields(rules, values, units)
  const wrong = { ...errors } as Partial<Record<NumberName | ChoiceName, string>>
  for (const name of Object.keys(choices) as ChoiceName[]) {
    const error = choiceError(choices[name], values[name])
    if (error) wrong[name] = error
  }
  return { rules, numbers, errors: wrong }
}
