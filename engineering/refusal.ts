import { formatQuantity, type Unit } from './units.ts'

/** Why a calculator has no result: the input field, and a sentence that describes the problem. */
export interface Refusal<Field extends string = string> {
  readonly field: Field
  readonly message: string
  /** The same sentence in metric units. */
  readonly metricMessage: string
}

/** Formats a quantity or a range of quantities in the reader's units. */
type Say = (value: number | readonly [from: number, to: number], unit: Unit) => string

/** Returns a `Refusal` with its message in US units and in metric units. */
export const refuse = <Field extends string>(field: Field, sentence: (say: Say) => string): Refusal<Field> => ({
  field,
  message: sentence((value, unit) => formatQuantity(value, unit).us),
  metricMessage: sentence((value, unit) => formatQuantity(value, unit).metric),
})
