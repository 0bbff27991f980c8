import type { Finding } from './under-load.ts'

/** A failure that is injected while visitors use the site. */
export interface Fault {
  readonly name: string
  readonly description: string
  /**
   * Resolves when the next fault can start. `finding` may take longer, because the server retries failed emails later.
   */
  run(): Promise<{ readonly finding: Promise<Finding> }>
}
