import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Template, Values } from '#builder/templates/template.ts'
import { NumberField } from '../../components/calculator/fields.tsx'
import { fieldText } from '../../services/quantity-field.ts'
import { textIn } from '../../services/quantity-texts.ts'
import { useUnits } from '../../services/units.ts'
import styles from './start.module.css'
import { readSize, sizeRule } from './template-sizes.ts'

/**
 * Returns the sizes in US units. If a size is wrong, returns undefined, shows the errors, and moves the focus to the
 * first one.
 */
export type ReadSizes = () => Values | undefined

interface TemplateFieldsProps {
  readonly template: Pick<Template, 'fields' | 'choices'>
  /** Values to show instead of the initial values. */
  readonly values: Values | undefined
  readonly readSizes: RefObject<ReadSizes | undefined>
}

/** The dimensions and options of a template. */
export const TemplateFields = ({ template: { fields, choices }, values, readSizes }: TemplateFieldsProps) => {
  const units = useUnits()
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isChecked, setIsChecked] = useState(false)
  const sizes = fields.map((field) => {
    const value = values?.[field.name] ?? field.initial
    const shown = typeof value === 'number' ? fieldText(value, sizeRule(field).quantity, units) : value
    const text = typed[field.name] ?? shown
    return { field, text, size: readSize(field, text, units) }
  })
  const read: ReadSizes = () => {
    setIsChecked(true)
    const wrong = sizes.find(({ size }) => typeof size === 'string')
    if (!wrong) return Object.fromEntries(sizes.map(({ field, size }) => [field.name, size]))
    element.current?.closest('details')?.setAttribute('open', '')
    element.current?.querySelector<HTMLInputElement>(`[name="${wrong.field.name}"]`)?.focus()
    return undefined
  }
  useEffect(() => {
    readSizes.current = read
  })
  useEffect(
    () => () => {
      readSizes.current = undefined
    },
    [readSizes],
  )
  return (
    <div ref={element} className={styles.fields} data-field-row="">
      {sizes.map(({ field, text, size }) => (
        <NumberField
          key={field.name}
          name={field.name}
          rule={sizeRule(field)}
          value={text}
          error={isChecked && typeof size === 'string' ? size : undefined}
          onChange={(value) => setTyped((each) => ({ ...each, [field.name]: value }))}
        />
      ))}
      {choices.map(({ name, label, initial, options }) => (
        <div key={name} className="field">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <select id={`${id}-${name}`} name={name} defaultValue={values?.[name] ?? initial}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {typeof option.label === 'string' ? option.label : textIn(option.label, units)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}
