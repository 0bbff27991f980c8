import { type ReactNode, Suspense } from 'react'
import type { Visual } from '../../services/visual.ts'
import { PageHeader } from '../page-header/page-header.tsx'
import './calculator.css'

interface ToolPageProps {
  readonly head: { readonly heading: string; readonly intro?: string }
  readonly banner: Visual
  /** A calculator that hydrates later. Until then, the page shows its prerendered example. */
  readonly children: ReactNode
}

/** A calculator page. It loads the calculators' style sheet. */
export const ToolPage = ({ head, banner, children }: ToolPageProps) => (
  <>
    <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
    <div className="calculator">
      <Suspense>{children}</Suspense>
    </div>
  </>
)
