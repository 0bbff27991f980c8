import type { levelOf } from '#engineering/checks/check.ts'

/** The word next to a utilization's color. */
export const LEVELS: Readonly<Record<ReturnType<typeof levelOf>, string>> = { low: 'OK', high: 'High', over: 'Over' }
