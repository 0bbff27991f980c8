import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { inboxCounts } from '../../contract/inquiry-inbox.ts'
import { staffApi } from '../api.ts'
import styles from './shell.module.css'

/** How many inquiries nobody has begun with, beside the way to them; counted again with each step in the area. */
export const NewCount = () => {
  const { key } = useLocation()
  const [count, setCount] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a key of its own
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    staffApi.get('/api/inquiries/counts', { signal }).then(
      ({ data }) => setCount(inboxCounts.parse(data).new),
      // The page's own call says what is wrong; the count of before stays.
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
