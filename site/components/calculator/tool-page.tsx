import { type ReactNode, Suspense } from 'react'
import type { Visual } from '../../services/visual.ts'
import { PageHeader } from '../page-header/page-header.tsx'
import './calculator.css'

interface ToolPageProps {
  readonly head: { readonly heading: string; readonly intro?: string }
  readonly banner: Visual
  /** A calculator, whose code comes when the page is there: until then it is the example of the finished page. */
  readonly children: ReactNode
}

/** A page of the calculators, with their style sheet, which no other page loads. */
export const ToolPage = ({ head, banner, children }: ToolPageProps) => (
  <>
    <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
    <div className="calculator">
      <Suspense>{children}</Suspense>
    </div>
  </>
)
