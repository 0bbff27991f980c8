import { isAxiosError } from 'axios'
import { complaints, contactDraft, contactResponse, failure } from '../../../contract/enquiries.ts'
import { actionOf } from '../../../contract/enquiry-fields.ts'
import { analytics } from '../analytics.ts'
import { api } from './api.ts'
import { botCheckToken } from './bot-check.ts'

export type SubmitResult =
  | { readonly kind: 'accepted'; readonly id: string }
  /** By field name, what is wrong with it. */
  | { readonly kind: 'wrong-fields'; readonly fields: Readonly<Record<string, string>> }
  /** The server's message, else the error's own; undefined if neither says anything. */
  | { readonly kind: 'failed'; readonly message: string | undefined }

/**
 * Checks a filled form by the contract's schema, does the bot check, and posts it. Loaded when a form is submitted.
 * @param place where a provider of bot checks may show something, if it must
 */
export async function submitEnquiry(filled: unknown, place: HTMLElement): Promise<SubmitResult> {
  const draft = contactDraft.safeParse(filled)
  if (!draft.success) return { kind: 'wrong-fields', fields: complaints(draft.error.issues) }
  try {
    const captchaToken = await botCheckToken(actionOf[draft.data.contactType], place)
    const { data } = await api.post('/api/contact', { ...draft.data, captchaToken })
    // Where it is known, and not in the form: every page with one would load the code for it.
    void analytics.track({ name: 'form_submit', form: draft.data.contactType })
    return { kind: 'accepted', id: contactResponse.safeParse(data).data?.id ?? '' }
  } catch (error) {
    const answer = isAxiosError(error) ? failure.partial().safeParse(error.response?.data).data : undefined
    const fields = Object.entries(answer?.fields ?? {}).filter(([name]) => name in draft.data)
    if (fields.length > 0) return { kind: 'wrong-fields', fields: Object.fromEntries(fields) }
    return { kind: 'failed', message: answer?.message || (error instanceof Error && error.message) || undefined }
  }
}
