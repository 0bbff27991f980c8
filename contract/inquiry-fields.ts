/**
 * The fields of the three forms with their labels, maximum lengths, and error messages. This is plain data, so a page
 * doesn't load the schema library before the visitor submits.
 */

export const CONTACT_TYPES = ['Contact Form', 'Catalog Request', 'Training Registration'] as const
export type ContactType = (typeof CONTACT_TYPES)[number]

export const CATALOG_TYPES = ['PRINTED', 'USB'] as const
export type CatalogType = (typeof CATALOG_TYPES)[number]

export const BOT_CHECK_ACTIONS = ['submit_contact', 'submit_catalog_request', 'submit_training_registration'] as const
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number]

/** The bot check action for each form. */
export const actionOf = {
  'Contact Form': 'submit_contact',
  'Catalog Request': 'submit_catalog_request',
  'Training Registration': 'submit_training_registration',
} as const satisfies Record<ContactType, BotCheckAction>

/** Suggestions for the subject field. Visitors may enter any text. */
export const SUBJECT_SUGGESTIONS = [
  'Request a Quote',
  'Become a Reseller',
  'Connect with a Reseller',
  'General Information',
] as const

export type FieldKind = 'line' | 'text' | 'date' | 'phone' | 'email' | 'catalogType'

export interface InquiryField {
  /** Label in emails, the inbox, and exports. */
  readonly label: string
  readonly kind: FieldKind
  readonly forms: Readonly<Partial<Record<ContactType, 'required' | 'optional'>>>
  /** Limit in UTF-16 code units, like the HTML `maxlength` attribute. */
  readonly maxLength: number
  /** Error message for an empty field. */
  readonly missing: string
  /** Error message for an invalid value. Empty if every text is valid. */
  readonly invalid: string
}

const allForms = {
  'Contact Form': 'required',
  'Catalog Request': 'required',
  'Training Registration': 'required',
} as const satisfies InquiryField['forms']

/**
 * The fields of an inquiry, in the order shown to staff. The schema, storage, emails, inbox, and exports are derived
 * from this list. `site/components/form/field-definitions.ts` defines how forms display them.
 */
export const inquiryFields = {
  fullName: {
    label: 'Name',
    kind: 'line',
    forms: allForms,
    maxLength: 120,
    missing: 'Enter your full name.',
    invalid: '',
  },
  companyName: {
    label: 'Company',
    kind: 'line',
    forms: allForms,
    maxLength: 160,
    missing: 'Enter your company name.',
    invalid: '',
  },
  address: {
    label: 'Address',
    kind: 'text',
    forms: { 'Catalog Request': 'required', 'Training Registration': 'required' },
    maxLength: 500,
    missing: 'Enter your address.',
    invalid: '',
  },
  stateCountry: {
    label: 'State/Country',
    kind: 'line',
    forms: allForms,
    maxLength: 120,
    missing: 'Enter your state or country.',
    invalid: '',
  },
  phone: {
    label: 'Phone',
    kind: 'phone',
    forms: allForms,
    maxLength: 40,
    missing: 'Enter your phone number.',
    invalid: 'Enter a phone number with at least 7 digits, such as (555) 555-0100.',
  },
  email: {
    label: 'Email',
    kind: 'email',
    forms: allForms,
    maxLength: 254,
    missing: 'Enter your email address.',
    invalid: 'Enter an email address such as name@example.com.',
  },
  catalogType: {
    label: 'Catalog',
    kind: 'catalogType',
    // Optional, because only the site's own form always sends it. Other clients may include the type in the subject or
    // message.
    forms: { 'Catalog Request': 'optional' },
    maxLength: 10,
    missing: 'Please select a catalog type.',
    invalid: 'Please select a catalog type.',
  },
  session: {
    label: 'Session',
    kind: 'line',
    // Dates and location of the session, in the format 'dates | location'. Absent if no session is announced.
    forms: { 'Training Registration': 'optional' },
    maxLength: 300,
    missing: 'Please select a session for registration.',
    invalid: '',
  },
  neededBy: {
    label: 'Needed by',
    kind: 'date',
    forms: { 'Contact Form': 'optional' },
    maxLength: 10,
    missing: '',
    invalid: 'Enter a date from today on, within ten years.',
  },
  shipTo: {
    label: 'Ship to',
    kind: 'text',
    forms: { 'Contact Form': 'optional' },
    maxLength: 500,
    missing: '',
    invalid: '',
  },
  subject: {
    label: 'Subject',
    kind: 'line',
    forms: allForms,
    maxLength: 200,
    missing: 'Enter a subject.',
    invalid: '',
  },
  message: {
    label: 'Message',
    kind: 'text',
    forms: { 'Contact Form': 'optional', 'Catalog Request': 'optional', 'Training Registration': 'optional' },
    maxLength: 10_000,
    missing: '',
    invalid: '',
  },
} as const satisfies Readonly<Record<string, InquiryField>>

type Fields = typeof inquiryFields
export type FieldName = keyof Fields

export const fieldNames = Object.keys(inquiryFields) as readonly FieldName[]

/** Names of the fields in a form. */
export type FieldsOf<Form extends ContactType> = {
  [Name in FieldName]: Fields[Name]['forms'] extends Readonly<Record<Form, unknown>> ? Name : never
}[FieldName]

export type FieldValue<Name extends FieldName> = Fields[Name]['kind'] extends 'catalogType' ? CatalogType : string

/**
 * Adds `undefined` to the type of a field that is missing from at least one form. A field that is in every form is an
 * empty string if it is left blank.
 */
export type Absent<Name extends FieldName> = Name extends FieldsOf<'Contact Form'> &
  FieldsOf<'Catalog Request'> &
  FieldsOf<'Training Registration'>
  ? never
  : undefined

/** The submitted values of any form. */
export type InquiryValues = {
  readonly [Name in FieldName as Absent<Name> extends never ? Name : never]: FieldValue<Name>
} & { readonly [Name in FieldName as Absent<Name> extends never ? never : Name]?: FieldValue<Name> | undefined }

/** The name of a field with underscores: 'full_name' for 'fullName'. */
type ColumnName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : ''

/** Returns the column of a field in the `inquiry` table. */
export const columnName = <Name extends FieldName>(name: Name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnName<Name>

/** Columns of the `inquiry` table for the submitted values. */
export type FieldColumns = {
  [Name in FieldName as ColumnName<Name>]: FieldValue<Name> | (Absent<Name> extends never ? never : null)
}

export const isInEveryForm = (name: FieldName): boolean =>
  CONTACT_TYPES.every((form) => form in inquiryFields[name].forms)

/** Error message for text that exceeds the limit, such as text from a script that bypasses the form. */
export const tooLong = (maxLength: number) => `Shorten this to ${maxLength.toLocaleString('en-US')} characters.`

/** Default subjects for the two forms without a subject field. */
export const REQUEST_SUBJECTS = {
  'Catalog Request': 'Catalog Request',
  'Training Registration': 'Training Registration',
} as const
