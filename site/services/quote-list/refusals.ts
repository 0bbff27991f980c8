/** Recognizes words that cancel a part, or that change what its quantity counts. */
import { MULTIPLE_WORDS } from './quantity.ts'

// cspell:disable
const CANCEL =
  'cxl\\p{L}*|cncl\\p{L}*|scratch\\p{L}*|scrap\\p{L}*|(?:take|taken|cross|crossed) (?:off|out)|cancel\\p{L}*|delet\\p{L}*|strik\\p{L}*|struck|stricken|remov\\p{L}*|omit\\p{L}*|void\\p{L}*|obsolete\\p{L}*|supersed\\p{L}*|storn\\p{L}*|gestrichen|streichen|entf[aä]llt|entfallen|entfernen|gelöscht|löschen|annul\\p{L}*|supprim\\p{L}*|elimin\\p{L}*|anulad\\p{L}*|dnp|dni|dnf'

const NEGATIVE = new RegExp(
  `(?<!\\p{L})(?:${CANCEL}|not|never|none|without|w/o|\\p{L}+n['’]t|dont|exclu\\p{L}*|except\\p{L}*|drop\\p{L}*|skip\\p{L}*|ignor\\p{L}*|forget|avoid|un-?(?:wanted|needed)|reject\\p{L}*|declin\\p{L}*|previous\\p{L}*|formerly|kill\\p{L}*|nix|replac\\p{L}*|instead|return\\p{L}*|refund\\p{L}*|less|minus|hold|nicht|kein\\p{L}*|ohne|statt|sans|pas|sauf|retir\\p{L}*|sin|quitar|excepto|non|senza)(?!\\p{L})|(?<!\\p{L}|\\d\\s*)no(?!\\p{L}|\\.|\\s*:?\\s*\\d)`,
  'iu',
)

const CANCELED_ROW = new RegExp(
  `^(?:(?:${CANCEL})(?!\\p{L})|(?:not|do not|don['’]t|no longer|never)\\s+(?:to be\\s+)?(?:order|need|requir|us|buy|purchas|quot|suppl|ship|send|fit|install|want|includ|populat)\\p{L}*|nicht (?:bestellen|benötigt|erforderlich|liefern))`,
  'iu',
)

const PACK =
  'box(?:es)?|bxs?|packs?|packages?|pkg?s?|pkts?|cartons?|ctns?|cases?|cs|sets?|kits?|bundles?|bdls?|pallets?|plts?|bags?|crates?|rolls?|rls?|reels?|spools?|lots?|vpe|karton\\p{L}*|krt|gebinde|beutel|satz|s[äa]tze|paket\\p{L}*|palette\\p{L}*|rollen?|colis|bo[iî]tes?|cajas?|paquetes?|jeux?'
const MEASURE =
  'ft|feet|foot|lf|inch(?:es)?|yds?|yards?|m|mtrs?|met(?:er|re)[sn]?|fu(?:ß|ss)|mm|cm|lfm|sf|lbs?|pounds?|kgs?|tons?|gross|gr|grs|hundreds?|thousands?'
// cspell:enable

const wordOf = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu')
const COUNTS_OTHERS = wordOf(`${PACK}|${MEASURE}|${MULTIPLE_WORDS}|per|pro`)
const UNIT = wordOf(`${MEASURE}|${MULTIPLE_WORDS}`)
const UNIT_CELL = new RegExp(
  `^(?:(?:${PACK})(?: ?(?:of|à|x|/)? ?\\d+)?|\\d+ ?(?:/|per) ?(?:${PACK})|${MEASURE}|${MULTIPLE_WORDS}|in)\\.?$`,
  'iu',
)

/** Returns the word with which a text can cancel its part, such as 'not'. */
export const negativeWord = (text: string): string | undefined => NEGATIVE.exec(text)?.[0]

export const mayBeUnwanted = (text: string) => `“${text}” can mean that you don’t want this part.`

/** Returns true if the cell of a table cancels its row, such as 'Deleted' or 'Do not order'. */
export const isCanceled = (cell: string): boolean => CANCELED_ROW.test(cell)

/** Returns a word next to a quantity that can mean more or fewer pieces, such as 'boxes' or 'per'. */
export const countingWord = (text: string): string | undefined => COUNTS_OTHERS.exec(text)?.[0]

/** Returns the unit in the heading of a quantity, such as 'Qty (dozen)', unless it is pieces. */
export const headingUnit = (heading: string): string | undefined => UNIT.exec(heading)?.[0]

/** Returns true if the cell is the unit of a quantity other than pieces. */
export const isUnitCell = (cell: string): boolean => UNIT_CELL.test(cell)

// cspell:ignore assys multipl
/** A heading that counts packs, or the pieces in each of them. */
export const PACK_HEADING = wordOf(`${PACK}|per|pro|par|por|assys|assemblies|bays|multipl\\p{L}*|fa[ck]tor`)
