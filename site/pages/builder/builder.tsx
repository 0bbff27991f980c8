import { lazy, Suspense, useMemo, useState } from 'react'
import { useHydrated } from '../../components/form/hydrated.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import type { PageData } from '../../page-declaration.ts'
import { retryOffline } from '../../router/connection.ts'
import { useLocation } from '../../router/router.tsx'
import { openingOf, type Refusal } from './opening.ts'
import type { page } from './page.ts'
import { Start } from './start.tsx'

const Workspace = lazy(() =>
  retryOffline(async () => ({ default: (await import('./workspace/workspace.tsx')).Workspace })),
)

/** The start page, or the builder if the URL refers to a structure that it can open. */
export const Page = ({ head, banner, templates }: PageData<typeof page>) => {
  const hydrated = useHydrated()
  const { search, hash } = useLocation()
  const opening = useMemo(() => (hydrated ? openingOf({ search, hash }) : undefined), [hydrated, search, hash])
  const [refusal, setRefusal] = useState<Refusal>()
  const isRefused = opening !== undefined && refusal?.opening === opening
  if (opening && !isRefused) {
    return (
      <Suspense fallback={<p role="status">Opening the builder</p>}>
        <Workspace opening={opening} onRefused={setRefusal} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <Start templates={templates} refusal={isRefused ? refusal : undefined} />
    </>
  )
}
