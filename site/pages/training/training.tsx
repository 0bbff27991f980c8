import { company } from '../../../catalogue/company.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { training, trainingSessions } from '../../../catalogue/training.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/training.ts'
import styles from './training.module.css'

export const loader = () => ({
  meta: headMeta(pageHeads.training),
  banner: defaultBanner(),
  sessions: trainingSessions,
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Training({ loaderData: { banner, sessions } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={training.banner} banner={banner} />
      <section className="wrap section" aria-labelledby="register">
        <SectionHead id="register" title={training.heading} />
        {sessions.length === 0 ? (
          <div className={styles.soon}>
            <h3>{training.comingSoonTitle}</h3>
            {training.comingSoonText.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ) : (
          <ul className={styles.sessions} data-columns={sessions.length % 2 === 0 ? 2 : 3}>
            {sessions.map(({ dates, location }) => (
              <li key={`${dates} | ${location}`}>
                <h3>{dates}</h3>
                <p>{location}</p>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.write}>
          Send your name, company, address, state or country, phone number and e-mail address to{' '}
          <a href={`mailto:${company.email}?subject=Training`}>{company.email}</a>, and we put you on the list.
        </p>
      </section>
    </>
  )
}
