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

/** What kind of text a field takes. */
export type FieldKind = 'line' | 'text' | 'phone' | 'email' | 'catalogType'

export interface InquiryField {
  /** What the staff read it under: in mails, the inbox and exports. */
  readonly label: string
  /** Where the table `inquiry` keeps it. */
  readonly column: string
  readonly kind: FieldKind
  /** The forms that send it, and whether they need it. */
  readonly forms: Readonly<Partial<Record<ContactType, 'required' | 'optional'>>>
  /** In UTF-16 units, as a browser's `maxlength` counts them. */
  readonly maxLength: number
  /** Shown when the field is empty. */
  readonly missing: string
  /** Shown when it is filled in a way that cannot be right. */
  readonly wrong: string
}

const allForms = {
  'Contact Form': 'required',
  'Catalog Request': 'required',
  'Training Registration': 'required',
} as const satisfies InquiryField['forms']

/**
 * The fields of an inquiry, in the order in which the staff read them: schema, storage, mails, inbox and exports follow
 * from here. How a form shows one stands in `site/components/form/field-definitions.ts`.
 */
export const inquiryFields = {
  fullName: {
    label: 'Name',
    column: 'full_name',
    kind: 'line',
    forms: allForms,
    maxLength: 120,
    missing: 'Enter your full name.',
    wrong: 'Enter your name in one line.',
  },
  companyName: {
    label: 'Company',
    column: 'company_name',
    kind: 'line',
    forms: allForms,
    maxLength: 160,
    missing: 'Enter the name of your company.',
    wrong: 'Enter the name in one line.',
  },
  address: {
    label: 'Address',
    column: 'address',
    kind: 'text',
    forms: { 'Catalog Request': 'required', 'Training Registration': 'required' },
    maxLength: 500,
    missing: 'Enter the address to send it to.',
    wrong: 'The address contains characters that cannot be printed.',
  },
  stateCountry: {
    label: 'State/Country',
    column: 'state_country',
    kind: 'line',
    forms: allForms,
    maxLength: 120,
    missing: 'Enter your state or country.',
    wrong: 'Enter your state or country in one line.',
  },
  phone: {
    label: 'Phone',
    column: 'phone',
    kind: 'phone',
    forms: allForms,
    maxLength: 40,
    missing: 'Enter your phone number.',
    wrong: 'Enter a phone number with at least 7 digits, such as (555) 555-0100.',
  },
  email: {
    label: 'E-mail',
    column: 'email',
    kind: 'email',
    forms: allForms,
    maxLength: 254,
    missing: 'Enter your e-mail address.',
    wrong: 'Enter an e-mail address such as name@example.com.',
  },
  catalogType: {
    label: 'Catalog',
    column: 'catalog_type',
    kind: 'catalogType',
    // The form always sends it; a sender that does not may name the type in subject or message.
    forms: { 'Catalog Request': 'optional' },
    maxLength: 10,
    missing: 'Please select a catalog type.',
    wrong: 'Please select a catalog type.',
  },
  session: {
    label: 'Session',
    column: 'session',
    kind: 'line',
    // 'dates | location'; absent while no session is announced.
    forms: { 'Training Registration': 'optional' },
    maxLength: 300,
    missing: 'Please select a session for registration.',
    wrong: 'Please select a session for registration.',
  },
  subject: {
    label: 'Subject',
    column: 'subject',
    kind: 'line',
    forms: allForms,
    maxLength: 200,
    missing: 'Enter a subject.',
    wrong: 'Enter the subject in one line.',
  },
  message: {
    label: 'Message',
    column: 'message',
    kind: 'text',
    forms: { 'Contact Form': 'optional', 'Catalog Request': 'optional', 'Training Registration': 'optional' },
    maxLength: 10_000,
    missing: '',
    wrong: 'The message contains characters that cannot be printed.',
  },
} as const satisfies Readonly<Record<string, InquiryField>>

type Fields = typeof inquiryFields
export type FieldName = keyof Fields

export const fieldNames = Object.keys(inquiryFields) as readonly FieldName[]

/** The fields that a form sends. */
export type FieldsOf<Form extends ContactType> = {
  [Name in FieldName]: Fields[Name]['forms'] extends Readonly<Record<Form, unknown>> ? Name : never
}[FieldName]

/** What a field holds that is filled in. */
export type FieldValue<Name extends FieldName> = Fields[Name]['kind'] extends 'catalogType' ? CatalogType : string

/** A field that some form does not send may be absent; one that every form may leave out is then empty. */
export type Absent<Name extends FieldName> = Name extends FieldsOf<'Contact Form'> &
  FieldsOf<'Catalog Request'> &
  FieldsOf<'Training Registration'>
  ? never
  : undefined

/** What a visitor sent, whichever form it was. */
export type InquiryValues = {
  readonly [Name in FieldName as Absent<Name> extends never ? Name : never]: FieldValue<Name>
} & { readonly [Name in FieldName as Absent<Name> extends never ? never : Name]?: FieldValue<Name> | undefined }

/** Columns of the table `inquiry` that hold what a visitor sent. */
export type FieldColumns = {
  [Name in FieldName as Fields[Name]['column']]: FieldValue<Name> | (Absent<Name> extends never ? never : null)
}

/** Whether every form sends it. */
export const isInEveryForm = (name: FieldName): boolean =>
  CONTACT_TYPES.every((form) => form in inquiryFields[name].forms)

/** What is said of a text that is too long; a browser's own limit keeps most of them from being typed. */
export const tooLong = (maxLength: number) => `Shorten this to ${maxLength.toLocaleString('en-US')} characters.`

/** Subjects of the two forms that do not ask for one. */
export const REQUEST_SUBJECTS = {
  'Catalog Request': 'Catalog Request',
  'Training Registration': 'Training Registration',
} as const
