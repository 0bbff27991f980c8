import type { Selectable } from 'kysely'
import { offices } from '#catalog/offices.ts'
import { formatBytes } from '#contract/byte-size.ts'
import { type FieldName, fieldNames, inquiryFields } from '#contract/inquiry-fields.ts'
import type { MailKind } from '#contract/inquiry-handling.ts'
import { inquiryReference } from '#contract/inquiry-reference.ts'
import { calendarDate } from '#contract/training-session.ts'
import { formatNumber, KG_PER_POUND } from '#engineering/units.ts'
import type { Tables } from '../database/tables.ts'
import type { Inquiry, InquiryLine } from './inquiry.ts'

/** The content of an email in the outbox. The mailer adds the sender and the Message-ID. */
export interface Mail {
  /** Set it if a repeated request must not store the email again. By default, each email gets a new ID. */
  readonly id?: string
  readonly kind: MailKind
  readonly to: Mailbox
  readonly replyTo: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** Returns the emails for an inquiry: one to the office for the visitor's region, and a confirmation to the visitor. */
export const mailsFor = (inquiry: Inquiry): readonly Mail[] => [officeMail(inquiry), confirmation(inquiry)]

const officeOf = ({ office }: Pick<Inquiry, 'office'>) => {
  const found = offices.find(({ id }) => id === office)
  if (!found) throw new Error(`Unknown office '${office}'.`)
  return found
}

function officeMail(inquiry: Inquiry): Mail {
  const office = officeOf(inquiry)
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    ...fieldNames.map((name) => [inquiryFields[name].label, shownValue(name, inquiry)] as const),
    ['Registration', inquiry.registration && REGISTRATION_TEXT[inquiry.registration]],
    ['Structure', inquiry.structureUrl],
    ['Files', filesText(inquiry)],
    ['Received', inquiry.receivedAt.toISOString()],
    ['Reference', inquiryReference(inquiry.id)],
  ]
  const filled = rows.flatMap(([label, value]) => (value?.trim() ? [[label, value] as const] : []))
  const intro = `${inquiry.contactType} from the website. Reply to this email to write to ${oneLine(inquiry.fullName)}.`
  const text = filled.map(([label, value]) => `${label}: ${indented(value)}`).join('\n')
  return {
    kind: 'office',
    to: { name: `BoltSpan ${office.country}`, address: office.email },
    replyTo: { name: oneLine(inquiry.fullName), address: inquiry.email.trim() },
    subject: oneLine(`${inquiry.contactType}: ${inquiry.subject} (${inquiry.companyName})`),
    text: `${intro}\n\n${text}\n${listText(inquiry)}`,
    html: page(
      `<p>${escaped(intro)}</p><table cellpadding="6">${filled
        .map(([label, value]) => `<tr><th align="left" valign="top">${label}</th><td>${lines(value)}</td></tr>`)
        .join('')}</table>${listHtml(inquiry)}`,
    ),
  }
}

const shownValue = (name: FieldName, { [name]: value }: Inquiry) =>
  value && inquiryFields[name].kind === 'date' ? calendarDate(value) : value

/** Returns one line per file. A visitor's file is never attached to an email, and staff download it from the inbox. */
const filesText = ({ files = [] }: Inquiry) =>
  files
    .map(({ name, size, isReceived }) =>
      isReceived ? `${oneLine(name)} (${formatBytes(size, 'brief')})` : `${oneLine(name)}: not received`,
    )
    .join('\n')

const count = (value: number) => value.toLocaleString('en-US')

/** Returns totals such as '3 lines, 14 pieces, 949 lb (431 kg)'. */
function listTotals(lines: readonly InquiryLine[]) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const lb = lines.reduce((sum, { quantity, weightLb }) => sum + quantity * weightLb, 0)
  const parts = lines.length === 1 ? '1 line' : `${count(lines.length)} lines`
  const weight = `${formatNumber(lb)} lb (${formatNumber(lb * KG_PER_POUND)} kg)`
  return `${parts}, ${pieces === 1 ? '1 piece' : `${count(pieces)} pieces`}, ${weight}`
}

/**
 * Returns the parts list that follows the fields, with lines such as '12 x BS-TR12A-10  Truss, 12 in, aluminum, 10 ft
 * (Bay 3)'.
 */
