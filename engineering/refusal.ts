import { type FormattedQuantity, formatLoad, formatQuantity, isLoadUnit, type Unit } from './units.ts'

/** Why a calculator has no result: the input field, and a sentence that describes the problem. */
export interface Refusal<Field extends string = string> {
  readonly field: Field
  readonly message: string
  /** The same sentence in metric units. */
  readonly metricMessage: string
}

/** Formats a quantity or a range of quantities in the reader's units. 'lb' is a load, and 'lb of mass' is a weight. */
type Say = (value: number | readonly [from: number, to: number], unit: Unit | 'lb of mass') => string

const said = (...[value, unit]: Parameters<Say>): FormattedQuantity =>
  unit === 'lb of mass'
    ? formatQuantity(value, 'lb')
    : isLoadUnit(unit)
      ? formatLoad(value, unit)
      : formatQuantity(value, unit)

/** Returns a `Refusal` with its message in US units and in metric units. */
export const refuse = <Field extends string>(field: Field, sentence: (say: Say) => string): Refusal<Field> => ({
  field,
  message: sentence((...quantity) => said(...quantity).us),
  metricMessage: sentence((...quantity) => said(...quantity).metric),
})
