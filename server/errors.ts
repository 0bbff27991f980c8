/**
 * An error that a visitor may read. Everything else becomes a bland 500, its details go to the log only.
 * Each kind is a named constructor below, so that a code, its status and its message stand in one place.
 */
export class PublicError extends Error {
  override name = 'PublicError'
  readonly code: string
  readonly status: number

  constructor(code: string, status: number, message: string) {
    super(message)
    this.code = code
    this.status = status
  }
}

export const unknownCall = () => new PublicError('UNKNOWN_CALL', 404, 'There is no such call.')

export const unknownAddress = () => new PublicError('UNKNOWN_ADDRESS', 404, 'There is nothing at this address.')

export const unreadableRequest = (status = 400) =>
  new PublicError('UNREADABLE_REQUEST', status, 'The request could not be read.')

export const notReady = () => new PublicError('NOT_READY', 503, 'The server cannot reach its database.')

export const internalError = () =>
  new PublicError('INTERNAL_ERROR', 500, 'Something went wrong on our side. Please try again later.')
