import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { inboxCounts } from '#contract/inquiry-inbox.ts'
import { staffApi } from '../api.ts'
import styles from './shell.module.css'

/** The number of new inquiries, shown next to the link to the inquiry list. It is updated on every navigation. */
export const NewCount = () => {
  const { key } = useLocation()
  const [count, setCount] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    staffApi.get('/api/inquiries/counts', { signal }).then(
      ({ data }) => setCount(inboxCounts.parse(data).new),
      // The page reports the failure. Keep the last count.
      () => {},
    )
    return () => controller.abort()
  }, [key])

  return (
    count > 0 && (
      <span className={styles.count}>
        {count.toLocaleString('en-US')}
        <span className="visually-hidden"> new</span>
      </span>
    )
  )
}
