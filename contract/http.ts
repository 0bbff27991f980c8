/** How long a browser waits for an answer. */
export const HTTP_TIMEOUT_MS = 60_000
