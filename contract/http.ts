/** How long a browser waits for an answer. */
export const HTTP_TIMEOUT_MS = 60_000

/** Whether an answer is a web page. Our calls and files never are: it comes from a captive portal, with status 200. */
export const isWebPage = (contentType: unknown) => /^(?:text\/html|application\/xhtml)/i.test(String(contentType))
