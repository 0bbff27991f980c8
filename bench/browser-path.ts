/** Path of the browser. Defaults to the location of Chromium in Debian. */
export const BROWSER_PATH = process.env.CHROME_PATH ?? '/usr/bin/chromium'
