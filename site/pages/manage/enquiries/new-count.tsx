import { useLocation } from 'react-router'
import { inboxCounts } from '../../../../contract/enquiry-inbox.ts'
import { manageApi } from '../manage-api.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import styles from './enquiries.module.css'

/** How many enquiries nobody has begun with, beside the way to them; counted anew with each step in the area. */
export const NewCount = () => {
  const { key } = useLocation()
  const { data } = useLoaded(key, async (signal) =>
    inboxCounts.parse((await manageApi.get('/api/enquiries/counts', { signal })).data),
  )
  if (!data?.new) return null
  return (
    <span className={styles.count}>
      {data.new.toLocaleString('en-US')}
      <span className="visually-hidden"> new</span>
    </span>
  )
}
