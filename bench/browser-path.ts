/** Path of the browser, which defaults to Debian's Chromium. */
export const BROWSER_PATH = process.env.CHROME_PATH ?? '/usr/bin/chromium'
