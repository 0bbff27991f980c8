import { useEffect, useState } from 'react'
import { company } from '#catalog/company.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import type { PageData } from '../../page-declaration.ts'
import { retryOffline } from '../../router/connection.ts'
import type { page } from './page.ts'
import styles from './quote-list.module.css'

/** The prerendered page has no lists. They are stored in the browser, and their code loads after hydration. */
export const Page = ({ head, banner, parts }: PageData<typeof page>) => {
  const [view, setView] = useState<typeof import('./lists-view.tsx')>()
  useEffect(() => {
    void retryOffline(() => import('./lists-view.tsx')).then(setView)
  }, [])
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <div className={`wrap ${styles.lists}`}>
        {view && <view.ListsView parts={parts} />}
        {!view && (
          <p className={styles.unscripted}>
            The quote list needs JavaScript, which is turned off in your browser. Request a quote on each product page,
            or write to <a href={`mailto:${company.email}`}>{company.email}</a>.
          </p>
        )}
      </div>
    </>
  )
}
