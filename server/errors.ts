import { FILE_EXISTS } from '#contract/files.ts'
import { PART_NUMBER } from '#contract/part-number-format.ts'

/**
 * An error whose message visitors may read. Every other error becomes a generic 500, and its details appear only in the
 * log. Each kind of error has a constructor below, so its code, status, and message are defined in one place.
 */
export class PublicError extends Error {
  override name = 'PublicError'
  readonly code: string
  readonly status: number
  /** Error messages by field name. */
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
  /** The underlying error. It is logged but never sent to visitors. */
  readonly cause?: unknown
}

/** An error that the form also shows next to a field. */
const fieldError = (code: string, status: number, field: string, message: string) =>
  new PublicError(code, status, message, { fields: { [field]: message } })

export const unknownEndpoint = () => new PublicError('UNKNOWN_CALL', 404, 'This API endpoint doesn’t exist.')

export const unknownAddress = () =>
  new PublicError('UNKNOWN_ADDRESS', 404, 'Not found. Check the address and try again.')

/** Repeats the part number only if it is well-formed, because visitors see the text. */
export const unknownPart = (partNumber: string) => {
  const given = partNumber.toUpperCase()
  const name = PART_NUMBER.test(given) ? `part ${given}` : 'a part with this number'
  return new PublicError('UNKNOWN_PART', 404, `We don’t have ${name}. Check the part number.`)
}

export const noCadFile = () =>
  new PublicError('NO_CAD_FILE', 404, 'None of these parts has a file in this format. Choose another format.')

export const unreadableParts = (max: number) =>
  new PublicError(
    'UNREADABLE_PARTS',
    400,
    `Enter 1 to ${max} part numbers and their formats, such as ?parts=BS-TR12A-10,BS-PL-G90-03&formats=step,dxf,glb`,
  )

export const unreadableRequest = (status = 400) =>
  new PublicError('UNREADABLE_REQUEST', status, 'We couldn’t read this request. Please try again.')

export const wrongFields = (fields: Readonly<Record<string, string>>) =>
  new PublicError('WRONG_FIELDS', 400, 'Please check the marked fields.', { fields })

export const tooLarge = () => new PublicError('TOO_LARGE', 413, 'This text is too long. Please shorten it.')

export const unsupportedType = () => new PublicError('UNSUPPORTED_TYPE', 415, 'This format is not supported.')

export const tooManyRequests = (afterSeconds: number) =>
  new PublicError(
    'TOO_MANY_REQUESTS',
    429,
    `Too many requests from your network. Please try again in ${durationText(afterSeconds)}.`,
  )

