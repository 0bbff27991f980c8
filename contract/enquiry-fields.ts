/**
 * The fields of the three forms: what they are called, how long they may be, and what a visitor reads when one is
 * wrong. Plain data, so that a page needs no schema library before it submits.
 */

export const CONTACT_TYPES = ['Contact Form', 'Catalog Request', 'Training Registration'] as const
export type ContactType = (typeof CONTACT_TYPES)[number]

export const CATALOG_TYPES = ['PRINTED', 'USB'] as const
export type CatalogType = (typeof CATALOG_TYPES)[number]

export const BOT_CHECK_ACTIONS = ['submit_contact', 'submit_catalog_request', 'submit_training_registration'] as const
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number]

/** The bot check's action of each form. */
export const actionOf = {
  'Contact Form': 'submit_contact',
  'Catalog Request': 'submit_catalog_request',
  'Training Registration': 'submit_training_registration',
} as const satisfies Record<ContactType, BotCheckAction>

/** What the subject field proposes; any other text is as welcome. */
export const SUBJECT_SUGGESTIONS = [
  'Request a Quote',
  'Become a Reseller',
  'Connect with a Reseller',
  'General Information',
] as const

export interface FieldRule {
  readonly maxLength: number
  /** Shown when the field is empty. */
  readonly missing: string
  /** Shown when it is filled in a way that cannot be right. */
  readonly wrong: string
}

/** Lengths are in UTF-16 units, as a browser's `maxlength` counts them. */
export const fieldRules = {
  fullName: { maxLength: 120, missing: 'Enter your full name.', wrong: 'Enter your name in one line.' },
  companyName: { maxLength: 160, missing: 'Enter the name of your company.', wrong: 'Enter the name in one line.' },
  address: {
    maxLength: 500,
    missing: 'Enter the address to send it to.',
    wrong: 'The address contains characters that cannot be printed.',
  },
  stateCountry: {
    maxLength: 120,
    missing: 'Enter your state or country.',
    wrong: 'Enter your state or country in one line.',
  },
  phone: {
    maxLength: 40,
    missing: 'Enter your phone number.',
    wrong: 'Enter a phone number with at least 7 digits, such as (555) 555-0100.',
  },
  email: {
    maxLength: 254,
    missing: 'Enter your e-mail address.',
    wrong: 'Enter an e-mail address such as name@example.com.',
  },
  subject: { maxLength: 200, missing: 'Enter a subject.', wrong: 'Enter the subject in one line.' },
  message: { maxLength: 10_000, missing: '', wrong: 'The message contains characters that cannot be printed.' },
  catalogType: {
    maxLength: 10,
    missing: 'Please select a catalog type.',
    wrong: 'Please select a catalog type.',
  },
  session: {
    maxLength: 300,
    missing: 'Please select a session for registration.',
    wrong: 'Please select a session for registration.',
  },
} as const satisfies Record<string, FieldRule>

export type FieldName = keyof typeof fieldRules

/** What is said of a text that is too long; a browser's own limit keeps most of them from being typed. */
export const tooLong = (maxLength: number) => `Shorten this to ${maxLength.toLocaleString('en-US')} characters.`

/** Subjects of the two forms that do not ask for one. */
export const REQUEST_SUBJECTS = {
  'Catalog Request': 'Catalog Request',
  'Training Registration': 'Training Registration',
} as const
