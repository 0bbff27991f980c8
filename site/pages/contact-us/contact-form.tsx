import { SUBJECT_SUGGESTIONS } from '../../../contract/enquiry-fields.ts'
import { EnquiryForm } from '../../components/form/enquiry-form.tsx'
import { Field } from '../../components/form/field.tsx'
import { contactFields } from '../../components/form/field-definitions.ts'

export const ContactForm = () => (
  <EnquiryForm
    contactType="Contact Form"
    labelledBy="write"
    button={{ idle: 'SEND', busy: 'SENDING...' }}
    success="Message sent successfully!"
    failure="Failed to send message"
  >
    {contactFields.person.map((definition) => (
      <Field key={definition.id} definition={definition} />
    ))}
    <Field definition={contactFields.subject} list="subjects">
      <datalist id="subjects">
        {SUBJECT_SUGGESTIONS.map((subject) => (
          <option key={subject} value={subject} />
        ))}
      </datalist>
    </Field>
    <Field definition={contactFields.message} />
  </EnquiryForm>
)
