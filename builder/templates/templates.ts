/** Parametric structures to start from. The holes in all their parts line up. */
import { nearestSizes } from '#engineering/sizes.ts'
import { formatNumber } from '#engineering/units.ts'
import { beam, booth, gantry, goalPost, grid, ledFrame, tower } from './frames.ts'
import { platform } from './platform.ts'
import type { Template, Values } from './template.ts'
import { wagon } from './wagon.ts'

export type { Template, Values } from './template.ts'

export const templates: readonly Template[] = [goalPost, tower, gantry, grid, platform, wagon, ledFrame, booth, beam]

export const templateOf = (id: string): Template | undefined => templates.find((each) => each.id === id)

/** Returns the initial values of a template. */
export const initialValues = ({ fields, choices }: Template): Values =>
  Object.fromEntries([...fields, ...choices].map(({ name, initial }) => [name, initial]))

/** Returns the values with the sizes that they mean, because a link can have fewer decimal places. */
export const withSizes = ({ fields }: Template, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.name]
      const sizes = typeof value === 'number' ? nearestSizes(field, value) : []
      return sizes.length === 1 ? [[field.name, sizes[0]]] : []
    }),
  ),
})

/** Returns a message for each invalid value, keyed by field name. */
export function valueProblems({ fields, choices }: Template, values: Values): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const field of fields) {
    const { name, label, min, max, step, unit } = field
    const value = values[name]
    const sizeText = (size: number) => formatNumber(size, 2)
    const range = `${sizeText(min)} to ${sizeText(max)}${unit ? ` ${unit}` : ''}`
    if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max)
      problems[name] = `${label}: enter ${range}.`
    else if (!nearestSizes(field, value).includes(value))
      problems[name] = `${label}: enter a multiple of ${sizeText(step)}${unit ? ` ${unit}` : ''}, ${range}.`
  }
  for (const { name, label, options } of choices)
    if (!options.some(({ value }) => value === String(values[name]))) problems[name] = `${label}: choose an option.`
  return problems
}
