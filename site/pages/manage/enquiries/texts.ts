import type { ContactType } from '../../../../contract/enquiry-fields.ts'
import type { EnquiryState } from '../../../../contract/enquiry-handling.ts'
import type { EnquiryMail, ListedEnquiry } from '../../../../contract/enquiry-inbox.ts'

export const STATE_TEXT: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
}

export const TYPE_TEXT: Readonly<Record<ContactType, string>> = {
  'Contact Form': 'Contact',
  'Catalog Request': 'Catalog',
  'Training Registration': 'Training',
}

export const OFFICE_TEXT: Readonly<Record<ListedEnquiry['office'], string>> = { usa: 'USA', europe: 'Europe' }

export const MAIL_KIND_TEXT: Readonly<Record<EnquiryMail['kind'], string>> = {
  office: 'To the office',
  confirmation: 'Confirmation to the visitor',
}

export const MAIL_STATE_TEXT: Readonly<Record<EnquiryMail['state'], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Not delivered',
}

export const assigneeText = (assignee: ListedEnquiry['assignee']) =>
  assignee === null ? 'Nobody' : (assignee.name ?? 'A former member')

export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
