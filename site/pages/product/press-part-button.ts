import { retryOffline } from '../../router/connection.ts'
import { take as takeTable } from '../../services/table-text.ts'
import { copyPartNumber } from './copy-part-number.ts'
import type { PartPage } from './part-page.ts'

/** Where nothing is read out or shown: a table's buttons say themselves how it went. */
const SILENT: PartPage = { say() {}, show() {} }

/** Does what a button of a part is for: copies its number, adds it to the quote list, or shows it in 3D. */
export async function press(button: HTMLButtonElement, { say, show } = SILENT) {
  const { add, view, take } = button.dataset
  if (take) return takeTable(button)
  if (view) {
    const { openViewer } = await retryOffline(() => import('./viewer/open-viewer.tsx'))
    return openViewer(button, view, { say, show })
  }
  if (!add) return copyPartNumber(button, say)
  const { addToList } = await retryOffline(() => import('../../components/add-to-list/add-lines.ts'))
  addToList([{ partNumber: add, quantity: 1 }])
}
