import { fold } from '#contract/search-words.ts'

/** Names of CAD formats. 'Step' may also mean a stair. */
const FORMAT = /^(?:cad|dwg|dxf|glb|stp)$/
const STEP = /^step$/
/** Formats other than STEP. CAD programs that open DWG files also open DXF files. */
const FORMATS: Readonly<Record<string, string>> = { dwg: 'DXF', dxf: 'DXF', glb: 'GLB' }
/** Words for files that are redundant next to a format name, as in 'dxf files'. */
const FILE = /^(?:files?|models?|drawings?|downloads?)$/
const NUMBER = /^(?:bs-?)?[a-z]{2}[a-z0-9]*-?[a-z]*\d/

/** Words that don't identify a part. A query with only these words and a format asks for the CAD library. */
const GENERAL = new Set(
  (
    'a all and any are available block blocks can catalog data do download downloads file files for format formats ' +
    'free from get have i in is library libraries me my of or part parts product products program programs software ' +
    'symbols the there to what where with you your 2d 3d boltspan archivo archivos datei dateien daten'
  ).split(' '),
)

/** Words for stairs, where 'step' is not a format. */
const STAIR = /^(?:stairs?|stairways?|staircases?|treads?|risers?|ladders?|steps)$/

export interface CadRequest {
  /** The query without the words that ask for a file. */
  readonly part: string
  /** Format that the query names: 'STEP', 'DXF', or 'GLB'. */
  readonly format: string
  /** False if only 'step' asks for a file, as in '12 in truss 10 ft step', because 'step' may also mean a stair. */
  readonly isCertain: boolean
}

/**
 * Reads a query for CAD files of a part. The results for 'bs-tr12a-10 step' and '12 in truss cad' are the parts, whose
 * cards link to the files. Returns undefined for a query that doesn't name a part.
 */
export function cadRequest(typed: string): CadRequest | undefined {
  const words = typed.trim().split(/\s+/)
  const plain = words.map((word) => fold(word).replace(/^[^\w/"']+|[^\w/"']+$/g, ''))
  const isFile = (word: string) => FILE.test(word)
  const isCertain = plain.some((word) => FORMAT.test(word)) || plain.some((word) => isFile(word) || NUMBER.test(word))
  const isFormat = (word: string) => FORMAT.test(word) || STEP.test(word)
  const format = plain.find(isFormat)
  if (format === undefined || (!isCertain && plain.some((word) => STAIR.test(word)))) return undefined
  const rest = words.filter((_, place) => !isFormat(plain[place] ?? '') && !isFile(plain[place] ?? ''))
  const names = rest.some((word) => !GENERAL.has(fold(word)) && /[a-z]{2}|\d/i.test(word))
  return names ? { part: rest.join(' '), format: FORMATS[format] ?? 'STEP', isCertain } : undefined
}
