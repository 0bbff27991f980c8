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
