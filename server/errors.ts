/**
 * An error that a visitor may read. Everything else becomes a bland 500, its details go to the log only.
 * Each kind is a named constructor below, so that a code, its status and its message stand in one place.
 */
export class PublicError extends Error {
  override name = 'PublicError'
  readonly code: string
  readonly status: number
  /** By field name, what is wrong with it. */
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(code: string, status: number, message: string, { fields, cause }: PublicErrorDetails = {}) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.fields = fields
  }
}

interface PublicErrorDetails {
  readonly fields?: Readonly<Record<string, string>>
  /** For the log only. */
  readonly cause?: unknown
}

export const unknownCall = () => new PublicError('UNKNOWN_CALL', 404, 'There is no such call.')

export const unknownAddress = () => new PublicError('UNKNOWN_ADDRESS', 404, 'There is nothing at this address.')

export const unreadableRequest = (status = 400) =>
  new PublicError('UNREADABLE_REQUEST', status, 'The request could not be read.')

export const wrongFields = (fields: Readonly<Record<string, string>>) =>
  new PublicError('WRONG_FIELDS', 400, 'Please check the fields that are marked.', { fields })

export const tooLarge = () =>
  new PublicError('TOO_LARGE', 413, 'This is more text than we can take. Please shorten it.')

export const unsupportedType = () => new PublicError('UNSUPPORTED_TYPE', 415, 'The request is not in a form we read.')

export const tooManyRequests = (afterSeconds: number) =>
  new PublicError(
    'TOO_MANY_REQUESTS',
    429,
    `Too many requests from your network. Please try again in ${inWords(afterSeconds)}.`,
  )

const inWords = (seconds: number) => {
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

export const botCheckFailed = () =>
  new PublicError('BOT_CHECK_FAILED', 403, 'We could not tell that you are not a robot. Please submit the form again.')

export const botCheckUnavailable = (cause?: unknown) =>
  new PublicError(
    'BOT_CHECK_UNAVAILABLE',
    503,
    'The service that tells people from robots does not answer. Please try again in a moment.',
    { cause },
  )

export const notStored = (cause: unknown) =>
  new PublicError(
    'NOT_STORED',
    500,
    'We could not save this, so nothing has been sent. Please try again in a few minutes.',
    { cause },
  )

export const notReady = () => new PublicError('NOT_READY', 503, 'The server cannot reach its database.')

export const searchNotReady = () =>
  new PublicError('SEARCH_NOT_READY', 503, 'The search index is being built. Please try again in a moment.')

export const internalError = () =>
  new PublicError('INTERNAL_ERROR', 500, 'Something went wrong on our side. Please try again later.')
