import { offices } from '../../../catalog/offices.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'

export const page = {
  path: '/contact-us',
  head: {
    title: 'Contact Us | BoltSpan',
    description:
      'Ask for a quote, find a reseller or talk to an engineer. Addresses, phone numbers and opening hours of our offices in the USA and Europe.',
    heading: 'Contact Us',
    intro: 'Send a sketch, a span and a load. We answer with a list of parts.',
  },
  worksOffline: true,
  search: () => [
    {
      keys: 'phone email offices request quote',
      texts: offices.map(
        ({ country, phone, email, openingHours }) =>
          `${country}: phone ${phone}, e-mail ${email}, hours ${openingHours}.`,
      ),
      sections: offices.map(({ id, country, addressLines, phone, email, openingHours }) => ({
        anchor: id,
        heading: `Office ${country}`,
        texts: [
          `Address: ${addressLines.join(', ')}.`,
          `Phone ${phone}.`,
          `E-mail ${email}.`,
          `Hours ${openingHours}.`,
        ],
      })),
    },
  ],
  loader: () => ({ banner: stripOf('sections'), offices }),
} satisfies PageDeclaration
