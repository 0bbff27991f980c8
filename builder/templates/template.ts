/** Describes a template and its form. */
import type { Structure } from '../model.ts'
import type { StaticsData } from '../statics/data.ts'

export interface Field {
  readonly name: string
  readonly label: string
  readonly initial: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit?: 'ft' | 'in'
  /** Explains the field. */
  readonly note?: string
}

export interface Choice {
  readonly name: string
  readonly label: string
  readonly initial: string
  readonly options: readonly {
    readonly value: string
    /** In US and in metric units if it has a quantity. */
    readonly label: string | readonly [us: string, metric: string]
  }[]
}

export type Values = Readonly<Record<string, number | string>>

export interface Template {
  readonly id: string
  readonly name: string
  /** One-sentence description of the template. */
  readonly description: string
  readonly fields: readonly Field[]
  readonly choices: readonly Choice[]
  /**
   * Creates the structure. Values must be valid (`valueProblems`).
   * @throws TemplateProblem if no structure with these values can carry its loads
   */
  readonly make: (values: Values, data: TemplateData) => Structure
}

/** Strengths, ratings, and weights that a template uses to design its structure. */
export type TemplateData = Pick<StaticsData, 'members' | 'supports' | 'weightLb'>

/** A template that needs no strengths. */
export interface FixedTemplate extends Template {
  readonly make: (values: Values) => Structure
}

/** The visitor sees this message. */
export class TemplateProblem extends Error {
  override name = 'TemplateProblem'
}
