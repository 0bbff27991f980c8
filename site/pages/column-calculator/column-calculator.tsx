import { lazy } from 'react'
import { ToolPage } from '../../components/calculator/tool-page.tsx'
import type { PageData } from '../../page-declaration.ts'
import { retryOffline } from '../../router/connection.ts'
import type { page } from './page.ts'

const Calculator = lazy(() =>
  retryOffline(async () => ({ default: (await import('./column-form.tsx')).ColumnCalculator })),
)

export const Page = (data: PageData<typeof page>) => (
  <ToolPage head={data.head} banner={data.banner}>
    <Calculator {...data} />
  </ToolPage>
)
