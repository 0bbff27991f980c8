import { type FieldName, fieldRules } from '../../../contract/enquiry-fields.ts'

export interface FieldDefinition {
  /** Its id in the page and its name in the payload. */
  readonly id: FieldName
  readonly label: string
  readonly type: 'text' | 'tel' | 'email' | 'multiline'
  readonly placeholder?: string
  readonly required: boolean
  readonly autoComplete: string
  /** Rows of a field with several lines. */
  readonly rows?: number
  readonly maxLength: number
}

const field = (
  id: FieldName,
  label: string,
  autoComplete: string,
  rest: Partial<Omit<FieldDefinition, 'id' | 'label' | 'autoComplete'>> = {},
): FieldDefinition => ({
  id,
  label,
  autoComplete,
  type: 'text',
  required: true,
  maxLength: fieldRules[id].maxLength,
  ...rest,
})

const fullName = field('fullName', 'Full Name', 'name')
const companyName = field('companyName', 'Company Name', 'organization')
const address = field('address', 'Address', 'street-address', {
  type: 'multiline',
  rows: 3,
  placeholder: 'Street, city, ZIP or postal code',
})
const stateCountry = field('stateCountry', 'State/Country', 'address-level1', { placeholder: 'Tennessee, or Germany' })
const phone = field('phone', 'Phone Number', 'tel', { type: 'tel', placeholder: '(555) 555-0100' })
const email = (label: string) => field('email', label, 'email', { type: 'email', placeholder: 'name@company.example' })

export const contactFields = {
  person: [fullName, companyName, stateCountry, phone, email('Your Email')],
  subject: field('subject', 'Subject', 'off', { placeholder: 'Request a Quote' }),
  message: field('message', 'Message', 'off', {
    type: 'multiline',
    rows: 4,
    required: false,
    placeholder: 'A span, a load, a drawing number: a line is enough to begin with.',
  }),
} as const

/** Of catalog requests and training registrations. */
export const postalFields: readonly FieldDefinition[] = [
  fullName,
  companyName,
  address,
  stateCountry,
  phone,
  email('E-mail'),
]
