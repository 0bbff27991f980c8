/** Path to the browser. Defaults to Chromium's location on Debian. */
export const BROWSER_PATH = process.env.CHROME_PATH ?? '/usr/bin/chromium'
