import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../site/components/button/button.tsx'
import { Labeled } from '../../site/components/form/field.tsx'
import formStyles from '../../site/components/form/form.module.css'
import { Select } from '../components/form.tsx'
import { ItemButton } from '../components/item-button.tsx'
import styles from './content.module.css'
import { type BodyFieldProps, useFieldNotes } from './field-notes.tsx'
import { emptyValue, type Json } from './form-schema.ts'
import { RichTextField } from './rich-text-field.tsx'
import { localTime, timeZone, utcText } from './texts.ts'

const pathTo = (name: string, part: string | number) => (name ? `${name}.${part}` : String(part))

/** A form field for any part of a body, generated from its schema. */
export const BodyField = (props: BodyFieldProps) => {
  const { schema } = props
  if (schema.control === 'id') return null
  if (schema.control === 'rich-text') return <RichTextField {...props} />
  if (schema.control === 'time') return <TimeField {...props} />
  if (schema.type === 'object') return <ObjectFields {...props} />
  if (schema.type === 'array') return <ListField {...props} />
  if (schema.type === 'boolean') return <CheckField {...props} />
  return <TextField {...props} />
}

const ObjectFields = ({ schema, name, value, onChange }: BodyFieldProps) => {
  const fields = (value ?? {}) as { readonly [field: string]: Json }
  const inputs = Object.entries(schema.properties ?? {}).map(([field, each]) => (
    <BodyField
      key={field}
      schema={each}
      name={pathTo(name, field)}
      value={fields[field]}
      onChange={(changed) => onChange({ ...fields, [field]: changed })}
    />
  ))
  if (!schema.title) return inputs
  return (
    <fieldset className={styles.list}>
      <legend>{schema.title}</legend>
      {inputs}
    </fieldset>
  )
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
      onChange(isNumber && target.value !== '' ? Number(target.value) : target.value),
  }
  return (
    <Labeled id={name} label={title}>
      {options ? (
        <Select id={name} value={text} options={options.map((each) => [each, each] as const)} onChoose={onChange} />
      ) : control === 'paragraph' ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input {...shared} type={isNumber ? 'number' : 'text'} autoComplete="off" />
      )}
      {notes}
    </Labeled>
  )
}

/** A time in the member's time zone. The body contains it in UTC. */
const TimeField = ({ schema, name, value, onChange }: BodyFieldProps) => {
  const utc = typeof value === 'string' && value !== '' ? new Date(value) : undefined
  const { attributes, notes } = useFieldNotes(
    name,
    schema.description,
    <p className={formStyles.note}>{utc ? utcText(utc) : 'Enter the time in your time zone.'}</p>,
  )
  return (
    <Labeled id={name} label={`${schema.title ?? name} (${timeZone()})`}>
      <input
        {...attributes}
        id={name}
        type="datetime-local"
        className={formStyles.input}
        value={utc ? localTime(utc) : ''}
        onChange={({ target }) => onChange(target.value === '' ? '' : new Date(target.value).toISOString())}
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

const ListField = ({ schema, name, value, onChange }: BodyFieldProps) => {
  const { title = name, item = 'entry', items = {}, maxItems = Number.POSITIVE_INFINITY } = schema
  const values: readonly Json[] = Array.isArray(value) ? value : []
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [status, setStatus] = useState('')
  const { notes } = useFieldNotes(name, schema.description)

  /** Changes the list, then focuses a button of an item, because the focused button may have moved. */
  const change = (next: readonly Json[], text: string, focus: { readonly index: number; readonly action: string }) => {
    flushSync(() => {
      onChange(next)
      setStatus(text)
    })
    const target = list.current?.children[focus.index] ?? list.current?.parentElement
    const buttons = target?.querySelectorAll<HTMLElement>(`[data-action="${focus.action}"]`) ?? []
    const button = [...buttons].find((each) => !(each as HTMLButtonElement).disabled)
    ;(button ?? target?.querySelector<HTMLElement>('input, textarea, [data-action]:not(:disabled)'))?.focus()
  }
  const move = (index: number, by: 1 | -1) => {
    const moved = values.toSpliced(index, 1).toSpliced(index + by, 0, values[index] as Json)
    const action = by < 0 ? 'up' : 'down'
    change(moved, `Moved to position ${index + by + 1} of ${values.length}.`, { index: index + by, action })
  }
  const remove = (index: number) =>
    change(values.toSpliced(index, 1), `Removed ${item} ${index + 1}.`, {
      index: Math.min(index, values.length - 2),
      action: 'remove',
    })
  const add = () =>
    change([...values, emptyValue(items)], `Added ${item} ${values.length + 1}.`, { index: values.length, action: '' })

  return (
    <fieldset className={styles.list} aria-describedby={schema.description && `${name}-help`}>
      <legend id={id}>{title}</legend>
      {notes}
      <ol ref={list}>
        {values.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled, and the entries have no other identity
          <li key={index} className={styles.item}>
            <BodyField
              schema={items.type === 'string' ? { title: `${item} ${index + 1}`, ...items } : items}
              name={pathTo(name, index)}
              value={each}
              onChange={(changed) => onChange(values.with(index, changed))}
            />
            <div className={styles.itemButtons}>
              <ItemButton
                label="Up"
                item={`${item} ${index + 1}`}
                data-action="up"
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <ItemButton
                label="Down"
                item={`${item} ${index + 1}`}
                data-action="down"
                disabled={index === values.length - 1}
                onClick={() => move(index, 1)}
              />
              <ItemButton
                label="Remove"
                item={`${item} ${index + 1}`}
                data-action="remove"
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button data-action="add" disabled={values.length >= maxItems} onClick={add}>
        Add {item}
      </Button>
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </fieldset>
  )
}
