import { PART_NUMBER } from '../contract/quote-list-limits.ts'

/**
 * An error that a visitor may read. Every other error becomes a generic 500, and its details go to the log only.
 * Each kind has a constructor below, so that code, status and message are defined in one place.
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

/** Only what looks like a part number is repeated. */
export const unknownPart = (partNumber: string) => {
  const given = partNumber.toUpperCase()
  const shown = PART_NUMBER.test(given) ? given : 'of this number'
  return new PublicError('UNKNOWN_PART', 404, `There is no part ${shown} in the catalog.`)
}

export const noCadFile = () => new PublicError('NO_CAD_FILE', 404, 'None of these parts has a file in this format.')

export const unreadableParts = (most: number) =>
  new PublicError(
    'UNREADABLE_PARTS',
    400,
    `Name 1 to ${most} part numbers and the formats: ?parts=BS-TR12A-10,BS-PL-G90-03&formats=step,dxf,glb`,
  )

export const unreadableRequest = (status = 400) =>
  new PublicError('UNREADABLE_REQUEST', status, 'The request could not be read.')

export const wrongFields = (fields: Readonly<Record<string, string>>) =>
  new PublicError('WRONG_FIELDS', 400, 'Please check the fields that are marked.', { fields })

export const tooLarge = () => new PublicError('TOO_LARGE', 413, 'This is too much text. Please shorten it.')

export const unsupportedType = () => new PublicError('UNSUPPORTED_TYPE', 415, 'This format is not supported.')

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

export const tooManyAttempts = (afterSeconds: number) =>
  new PublicError('TOO_MANY_ATTEMPTS', 429, `Too many attempts. Please try again in ${inWords(afterSeconds)}.`)

export const crossSite = () =>
  new PublicError('CROSS_SITE', 403, 'This call comes from another site, so it has not been carried out.')

export const notSignedIn = () => new PublicError('NOT_SIGNED_IN', 401, 'Please sign in.')

export const notAllowed = () => new PublicError('NOT_ALLOWED', 403, 'Your role does not allow this.')

export const wrongSignIn = () =>
  new PublicError('WRONG_SIGN_IN', 401, 'E-mail address and password do not match an account.')

export const wrongPassword = (field: string) =>
  new PublicError('WRONG_PASSWORD', 400, 'That is not your password.', {
    fields: { [field]: 'That is not your password.' },
  })

export const weakPassword = () =>
  new PublicError('WEAK_PASSWORD', 400, EASY_TO_GUESS, { fields: { newPassword: EASY_TO_GUESS } })

const EASY_TO_GUESS = 'This password is easy to guess. Add a word or two that nobody would connect with you.'

export const wrongCode = () =>
  new PublicError('WRONG_CODE', 400, 'That code is not valid. Enter the one your app shows now.', {
    fields: { code: 'That code is not valid. Enter the one your app shows now.' },
  })

export const signInAgain = () =>
  new PublicError('SIGN_IN_AGAIN', 403, 'This needs a sign-in from the last ten minutes. Please sign in again.')

export const secondFactorRequired = () =>
  new PublicError(
    'SECOND_FACTOR_REQUIRED',
    403,
    'Your role requires an authenticator app. Set one up on the page of your account.',
  )

export const signInExpired = () =>
  new PublicError('SIGN_IN_EXPIRED', 401, 'Too much time has passed. Please enter your password again.')

export const linkNotValid = () =>
  new PublicError('LINK_NOT_VALID', 400, 'This link has been used or has expired. Ask an administrator for a new one.')

export const totpOn = () => new PublicError('TOTP_ON', 409, 'An authenticator app is set up already.')

export const totpOff = () => new PublicError('TOTP_OFF', 409, 'No authenticator app is set up.')

export const accountExists = () =>
  new PublicError('ACCOUNT_EXISTS', 409, 'This address has an account already.', {
    fields: { email: 'This address has an account already.' },
  })

export const unknownAccount = () => new PublicError('UNKNOWN_ACCOUNT', 404, 'There is no such account any more.')

export const unknownSession = () => new PublicError('UNKNOWN_SESSION', 404, 'That session has ended already.')

export const ownAccount = () =>
  new PublicError('OWN_ACCOUNT', 409, 'This is your own account. Ask another administrator to disable or remove it.')

export const lastAdmin = () =>
  new PublicError('LAST_ADMIN', 409, 'This is the last administrator. Make somebody else one first.')

export const botCheckFailed = () =>
  new PublicError('BOT_CHECK_FAILED', 403, 'We could not tell that you are not a robot. Please submit the form again.')

