import axios, { type AxiosResponse, isAxiosError, isCancel } from 'axios'
import { failure } from '#contract/failure.ts'
import { HTTP_TIMEOUT_MS, isWebPage } from '#contract/http.ts'

/** HTTP client for the staff area. Browsers send cookies automatically because the API has the same origin. */
export const staffApi = axios.create({ timeout: HTTP_TIMEOUT_MS })

export interface CallFailure {
  /** `refused`: the server or the form rejected the request. `broken`: a server error or an unreadable response. */
  readonly kind: 'network' | 'timeout' | 'aborted' | 'refused' | 'broken'
  /** Shown to the user. */
  readonly message: string
  /** Stable error code from the server. */
  readonly code?: string
  readonly fields: Readonly<Record<string, string>>
}

/** Thrown before a request if the input is invalid. Its message is shown to the user. */
export class EntryError extends Error {
  override name = 'EntryError'
}

const MESSAGES = {
  network: 'We can’t reach the server. Check your connection and try again.',
  timeout: 'The server took too long to respond. Try again.',
  aborted: 'Canceled.',
  broken: 'Something went wrong. Reload the page and try again.',
} as const

/** Converts an error from a request into a message for the user. */
export function callFailure(error: unknown): CallFailure {
  if (isCancel(error)) return localFailure('aborted')
  if (error instanceof EntryError) return { kind: 'refused', message: error.message, fields: {} }
  // Either the response doesn't match the contract or the page has a bug. Neither error has a message for users.
  if (!isAxiosError(error)) return localFailure('broken')
  if (!error.response)
    return localFailure(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network')
  const { status, data } = error.response
  const body = failure.partial().safeParse(data).data
  const message = body?.message ?? `Something went wrong (status ${status}). Try again.`
  return {
    kind: status >= 500 ? 'broken' : 'refused',
    message: status >= 500 && body?.requestId ? `${message} (Request ${body.requestId})` : message,
    ...(body?.code !== undefined && { code: body.code }),
    fields: body?.fields ?? {},
  }
}

const localFailure = (kind: keyof typeof MESSAGES): CallFailure => ({ kind, message: MESSAGES[kind], fields: {} })

/** `ended`: the session has ended. `too-old`: the change requires a more recent sign-in. */
export type SignInReason = 'ended' | 'too-old'

/**
 * Dispatches a `CustomEvent<SignInReason>` named `needed` when a request requires a new sign-in. The shell then opens
 * the sign-in dialog.
 */
export const signInNeeded = new EventTarget()

const rejectWebPage = (response: AxiosResponse) => {
  if (isWebPage(response.headers['content-type'])) throw new Error(`${response.config.url} returned a web page`)
  return response
}

staffApi.interceptors.response.use(rejectWebPage, async (error: unknown) => {
  // Requests with `responseType: 'blob'` also receive errors as blobs.
  if (isAxiosError(error) && error.response?.data instanceof Blob) {
    error.response.data = await new Response(error.response.data).json().catch(() => undefined)
  }
  const reason = signInReason(error)
  if (reason) signInNeeded.dispatchEvent(new CustomEvent<SignInReason>('needed', { detail: reason }))
  throw error
})

const SIGN_IN_REASONS: Readonly<Record<string, SignInReason>> = { NOT_SIGNED_IN: 'ended', SIGN_IN_AGAIN: 'too-old' }

/** Returns the reason that the request needs a new sign-in, or undefined for other errors. */
export const signInReason = (error: unknown) => SIGN_IN_REASONS[callFailure(error).code ?? '']
