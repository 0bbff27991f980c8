/**
 * Basic company information. The footer of every page loads this module, so longer company text is in separate modules
 * (`founder-story.ts`).
 */
export const company = {
  name: 'BoltSpan',
  /** The two parts of the company name, as shown in the logo and in body text. The second part is bold. */
  nameParts: ['Bolt', 'Span'],
  copyrightName: 'BoltSpan',
  /** Company description in the structured data for search engines. */
  description:
    'BoltSpan makes modular structural building components on a 3-inch grid: truss, extrusion, plates, and more.',
  slogan: 'Made in the USA',
  tagline: 'Modular Building Components for any application',
  email: 'info@boltspan.example',
  phone: '(555) 555-0142',
  phoneUrl: 'tel:+15555550142',
  dataNotice: 'Sample data from a fictional manufacturer. Not for engineering use.',
  sampleNotice: 'BoltSpan is a sample company. Its products, people, and values are fictional.',
} as const
