import { type ReactNode, use } from 'react'
import { FieldError } from '../../components/form/field.tsx'
import { FormErrors } from '../../components/form/form-errors.ts'
import './attachment.css'

export interface AttachmentProps {
  /** Field name in the request, which is also the ID of the checkbox. */
  readonly name: string
  readonly label: ReactNode
  readonly chosen: boolean
  readonly onChange: (chosen: boolean) => void
  readonly children?: ReactNode
}

/** A checkbox that attaches something to the message, with its error and its details. */
export const Attachment = ({ name, label, chosen, onChange, children }: AttachmentProps) => {
  const error = use(FormErrors)[name]
  return (
    <div className="attachment" data-chosen={chosen || undefined}>
      <label>
        <input
          id={name}
          type="checkbox"
          checked={chosen}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError name={name} id={name} />
      {children}
    </div>
  )
}
