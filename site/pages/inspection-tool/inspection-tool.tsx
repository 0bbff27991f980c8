import { pageHeads } from '../../../catalogue/page-heads.ts'
import { Notice } from '../../components/notice/notice.tsx'
import { visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-head.ts'
import type { Route } from './+types/inspection-tool.ts'

export const loader = () => ({ drawing: visualOf('special/inspection', '') })

export const meta: Route.MetaFunction = () => headMeta(pageHeads.inspectionTool)

export default function InspectionTool({ loaderData: { drawing } }: Route.ComponentProps) {
  return (
    <Notice title={pageHeads.inspectionTool.heading} drawing={drawing}>
      <p>Coming Soon</p>
      <p>A checklist for each part of a build, ticked off on your phone: bolts, welds, plates, wear.</p>
    </Notice>
  )
}
