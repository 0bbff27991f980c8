import '#contract/without-eval.ts'

import { cleanEmail } from '#contract/email-address.ts'
import { fieldErrors } from '#contract/field-errors.ts'
import { contactDraft } from '#contract/inquiries.ts'

/** Returns the contract errors in a draft, by field name. */
export function draftErrors(values: unknown): Readonly<Record<string, string>> {
  const checked = contactDraft.safeParse(values)
  return checked.success ? {} : fieldErrors(checked.error.issues)
}

/**
 * Cleans the email addresses in a form before the browser validates them. The browser would reject an address that was
 * copied with an invisible direction mark.
 */
export function cleanEmails(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type="email"]')) {
    const address = cleanEmail(field.value)
    if (address !== field.value) field.value = address
  }
}
