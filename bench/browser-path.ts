/** Debian's Chromium, unless another one is named. */
export const BROWSER_PATH = process.env.CHROME_PATH ?? '/usr/bin/chromium'
