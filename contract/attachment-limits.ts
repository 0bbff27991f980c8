import type { FileKindName } from './file-kinds.ts'

/**
 * Files that visitors may attach to the contact form. This is plain data, so the form doesn't load the schema library
 * or the list of file types.
 */
export const ATTACHMENTS = {
  path: '/api/contact/files',
  maxFiles: 3,
  /** Maximum size of a file. */
  maxMb: 10,
  kinds: ['pdf', 'jpeg', 'png', 'dxf', 'step'],
  label: 'PDF, JPEG, PNG, DXF, or STEP',
  accept: '.pdf,.jpg,.jpeg,.png,.dxf,.step,.stp',
  /** A file that isn't sent with an inquiry is deleted after this time. */
  days: 7,
} as const satisfies { readonly kinds: readonly FileKindName[] } & Readonly<Record<string, unknown>>
