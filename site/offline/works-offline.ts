/** Load tables, calculators, the quote list and the form that it is sent with: fetched before anybody goes there. */
export const worksOffline = (path: string) => /^\/(?:load-tables|tools|quote-list|contact-us)(?:\/|$)/.test(path)
