import type { MouseEvent } from 'react'
import { retryOffline } from '../../router/connection.ts'

/** Handles the buttons of all tables within an element. The copy and save code loads on the first click. */
export const takeTable = ({ target }: MouseEvent) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-take]') : null
  if (button) void retryOffline(() => import('../../services/table-text.ts')).then(({ take }) => take(button))
}
