import { retryOffline } from '../../router/connection.ts'
import { take as takeTable } from '../../services/table-text.ts'
import { copyPartNumber } from './copy-part-number.ts'
import type { PartPage } from './part-page.ts'

/** Used for tables outside product pages. The buttons in those tables show the result themselves. */
const SILENT: PartPage = { announce() {}, show() {} }

/** Runs the action of a part button: copies the number, adds the part to the quote list, or opens the 3D viewer. */
export async function press(button: HTMLButtonElement, { announce, show } = SILENT) {
  const { add, view, take } = button.dataset
  if (take) return takeTable(button)
  if (view) {
    const { openViewer } = await retryOffline(() => import('./viewer/open-viewer.tsx'))
    return openViewer(button, view, { announce, show })
  }
  if (!add) return copyPartNumber(button, announce)
  const { addToList } = await retryOffline(() => import('../../components/add-to-list/add-lines.ts'))
  // A part with several sizes has a size menu next to the button.
  const size = button.parentElement?.querySelector('select')?.value
  addToList([{ partNumber: size ?? add, quantity: 1 }])
}