const durationText = (seconds: number) => {
  if (seconds >= 7200) return `${Math.ceil(seconds / 3600)} hours`
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

export const tooManyAttempts = (afterSeconds: number) =>
  new PublicError('TOO_MANY_ATTEMPTS', 429, `Too many attempts. Please try again in ${durationText(afterSeconds)}.`)

export const crossSite = () =>
  new PublicError('CROSS_SITE', 403, 'We blocked this request because it came from another site.')

export const notSignedIn = () => new PublicError('NOT_SIGNED_IN', 401, 'Please sign in.')

export const notAllowed = () =>
  new PublicError('NOT_ALLOWED', 403, 'Your role doesn’t allow this. Ask an administrator.')

export const wrongSignIn = () =>
  new PublicError('WRONG_SIGN_IN', 401, 'Wrong email address or password. Please try again.')

export const wrongPassword = (field: string) =>
  fieldError('WRONG_PASSWORD', 400, field, 'Wrong password. Please try again.')

export const weakPassword = () =>
  fieldError('WEAK_PASSWORD', 400, 'newPassword', 'This password is too easy to guess. Add one or two unrelated words.')

export const wrongCode = () =>
  fieldError('WRONG_CODE', 400, 'code', 'That code isn’t valid. Enter the current code from your app.')

export const signInAgain = () =>
  new PublicError(
    'SIGN_IN_AGAIN',
    403,
    'You signed in more than ten minutes ago. Please sign in again to make this change.',
  )

export const secondFactorRequired = () =>
  new PublicError(
    'SECOND_FACTOR_REQUIRED',
    403,
    'Your role requires an authenticator app. Set one up on your account page.',
  )

export const signInExpired = () =>
  new PublicError('SIGN_IN_EXPIRED', 401, 'Your sign-in timed out. Please enter your password again.')

export const linkNotValid = () =>
  new PublicError('LINK_NOT_VALID', 400, 'This link has been used or has expired. Ask an administrator for a new one.')

export const totpOn = () => new PublicError('TOTP_ON', 409, 'An authenticator app is already set up.')

export const totpOff = () => new PublicError('TOTP_OFF', 409, 'No authenticator app is set up.')

export const accountExists = () => fieldError('ACCOUNT_EXISTS', 409, 'email', 'This address already has an account.')

export const unknownAccount = () => new PublicError('UNKNOWN_ACCOUNT', 404, 'This account no longer exists.')

export const unknownSession = () => new PublicError('UNKNOWN_SESSION', 404, 'That session has already ended.')

export const ownAccount = () =>
  new PublicError('OWN_ACCOUNT', 409, 'This is your own account. Ask another administrator to disable or remove it.')

export const lastAdmin = () =>
  new PublicError('LAST_ADMIN', 409, 'This is the last administrator. Make another member an administrator first.')

export const botCheckFailed = () =>
  new PublicError('BOT_CHECK_FAILED', 403, 'We couldn’t verify that you’re not a robot. Please submit the form again.')

export const botCheckUnavailable = (cause?: unknown) =>
  new PublicError(
    'BOT_CHECK_UNAVAILABLE',
    503,
    'We can’t reach the spam-check service. Please try again in a moment.',
    { cause },
  )

export const notStored = (cause: unknown) =>
  new PublicError('NOT_STORED', 503, 'We couldn’t save this, so nothing was sent. Please try again in a few minutes.', {
    cause,
  })

/** The database connection was lost during the commit, so the form may or may not be stored. */
export const maybeStored = (cause: unknown) =>
  new PublicError(
    'PERHAPS_STORED',
    500,
    'We can’t tell whether this was saved. Please send it again. We’ll keep only one copy.',
    { cause },
  )

export const unknownInquiry = () =>
  new PublicError('UNKNOWN_INQUIRY', 404, 'We couldn’t find this inquiry. It may have been deleted.')

export const unknownEmail = () => new PublicError('UNKNOWN_MAIL', 404, 'We couldn’t find this email in the inquiry.')

export const inquiryChanged = () =>
  new PublicError(
    'INQUIRY_CHANGED',
    409,
    'Another member just changed this inquiry, so we didn’t save your change. Here is the current version.',
  )

export const unknownContent = () =>
  new PublicError('UNKNOWN_CONTENT', 404, 'We couldn’t find this text. It may have been removed from the site.')

export const contentChanged = () =>
  new PublicError(
    'CONTENT_CHANGED',
    409,
    'Another member just changed this text, so we didn’t save your change. Compare both versions.',
  )

/** @param pages page paths, each with the reason for the failure, such as '/about: …' */
export const notRendered = (pages: readonly string[]) =>
  new PublicError(
    'NOT_RENDERED',
    422,
    `Nothing was published, because a page can’t show this text. ${pages.join(' ')}`.slice(0, 1000),
  )

/** Rendering took too long, or its process ended. */
export const renderingFailed = (cause: unknown) =>
  new PublicError(
    'RENDERING_FAILED',
    503,
    'The server couldn’t update the pages, so nothing was published. Please try again in a minute.',
    { cause },
  )

export const noPreview = () =>
  new PublicError('NO_PREVIEW', 503, 'Previews need a built site. Run npm run build and start the server.')

export const timePassed = () => wrongFields({ publishAt: 'Choose a time in the future.' })

export const emailStillWaiting = () =>
  new PublicError('MAIL_WAITING', 409, 'This email is still waiting to be sent. You can send it again after that.')

export const notAssignable = () => wrongFields({ assigneeId: 'Choose a member whose role can handle inquiries.' })

export const personChanged = (inquiries: number) =>
  new PublicError(
    'PERSON_CHANGED',
    409,
    `Nothing was deleted because the number of inquiries from this address is now ${inquiries}. Please check again.`,
  )

export const unknownTrainingSession = () =>
  new PublicError('UNKNOWN_TRAINING_SESSION', 404, 'We couldn’t find this training session.')

export const unknownRegistration = () =>
  new PublicError('UNKNOWN_REGISTRATION', 404, 'We couldn’t find this registration. Its inquiry may have been deleted.')

export const sessionChanged = () =>
  new PublicError(
    'SESSION_CHANGED',
    409,
    'Another member just changed this session, so we didn’t save your change. Your entries are still here. Compare them with the current session.',
  )

export const sessionPeopleChanged = (people: number) =>
  new PublicError(
    'SESSION_PEOPLE_CHANGED',
    409,
    `Nothing was changed because the number of registrations is now ${people}. Please check the names again.`,
  )

export const registrationChanged = () =>
  new PublicError(
    'REGISTRATION_CHANGED',
    409,
    'Another member just changed this registration, so we didn’t save your change. Check its current status.',
  )

export const sameSession = () =>
  fieldError('SAME_SESSION', 409, 'location', 'Another session has the same dates and location.')

export const sessionFull = () =>
  new PublicError(
    'SESSION_FULL',
    409,
    'The session is full. Cancel a registration or increase the number of seats first.',
  )

/** The visitor's page was loaded before the session was canceled or ended. */
export const sessionClosed = () =>
  wrongFields({ session: 'This session is no longer open. Reload the page and select another session.' })

export const noRecipients = () => wrongFields({ to: 'This group is empty. Choose a different group.' })

export const unknownStructure = () =>
  new PublicError('UNKNOWN_STRUCTURE', 404, 'We couldn’t find this structure. Its link may be incomplete or expired.')

export const structuresFull = () =>
  new PublicError(
    'STRUCTURES_FULL',
    503,
    'We can’t store more structures at the moment. Your project is still saved on this device. Try again tomorrow.',
  )

export const attachmentsFull = (cause?: unknown) =>
  new PublicError(
    'ATTACHMENTS_FULL',
    503,
    'We can’t store more files at the moment. Send your message without the file, and email the file to us.',
    { cause },
  )

export const noVisiblePart = () =>
  new PublicError('NO_VISIBLE_PART', 400, 'The structure has no visible parts. Add or show a part and try again.')

export const serverBusy = () =>
  new PublicError('SERVER_BUSY', 503, 'The server is creating other files. Please try again in a minute.')

export const fileInProgress = () =>
  new PublicError(
    'FILE_IN_PROGRESS',
    429,
    'The server is still creating or sending other files for your network. Please try again when they are saved.',
  )

export const tooManyEdges = (edges: number, max: number) =>
  new PublicError(
    'TOO_MANY_EDGES',
    422,
    `The drawing would have ${edges.toLocaleString('en-US')} edges, and the limit is ${max.toLocaleString('en-US')}. Parts with different rotations are drawn separately. Hide some parts, or rotate parts alike, and try again. The STEP and GLB files don’t have this limit.`,
  )

export const structureTooComplex = () =>
  new PublicError(
    'STRUCTURE_TOO_COMPLEX',
    422,
    'The structure is too complex for this file: creating it takes too much time or memory. Hide some parts and try again.',
  )

export const fileTookTooLong = () =>
  new PublicError(
    'FILE_TOOK_TOO_LONG',
    503,
    'Creating this file took too long because the server is busy. Please try again in a minute. If the structure is large, hide some parts first.',
  )

/** The client has disconnected and doesn't get this message. */
export const canceled = () => new PublicError('CANCELED', 499, 'The request was canceled.')

export const noFile = () =>
  new PublicError('NO_FILE', 400, 'Send one file in the field named file.', {
    fields: { file: 'Please choose a file.' },
  })

export const wrongFileName = (message: string) => fieldError('WRONG_FILE_NAME', 400, 'file', message)

export const wrongFolder = (message: string) =>
  new PublicError('WRONG_FOLDER', 400, `This folder name isn’t valid. ${message}`, { fields: { folder: message } })

export const wrongFileType = (message: string) => fieldError('WRONG_FILE_TYPE', 415, 'file', message)

export const fileTooLarge = (maxMb: number) =>
  new PublicError('FILE_TOO_LARGE', 413, `The file is larger than ${maxMb} MB. Choose a smaller file.`)

export const uploadBroken = (cause?: unknown) =>
  new PublicError('UPLOAD_BROKEN', 400, 'The upload stopped before it was complete. Please try again.', { cause })

export const uploadsBusy = () =>
  new PublicError('UPLOADS_BUSY', 503, 'The server is receiving many other files. Please try again in a minute.')

export const otherKindOfFile = (label: string) =>
  new PublicError('OTHER_KIND_OF_FILE', 409, `You can replace this file only with another ${label} file.`)

export const fileExists = (name: string) =>
  new PublicError(FILE_EXISTS, 409, `This folder already has a file named “${name}”.`)

export const unknownFile = () =>
  new PublicError('UNKNOWN_FILE', 404, 'We couldn’t find this file. It may have been deleted.')

export const noSpaceLeft = (cause: unknown) =>
  new PublicError(
    'NO_ROOM_LEFT',
    507,
    'The server has no space left for this file. Delete files that you no longer need, and try again.',
    { cause },
  )

export const storageUnavailable = (cause: unknown) =>
  new PublicError(
    'STORAGE_UNAVAILABLE',
    503,
    'We can’t open this file because we can’t reach the file storage. Please try again in a few minutes.',
    { cause },
  )

export const fileNotStored = (cause: unknown) =>
  new PublicError(
    'FILE_NOT_STORED',
    503,
    'We couldn’t save this file because we can’t reach the file storage. Please try again in a few minutes.',
    { cause },
  )

export const virusFound = (name: string) => {
  const message = `We found the virus ${name} in this file, so we didn’t save it.`
  return fieldError('VIRUS_FOUND', 422, 'file', message)
}

export const notScanned = (cause: unknown) =>
  new PublicError(
    'NOT_SCANNED',
    503,
    'We couldn’t scan this file for viruses, so we didn’t save it. Please try again in a few minutes.',
    { cause },
  )

export const unreadableImage = (cause?: unknown) =>
  new PublicError('UNREADABLE_PICTURE', 422, 'We can’t read this image. It may be damaged.', { cause })

export const hdrImage = () =>
  new PublicError(
    'HDR_PICTURE',
    422,
    'The image is HDR or has a color space that we can’t convert. Save it in sRGB or Display P3 and upload the copy.',
  )

export const imageTooLarge = (millionPixels: number) =>
  new PublicError(
    'PICTURE_TOO_LARGE',
    422,
    `The image has more than ${millionPixels} million pixels. Choose a smaller one.`,
  )

export const imageTooComplex = (cause?: unknown) =>
  new PublicError(
    'PICTURE_TOO_COMPLEX',
    422,
    'Decoding this image takes too much memory or time. Save it as a smaller JPEG and upload the copy.',
    { cause },
  )

export const imagesBusy = (cause?: unknown) =>
  new PublicError('IMAGES_BUSY', 503, 'The server is converting other images. Please try again in a minute.', { cause })

export const imageTooSmall = (found: Size, minimum: Size) =>
  new PublicError(
    'IMAGE_TOO_SMALL',
    422,
    `The image is ${found.width} × ${found.height} pixels. Choose one that is at least ${minimum.width} × ${minimum.height}.`,
  )

interface Size {
  readonly width: number
  readonly height: number
}

export const imageTooLong = () =>
  new PublicError('IMAGE_TOO_LONG', 422, 'The image is too long and narrow. Crop it, and try again.')

export const animatedImage = () =>
  new PublicError('ANIMATED_IMAGE', 422, 'The image is animated. Choose one that doesn’t move.')

export const wrongImageType = (accepted: string) =>
  new PublicError('WRONG_IMAGE_TYPE', 415, `This file is not an image that pages can show. Choose a ${accepted} file.`)

export const unknownImage = () =>
  new PublicError('UNKNOWN_IMAGE', 404, 'We couldn’t find this image. It may have been deleted.')

/** @param places names of the places where the content is used, such as 'Aerospace: gallery' */
export const imageInUse = (places: readonly string[]) =>
  new PublicError('IMAGE_IN_USE', 409, `We didn’t delete this image, because it is in use: ${places.join(', ')}.`)

export const notReady = () => new PublicError('NOT_READY', 503, 'The server cannot reach its database.')

export const searchBusy = () =>
  new PublicError('SEARCH_BUSY', 503, 'Too many searches are running. Please try again in a moment.')

export const searchNotReady = () =>
  new PublicError('SEARCH_NOT_READY', 503, 'Search isn’t ready yet. Please try again in a moment.')

export const internalError = () =>
  new PublicError('INTERNAL_ERROR', 500, 'Something went wrong on our side. Please try again later.')
