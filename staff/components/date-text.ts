const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 21, 2026, 2:05 PM', in the reader's own time zone. */
export const dateText = (iso: string) => FORMAT.format(new Date(iso))
