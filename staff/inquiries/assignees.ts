import { assignees } from '#contract/inquiry-inbox.ts'
import { staffApi } from '../api.ts'

/** Loads the staff members who can handle inquiries. */
export const loadAssignees = async (signal: AbortSignal) =>
  assignees.parse((await staffApi.get('/api/inquiries/assignees', { signal })).data)

export type Assignees = Awaited<ReturnType<typeof loadAssignees>>
