import { company } from '#catalog/company.ts'
import { training } from '#catalog/training.ts'
import { durationOf, priceOf, sessionName, type TrainingSession } from '#contract/training-session.ts'
import type { LoaderArgs, PageDeclaration, PageHead } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'
import { absolute, headMeta } from '../../services/page-meta.server.ts'

const PATH = '/training'
const TOPIC = 'Register for hands-on training in designing, building, and inspecting modular truss structures.'

const head = {
  title: 'Training Sessions | BoltSpan',
  description: `${TOPIC} Dates will be announced; spaces are limited.`,
  heading: 'Training Sessions',
} satisfies PageHead

export const page = {
  path: PATH,
  head,
  search: (_pages, content) => {
    const { sessions } = content.of('training', 'sessions')
    const section =
      sessions.length === 0
        ? { anchor: 'sessions', heading: training.comingSoonTitle, texts: training.comingSoonText }
        : {
            anchor: 'register',
            heading: training.heading,
            texts: sessions.flatMap((each) => [sessionName(each), each.topics]),
          }
    return [{ texts: [training.heading], sections: [section] }]
  },
  loader: ({ content }: LoaderArgs) => {
    const { sessions } = content.of('training', 'sessions')
    return {
      banner: stripOf('joint'),
      sessions: sessions.map((session) => ({
        dates: session.dates,
        location: session.location,
        duration: durationOf(session),
        price: priceOf(session),
        topics: session.topics,
        seatsLeft: session.seatsLeft,
      })),
      ...(sessions.length > 0 && { meta: announcedMeta(sessions) }),
    }
  },
} satisfies PageDeclaration

/** Description and structured data for the page when sessions have been announced. */
function announcedMeta(sessions: readonly TrainingSession[]) {
  const years = [...new Set(sessions.map(({ startDate }) => startDate.slice(0, 4)))].join(' and ')
  const meta = headMeta(PATH, { ...head, description: `${TOPIC} ${years} dates are announced; spaces are limited.` })
  return { ...meta, jsonLd: [...(meta.jsonLd ?? []), ...sessions.map(eventOf)] }
}

/** Structured data for a session (schema.org). */
const eventOf = ({ startDate, endDate, location, topics, priceUsd }: TrainingSession) => ({
  '@type': 'EducationEvent',
  name: `${company.name} training session`,
  startDate,
  endDate,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'Place', name: location, address: location },
  offers: { '@type': 'Offer', price: priceUsd, priceCurrency: 'USD', url: absolute(PATH) },
  ...(topics !== '' && { description: topics }),
  organizer: { '@type': 'Organization', name: company.name, url: absolute('/') },
  url: absolute(PATH),
})
