import type { ContactType } from '#contract/inquiry-fields.ts'
import type { InquiryState } from '#contract/inquiry-handling.ts'
import type { InquiryMail, ListedInquiry } from '#contract/inquiry-inbox.ts'

export const STATE_TEXT: Readonly<Record<InquiryState, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
}

export const TYPE_TEXT: Readonly<Record<ContactType, string>> = {
  'Contact Form': 'Contact',
  'Catalog Request': 'Catalog',
  'Training Registration': 'Training',
}

export const OFFICE_TEXT: Readonly<Record<ListedInquiry['office'], string>> = { usa: 'USA', europe: 'Europe' }

export const MAIL_KIND_TEXT: Readonly<Record<InquiryMail['kind'], string>> = {
  office: 'To the office',
  confirmation: 'Confirmation to the visitor',
  session: 'To session participants',
  reply: 'Reply to the visitor',
  assignment: 'To the assigned member',
}

export const MAIL_STATE_TEXT: Readonly<Record<InquiryMail['state'], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Not delivered',
}

export const assigneeText = (assignee: ListedInquiry['assignee']) =>
  assignee === null ? 'Unassigned' : (assignee.name ?? 'Former member')

export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
