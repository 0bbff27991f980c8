import { z } from 'zod'
import { isHttpsAddress, isSiteAddress } from './address.ts'
import { contentKind } from './content-kind.ts'
import { line, list } from './text.ts'

const MAX_LENGTH = 500

/** Matches paths that are reserved for the server, so no page can use them. */
const RESERVED = /^\/(?:api|assets|cad|content|manage)(?:\/|$)/i

const redirect = z.object({
  from: line({ label: 'Old path', help: 'Such as /spring-sale.', max: MAX_LENGTH }),
  to: line({
    label: 'New address',
    help: 'A path such as /products/truss, or an https URL on our site.',
    max: MAX_LENGTH,
  }),
})
export type RedirectEntry = z.output<typeof redirect>

/** Paths are compared in lowercase and without a trailing slash. */
export const redirectKey = (path: string) => path.toLowerCase().replace(/(?<=.)\/$/, '')

const pathOf = (address: string) => redirectKey(address.replace(/[?#].*$/s, ''))

/** Old paths that redirect to current pages. The server also checks that no page uses the old path. */
export const redirects = contentKind({
  label: 'Site',
  staysInDatabase: true,
  schema: z
    .object({ redirects: list(redirect, { label: 'Redirects', item: 'redirect', max: 500 }) })
    .superRefine(({ redirects: entries }, { addIssue }) => {
      const oldPaths = entries.map(({ from }) => redirectKey(from))
      const report = (index: number, field: keyof RedirectEntry, message: string) =>
        addIssue({ code: 'custom', path: ['redirects', index, field], message })
      for (const [index, { from, to }] of entries.entries()) {
        const fromProblem = problemOfFrom(from, oldPaths.indexOf(oldPaths[index] ?? '') < index)
        if (fromProblem) report(index, 'from', fromProblem)
        if (!isSiteAddress(to) && !isHttpsAddress(to)) {
          report(index, 'to', 'Enter a path such as /products/truss, or an https URL.')
        } else if (pathOf(to) === oldPaths[index]) {
          report(index, 'to', 'This redirects back to the old path. Enter a different URL.')
        } else if (oldPaths.includes(pathOf(to))) {
          report(index, 'to', 'This path is also redirected. Enter the final URL.')
        }
      }
    }),
})

function problemOfFrom(from: string, isRepeated: boolean) {
  if (!isSiteAddress(from) || /[?#]/.test(from) || from === '/')
    return 'Enter a path such as /spring-sale, without ? or #.'
  if (RESERVED.test(from)) return 'The server uses this path. Enter a different one.'
  return isRepeated ? 'This path is already in the list.' : undefined
}
