/** The default is Debian's Chromium. */
export const BROWSER_PATH = process.env.CHROME_PATH ?? '/usr/bin/chromium'
