import { FILE_EXISTS } from '#contract/files.ts'
import { PART_NUMBER } from '#contract/part-number-format.ts'

/**
 * An error whose message visitors may read. Every other error becomes a generic 500, and its details appear only in the
 * log. The table below defines the status and the message of each code.
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

  /** Adds the underlying error. It is logged but never sent to visitors. */
  because(cause: unknown) {
    this.cause = cause
    return this
  }
}

interface PublicErrorDetails {
  readonly fields?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

type Message = string | ((...args: never[]) => string)

const withStatus = <Messages extends Readonly<Record<string, Message>>>(status: number, messages: Messages) =>
  Object.fromEntries(Object.entries(messages).map(([code, message]) => [code, { status, message }])) as {
    readonly [Code in keyof Messages]: { readonly status: number; readonly message: Messages[Code] }
  }

const durationText = (seconds: number) => {
  if (seconds >= 7200) return `${Math.ceil(seconds / 3600)} hours`
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

interface Size {
  readonly width: number
  readonly height: number
}

const errors = {
  ...withStatus(400, {
    UNREADABLE_PARTS: (max: number) =>
      `Enter 1 to ${max} part numbers and their formats, such as ?parts=BS-TR12A-10,BS-PL-G90-03&formats=step,dxf,glb`,
    WEAK_PASSWORD: 'This password is too easy to guess. Add one or two unrelated words.',
    WRONG_CODE: 'That code isn’t valid. Enter the current code from your app.',
    LINK_NOT_VALID: 'This link has been used or has expired. Ask an administrator for a new one.',
    NO_VISIBLE_PART: 'The structure has no visible parts. Add or show a part and try again.',
    WRONG_FILE_NAME: (message: string) => message,
    UPLOAD_BROKEN: 'The upload stopped before it was complete. Please try again.',
  }),
  ...withStatus(401, {
    NOT_SIGNED_IN: 'Please sign in.',
    WRONG_SIGN_IN: 'Wrong email address or password. Please try again.',
    SIGN_IN_EXPIRED: 'Your sign-in timed out. Please enter your password again.',
  }),
  ...withStatus(403, {
    CROSS_SITE: 'We blocked this request because it came from another site.',
    NOT_ALLOWED: 'Your role doesn’t allow this. Ask an administrator.',
    SIGN_IN_AGAIN: 'You signed in more than ten minutes ago. Please sign in again to make this change.',
    SECOND_FACTOR_REQUIRED: 'Your role requires an authenticator app. Set one up on your account page.',
    BOT_CHECK_FAILED: 'We couldn’t verify that you’re not a robot. Please submit the form again.',
  }),
  ...withStatus(404, {
    UNKNOWN_CALL: 'This API endpoint doesn’t exist.',
    UNKNOWN_ADDRESS: 'Not found. Check the address and try again.',
    /** Repeats the part number only if it is well-formed, because visitors see the text. */
    UNKNOWN_PART: (partNumber: string) => {
      const given = partNumber.toUpperCase()
      const name = PART_NUMBER.test(given) ? `part ${given}` : 'a part with this number'
      return `We don’t have ${name}. Check the part number.`
    },
    NO_CAD_FILE: 'None of these parts has a file in this format. Choose another format.',
    UNKNOWN_ACCOUNT: 'This account no longer exists.',
    UNKNOWN_SESSION: 'That session has already ended.',
    UNKNOWN_INQUIRY: 'We couldn’t find this inquiry. It may have been deleted.',
    UNKNOWN_MAIL: 'We couldn’t find this email in the inquiry.',
    UNKNOWN_CONTENT: 'We couldn’t find this text. It may have been removed from the site.',
    UNKNOWN_TRAINING_SESSION: 'We couldn’t find this training session.',
    UNKNOWN_REGISTRATION: 'We couldn’t find this registration. Its inquiry may have been deleted.',
    UNKNOWN_STRUCTURE: 'We couldn’t find this structure. Its link may be incomplete or expired.',
    UNKNOWN_FILE: 'We couldn’t find this file. It may have been deleted.',
    UNKNOWN_IMAGE: 'We couldn’t find this image. It may have been deleted.',
  }),
  ...withStatus(409, {
    TOTP_ON: 'An authenticator app is already set up.',
    TOTP_OFF: 'No authenticator app is set up.',
    ACCOUNT_EXISTS: 'This address already has an account.',
    OWN_ACCOUNT: 'This is your own account. Ask another administrator to disable or remove it.',
    LAST_ADMIN: 'This is the last administrator. Make another member an administrator first.',
    INQUIRY_CHANGED:
      'Another member just changed this inquiry, so we didn’t save your change. Here is the current version.',
    CONTENT_CHANGED: 'Another member just changed this text, so we didn’t save your change. Compare both versions.',
    MAIL_WAITING: 'This email is still waiting to be sent. You can send it again after that.',
    PERSON_CHANGED: (inquiries: number) =>
      `Nothing was deleted because the number of inquiries from this address is now ${inquiries}. Please check again.`,
    SESSION_CHANGED:
      'Another member just changed this session, so we didn’t save your change. Your entries are still here. Compare them with the current session.',
    SESSION_PEOPLE_CHANGED: (people: number) =>
      `Nothing was changed because the number of registrations is now ${people}. Please check the names again.`,
    REGISTRATION_CHANGED:
      'Another member just changed this registration, so we didn’t save your change. Check its current status.',
    SAME_SESSION: 'Another session has the same dates and location.',
    SESSION_FULL: 'The session is full. Cancel a registration or increase the number of seats first.',
    OTHER_KIND_OF_FILE: (label: string) => `You can replace this file only with another ${label} file.`,
    [FILE_EXISTS]: (name: string) => `This folder already has a file named “${name}”.`,
    /** @param places names of the places where the content is used, such as 'Aerospace: gallery' */
    IMAGE_IN_USE: (places: readonly string[]) =>
      `We didn’t delete this image, because it is in use: ${places.join(', ')}.`,
  }),
  ...withStatus(413, {
    TOO_LARGE: 'This text is too long. Please shorten it.',
    FILE_TOO_LARGE: (maxMb: number) => `The file is larger than ${maxMb} MB. Choose a smaller file.`,
  }),
  ...withStatus(415, {
    UNSUPPORTED_TYPE: 'This format is not supported.',
    WRONG_FILE_TYPE: (message: string) => message,
    WRONG_IMAGE_TYPE: (accepted: string) => `This file is not an image that pages can show. Choose a ${accepted} file.`,
  }),
  ...withStatus(422, {
    /** @param pages page paths, each with the reason for the failure, such as '/about: …' */
    NOT_RENDERED: (pages: readonly string[]) =>
      `Nothing was published, because a page can’t show this text. ${pages.join(' ')}`.slice(0, 1000),
    TOO_MANY_EDGES: (edges: number, max: number) =>
      `The drawing would have ${edges.toLocaleString('en-US')} edges, and the limit is ${max.toLocaleString('en-US')}. Parts with different rotations are drawn separately. Hide some parts, or rotate parts alike, and try again. The STEP and GLB files don’t have this limit.`,
    STRUCTURE_TOO_COMPLEX:
      'The structure is too complex for this file: creating it takes too much time or memory. Hide some parts and try again.',
    VIRUS_FOUND: (name: string) => `We found the virus ${name} in this file, so we didn’t save it.`,
    UNREADABLE_PICTURE:
      'The image is damaged or incomplete. Open it in an image viewer, save it again, and upload the copy.',
    HDR_PICTURE:
      'The image is HDR or has a color space that we can’t convert. Save it in sRGB or Display P3 and upload the copy.',
    PICTURE_TOO_LARGE: (millionPixels: number) =>
      `The image has more than ${millionPixels} million pixels. Choose a smaller one.`,
    PICTURE_TOO_COMPLEX:
      'Decoding this image takes too much memory or time. Save it as a smaller JPEG and upload the copy.',
    IMAGE_TOO_SMALL: (found: Size, minimum: Size) =>
      `The image is ${found.width} × ${found.height} pixels. Choose one that is at least ${minimum.width} × ${minimum.height}.`,
    IMAGE_TOO_LONG: 'The image is too long and narrow. Crop it, and try again.',
    ANIMATED_IMAGE: 'The image is animated. Choose one that doesn’t move.',
  }),
  ...withStatus(429, {
    TOO_MANY_REQUESTS: (afterSeconds: number) =>
      `Too many requests from your network. Please try again in ${durationText(afterSeconds)}.`,
    TOO_MANY_ATTEMPTS: (afterSeconds: number) =>
      `Too many attempts. Please try again in ${durationText(afterSeconds)}.`,
    FILE_IN_PROGRESS:
      'The server is still creating or sending other files for your network. Please try again when they are saved.',
  }),
  /** The client has disconnected and doesn't get this message. */
  ...withStatus(499, { CANCELED: 'The request was canceled.' }),
  ...withStatus(500, {
    INTERNAL_ERROR: 'Something went wrong on our side. Please try again later.',
    /** The database connection was lost during the commit, so the form may or may not be stored. */
    PERHAPS_STORED: 'We can’t tell whether this was saved. Please send it again. We’ll keep only one copy.',
  }),
  ...withStatus(503, {
    BOT_CHECK_UNAVAILABLE: 'We can’t reach the spam-check service. Please try again in a moment.',
    NOT_STORED: 'We couldn’t save this, so nothing was sent. Please try again in a few minutes.',
    /** Rendering took too long, or its process ended. */
    RENDERING_FAILED: 'The server couldn’t update the pages, so nothing was published. Please try again in a minute.',
    NO_PREVIEW: 'Previews need a built site. Run npm run build and start the server.',
    STRUCTURES_FULL:
      'We can’t store more structures at the moment. Your project is still saved on this device. Try again tomorrow.',
    ATTACHMENTS_FULL:
      'We can’t store more files at the moment. Send your message without the file, and email the file to us.',
    SERVER_BUSY: 'The server is creating other files. Please try again in a minute.',
    FILE_TOOK_TOO_LONG:
      'Creating this file took too long because the server is busy. Please try again in a minute. If the structure is large, hide some parts first.',
    UPLOADS_BUSY: 'The server is receiving many other files. Please try again in a minute.',
    STORAGE_UNAVAILABLE:
      'We can’t open this file because we can’t reach the file storage. Please try again in a few minutes.',
    FILE_NOT_STORED:
      'We couldn’t save this file because we can’t reach the file storage. Please try again in a few minutes.',
    NOT_SCANNED: 'We couldn’t scan this file for viruses, so we didn’t save it. Please try again in a few minutes.',
    IMAGES_BUSY: 'The server is converting other images. Please try again in a minute.',
    NOT_READY: 'The server cannot reach its database.',
    SEARCH_BUSY: 'Too many searches are running. Please try again in a moment.',
    SEARCH_NOT_READY: 'Search isn’t ready yet. Please try again in a moment.',
  }),
  ...withStatus(507, {
    NO_ROOM_LEFT: 'The server has no space left for this file. Delete files that you no longer need, and try again.',
  }),
}

type Errors = typeof errors
type ArgumentsOf<Code extends keyof Errors> = Errors[Code]['message'] extends (...args: infer Args) => string
  ? Args
  : []

/** Fields that forms also show these errors next to. */
const FIELDS: { readonly [Code in keyof Errors]?: string } = {
  WEAK_PASSWORD: 'newPassword',
  WRONG_CODE: 'code',
  ACCOUNT_EXISTS: 'email',
  SAME_SESSION: 'location',
  WRONG_FILE_NAME: 'file',
  WRONG_FILE_TYPE: 'file',
  VIRUS_FOUND: 'file',
}

/** Returns the error with this code. Some messages need arguments. */
export function publicError<Code extends keyof Errors>(code: Code, ...args: ArgumentsOf<Code>) {
  const { status, message } = errors[code] as { readonly status: number; readonly message: Message }
  const text = typeof message === 'string' ? message : message(...(args as never[]))
  const field = FIELDS[code]
  return new PublicError(code, status, text, field ? { fields: { [field]: text } } : {})
}

export const unreadableRequest = (status = 400) =>
  new PublicError('UNREADABLE_REQUEST', status, 'We couldn’t read this request. Please try again.')

export const wrongFields = (fields: Readonly<Record<string, string>>) =>
  new PublicError('WRONG_FIELDS', 400, 'Please check the marked fields.', { fields })

export function wrongPassword(field: string) {
  const message = 'Wrong password. Please try again.'
  return new PublicError('WRONG_PASSWORD', 400, message, { fields: { [field]: message } })
}

export const noFile = () =>
  new PublicError('NO_FILE', 400, 'Send one file in the field named file.', {
    fields: { file: 'Please choose a file.' },
  })

export const wrongFolder = (message: string) =>
  new PublicError('WRONG_FOLDER', 400, `This folder name isn’t valid. ${message}`, { fields: { folder: message } })
