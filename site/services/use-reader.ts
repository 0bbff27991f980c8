import { useEffect, useState } from 'react'
import { retryOffline } from '../router/connection.ts'

export type Reader = typeof import('./quantity-field.ts')

/** Loads the reader of quantities when a page first needs it, because most visitors of these pages type no quantity. */
export function useReader(isNeeded: boolean): Reader | undefined {
  const [reader, setReader] = useState<Reader>()
  useEffect(() => {
    if (isNeeded && !reader) void retryOffline(() => import('./quantity-field.ts')).then(setReader)
  }, [isNeeded, reader])
  return reader
}
