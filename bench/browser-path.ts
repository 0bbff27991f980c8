/** Browser path. Defaults to Chromium's location in Debian. */
export const BROWSER_PATH = process.env.CHROME_PATH ?? '/usr/bin/chromium'
