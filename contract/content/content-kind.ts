import type { z } from 'zod'

/**
 * A kind of content that staff can edit. The same schema validates built-in data and edits. The schema's metadata
 * (`text.ts`) describes the staff form.
 */
export interface ContentKindDefinition<Schema extends z.ZodType = z.ZodType> {
  /** Name of the group in the staff area, such as 'Applications'. */
  readonly label: string
  readonly schema: Schema
  /** True if the server derives the content from other data, so staff don’t edit it as text. */
  readonly isDerived?: true
  /** True if edits are not part of the catalog text, so they are not written to the catalog's source. */
  readonly staysInDatabase?: true
  /** Returns the period during which pages show the content. If there is no period, pages always show it. */
  period?(body: z.output<Schema>): Period | undefined
  /**
   * Functions that convert stored edits to the current schema, oldest first. Add one for each schema change that makes
   * stored edits invalid. The number of functions is the schema version.
   */
  readonly migrations?: readonly ((body: unknown) => unknown)[]
}

export interface Period {
  readonly start: Date
  readonly end: Date
}

export const contentKind = <Schema extends z.ZodType>(definition: ContentKindDefinition<Schema>) => definition
