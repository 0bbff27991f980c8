import { randomUUID } from 'node:crypto'
import type { Database } from '../database/connection.ts'
import type { Inquiry } from '../inquiries/inquiry.ts'
import { mailRepository } from '../inquiries/mail-repository.ts'
import { mailsFor } from '../inquiries/mails.ts'
import { inquiryRepository } from '../inquiries/repository.ts'

/** Stores an inquiry with its two emails, as a submitted form does. */
export async function storeInquiry(database: Database, change: Partial<Inquiry> = {}): Promise<Inquiry> {
  const inquiry: Inquiry = {
    id: randomUUID(),
    contactType: 'Contact Form',
    office: 'usa',
    fullName: 'Dana Rigger',
    companyName: 'Fly Rail Inc.',
    address: undefined,
    stateCountry: 'Tennessee',
    phone: '(555) 555-0123',
    email: 'dana@flyrail.example',
    subject: 'Request a Quote',
    message: 'A 40 ft span.',
    catalogType: undefined,
    session: undefined,
    neededBy: undefined,
    shipTo: undefined,
    receivedAt: new Date(),
    lines: [],
    ...change,
  }
  await inquiryRepository(database).insert(inquiry, inquiry.id)
  await mailRepository(database).insert(mailsFor(inquiry), inquiry.id, inquiry.receivedAt)
  return inquiry
}
