import { useEffect, useState } from 'react'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import type { PageData } from '../../page-declaration.ts'
import { retryOffline } from '../../router/connection.ts'
import type { page } from './page.ts'

/** Shown in place of a page that is not available offline. The prerendered page contains no data from the device. */
export const Page = ({ head, banner }: PageData<typeof page>) => {
  const [view, setView] = useState<typeof import('../../offline/on-device.tsx')>()
  useEffect(() => {
    void retryOffline(() => import('../../offline/on-device.tsx')).then(setView)
  }, [])
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <div className="wrap section">
        {view && <view.OnDevice />}
        <noscript>
          <p>Saving pages needs JavaScript, which is turned off in your browser.</p>
        </noscript>
      </div>
    </>
  )
}
