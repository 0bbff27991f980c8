import { z } from 'zod'
import { contentKind } from './content-kind.ts'
import { group, id, line, link, list, paragraph } from './text.ts'

const PAGES = 'Pages'

export const home = contentKind({
  label: PAGES,
  schema: z.object({
    tagline: paragraph({ label: 'Headline', max: 120 }),
    secondTaglineText: paragraph({ label: 'Text below the headline', max: 200 }),
    whyChooseHeading: line({ label: 'Heading for the reasons', max: 60 }),
    valueCards: list(
      z.object({
        title: line({ label: 'Title', max: 40 }),
        result: line({ label: 'Result', max: 80 }),
        figure: line({ label: 'Large value', help: 'Such as 90%', max: 8 }),
        figureUnit: line({ label: 'Text after the value', max: 30 }),
        text: paragraph({ label: 'Text', max: 240 }),
      }),
      { label: 'Reasons', item: 'reason', min: 1, max: 6 },
    ),
    featuredHeading: line({ label: 'Heading for the applications', max: 60 }),
    productLineHeading: line({ label: 'Heading for the products', max: 60 }),
  }),
})

const paragraphs = (label: string) =>
  list(paragraph({ label: 'Paragraph', max: 1500 }), { label, item: 'paragraph', min: 1, max: 20 })

export const about = contentKind({
  label: PAGES,
  schema: z.object({
    heading: line({ label: 'Heading', max: 60 }),
    steps: list(z.object({ title: line({ label: 'Title', max: 40 }), text: paragraph({ label: 'Text', max: 240 }) }), {
      label: 'Steps',
      item: 'step',
      min: 1,
      max: 6,
    }),
    paragraphs: paragraphs('Story'),
  }),
})

export const leadership = contentKind({
  label: PAGES,
  schema: z.object({
    leaders: list(
      z.object({
        id: id(),
        name: line({ label: 'Name', max: 80 }),
        title: line({ label: 'Position', max: 80 }),
        alt: paragraph({ label: 'Description of the image', help: 'For people who can’t see the image.', max: 200 }),
        bio: paragraphs('Biography'),
        email: line({ label: 'Email (optional)', max: 254, optional: true }),
        linkedin: line({ label: 'LinkedIn address (optional)', max: 300, optional: true }).refine(
          (url) => url === '' || /^https:\/\/\S+$/.test(url),
          'Enter a URL that starts with https://.',
        ),
      }),
      { label: 'Leaders', item: 'leader', min: 1, max: 12 },
    ),
  }),
})

export const awards = contentKind({
  label: PAGES,
  schema: z.object({
    awards: list(
      z.object({
        id: id(),
        title: line({ label: 'Award', max: 80 }),
        year: z.int('Enter a year.').min(1900, 'Enter a year.').max(2200, 'Enter a year.').meta({ title: 'Year' }),
        organization: line({ label: 'Organization', max: 100 }),
        description: paragraph({ label: 'Description', max: 300 }),
      }),
      { label: 'Awards', help: 'Newest first.', item: 'award', max: 40 },
    ),
  }),
})

/** An office. Inquiries are sent to the office's email address, so the address is not editable. */
export const office = contentKind({
  label: 'Offices',
  schema: z.object({
    addressLines: list(line({ label: 'Line', max: 80 }), { label: 'Address', item: 'line', min: 1, max: 6 }),
    phone: line({ label: 'Phone', help: 'Such as +1 (555) 555-0142', max: 40 }).refine(
      (phone) => /^\+[\d ()-]{6,}$/.test(phone),
      'Enter the number with its country code, such as +1 (555) 555-0142.',
    ),
    openingHours: line({ label: 'Hours', max: 80 }),
  }),
})

export const policy = contentKind({
  label: 'Policies',
  schema: z.object({
    title: line({ label: 'Title', max: 60 }),
    summary: paragraph({ label: 'Summary', max: 200 }),
    paragraphs: paragraphs('Text'),
  }),
})

export const resources = contentKind({
  label: PAGES,
  schema: z.object({
    cards: list(
      z.object({
        id: id(),
        title: line({ label: 'Title', max: 60 }),
        description: paragraph({ label: 'Description', max: 240 }),
        url: link({
          label: 'Link',
          help: 'A page on this site such as /training, a URL that starts with https://, or the link to an uploaded file.',
          max: 500,
        }),
      }),
      { label: 'Cards', item: 'card', min: 1, max: 30 },
    ),
  }),
})

const catalogKind = (title: string) =>
  group(title, {
    title: line({ label: 'Title', max: 40 }),
    description: paragraph({ label: 'Description', max: 240 }),
    button: line({ label: 'Button', max: 40 }),
  })

export const catalog = contentKind({
  label: PAGES,
  schema: z.object({
    version: line({ label: 'Version label', help: 'As in VIEW/DOWNLOAD THE CATALOG (V5).', max: 12 }),
    printed: catalogKind('Print'),
    digital: catalogKind('PDF'),
    usb: catalogKind('USB drive'),
  }),
})
