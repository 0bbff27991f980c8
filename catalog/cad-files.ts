import type { CadFiles } from './cad.ts'
import files from './cad-files.json' with { type: 'json' }

/**
 * CAD files by part number, including sizes. Quote lists in browsers load this module, so it is separate from the other
 * results of the studio.
 */
export const cadFiles: Readonly<Record<string, CadFiles>> = files
