import { Notice } from '../../components/notice/notice.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import type { PageData } from '../../page-declaration.ts'
import type { page } from './page.ts'

export const Page = ({ head, banner, drawing }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} banner={banner} size="strip" />
      <Notice title="Coming Soon" level="h2" drawing={drawing}>
        <p>Check off bolts, welds, plates, and wear on your phone, part by part.</p>
      </Notice>
    </>
  )
}
