import '#contract/without-eval.ts'

import { fieldErrors } from '#contract/field-errors.ts'
import { contactDraft } from '#contract/inquiries.ts'

/** Returns the contract errors in a draft, by field name. */
export function draftErrors(values: unknown): Readonly<Record<string, string>> {
  const checked = contactDraft.safeParse(values)
  return checked.success ? {} : fieldErrors(checked.error.issues)
}
