/** Matches a path on the site with an optional query and fragment, such as '/products/truss#gallery'. */
const SITE_ADDRESS = /^\/(?!\/)[^\s\\<>"]*$/

/**
 * Matches what browsers, proxies, or the server may replace in a path, so that the path leads elsewhere: `//`, `.` and
 * `..` segments, invalid escapes, and escapes of control characters, `%`, `.`, `/`, and `\\`.
 */
const AMBIGUOUS = /\/\/|\/\.{1,2}(?:\/|$)|%(?:[01][\da-f]|2[5ef]|5c|7f)|%(?![\da-f]{2})/i

/** Returns true for a path on the site that every program reads in the same way. */
export const isSiteAddress = (text: string) =>
  SITE_ADDRESS.test(text) && !AMBIGUOUS.test(text.replace(/[?#].*$/s, '')) && URL.canParse(text, 'https://site.invalid')

export const isHttpsAddress = (text: string) => /^https:\/\//.test(text) && URL.canParse(text)
