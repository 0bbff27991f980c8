import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentKinds } from '#contract/content/content.ts'
import { emptyValue, type FormSchema, fieldTexts } from './form-schema.ts'

const KNOWN = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean'])

/** Lists the fields that the form can't show. */
function unsupported(schema: FormSchema, path: string): string[] {
  if (!KNOWN.has(schema.type ?? '')) return [path]
  if (schema.type === 'array') return unsupported(schema.items ?? {}, `${path}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => unsupported(field, `${path}.${name}`))
}

test.each(Object.entries(contentKinds))('has a form field for each part of the content kind %s', (kind, { schema }) => {
  const form = z.toJSONSchema(schema, { io: 'input' }) as FormSchema
  expect(unsupported(form, kind)).toEqual([])
  expect(fieldTexts(form, emptyValue(form)).every(({ label }) => label !== '')).toBe(true)
})
