import type { Office } from '#catalog/types.ts'
import type { Attachment } from '#contract/attachments.ts'
import {
  type ContactType,
  columnName,
  type FieldColumns,
  type FieldName,
  fieldNames,
  type InquiryValues,
} from '#contract/inquiry-fields.ts'
import type { QuoteLine } from '#contract/quote-list.ts'

/** An inquiry with the visitor's entries, without control characters (`contract/plain-text.ts`). */
export interface Inquiry extends InquiryValues {
  readonly id: string
  readonly contactType: ContactType
  readonly office: Office['id']
  readonly receivedAt: Date
  readonly lines: readonly InquiryLine[]
  /** Result of registering for a training session. */
  readonly registration?: 'registered' | 'waiting' | 'repeated' | undefined
  readonly files?: readonly Attachment[] | undefined
  /** URL that opens the structure sent with the inquiry. */
  readonly structureUrl?: string | undefined
}

/** A line of a parts list with the part's name from the catalog. */
export interface InquiryLine extends QuoteLine {
  readonly name: string
  readonly weightLb: number
}

export const columnsOf = (values: InquiryValues): FieldColumns =>
  Object.fromEntries(fieldNames.map((name) => [columnName(name), values[name] ?? null])) as FieldColumns

/** Reads a visitor's entries from columns of the `inquiry` table. The column of a field that was not sent is null. */
export const storedValues = (row: FieldColumns) =>
  Object.fromEntries(fieldNames.map((name) => [name, row[columnName(name)]])) as {
    readonly [Name in FieldName]: FieldColumns[ReturnType<typeof columnName<Name>>]
  }
