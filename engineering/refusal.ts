/** The reason a calculator has no result: the field, and a sentence about the problem. */
export interface Refusal<Field extends string = string> {
  readonly field: Field
  readonly message: string
}
