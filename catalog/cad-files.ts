import type { CadFiles } from './cad.ts'
import files from './cad-files.json' with { type: 'json' }

/** By part number, sizes included. Apart from the studio's other results, because quote lists in browsers need it. */
export const cadFiles: Readonly<Record<string, CadFiles>> = files
