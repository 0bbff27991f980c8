import { Suspense } from 'react'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { training, trainingSessions } from '../../../catalogue/training.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { dormant } from '../../services/dormant.ts'
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

const TrainingForm = dormant(async () => (await import('./training-form.tsx')).TrainingForm)

export default function Training({ loaderData: { banner, sessions } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={training.banner} banner={banner} />
      <section className="wrap section" aria-labelledby="register">
        <SectionHead id="register" title={training.heading} />
        {sessions.length === 0 && (
          <div className={styles.soon}>
            <h3>{training.comingSoonTitle}</h3>
            {training.comingSoonText.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        <Suspense fallback={<div className={styles.space} />}>
          <TrainingForm sessions={sessions} />
        </Suspense>
      </section>
    </>
  )
}
