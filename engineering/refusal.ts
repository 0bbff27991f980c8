/** Reason that a calculator has no result: the input field, and a sentence that describes the problem. */
export interface Refusal<Field extends string = string> {
  readonly field: Field
  readonly message: string
}
