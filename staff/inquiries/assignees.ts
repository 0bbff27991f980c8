import { assignees } from '../../contract/inquiry-inbox.ts'
import { staffApi } from '../api.ts'

/** Who an inquiry can be given to. */
export const loadAssignees = async (signal: AbortSignal) =>
  assignees.parse((await staffApi.get('/api/inquiries/assignees', { signal })).data)

export type Assignees = Awaited<ReturnType<typeof loadAssignees>>
