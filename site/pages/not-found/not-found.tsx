import { Notice } from '../../components/notice/notice.tsx'
import type { PageData } from '../../router/route.ts'
import type { loader } from './not-found.loader.ts'

export const Page = ({ head, drawing }: PageData<typeof loader>) => {
  return (
    <Notice title={head.heading} drawing={drawing}>
      <p>Nothing is bolted to this address.</p>
    </Notice>
  )
}
