import { z } from 'zod'
import { contentKind } from './content-kind.ts'
import { documents, line, paragraph, richText } from './text.ts'

/** Text on an application's page and cards. */
export const application = contentKind({
  label: 'Applications',
  schema: z.object({
    brief: line({ label: 'Short description', help: 'For small cards, without a period.', max: 48 }),
    description: paragraph({ label: 'Description', help: 'One sentence for cards and search engines.', max: 160 }),
    pageHeaderDescription: paragraph({ label: 'Introduction', help: 'Text below the page’s title.', max: 200 }),
    text: richText({ label: 'Text', max: 40 }),
    documents: documents(),
  }),
})
