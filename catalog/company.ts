/**
 * The company in short. The footer of every page carries it, so longer texts about the company stay in
 * modules of their own (`founder-story.ts`).
 */
export const company = {
  name: 'BoltSpan',
  /** The logo and the word in running text: the second half is set in bold. */
  nameParts: ['Bolt', 'Span'],
  copyrightName: 'BoltSpan',
  /** What it is, as structured data says it. */
  description:
    'BoltSpan makes modular structural building components on a 3-inch grid: truss, extrusion, plates and more.',
  slogan: 'Made in the USA',
  tagline: 'Modular Building Components for any application',
  email: 'info@boltspan.example',
  phone: '(555) 555-0142',
  phoneUrl: 'tel:+15555550142',
  dataNotice: 'Sample data from a fictional manufacturer. Not for engineering use.',
  sampleNotice: 'BoltSpan is a sample company. Its products, people and figures are fictional.',
} as const
