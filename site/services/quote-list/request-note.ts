import { isSentUnchanged, type QuoteList } from './lists.ts'

export const longDate = (time: string) => new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' })

/** Says when a quote for the list was requested, so that visitors don't send the same list twice. Empty if it wasn't. */
export function requestNote(list: QuoteList): string {
  const { sentAt, reference } = list
  if (!sentAt) return ''
  return [
    `Quote requested on ${longDate(sentAt)}.`,
    ...(reference ? [`Your reference is ${reference}.`] : []),
    ...(isSentUnchanged(list) ? ['You haven’t changed the list since.'] : []),
  ].join(' ')
}

/** The label of the button that sends the list. It asks before an unchanged list is sent again. */
export const requestLabel = (list: QuoteList) => (isSentUnchanged(list) ? 'REQUEST AGAIN' : 'REQUEST A QUOTE')
