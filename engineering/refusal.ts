/** Why a calculator has no answer: what is wrong with which field, in a sentence. */
export interface Refusal<Field extends string = string> {
  readonly field: Field
  readonly message: string
}
