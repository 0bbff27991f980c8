import type { ContentRevision, ListedContent } from '#contract/content/editing.ts'
import { dateText } from '../components/date-text.ts'

const STATE_TEXT: Readonly<Record<ContentRevision['state'], string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  replaced: 'Replaced',
}

/** Describes a revision: 'Published Nov 25, 2026, 2:05 PM'. */
export function revisionStateText({ state, publishAt, publishedAt }: ContentRevision) {
  const at = state === 'scheduled' ? publishAt : publishedAt
  return at ? `${STATE_TEXT[state]} ${dateText(at)}` : STATE_TEXT[state]
}

/** Describes what visitors see and what is pending. */
export function stateText({ state, published, revision, scheduledFor }: ListedContent) {
  const shown = published > 0 ? `Revision ${published} published` : 'Built-in version'
  if (scheduledFor) return `${shown}, next revision scheduled for ${dateText(scheduledFor)}`
  return state === 'draft' ? `${shown}, draft saved (revision ${revision})` : shown
}

const UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Formats a time in UTC: 'Nov 25, 2026, 2:05 PM UTC'. */
export const utcText = (time: Date) => `${UTC.format(time)} UTC`

/** Formats a time for a `datetime-local` input, in the user's time zone: '2026-11-25T14:05'. */
export const localTime = (time: Date) =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** The user's time zone: 'America/Chicago'. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
