import { type ComponentType, lazy } from 'react'
import { isAllowed, type Permission, type StaffMember } from '../../../contract/staff.ts'

export interface ViewProps {
  readonly member: StaffMember
  /** What follows the view's own path: `['42']` at `/manage/enquiries/42`. */
  readonly rest: readonly string[]
}

interface View {
  /** Below `/manage/`. */
  readonly path: string
  readonly label: string
  /** Without one it is for every member. */
  readonly permission?: Permission
  /** Shown in the list of views, not only by a link of its own. */
  readonly listed: boolean
  /** Stands behind the label: how much waits there. */
  readonly Mark?: ComponentType
  readonly View: ComponentType<ViewProps>
}

/** The views of the staff area, in the order of its navigation. They render in the browser alone. */
export const views: readonly View[] = [
  {
    path: 'files',
    label: 'Files',
    permission: 'files',
    listed: true,
    View: lazy(async () => ({ default: (await import('./files/files.tsx')).Files })),
  },
  {
    path: 'enquiries',
    label: 'Enquiries',
    permission: 'enquiries',
    listed: true,
    Mark: lazy(async () => ({ default: (await import('./enquiries/new-count.tsx')).NewCount })),
    View: lazy(async () => ({ default: (await import('./enquiries/enquiries.tsx')).Enquiries })),
  },
  {
    path: 'figures',
    label: 'Figures',
    permission: 'figures',
    listed: true,
    View: lazy(async () => ({ default: (await import('./figures/figures.tsx')).Figures })),
  },
  {
    path: 'accounts',
    label: 'Accounts',
    permission: 'accounts',
    listed: true,
    View: lazy(async () => ({ default: (await import('./accounts/accounts.tsx')).Accounts })),
  },
  {
    path: 'account',
    label: 'Your account',
    listed: false,
    View: lazy(async () => ({ default: (await import('./account/account.tsx')).OwnAccount })),
  },
]

export const mayOpen = ({ permission }: View, { role }: StaffMember) =>
  permission === undefined || isAllowed(role, permission)
