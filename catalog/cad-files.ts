import type { CadFiles } from './cad.ts'
import files from './cad-files.json' with { type: 'json' }

/**
 * By part number, including sizes. Quote lists in browsers need this file, so it is separate from the other studio
 * results.
 */
export const cadFiles: Readonly<Record<string, CadFiles>> = files
