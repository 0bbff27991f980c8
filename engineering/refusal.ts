import { type FormattedQuantity, formatLoad, formatQuantity, isLoadUnit, type Unit } from './units.ts'

/** A sentence in US and in metric units. */
interface Sentence {
  readonly message: string
  readonly metricMessage: string
}

/** Why a calculator has no result: the input field, and sentences that describe the problem. */
export interface Refusal<Field extends string = string> extends Sentence {
  readonly field: Field
  /** A short form for the summary line, if the sentences are long. */
  readonly brief?: Sentence | undefined
}

/** Formats a quantity or a range of quantities in the reader's units. 'lb' is a load, and 'lb of mass' is a weight. */
type Say = (value: number | readonly [from: number, to: number], unit: Unit | 'lb of mass') => string

const said = (...[value, unit]: Parameters<Say>): FormattedQuantity =>
  unit === 'lb of mass'
    ? formatQuantity(value, 'lb')
    : isLoadUnit(unit)
      ? formatLoad(value, unit)
      : formatQuantity(value, unit)

const sentenceOf = (sentence: (say: Say) => string): Sentence => ({
  message: sentence((...quantity) => said(...quantity).us),
  metricMessage: sentence((...quantity) => said(...quantity).metric),
})

/** Returns a `Refusal` with its messages in US units and in metric units. */
export const refuse = <Field extends string>(
  field: Field,
  sentence: (say: Say) => string,
  brief?: (say: Say) => string,
): Refusal<Field> => ({ field, ...sentenceOf(sentence), ...(brief && { brief: sentenceOf(brief) }) })
