import { PASSWORD_LENGTH } from '#contract/staff.ts'
import { Field } from '#site/components/form/field.tsx'

export const NewPasswordFields = () => (
  <>
    <Field
      name="newPassword"
      label="New password"
      type="password"
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH.min}
      maxLength={PASSWORD_LENGTH.max}
      hint={`${PASSWORD_LENGTH.min} characters or more. Use a few unrelated words.`}
    />
    <Field name="repeated" label="Repeat new password" type="password" autoComplete="new-password" />
  </>
)
