/** Matches a path on the site with an optional query and fragment, such as '/products/truss#gallery'. */
const SITE_ADDRESS = /^\/(?!\/)[^\s\\<>"]*$/

export const isSiteAddress = (text: string) => SITE_ADDRESS.test(text)

export const isHttpsAddress = (text: string) => /^https:\/\//.test(text) && URL.canParse(text)
