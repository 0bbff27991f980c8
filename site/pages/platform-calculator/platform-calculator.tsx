import { lazy } from 'react'
import { ToolPage } from '../../components/calculator/tool-page.tsx'
import { retryOffline } from '../../router/connection.ts'
import type { PageData } from '../../router/route.ts'
import type { loader } from './platform-calculator.loader.ts'

const Calculator = lazy(() =>
  retryOffline(async () => ({ default: (await import('./platform-form.tsx')).PlatformCalculator })),
)

export const Page = (data: PageData<typeof loader>) => (
  <ToolPage head={data.head} banner={data.banner}>
    <Calculator {...data} />
  </ToolPage>
)
