/** Returns a text with an initial capital. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a sentence that names the governing check, such as 'Chord bending between nodes governs.' */
export const governs = (what: string): string =>
  `${capitalized(what)} ${/^\w+[^s]s\b/.test(what) ? 'govern' : 'governs'}.`
