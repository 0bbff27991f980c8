import { Component, type ReactNode } from 'react'
import type { LoadedPage } from '../../router/page-data.ts'
import type { CommonData } from '../../router/route.ts'
import { buttonClass } from '../button/button.tsx'
import styles from './error-page.module.css'

const ErrorPage = ({ status = 500 }: Pick<CommonData, 'status'>) => (
  <div className={styles.error}>
    <p className="data">Error {status}</p>
    <h1>Something went wrong on this page</h1>
    <p>It’s our fault, not yours. Try again in a moment, or return to the home page.</p>
    <div className={styles.ways}>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the current page */}
      <a className={buttonClass} data-look="ink" href="" target="_top">
        Try Again
      </a>
      <a className={buttonClass} href="/" target="_top">
        Return Home
      </a>
    </div>
  </div>
)

export const errorPage = (status: number): LoadedPage => ({
  Page: ErrorPage,
  data: { status, meta: { title: 'Something went wrong | BoltSpan' } },
})

export class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}
