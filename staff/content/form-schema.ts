import type { ImageUse } from '#contract/content/image.ts'

/** The JSON schema of a piece of content. The schema describes the content's form (`contract/content/text.ts`). */
export interface FormSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  readonly title?: string
  readonly description?: string
  readonly control?: 'line' | 'paragraph' | 'rich-text' | 'time' | 'id' | 'image'
  /** The place where pages show the image, if the field is an image. */
  readonly use?: ImageUse
  /** Name of one entry in a list: 'award'. */
  readonly item?: string
  readonly properties?: Readonly<Record<string, FormSchema>>
  readonly items?: FormSchema
  readonly enum?: readonly string[]
  readonly maxLength?: number
  readonly maxItems?: number
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** Returns the value for a new list item. */
export function emptyValue({ type, control, properties = {}, enum: options }: FormSchema): Json {
  if (control === 'id') return crypto.randomUUID().slice(0, 8)
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, emptyValue(schema)]))
  }
  if (type === 'array') return []
  if (type === 'boolean') return false
  if (type === 'number' || type === 'integer') return 0
  return options?.[0] ?? ''
}

/** A field's text, for comparisons. */
export interface FieldText {
  /** Path of labels: 'Awards › 2 › Title'. */
  readonly label: string
  /** The text, or the reference to the image if the field is an image. */
  readonly text: string
  readonly isImage?: true
}

/** Returns all fields in a body, in form order. */
export function fieldTexts(schema: FormSchema, value: Json | undefined, label = ''): FieldText[] {
  const below = (name: string) => (label ? `${label} › ${name}` : name)
  if (schema.control === 'id') return []
  if (schema.control === 'rich-text') return [{ label, text: (Array.isArray(value) ? value : []).join('\n\n') }]
  if (schema.type === 'array') {
    const items = Array.isArray(value) ? value : []
    return items.flatMap((item, index) => fieldTexts(schema.items ?? {}, item, below(String(index + 1))))
  }
  if (schema.type === 'object') {
    const fields = (value ?? {}) as { readonly [name: string]: Json }
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      fieldTexts(field, fields[name], below(field.title ?? name)),
    )
  }
  const text = value === undefined || value === null ? '' : String(value)
  return [{ label, text, ...(schema.control === 'image' && { isImage: true }) }]
}
