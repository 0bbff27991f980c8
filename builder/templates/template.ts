/** Describes a template and its form. */
import type { Structure } from '../model.ts'

export interface Field {
  readonly name: string
  readonly label: string
  readonly initial: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit?: 'ft' | 'in'
}

export interface Choice {
  readonly name: string
  readonly label: string
  readonly initial: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export type Values = Readonly<Record<string, number | string>>

export interface Template {
  readonly id: string
  readonly name: string
  /** One-sentence description of the template. */
  readonly description: string
  readonly fields: readonly Field[]
  readonly choices: readonly Choice[]
  /** Creates the structure. Values must be valid (`valueProblems`). */
  readonly make: (values: Values) => Structure
}
