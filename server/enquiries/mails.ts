import { offices } from '../../catalogue/offices.ts'
import type { Enquiry } from './enquiry.ts'

/** A mail as it waits in the outbox; who sends it and its id are the sender's matter. */
export interface Mail {
  readonly kind: 'office' | 'confirmation'
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

/** The mails that follow from an enquiry: to the office of the visitor's region, and a confirmation to the visitor. */
export const mailsFor = (enquiry: Enquiry): readonly Mail[] => [officeMail(enquiry), confirmation(enquiry)]

const officeOf = ({ office }: Enquiry) => {
  const found = offices.find(({ id }) => id === office)
  if (!found) throw new Error(`There is no office '${office}'.`)
  return found
}

function officeMail(enquiry: Enquiry): Mail {
  const office = officeOf(enquiry)
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    ['Name', enquiry.fullName],
    ['Company', enquiry.companyName],
    ['Address', enquiry.address],
    ['State/Country', enquiry.stateCountry],
    ['Phone', enquiry.phone],
    ['E-mail', enquiry.email],
    ['Catalog', enquiry.catalogType],
    ['Session', enquiry.session],
    ['Subject', enquiry.subject],
    ['Message', enquiry.message],
    ['Received', enquiry.receivedAt.toISOString()],
    ['Reference', enquiry.id],
  ]
  const filled = rows.flatMap(([label, value]) => (value?.trim() ? [[label, value] as const] : []))
  const intro = `${enquiry.contactType} from the website. Answer this mail to write to ${oneLine(enquiry.fullName)}.`
  return {
    kind: 'office',
    to: { name: `BoltSpan ${office.country}`, address: office.email },
    replyTo: { name: oneLine(enquiry.fullName), address: enquiry.email.trim() },
    subject: oneLine(`${enquiry.contactType}: ${enquiry.subject} (${enquiry.companyName})`),
    text: `${intro}\n\n${filled.map(([label, value]) => `${label}: ${indented(value)}`).join('\n')}\n`,
    html: page(
      `<p>${escaped(intro)}</p><table cellpadding="6">${filled
        .map(([label, value]) => `<tr><th align="left" valign="top">${label}</th><td>${lines(value)}</td></tr>`)
        .join('')}</table>`,
    ),
  }
}

const RECEIVED = {
  'Contact Form': 'we have your message and will answer it.',
  'Catalog Request': 'we have your catalog request and will mail the catalog to the address that you gave.',
  'Training Registration': 'we have your training registration and will write to you about dates and places.',
} as const satisfies Record<Enquiry['contactType'], string>

const CONFIRMED = {
  'Contact Form': 'We received your message',
  'Catalog Request': 'We received your catalog request',
  'Training Registration': 'We received your training registration',
} as const satisfies Record<Enquiry['contactType'], string>

/**
 * Repeats nothing of what was typed: anyone can name somebody else's address in a form, and nobody shall send
 * strangers a text of their own through us.
 */
function confirmation(enquiry: Enquiry): Mail {
  const office = officeOf(enquiry)
  const paragraphs = [
    `Thank you for writing to BoltSpan: ${RECEIVED[enquiry.contactType]}`,
    `If it is urgent, call us: ${office.phone} (${office.openingHours}). The reference is ${enquiry.id}.`,
    'If you did not send us anything, somebody mistook your address for theirs, and you can ignore this mail.',
  ]
  const signature = ['BoltSpan', ...office.addressLines, office.email]
  return {
    kind: 'confirmation',
    to: { name: '', address: enquiry.email.trim() },
    replyTo: { name: 'BoltSpan', address: office.email },
    subject: `BoltSpan: ${CONFIRMED[enquiry.contactType]}`,
    text: `${paragraphs.join('\n\n')}\n\n${signature.join('\n')}\n`,
    html: page(`${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}<p>${lines(signature.join('\n'))}</p>`),
  }
}

/** For a header: whatever breaks a line becomes a space. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Lines after the first are set in, so that no text can pretend to be the next row. */
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
  `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body style="font-family:Arial,sans-serif">${body}</body></html>`
