import type { Office } from '#catalog/types.ts'
import { internationalDigits } from '#contract/phone-number.ts'

/** Names of European countries, spelled without accents, and ISO 3166 codes. */
const EUROPE = `albania|andorra|armenia|austria|osterreich|azerbaijan|belarus|belgium|belgie|belgique|bosnia|bulgaria
|croatia|hrvatska|cyprus|czech republic|czechia|cesko|denmark|danmark|england|estonia|eesti|faroe islands|finland|suomi
|france|germany|deutschland|gibraltar|great britain|greece|hellas|hungary|magyarorszag|iceland|island|ireland|eire|italy
|italia|kosovo|latvia|latvija|liechtenstein|lithuania|lietuva|luxembourg|luxemburg|malta|moldova|monaco|montenegro
|netherlands|nederland|holland|north macedonia|macedonia|northern ireland|norway|norge|poland|polska|portugal|romania
|russia|san marino|scotland|serbia|slovakia|slovensko|slovenia|slovenija|spain|espana|sweden|sverige|switzerland|schweiz
|suisse|svizzera|turkey|turkiye|ukraine|united kingdom|uk|u k|gb|vatican|wales|europe|eu`
  .replaceAll('\n', '')
  .split('|')

const STATES = `alabama|al|alaska|ak|arizona|az|arkansas|ar|california|ca|colorado|co|connecticut|ct|delaware|de|florida
|fl|georgia|ga|hawaii|hi|idaho|id|illinois|il|indiana|in|iowa|ia|kansas|ks|kentucky|ky|louisiana|la|maine|me|maryland|md
|massachusetts|ma|michigan|mi|minnesota|mn|mississippi|ms|missouri|mo|montana|mt|nebraska|ne|nevada|nv|new hampshire|nh
|new jersey|nj|new mexico|nm|new york|ny|north carolina|nc|north dakota|nd|ohio|oh|oklahoma|ok|oregon|or|pennsylvania|pa
|rhode island|ri|south carolina|sc|south dakota|sd|tennessee|tn|texas|tx|utah|ut|vermont|vt|virginia|va|washington|wa
|west virginia|wv|wisconsin|wi|wyoming|wy|district of columbia|dc|puerto rico|pr|usa|us|u s a|u s|united states
|united states of america|america`
  .replaceAll('\n', '')
  .split('|')

/** European calling codes begin with 3 or 4, except for Turkey's, which is 90 (ITU-T E.164, assigned codes). */
const EUROPEAN_CODE = /^(?:[34]|90)/

/**
 * Returns the office responsible for a visitor. 'State/Country' may contain a state, a country, or both in any order.
 * The last part determines the office ('Holland, Michigan' is in the USA). If it is neither a state nor a country, the
 * phone number's calling code determines the office. The USA office is responsible for all regions outside Europe.
 */
export function officeFor(stateCountry: string, phone: string): Office['id'] {
  const europeanPhone = EUROPEAN_CODE.test(internationalDigits(phone) ?? '')
  const parts = stateCountry
    .split(/[,;/()]/)
    .map(plain)
    .filter(Boolean)
  for (const part of parts.toReversed()) {
    // DE is Germany if the phone number is European, and Delaware otherwise.
    if (STATES.includes(part) && !(part.length === 2 && europeanPhone)) return 'usa'
    if (EUROPE.some((name) => ` ${part} `.includes(` ${name} `)) && !part.startsWith('new ')) return 'europe'
  }
  return europeanPhone ? 'europe' : 'usa'
}

/** Converts text to lowercase without accents and with single spaces: 'Österreich.' becomes 'osterreich'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
