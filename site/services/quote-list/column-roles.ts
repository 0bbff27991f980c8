/** Recognizes the headings of parts lists from spreadsheets, CAD, and ERP programs in several languages. */
import { fold } from '#contract/search-words.ts'

export type ColumnRole = 'number' | 'quantity' | 'each' | 'note' | 'line' | 'other' | 'unknown'

/** Headings of each role as folded words, in order of priority. */
const ROLES: readonly (readonly [role: ColumnRole, words: RegExp])[] = [
  [
    'note',
    /^(?:notes?|remarks?|comments?|bemerkung\w*|notiz\w*|anmerkung\w*|kommentare?|hinweise?|remarques?|commentaires?|observations?|observacion\w*|notas?|comentarios?|opmerking\w*)\b/,
  ],
  // Prices, weights, sizes, dates, and stock quantities, even if the heading also contains 'quantity' or 'piece'.
  [
    'other',
    /price|preis|\bprix\b|precio|prezzo|prijs|cost|kosten|weight|gewicht|poids|peso\b|mass[ae]?\b|length|lange\b|longueur|longitud|\b(?:min|max|moq)\b|mindest|stock|lager|\bhand\b|pack|verpack|available|shipped|delivered|geliefert|livre|date|datum|fecha|total lb|total kg|currency/,
  ],
  [
    'quantity',
    /\b(?:qty|qtys|qnty|qtes?|quantit\w*|q ta|qtd\w*|cant|cantidad\w*|menge\w*|\w+menge|mge|anzahl|anz|stk|stck|stuck|stuckzahl|pcs|pces?|pieces|count|nbre?|nombre|unidades|uds?|piezas|pezzi|aantal|stuks|antall?|ilosc|szt|mnozstvi|ks|req d|reqd|required|ordered|needed|number of|no of)\b/,
  ],
  // The quantity, its unit, or the price of one piece. The other columns decide.
  ['each', /^(?:eas?|each|units?)$/],
  [
    'line',
    /^(?:lines?|pos|posn?r?|position\w*|items?|item n\w*|rows?|no|nr|n|num|lfd\w*.*|lignes?|lineas?|zeilen?|reps?|reperes?|index|seq\w*|find n\w*|balloon\w*|bubble|levels?|ebene|niveau|lp|sl n\w*|s n|sr n\w*)?(?: ?#)?$/,
  ],
  [
    'number',
    /\b(?:part|parts|p n|pn|mpn|article|artikel\w*|art|sku|models?|modell\w*|teile?\w*|refs?|referen\w*|codes?|codigo|codice|bestell\w*|material\w*|sachnummer|artikelnr|number|nummer|numero|numer|product|produkt|produit|producto)\b/,
  ],
  [
    'other',
    /^(?:desc\w*|designations?|bezeichnung\w*|benennung\w*|names?|nom|nombre|libelle|descripcion|denominacion|omschrijving|unit of|einheit|unite|unidad|uom|me|size|grosse|taille|finish|material|revision|rev|status|title|titel|titre)\b/,
  ],
]

/** Returns the words of a heading without accents and punctuation: 'Qté.' becomes 'qte', and 'N°' becomes 'n'. */
const wordsOf = (heading: string) =>
  fold(heading.replaceAll(/[°º]/g, ' '))
    .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

function roleOf(heading: string): ColumnRole {
  const words = wordsOf(heading)
  if (words === '') return 'unknown'
  return ROLES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'unknown'
}

/** Returns the roles of the columns if the row is a header row, and undefined otherwise. */
export function headerRoles(cells: readonly string[]): readonly ColumnRole[] | undefined {
  const roles = cells.map(roleOf)
  const isHeading = (role: ColumnRole) => role !== 'unknown'
  const hasNumbers = cells.some((cell) => /^[-+]?\d[\d.,]*$/.test(cell))
  return cells.length > 1 && !hasNumbers && roles.filter(isHeading).length > 1 ? roles : undefined
}
