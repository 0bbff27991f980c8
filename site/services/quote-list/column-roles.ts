/** Recognizes the headings of parts lists from spreadsheets, CAD, and ERP programs in several languages. */
import { fold } from '#contract/search-words.ts'
import { isLikeQuantity } from './quantity.ts'
import { PACK_HEADING } from './refusals.ts'

/**
 * What a column contains. 'order' and 'total' are quantities that take the other columns into account: 'ordered' and
 * 'quantity' do not. 'stock', 'extra', and 'packs' change the number of pieces to order. 'each', 'units', and 'sum' are
 * a quantity, its unit, or a price, and the other columns decide.
 */
export type ColumnRole =
  | 'number'
  | 'order'
  | 'total'
  | 'ordered'
  | 'quantity'
  | 'stock'
  | 'extra'
  | 'packs'
  | 'canceled'
  | 'unit'
  | 'each'
  | 'units'
  | 'sum'
  | 'note'
  | 'line'
  | 'other'
  | 'unknown'

// cspell:disable
const QUANTITY =
  /\b(?:qty|qtys|qnty|qtes?|quantit\w*|q ta|qtd\w*|cant|cantidad\w*|menge\w*|\w+menge|mge|anzahl|anz|stk|stck|stuck|stuckzahl|pcs|pces?|pieces|count|nbre?|nombre|unidades|uds?|piezas|pezzi|aantal|stuks|antall?|ilosc|szt|mnozstvi|ks|req|req d|reqd|required|ordered|need|needed|bedarf|number of|no of)\b/

/** Headings of each role as folded words, in order of priority. */
const ROLES: readonly (readonly [role: ColumnRole, ...words: RegExp[]])[] = [
  [
    'note',
    /^(?:notes?|remarks?|comments?|bemerkung\w*|notiz\w*|anmerkung\w*|kommentare?|hinweise?|remarques?|commentaires?|observations?|observacion\w*|notas?|comentarios?|opmerking\w*)\b/,
  ],
  ['number', /^stock (?:no|nr|num|number|code|item)\b/],
  // Prices, weights, sizes, dates, and places, even if the heading also contains 'quantity' or 'piece'.
  [
    'other',
    /price|preis|\bprix\b|precio|prezzo|prijs|cost|kosten|weight|gewicht|poids|peso\b|mass[ae]?\b|length|lange\b|longueur|longitud|\b(?:min|max|moq)\b|mindest|date|datum|fecha|termin|\bdue\b|deadline|lead time|\bby$|\bbis$|\b(?:days|weeks)\b|lagerort|lagerplatz|location|total lb|total kg|currency|^(?:box|carton|ctn|pallet|case|crate|bag|kit|lot|set)(?: (?:no|nr|number|id|code))? ?#?$/,
  ],
  ['canceled', /cancel|\bdelete|storn|annul|\bvoid/],
  [
    'order',
    /\b(?:to|zu|a) (?:order|buy|purchase|bestellen|commander|pedir)\b|\b(?:order|purchase|buy|net|short) (?:qty|quantity|req\w*)\b|\bqty short\b|^(?:buy|short|shortage|shortfall|fehlt|fehlend|manquants?|faltantes?|missing)$|fehlmenge|bestellmenge|bestellanzahl/,
  ],
  [
    'stock',
    /\bstock\b|lager|\bhand\b|bestand|vorhanden|\bavail\w*|verfugbar|disponib|shipped|delivered|geliefert|livre|received|issued|picked|\bon order\b|allocated|reserved|inventory|backorder\w*|\bhave\b|\bgot\b|\balready\b|supplied|provided|\bowned\b|\bon site\b|\bexisting\b|\bsurplus\b/,
  ],
  [
    'extra',
    /\b(?:spares?|extras?|reserve|ersatz|additional|balance|outstanding|remaining|offen|loose|difference|diff|delta)\b|^change$/,
  ],
  ['packs', PACK_HEADING, /verpack|package/, new RegExp(`(?=.*${QUANTITY.source}).*\\b(?:x ?\\d+|\\d{2,}s?)\\b`)],
  ['unit', /^(?:unit of|uo?m\b|u m$|einheit|mengeneinheit|unite|unidad\b|me$|base unit|order unit|qty unit)|\buom$/],
  ['total', new RegExp(`(?=.*${QUANTITY.source}).*\\b(?:total\\w*|gesamt\\w*|summe|ext|extended)\\b`)],
  ['ordered', /\b(?:ordered|bestellt|commandees?|pedidas?)\b/],
  [
    'quantity',
    QUANTITY,
    /^(?:order|include\w*|active|wanted)$|^(?:dozens?|doz|dz|pairs?|dutzend|paare?|douzaines|docenas)$/,
  ],
  ['each', /^(?:eas?|each|unit)$/],
  ['units', /^units$/],
  ['sum', /^(?:grand )?(?:totals?|gesamt|summe|totale|suma)$/],
  [
    'line',
    /^(?:lines?|pos|posn?r?|position\w*|items?|item n\w*|rows?|no|nr|n|num|lfd\w*.*|lignes?|lineas?|zeilen?|reps?|reperes?|index|seq\w*|find n\w*|balloon\w*|bubble|levels?|ebene|niveau|lp|sl n\w*|s n|sr n\w*)?(?: ?#)?$/,
  ],
  [
    'number',
    /\b(?:part|parts|p n|pn|mpn|article|artikel\w*|art|sku|models?|modell\w*|teile?\w*|refs?|referen\w*|codes?|codigo|codice|bestell\w*|material\w*|sachnummer|artikelnr|number|nummer|numero|numer|product|produkt|produit|producto)\b/,
  ],
  ['other', /^(?:feet|ft|lf|met(?:er|re)s?|m|inch(?:es)?|yards?|lbs?|kg)$/],
  [
    'other',
    /^(?:desc\w*|designations?|bezeichnung\w*|benennung\w*|names?|nom|nombre|libelle|descripcion|denominacion|omschrijving|size|grosse|taille|finish|material|revision|rev|status|title|titel|titre)\b/,
  ],
]
// cspell:enable

/** Returns the words of a heading without accents and punctuation: 'Qté.' becomes 'qte', and 'N°' becomes 'n'. */
const wordsOf = (heading: string) =>
  fold(heading.replaceAll(/[°º]/g, ' '))
    .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

function roleOf(heading: string): ColumnRole {
  const words = wordsOf(heading)
  if (words === '') return 'unknown'
  return ROLES.find(([, ...patterns]) => patterns.some((pattern) => pattern.test(words)))?.[0] ?? 'unknown'
}

/** Returns the roles of the columns if the row is a header row, and undefined otherwise. */
export function headerRoles(cells: readonly string[]): readonly ColumnRole[] | undefined {
  const roles = cells.map(roleOf)
  const isHeading = (role: ColumnRole) => role !== 'unknown'
  const hasNumbers = cells.some((cell) => /\d/.test(cell) && isLikeQuantity(cell))
  return cells.length > 1 && !hasNumbers && roles.filter(isHeading).length > 1 ? roles : undefined
}
