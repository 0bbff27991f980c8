/** Reads the sizes in the form of a template. */
import type { Field } from '#builder/templates/template.ts'
import { nearestSizes } from '#engineering/sizes.ts'
import { type FieldRule, readNumber } from '../../components/calculator/typed.ts'
import { feet } from '../../services/quantity-texts.ts'
import type { Units } from '../../services/units.ts'

export const sizeRule = ({ label, min, max, unit, note }: Field): FieldRule => ({
  label,
  quantity: unit ?? 'count',
  min,
  max,
  ...(note && { note }),
})

/** Returns the size in US units, or an error message with the closest sizes if the template isn't made in this size. */
export function readSize(field: Field, typed: string, units: Units): number | string {
  const found = readNumber(typed, sizeRule(field), units)
  if (typeof found === 'string') return found
  const [size, other] = nearestSizes(field, found)
  if (other === undefined) return size
  const [from, to, step] = [size, other, field.step].map((each) => feet(each * 12)[units === 'metric' ? 1 : 0])
  return `${field.label}: ${from} or ${to}, in steps of ${step}.`
}
