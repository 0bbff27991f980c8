import { ISSUE, NOTICE } from '../documents/house.ts'
import { catalogProducts } from '../items.ts'

/** Metadata for a CAD file, in plain ASCII. */
export interface CadHead {
  readonly partNumber: string
  /** Example: 'Truss, 12 in, aluminum, 10 ft'. */
  readonly name: string
  /** Example: 'CAD-TR12A-10'. */
  readonly number: string
  readonly revision: string
  /** ISO date. Example: 2026-11-22. */
  readonly date: string
  readonly notice: string
}

/** Returns the metadata for the current revision, keyed by part number. */
export async function cadHeads(): Promise<ReadonlyMap<string, CadHead>> {
  const items = (await catalogProducts()).flatMap(({ productSections }) =>
    productSections.flatMap(({ items }) => items),
  )
  const { revision, date } = ISSUE
  return new Map(
    items.flatMap(({ partNumber, name, sizes = [{ partNumber, label: '' }] }) =>
      sizes.map((size): [string, CadHead] => [
        size.partNumber,
        {
          partNumber: size.partNumber,
          name: plain(size.label ? `${name}, ${size.label}` : name),
          number: size.partNumber.replace(/^BS-/, 'CAD-'),
          revision,
          date,
          notice: NOTICE,
        },
      ]),
    ),
  )
}

const SPELLED: Readonly<Record<string, string>> = { '×': 'x', '°': ' deg', '–': '-', '’': "'", '\u00a0': ' ', '²': '2' }

const plain = (text: string): string => text.replaceAll(/[^ -~]/g, (sign) => SPELLED[sign] ?? sign)
