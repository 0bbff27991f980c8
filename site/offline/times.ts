/** Formats times in the visitor's time zone. */

/** Formats a time: 'November 22, 2026 at 2:05 PM'. */
export const dayAndTime = (time: Date) => time.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** Formats a time as '2:05 PM', and adds the date if it is not today. */
export const timeOfDay = (time: Date) =>
  time.toDateString() === new Date().toDateString()
    ? time.toLocaleTimeString('en-US', { timeStyle: 'short' })
    : dayAndTime(time)
