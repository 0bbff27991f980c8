/** The staff area's calls. */
import axios, { type AxiosResponse, isAxiosError, isCancel } from 'axios'
import { failure } from '../contract/failure.ts'
import { HTTP_TIMEOUT_MS, isWebPage } from '../contract/http.ts'

/** The client of our own API, for the staff. Cookies go along by themselves: it is the same origin. */
export const staffApi = axios.create({ timeout: HTTP_TIMEOUT_MS })

export interface CallFailure {
  /** Error kinds as the library reports them, and what the server said no to. */
  readonly kind: 'network' | 'timeout' | 'aborted' | 'refused' | 'broken'
  /** For the person at the screen. */
  readonly message: string
  /** The server's stable name for it. */
  readonly code?: string
  /** By field name, what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>
}

/** What a person entered cannot be sent; the message says why. */
export class EntryError extends Error {
  override name = 'EntryError'
}

const OWN_WORDS = {
  network: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server has not answered in time. Please try again.',
  aborted: 'Stopped.',
  broken: 'The answer of the server could not be read. Reload the page and try again.',
} as const

/** What went wrong with a call, in words that can be shown beside what was being done. */
export function callFailure(error: unknown): CallFailure {
  if (isCancel(error)) return ownFailure('aborted')
  if (error instanceof EntryError) return { kind: 'refused', message: error.message, fields: {} }
  // An answer that is not as the contract has it, or a fault of the page: neither has words for a person.
  if (!isAxiosError(error)) return ownFailure('broken')
  if (!error.response)
    return ownFailure(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network')
  const { status, data } = error.response
  const answer = failure.partial().safeParse(data).data
  const message = answer?.message ?? `The server answered with status ${status}. Please try again.`
  return {
    kind: status >= 500 ? 'broken' : 'refused',
    message: status >= 500 && answer?.requestId ? `${message} (Request ${answer.requestId})` : message,
    ...(answer?.code !== undefined && { code: answer.code }),
    fields: answer?.fields ?? {},
  }
}

const ownFailure = (kind: keyof typeof OWN_WORDS): CallFailure => ({ kind, message: OWN_WORDS[kind], fields: {} })

/** Why a member has to sign in again: the session has ended, or it began too long ago for this change. */
export type SignInReason = 'ended' | 'too-old'

/**
 * Sends a `CustomEvent<SignInReason>` named `needed` when a call fails for one: the shell opens the form to sign in.
 */
export const signInNeeded = new EventTarget()

const noWebPage = (answer: AxiosResponse) => {
  if (isWebPage(answer.headers['content-type'])) throw new Error(`${answer.config.url} answered with a web page`)
  return answer
}

staffApi.interceptors.response.use(noWebPage, async (error: unknown) => {
  // A call that asks for a file gets what is wrong as one, too.
  if (isAxiosError(error) && error.response?.data instanceof Blob) {
    error.response.data = await new Response(error.response.data).json().catch(() => undefined)
  }
  const reason = signInReason(error)
  if (reason) signInNeeded.dispatchEvent(new CustomEvent<SignInReason>('needed', { detail: reason }))
  throw error
})

const SIGN_IN_REASONS: Readonly<Record<string, SignInReason>> = { NOT_SIGNED_IN: 'ended', SIGN_IN_AGAIN: 'too-old' }

/** Set if a call has failed for want of a sign-in, which the shell says by itself. */
export const signInReason = (error: unknown) => SIGN_IN_REASONS[callFailure(error).code ?? '']
