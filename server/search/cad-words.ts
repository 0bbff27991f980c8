import { fold } from '../../contract/search-words.ts'

/** Names of CAD formats. 'Step' may also mean a stair, so it counts only next to a word for files or a part number. */
const FORMAT = /^(?:cad|dxf|glb|stp)$/
const STEP = /^step$/
/** File words that are redundant with a format name, as in 'dxf files'. */
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

/**
 * Removes the words that ask for CAD files: the results for 'bs-tr12a-10 step' and '12 in truss cad' are the parts,
 * whose cards link the files. A query that doesn't name a part stays unchanged.
 */
export function withoutCadWords(typed: string): string {
  const words = typed.trim().split(/\s+/)
  const plain = words.map((word) => fold(word).replace(/^[^\w/"']+|[^\w/"']+$/g, ''))
  const hasFile = plain.some((word) => FILE.test(word))
  const hasNumber = plain.some((word) => NUMBER.test(word))
  const isFormat = (word: string) => FORMAT.test(word) || (STEP.test(word) && (hasFile || hasNumber))
  if (!plain.some(isFormat)) return typed
  const rest = words.filter((_, place) => !isFormat(plain[place] ?? '') && !FILE.test(plain[place] ?? ''))
  const names = rest.some((word) => !GENERAL.has(fold(word)) && /[a-z]{2}|\d/i.test(word))
  return names ? rest.join(' ') : typed
}
