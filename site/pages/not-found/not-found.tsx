import { Notice } from '../../components/notice/notice.tsx'
import type { PageData } from '../../page-declaration.ts'
import type { page } from './page.ts'

export const Page = ({ head, drawing }: PageData<typeof page>) => {
  return (
    <Notice title={head.heading} drawing={drawing}>
      <p>Nothing is bolted to this address.</p>
    </Notice>
  )
}
