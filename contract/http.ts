/** How long the browser waits for a response before it gives up. */
export const HTTP_TIMEOUT_MS = 60_000

/**
 * Detects a captive portal's login page, which is sent with status 200. The API (except for previews in frames) and the
 * content host never send HTML.
 */
export const isWebPage = (contentType: unknown) => /^(?:text\/html|application\/xhtml)/i.test(String(contentType))
