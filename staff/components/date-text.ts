const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Formats a time in the user's time zone: 'Nov 21, 2026, 2:05 PM'. */
export const dateText = (iso: string) => FORMAT.format(new Date(iso))
