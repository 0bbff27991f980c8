import { readWholeNumber } from '#contract/quantity-text.ts'
import { Labeled } from '#site/components/form/field.tsx'
import formStyles from '#site/components/form/form.module.css'
import { Select } from '../components/form.tsx'
import { clockChange, localTime, readLocalTime, timeZone, utcText } from '../components/local-time.ts'
import styles from './content.module.css'
import { type BodyFieldProps, pathTo, useFieldNotes } from './field-notes.tsx'
import type { Json } from './form-schema.ts'
import { ImageEntry, imageFieldOf } from './image-entry.tsx'
import { ListField } from './list-field.tsx'
import { RichTextField } from './rich-text-field.tsx'

/** A form field for any part of a body, generated from its schema. */
export const BodyField = (props: BodyFieldProps) => {
  const { schema } = props
  if (schema.control === 'id') return null
  if (schema.control === 'rich-text') return <RichTextField {...props} />
  if (schema.control === 'time') return <TimeField {...props} />
  if (schema.type === 'object') return <ObjectFields {...props} />
  if (schema.type === 'array') return <ListField {...props} Field={BodyField} />
  if (schema.type === 'boolean') return <CheckField {...props} />
  return <TextField {...props} />
}

const ObjectFields = ({ schema, name, value, onChange }: BodyFieldProps) => {
  const fields = (value ?? {}) as { readonly [field: string]: Json }
  const [imageField] = imageFieldOf(schema) ?? []
  const others = Object.entries(schema.properties ?? {}).filter(([field]) => field !== imageField)
  const inputs = others.map(([field, each]) => (
    <BodyField
      key={field}
      schema={each}
      name={pathTo(name, field)}
      value={fields[field]}
      onChange={(changed) => onChange({ ...fields, [field]: changed })}
    />
  ))
  if (imageField) {
    return (
      <ImageEntry schema={schema} name={name} fields={fields} onChange={onChange}>
        {inputs}
      </ImageEntry>
    )
  }
  if (!schema.title) return inputs
  return (
    <fieldset className={styles.list}>
      <legend>{schema.title}</legend>
      {inputs}
    </fieldset>
  )
}

/** Returns the number if the text is its plain digits. Other text stays as it is, and the schema rejects it. */
function numberOr(text: string): number | string {
  const number = readWholeNumber(text)
  return String(number) === text ? Number(number) : text
}

const TextField = ({ schema, name, value, onChange }: BodyFieldProps) => {
  const { title = name, description, control, maxLength, type, enum: options } = schema
  const text = String(value ?? '')
  const isNumber = type === 'number' || type === 'integer'
  const left = maxLength === undefined ? undefined : maxLength - text.trim().length
  const count =
    left === undefined || left > 50 ? null : (
      <p className={formStyles.note}>{left < 0 ? `${-left} characters too long` : `${left} characters left`}</p>
    )
  const { attributes, notes } = useFieldNotes(name, description, count)
  const shared = {
    ...attributes,
    id: name,
    className: formStyles.input,
    value: text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(isNumber ? numberOr(target.value) : target.value),
  }
  return (
    <Labeled id={name} label={title}>
      {options ? (
        <Select id={name} value={text} options={options.map((each) => [each, each] as const)} onChoose={onChange} />
      ) : control === 'paragraph' ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input {...shared} inputMode={isNumber ? 'numeric' : 'text'} autoComplete="off" />
      )}
      {notes}
    </Labeled>
  )
}

/** A time in the member's time zone. The body stores it in UTC. */
const TimeField = ({ schema, name, value, onChange }: BodyFieldProps) => {
  const utc = typeof value === 'string' && value !== '' ? new Date(value) : undefined
  const { attributes, notes } = useFieldNotes(
    name,
    schema.description,
    <p className={formStyles.note}>
      {utc ? `${clockChange(localTime(utc)) ?? ''} ${utcText(utc)}` : 'Enter the time in your time zone.'}
    </p>,
  )
  return (
    <Labeled id={name} label={`${schema.title ?? name} (${timeZone()})`}>
      <input
        {...attributes}
        id={name}
        type="datetime-local"
        className={formStyles.input}
        value={utc ? localTime(utc) : ''}
        onChange={({ target }) => onChange(readLocalTime(target.value)?.toISOString() ?? '')}
      />
      {notes}
    </Labeled>
  )
}

const CheckField = ({ schema, name, value, onChange }: BodyFieldProps) => {
  const { attributes, notes } = useFieldNotes(name, schema.description)
  return (
    <div className={formStyles.field}>
      <label className={styles.check}>
        <input
          {...attributes}
          id={name}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        {schema.title ?? name}
      </label>
      {notes}
    </div>
  )
}
