import { data } from 'react-router'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { Notice } from '../../components/notice/notice.tsx'
import { visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-head.ts'
import type { Route } from './+types/not-found.ts'

/** The server answers this page with status 404; while it is finished at build time only 200 is taken. */
export const loader = () => data({ drawing: visualOf('special/404', 'A truss of which one bolt is missing') })

export const meta: Route.MetaFunction = () => [
  ...headMeta(pageHeads.notFound),
  { name: 'robots', content: 'noindex' },
]

export default function NotFound({ loaderData: { drawing } }: Route.ComponentProps) {
  return (
    <Notice title={pageHeads.notFound.heading} drawing={drawing}>
      <p>Nothing is bolted to this address.</p>
    </Notice>
  )
}
