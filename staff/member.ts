import { createContext, use } from 'react'
import { type StaffMember, staffMember } from '#contract/staff.ts'

/** Reads the signed-in member from the data that the server wrote into the page. */
export const readMember = (): StaffMember | undefined =>
  staffMember.nullable().parse(JSON.parse(document.getElementById('member')?.textContent ?? 'null')) ?? undefined

export const MemberContext = createContext<StaffMember | undefined>(undefined)

/** Returns the signed-in member. Throws if no one is signed in. */
export function useMember(): StaffMember {
  const member = use(MemberContext)
  if (!member) throw new Error('No member is signed in')
  return member
}
