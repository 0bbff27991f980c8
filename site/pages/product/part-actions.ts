import type { MouseEvent } from 'react'
import { retryOffline } from '../../router/connection.ts'
import type { PartPage } from './part-page.ts'

/**
 * Handles the buttons that copy a part number, add a part to the quote list, open the 3D viewer, or copy or save a
 * table.
 */
export const partAction = ({ target }: MouseEvent, page?: PartPage) => {
  const button =
    target instanceof Element
      ? target.closest<HTMLButtonElement>('[data-copy], [data-add], [data-view], [data-take]')
      : null
  if (!button) return
  void retryOffline(() => import('./press-part-button.ts')).then(({ press }) => press(button, page))
}
