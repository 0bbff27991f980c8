import '#contract/without-eval.ts'

import { AxiosError, isAxiosError } from 'axios'
import { z } from 'zod'
import { failure } from '#contract/failure.ts'
import { fieldErrors } from '#contract/field-errors.ts'
import { isWebPage } from '#contract/http.ts'
import { type ContactDraft, contactDraft, contactResponse } from '#contract/inquiries.ts'
import { actionOf, CONTACT_TYPES, type ContactType } from '#contract/inquiry-fields.ts'
import { analytics } from '../analytics.ts'
import { api } from './api.ts'
import { BotCheckError, botCheckToken } from './bot-check.ts'

export type SubmitResult =
  | {
      readonly kind: 'accepted'
      readonly id: string
      readonly isWaiting: boolean
      /** Names of files that the server doesn't have. */
      readonly missingFiles?: readonly string[] | undefined
    }
  | {
      readonly kind: 'wrong-fields'
      readonly fields: Readonly<Record<string, string>>
      /** The server's message for the form as a whole, if the server rejected the form. */
      readonly message: string | undefined
    }
  /**
   * The server's message, or the error's message if the server sent none. Undefined if neither is meant for visitors.
   */
  | { readonly kind: 'failed'; readonly message: string | undefined }
  /**
   * The request failed at the network level before anything was sent, or the server could not store the form
   * (`isRefused`), for example because its disk is full. Nothing is stored.
   */
  | { readonly kind: 'unreached'; readonly message: string; readonly isRefused?: boolean }

const OUTCOMES = { accepted: 'accepted', 'wrong-fields': 'invalid', failed: 'failed', unreached: 'failed' } as const

/** Submits a form and tracks the outcome. This module loads when the visitor submits the form. */
export async function submitInquiry(filled: unknown): Promise<SubmitResult> {
  const result = await sendInquiry(filled)
  const { data: type } = contactType.safeParse(filled)
  if (type) countSubmit(type.contactType, result.kind)
  return result
}

const contactType = z.object({ contactType: z.enum(CONTACT_TYPES) })

/** Counts a submission. This function is not in the form's module, so pages with a form stay small. */
export const countSubmit = (form: ContactType, kind: SubmitResult['kind']) =>
  void analytics.track({ name: 'form_submit', form, label: OUTCOMES[kind] })

/** Validates a form with the contract schema, performs the bot check, and posts the inquiry. */
export async function sendInquiry(filled: unknown): Promise<SubmitResult> {
  const draft = contactDraft.safeParse(filled)
  return draft.success
    ? post(draft.data)
    : { kind: 'wrong-fields', fields: fieldErrors(draft.error.issues), message: undefined }
}

async function post(draft: ContactDraft): Promise<SubmitResult> {
  let isSent = false
  try {
    const captchaToken = await botCheckToken(actionOf[draft.contactType])
    isSent = true
    const { data, headers } = await api.post('/api/contact', { ...draft, captchaToken })
    if (isWebPage(headers['content-type'])) return { kind: 'failed', message: undefined }
    const answer = contactResponse.safeParse(data).data
    const { id = '', registration, missingFiles } = answer ?? {}
    return { kind: 'accepted', id, isWaiting: registration === 'waiting', missingFiles }
  } catch (error) {
    const answer = isAxiosError(error) ? failure.partial().safeParse(error.response?.data).data : undefined
    const fields = Object.entries(answer?.fields ?? {}).filter(([name]) => name in draft)
    if (fields.length > 0) {
      return { kind: 'wrong-fields', fields: Object.fromEntries(fields), message: answer?.message }
    }
    if (answer?.code === 'NOT_STORED') return { kind: 'unreached', message: answer.message ?? '', isRefused: true }
    if (!isSent && isAxiosError(error) && error.code === AxiosError.ERR_NETWORK) {
      return { kind: 'unreached', message: error.message }
    }
    // Other error messages are not meant for visitors.
    const own = isAxiosError(error) || error instanceof BotCheckError ? error.message : undefined
    return { kind: 'failed', message: answer?.message || own || undefined }
  }
}
