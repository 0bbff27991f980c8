import '../../../contract/without-eval.ts'

import { fieldErrors } from '../../../contract/field-errors.ts'
import { contactDraft } from '../../../contract/inquiries.ts'

/** What the contract finds wrong with a form as it is filled in, by field. */
export function draftErrors(values: unknown): Readonly<Record<string, string>> {
  const checked = contactDraft.safeParse(values)
  return checked.success ? {} : fieldErrors(checked.error.issues)
}