function listText({ lines }: Inquiry): string {
  if (lines.length === 0) return ''
  const widest = Math.max(...lines.map(({ quantity }) => count(quantity).length))
  const rows = lines.map(({ partNumber, name, quantity, note }) => {
    const line = `${count(quantity).padStart(widest)} x ${partNumber}  ${name}`
    return note ? `${line}  (${oneLine(note)})` : line
  })
  return `\nParts list: ${listTotals(lines)}\n\n${rows.join('\n')}\n`
}

function listHtml({ lines }: Inquiry): string {
  if (lines.length === 0) return ''
  const hasNotes = lines.some(({ note }) => note)
  const head = ['Quantity', 'Part number', 'Part', ...(hasNotes ? ['Note'] : [])]
    .map((title) => `<th align="left">${title}</th>`)
    .join('')
  const rows = lines.map(({ partNumber, name, quantity, note = '' }) => {
    const cells = [partNumber, name, ...(hasNotes ? [note] : [])].map((text) => `<td>${escaped(text)}</td>`)
    return `<tr><td align="right">${count(quantity)}</td>${cells.join('')}</tr>`
  })
  const table = '<table cellpadding="4" border="1" style="border-collapse:collapse">'
  return `<h3>Parts list: ${listTotals(lines)}</h3>${table}<tr>${head}</tr>${rows.join('')}</table>`
}

const RECEIVED = {
  'Contact Form': 'We received your message and will reply.',
  'Catalog Request': 'We received your catalog request and will mail the catalog to your address.',
  'Training Registration': 'We received your training registration and will send you dates and locations.',
} as const satisfies Record<Inquiry['contactType'], string>

const REGISTRATION_TEXT = {
  registered: 'registered',
  waiting: 'on the waiting list',
  repeated: 'repeated. This address was already registered, so it has no seat',
} as const

/**
 * Text about the registration for an announced session. It replaces the text in `RECEIVED`. The session's name is not
 * text from the visitor, because a registration requires the name of an announced session.
 */
const REGISTERED = {
  registered: (session = '') => `You are registered for the training session: ${session}.`,
  waiting: (session = '') =>
    `The training session is full: ${session}. You are on the waiting list, and we will email you if a seat opens up.`,
  repeated: (session = '') =>
    `This address was already registered for the training session: ${session}. We didn’t reserve another seat. To register another person, reply to this email.`,
} as const satisfies Record<NonNullable<Inquiry['registration']>, (session?: string) => string>

const CONFIRMED = {
  'Contact Form': 'We received your message',
  'Catalog Request': 'We received your catalog request',
  'Training Registration': 'We received your training registration',
} as const satisfies Record<Inquiry['contactType'], string>

/**
 * Returns the visitor's confirmation. It contains none of the visitor's text, because anyone can enter someone else's
 * email address to send spam. The parts list is included without its notes.
 */
function confirmation(inquiry: Inquiry): Mail {
  const office = officeOf(inquiry)
  const { contactType, registration, session } = inquiry
  const thanks = `Thank you for contacting BoltSpan. ${registration ? REGISTERED[registration](session) : RECEIVED[contactType]}`
  const bare = { ...inquiry, lines: inquiry.lines.map(({ note: _, ...line }) => line) }
  const paragraphs = [
    ...deliveryParagraph(inquiry),
    ...filesParagraph(inquiry),
    ...(inquiry.structureUrl ? [`Your message included a structure: ${inquiry.structureUrl}`] : []),
    `If it’s urgent, call ${office.phone} (${office.openingHours}). Your reference is ${inquiryReference(inquiry.id)}.`,
    'If you didn’t contact us, someone entered your address by mistake. You can ignore this email.',
  ]
  return letter(office, {
    kind: 'confirmation',
    address: inquiry.email,
    subject: `BoltSpan: ${CONFIRMED[contactType]} (${inquiryReference(inquiry.id)})`,
    paragraphs: [thanks, ...paragraphs],
    list: { text: listText(bare), html: listHtml(bare) },
  })
}

/** Repeats the date, and says whether an address arrived, which is text from the visitor. */
function deliveryParagraph({ neededBy, shipTo }: Inquiry): string[] {
  const date = neededBy ? `You need the parts by ${calendarDate(neededBy)}.` : ''
  const address = shipTo?.trim() ? 'Your message included an address to ship to.' : ''
  return date || address ? [[date, address].filter(Boolean).join(' ')] : []
}