export const botCheckUnavailable = (cause?: unknown) =>
  new PublicError(
    'BOT_CHECK_UNAVAILABLE',
    503,
    'The service that checks for robots does not answer. Please try again in a moment.',
    { cause },
  )

export const notStored = (cause: unknown) =>
  new PublicError(
    'NOT_STORED',
    500,
    'We could not save this, so nothing has been sent. Please try again in a few minutes.',
    { cause },
  )

/** The connection to the database broke at the commit. */
export const perhapsStored = (cause: unknown) =>
  new PublicError(
    'PERHAPS_STORED',
    500,
    'We cannot tell whether this was saved. Please send it again: it arrives only once.',
    { cause },
  )

export const unknownInquiry = () =>
  new PublicError('UNKNOWN_INQUIRY', 404, 'There is no such inquiry. It may have been deleted.')

export const unknownMail = () => new PublicError('UNKNOWN_MAIL', 404, 'There is no such mail of this inquiry.')

export const inquiryChanged = () =>
  new PublicError(
    'INQUIRY_CHANGED',
    409,
    'Somebody else changed this inquiry a moment ago, so your change was not made. This is how it is now.',
  )

export const mailStillWaiting = () =>
  new PublicError('MAIL_WAITING', 409, 'This mail is still waiting to be sent, so it is not sent again.')

export const notAssignable = () => wrongFields({ assigneeId: 'Choose somebody whose role lets them handle inquiries.' })

export const personChanged = (inquiries: number) =>
  new PublicError(
    'PERSON_CHANGED',
    409,
    `Nothing was deleted: there are ${inquiries} inquiries of this address now. Please look at it again.`,
  )

export const noFile = () =>
  new PublicError('NO_FILE', 400, 'Send one file, in the field named file.', {
    fields: { file: 'Please choose a file.' },
  })

export const wrongFileName = (message: string) =>
  new PublicError('WRONG_FILE_NAME', 400, message, { fields: { file: message } })

export const wrongFolder = (message: string) =>
  new PublicError('WRONG_FOLDER', 400, `This folder name cannot be used. ${message}`, { fields: { folder: message } })

export const wrongFileType = (message: string) =>
  new PublicError('WRONG_FILE_TYPE', 415, message, { fields: { file: message } })

export const fileTooLarge = (maxMb: number) =>
  new PublicError('FILE_TOO_LARGE', 413, `The file is larger than ${maxMb} MB, which is the most that is taken.`)

export const uploadBroken = (cause?: unknown) =>
  new PublicError('UPLOAD_BROKEN', 400, 'The upload broke off before the file was complete. Please try again.', {
    cause,
  })

export const otherKindOfFile = (label: string) =>
  new PublicError('OTHER_KIND_OF_FILE', 409, `Only another ${label} file can take the place of this one.`)

export const unknownFile = () =>
  new PublicError('UNKNOWN_FILE', 404, 'There is no such file. It may have been deleted.')

export const noRoomLeft = (cause: unknown) =>
  new PublicError('NO_ROOM_LEFT', 507, 'The server has no room left for this file.', { cause })

export const storageUnavailable = (cause: unknown) =>
  new PublicError(
    'STORAGE_UNAVAILABLE',
    503,
    'The file cannot be read at the moment, because our storage does not answer. Please try again in a few minutes.',
    { cause },
  )

export const fileNotStored = (cause: unknown) =>
  new PublicError(
    'FILE_NOT_STORED',
    503,
    'The file was not stored, because our storage does not answer. Please try again in a few minutes.',
    { cause },
  )

export const virusFound = (name: string) => {
  const message = `The virus scanner has found ${name} in this file, so it was not stored.`
  return new PublicError('VIRUS_FOUND', 422, message, { fields: { file: message } })
}

export const notScanned = (cause: unknown) =>
  new PublicError(
    'NOT_SCANNED',
    503,
    'The file was not stored, because the virus scanner could not check it. Please try again in a few minutes.',
    { cause },
  )

export const unreadablePicture = (cause?: unknown) =>
  new PublicError('UNREADABLE_PICTURE', 422, 'The picture cannot be read. It may be damaged.', { cause })

export const pictureTooLarge = (millionPixels: number) =>
  new PublicError('PICTURE_TOO_LARGE', 422, `The picture has more than ${millionPixels} million pixels.`)

export const notReady = () => new PublicError('NOT_READY', 503, 'The server cannot reach its database.')

export const searchNotReady = () =>
  new PublicError('SEARCH_NOT_READY', 503, 'The search index is being built. Please try again in a moment.')

export const internalError = () =>
  new PublicError('INTERNAL_ERROR', 500, 'Something went wrong on our side. Please try again later.')
