import { pageHeads } from '../../../catalogue/page-heads.ts'
import { Notice } from '../../components/notice/notice.tsx'
import { visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/not-found.ts'

export const loader = () => ({
  head: pageHeads.notFound,
  meta: [...headMeta(pageHeads.notFound), { name: 'robots', content: 'noindex' }],
  drawing: visualOf('404', 'A truss of which one bolt is missing'),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NotFound({ loaderData: { head, drawing } }: Route.ComponentProps) {
  return (
    <Notice title={head.heading} drawing={drawing}>
      <p>Nothing is bolted to this address.</p>
    </Notice>
  )
}
