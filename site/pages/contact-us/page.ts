import { editedOffices } from '#catalog/edited-catalog.ts'
import { phoneUrl } from '#contract/phone-number.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
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
  search: (_pages, content) => [
    {
      keys: 'phone email offices request quote',
      texts: editedOffices(content).map(
        ({ country, phone, email, openingHours }) =>
          `${country}: phone ${phone}, email ${email}, hours ${openingHours}.`,
      ),
      sections: editedOffices(content).map(({ id, country, addressLines, phone, email, openingHours }) => ({
        anchor: id,
        heading: `${country} office`,
        texts: [`Address: ${addressLines.join(', ')}.`, `Phone ${phone}.`, `Email ${email}.`, `Hours ${openingHours}.`],
      })),
    },
  ],
  loader: ({ content }: LoaderArgs) => ({
    banner: stripOf('sections'),
    offices: editedOffices(content).map((office) => ({ ...office, phoneUrl: phoneUrl(office.phone) })),
  }),
} satisfies PageDeclaration
