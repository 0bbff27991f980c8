import { createContext, use } from 'react'
import { type StaffMember, staffMember } from '../contract/staff.ts'

/** Who has signed in, as the server has written it into the page. */
export const readMember = (): StaffMember | undefined =>
  staffMember.nullable().parse(JSON.parse(document.getElementById('member')?.textContent ?? 'null')) ?? undefined

export const MemberContext = createContext<StaffMember | undefined>(undefined)

/** For pages that only a member sees. */
export function useMember(): StaffMember {
  const member = use(MemberContext)
  if (!member) throw new Error('Nobody has signed in')
  return member
}