/** Says how many files arrived, without their names, which are text from the visitor. */
function filesParagraph({ files = [] }: Inquiry): string[] {
  if (files.length === 0) return []
  const received = files.filter(({ isReceived }) => isReceived).length
  const included = received === 1 ? 'Your message included 1 file.' : `Your message included ${received} files.`
  if (received === files.length) return [included]
  const missing = files.length - received
  const lost = missing === 1 ? 'We didn’t receive 1 file.' : `We didn’t receive ${missing} files.`
  return [`${received === 0 ? lost : `${included} ${lost}`} Reply to this email and attach what is missing.`]
}

interface Letter extends Pick<Mail, 'id' | 'kind' | 'subject'> {
  /** Email address of the visitor. */
  readonly address: string
  readonly paragraphs: readonly string[]
  /** Name of the staff member who wrote the email. */
  readonly author?: string
  /** A parts list that follows the first paragraph. */
  readonly list?: { readonly text: string; readonly html: string }
}

/** Returns an email from an office to a visitor. */
export function letter(
  office: (typeof offices)[number],
  { id, kind, address, subject, paragraphs, author, list = { text: '', html: '' } }: Letter,
): Mail {
  const signature = [...(author ? [author] : []), 'BoltSpan', ...office.addressLines, office.email]
  const [first = '', ...more] = paragraphs
  return {
    ...(id && { id }),
    kind,
    to: { name: '', address: address.trim() },
    replyTo: { name: 'BoltSpan', address: office.email },
    subject,
    text: `${first}\n${list.text}\n${[...more, signature.join('\n')].join('\n\n')}\n`,
    html: page(
      `<p>${lines(first)}</p>${list.html}${[...more, signature.join('\n')].map((text) => `<p>${lines(text)}</p>`).join('')}`,
    ),
  }
}

/** Returns a staff member's reply to an inquiry. Empty lines separate its paragraphs. */
export function replyMail(
  { id, subject, email, office }: Pick<Selectable<Tables['inquiry']>, 'id' | 'subject' | 'email' | 'office'>,
  { mailId, author, text }: { readonly mailId: string; readonly author: string; readonly text: string },
): Mail {
  return letter(officeOf({ office }), {
    id: mailId,
    kind: 'reply',
    address: email,
    subject: oneLine(`Re: ${subject} (${inquiryReference(id)})`),
    paragraphs: text.trim().split(/\n{2,}/),
    author,
  })
}

/** Returns the email that tells a staff member about an inquiry that another member assigned to them. */
export function assignmentMail(
  { id, contact_type: type, full_name: fullName, company_name: companyName, office }: AssignedInquiry,
  { to, by, url }: { readonly to: Mailbox; readonly by: string; readonly url: string },
): Mail {
  const text = `${by} assigned you an inquiry: ${type} from ${oneLine(fullName)}, ${oneLine(companyName)}.`
  const more = [url, `Reference: ${inquiryReference(id)}`]
  return {
    kind: 'assignment',
    to,
    replyTo: { name: 'BoltSpan', address: officeOf({ office }).email },
    subject: oneLine(`Assigned to you: ${type} (${companyName})`),
    text: `${[text, ...more].join('\n\n')}\n`,
    html: page(
      `<p>${escaped(text)}</p><p><a href="${escaped(url)}">${escaped(url)}</a></p><p>${escaped(more[1] ?? '')}</p>`,
    ),
  }
}

type AssignedInquiry = Pick<
  Selectable<Tables['inquiry']>,
  'id' | 'contact_type' | 'full_name' | 'company_name' | 'office'
>

/** Replaces line breaks and other control characters with spaces, so the text can be used in a header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Indents all lines of an entry except the first, so the indented lines can't be mistaken for new rows. */
const indented = (text: string) =>
  text
    .trim()
    .split(/\r\n|\r|\n/)
    .join('\n    ')

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

const lines = (text: string) => escaped(text.trim()).replaceAll(/\r\n|\r|\n/g, '<br>')

const page = (body: string) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>' +
  `<body style="font-family:Arial,sans-serif">${body}</body></html>`
