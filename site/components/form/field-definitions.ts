import { type FieldName, inquiryFields } from '#contract/inquiry-fields.ts'
import type { FieldProps } from './field.tsx'

/** A field in a public form. Its payload name is also its element id. */
interface FieldDefinition extends Pick<FieldProps, 'label' | 'type' | 'placeholder' | 'required' | 'rows'> {
  readonly id: FieldName
  readonly name: FieldName
  readonly autoComplete: string
  readonly maxLength: number
}

const field = (
  name: FieldName,
  label: string,
  autoComplete: string,
  rest: Pick<FieldProps, 'type' | 'placeholder' | 'required' | 'rows'> = {},
): FieldDefinition => ({ id: name, name, label, autoComplete, maxLength: inquiryFields[name].maxLength, ...rest })

const postal = { type: 'multiline', rows: 3, placeholder: 'Street, city, ZIP or postal code' } as const

const fullName = field('fullName', 'Full Name', 'name')
const companyName = field('companyName', 'Company Name', 'organization')
const address = field('address', 'Address', 'street-address', postal)
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
    placeholder: 'A span, a load, or a drawing number is enough to get started.',
  }),
  delivery: [
    field('neededBy', 'Needed By', 'off', { type: 'date', required: false }),
    field('shipTo', 'Ship To', 'shipping street-address', { ...postal, required: false }),
  ],
} as const

/** Fields for catalog requests and training registrations. */
export const postalFields: readonly FieldDefinition[] = [
  fullName,
  companyName,
  address,
  stateCountry,
  phone,
  email('E-mail'),
]
