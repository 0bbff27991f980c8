/** Formats times in the visitor's time zone. */

const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** Formats a time: 'November 22, 2026 at 2:05 PM'. */
export const dayAndTime = (time: Date) => DAY_AND_TIME.format(time)

/** Formats a time as '2:05 PM', and adds the date if it is not today. */
export const timeOfDay = (time: Date) =>
  time.toDateString() === new Date().toDateString() ? TIME.format(time) : dayAndTime(time)
