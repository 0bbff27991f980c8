import { useEffect } from 'react'
import { redirect } from 'react-router'
import { externalLinks } from '../../../catalogue/external-links.ts'
import { BrandText } from '../../components/brand-text/brand-text.tsx'
import { buttonClass } from '../../components/button/button.tsx'
import { navigateTo } from '../../services/navigation.ts'
import type { Route } from './+types/redirect.ts'

/**
 * `/redirect?to=…`, for links from documents and mails: leads on to an address of `catalogue/external-links.ts` after
 * the page view has been recorded, and nowhere else.
 */
export const loader = ({ request }: Route.LoaderArgs) => {
  const to = new URL(request.url).searchParams.get('to')
  const url = Object.values(externalLinks).find((known) => known === to)
  if (!url) throw redirect('/404')
  const host = new URL(url).host
  return { url, host, meta: [{ title: `To ${host} | BoltSpan` }, { name: 'robots', content: 'noindex' }] }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Redirect({ loaderData: { url, host } }: Route.ComponentProps) {
  useEffect(() => {
    let stayed = true
    const leave = () => stayed && navigateTo(url, { replace: true })
    import('../../services/analytics.ts')
      .then(({ analytics }) => analytics.track({ name: 'page_view', page: url }))
      // What cannot be counted keeps nobody here.
      .then(leave, leave)
    return () => {
      stayed = false
    }
  }, [url])

  return (
    <div className="wrap section">
      <h1>
        <BrandText>You are leaving BoltSpan</BrandText>
      </h1>
      <p>
        The page you asked for is at <strong>{host}</strong>. If it does not open by itself:
      </p>
      <p>
        <a className={buttonClass} data-look="ink" href={url}>
          Go to {host}
        </a>
      </p>
    </div>
  )
}
