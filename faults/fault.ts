import type { Finding } from './under-load.ts'

/** A fault that is injected while simulated visitors use the site. */
export interface Fault {
  readonly name: string
  readonly description: string
  /** Resolves when the next fault can start. `finding` may take longer, because failed emails are retried later. */
  run(): Promise<{ readonly finding: Promise<Finding> }>
}
