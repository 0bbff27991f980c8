import { Notice } from '../../components/notice/notice.tsx'
import type { PageData } from '../../router/route.ts'
import type { loader } from './inspection-tool.loader.ts'

export const Page = ({ head, drawing }: PageData<typeof loader>) => {
  return (
    <Notice title={head.heading} drawing={drawing}>
      <p>Coming Soon</p>
      <p>A checklist for each part of a build, ticked off on your phone: bolts, welds, plates, wear.</p>
    </Notice>
  )
}
