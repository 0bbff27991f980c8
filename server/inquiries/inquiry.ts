import type { Office } from '../../catalog/types.ts'
import {
  type ContactType,
  type FieldColumns,
  type FieldName,
  fieldNames,
  type InquiryValues,
  inquiryFields,
} from '../../contract/inquiry-fields.ts'
import type { QuoteLine } from '../../contract/quote-list.ts'

/** What a visitor sent, unchanged. */
export interface Inquiry extends InquiryValues {
  readonly id: string
  readonly contactType: ContactType
  readonly office: Office['id']
  readonly receivedAt: Date
  /** The list of parts that came with it. */
  readonly lines: readonly InquiryLine[]
}

/** A line of a list, with the part's name in the catalog. */
export interface InquiryLine extends QuoteLine {
  readonly name: string
  readonly weightLb: number
}

/** What a visitor sent as columns of the table `inquiry`. */
export const columnsOf = (values: InquiryValues): FieldColumns =>
  Object.fromEntries(fieldNames.map((name) => [inquiryFields[name].column, values[name] ?? null])) as FieldColumns

/** What a visitor sent, from the columns of the table `inquiry`; null is what was not sent. */
export const valuesOf = (row: FieldColumns) =>
  Object.fromEntries(fieldNames.map((name) => [name, row[inquiryFields[name].column]])) as {
    readonly [Name in FieldName]: FieldColumns[(typeof inquiryFields)[Name]['column']]
  }
