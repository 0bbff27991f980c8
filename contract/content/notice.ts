import { z } from 'zod'
import { isHttpsAddress, isSiteAddress } from './address.ts'
import { contentKind } from './content-kind.ts'
import { line, paragraph, time } from './text.ts'

/** The notice that pages show. */
export interface Notice {
  readonly text: string
  /** Path or https URL of the link. Empty if there is no link. */
  readonly link: string
  readonly linkText: string
}

/**
 * A notice at the top of all pages. Pages show it from its start time to its end time. If the text is empty, no notice
 * is shown.
 */
export const notice = contentKind({
  label: 'Site',
  staysInDatabase: true,
  schema: z
    .object({
      text: paragraph({
        label: 'Text',
        help: 'One or two sentences. Leave it empty to show no notice.',
        max: 240,
        optional: true,
      }),
      linkText: line({ label: 'Link text', help: 'Such as See the new dates.', max: 60, optional: true }),
      link: line({
        label: 'Link address',
        help: 'A path such as /training, or an https URL.',
        max: 500,
        optional: true,
      }),
      start: time({ label: 'Start' }),
      end: time({ label: 'End' }),
    })
    .superRefine(({ text, link, linkText, start, end }, { addIssue }) => {
      const report = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
      if (text === '') return
      if (start === '') report('start', 'Enter a start.')
      if (end === '') report('end', 'Enter an end.')
      if (start !== '' && end !== '' && Date.parse(end) <= Date.parse(start))
        report('end', 'Enter an end time after the start time.')
      if (link !== '' && !isSiteAddress(link) && !isHttpsAddress(link)) {
        report('link', 'Enter a path such as /training, or an https URL.')
      }
      if (link !== '' && linkText === '') report('linkText', 'Enter the link text.')
      if (link === '' && linkText !== '') report('link', 'Enter a URL for the link.')
    }),
  period: ({ text, start, end }) => (text === '' ? undefined : { start: new Date(start), end: new Date(end) }),
})
