import type { Finding } from './under-load.ts'

/** Something that goes wrong. */
export interface Fault {
  readonly name: string
  /** What is done, for the table. */
  readonly what: string
  /** @returns when the next fault may begin; the finding may take longer, for mails that are sent again later */
  run(): Promise<{ readonly finding: Promise<Finding> }>
}
