/** Documents of the catalogue: `npm run studio -- documents [--only <part number, document number or path>]`. */
import { loadTableDocuments } from './load-table.ts'
import { type Printable, print } from './print.ts'

/** What is asked for most comes first: a run that is stopped leaves the rest for the next. */
const all = async (): Promise<Printable[]> => [...loadTableDocuments()]

export async function documents(only?: string): Promise<void> {
  const wanted = only?.toLowerCase()
  const found = (await all()).filter(
    ({ key, number }) => !wanted || key.includes(wanted.replace(/^documents\//, '')) || number.toLowerCase() === wanted,
  )
  await print(found)
}
