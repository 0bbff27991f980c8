import type { CadFiles } from './cad.ts'
import files from './cad-files.json' with { type: 'json' }

/**
 * CAD files by part number, including all sizes. This module is separate from the other studio results because quote
 * lists load it in the browser.
 */
export const cadFiles: Readonly<Record<string, CadFiles>> = files
