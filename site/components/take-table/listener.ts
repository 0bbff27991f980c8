import type { MouseEvent } from 'react'
import { retryOffline } from '../../router/connection.ts'

/** Handles the buttons for all tables in an element. The code to copy or save a table loads on the first click. */
export const takeTable = ({ target }: MouseEvent) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-take]') : null
  if (button) void retryOffline(() => import('../../services/table-text.ts')).then(({ take }) => take(button))
}
