/** Input and output types for systems that a calculator covers. */
import type { Check } from '#engineering/checks/check.ts'
import type { Unrated } from '../checks.ts'
import type { Frame } from '../frame-of.ts'
import type { ActionSet, LoadContext } from '../loads.ts'
import type { Run } from '../runs.ts'

export interface SystemContext {
  readonly frame: Frame
  readonly runs: readonly Run[]
  readonly sets: readonly ActionSet[]
  readonly context: LoadContext
  /** True if the structure lifts off a floor support under any combination. */
  readonly isLifting: boolean
}

export interface Systems {
  readonly checks: readonly Check[]
  readonly unrated: readonly Unrated[]
  /** Ids of the runs and joints that don't need the general checks. */
  readonly runs: ReadonlySet<string>
  readonly joints: ReadonlySet<string>
}
