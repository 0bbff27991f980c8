import { useEffect } from 'react'
import { BrandText } from '../../components/brand-text/brand-text.tsx'
import { buttonClass } from '../../components/button/button.tsx'
import type { PageData } from '../../page-declaration.ts'
import { navigateTo } from '../../services/navigation.ts'
import type { page } from './page.ts'

export const Page = ({ url, host }: PageData<typeof page>) => {
  useEffect(() => {
    let stayed = true
    const leave = () => stayed && navigateTo(url, { replace: true })
    import('../../services/analytics.ts')
      .then(({ analytics }) => analytics.track({ name: 'page_view', page: url }))
      // Redirect even if analytics fails.
      .then(leave, leave)
    return () => {
      stayed = false
    }
  }, [url])

  return (
    <div className="wrap section">
      <h1>
        <BrandText>You’re leaving BoltSpan</BrandText>
      </h1>
      <p>
        The page you requested is at <strong>{host}</strong>. If it doesn’t open automatically:
      </p>
      <p>
        <a className={buttonClass} data-look="ink" href={url}>
          Go to {host}
        </a>
      </p>
    </div>
  )
}
