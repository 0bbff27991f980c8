import { z } from 'zod'
import { contentKind } from './content-kind.ts'
import { documents, line, paragraph } from './text.ts'

/** Introduction to a product. */
export const product = contentKind({
  label: 'Products',
  schema: z.object({
    brief: line({ label: 'Short description', help: 'For small cards, without a period.', max: 48 }),
    description: paragraph({ label: 'Description', help: 'One sentence for cards and search engines.', max: 160 }),
    pageHeaderDescription: paragraph({ label: 'Introduction', help: 'Text below the page’s title.', max: 200 }),
    documents: documents(),
  }),
})

/** Introduction to a section of a product page. The key is the product's id, a period, and the section's anchor. */
export const productSection = contentKind({
  label: 'Product sections',
  schema: z.object({ description: paragraph({ label: 'Introduction', max: 600 }) }),
})

/** Description of a part. The key is the primary part number. Specs and ratings come from the catalog. */
export const part = contentKind({
  label: 'Parts',
  schema: z.object({
    description: paragraph({
      label: 'Description',
      help: 'What the part is, what it bolts to, and how it is used. Don’t state loads. They come from the load tables.',
      max: 600,
    }),
    documents: documents(),
  }),
})
