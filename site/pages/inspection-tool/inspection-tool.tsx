import { pageHeads } from '../../../catalogue/page-heads.ts'
import { Notice } from '../../components/notice/notice.tsx'
import { visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/inspection-tool.ts'

export const loader = () => ({
  head: pageHeads.inspectionTool,
  meta: headMeta(pageHeads.inspectionTool),
  drawing: visualOf('empty', ''),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function InspectionTool({ loaderData: { head, drawing } }: Route.ComponentProps) {
  return (
    <Notice title={head.heading} drawing={drawing}>
      <p>Coming Soon</p>
      <p>A checklist for each part of a build, ticked off on your phone: bolts, welds, plates, wear.</p>
    </Notice>
  )
}
