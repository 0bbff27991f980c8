import { offices } from '../../../catalog/offices.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'

export const page = {
  path: '/contact-us',
  head: {
    title: 'Contact Us | BoltSpan',
    description:
      'Request a quote, find a reseller, or talk to an engineer. Addresses, phone numbers, and hours for our offices in the USA and Europe.',
    heading: 'Contact Us',
    intro: 'Send a sketch, a span, and a load. We’ll reply with a parts list.',
  },
  worksOffline: true,
  search: () => [
    {
      keys: 'phone email offices request quote',
      texts: offices.map(
        ({ country, phone, email, openingHours }) =>
          `${country}: phone ${phone}, email ${email}, hours ${openingHours}.`,
      ),
      sections: offices.map(({ id, country, addressLines, phone, email, openingHours }) => ({
        anchor: id,
        heading: `${country} office`,
        texts: [`Address: ${addressLines.join(', ')}.`, `Phone ${phone}.`, `Email ${email}.`, `Hours ${openingHours}.`],
      })),
    },
  ],
  loader: () => ({ banner: stripOf('sections'), offices }),
} satisfies PageDeclaration
