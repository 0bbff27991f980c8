import { training } from '#catalog/training.ts'
import { NextSteps } from '../../components/form/next-steps.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import type { PageData } from '../../page-declaration.ts'
import type { page } from './page.ts'
import styles from './training.module.css'
import { TrainingForm } from './training-form.tsx'

export const Page = ({ head, banner, sessions }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} banner={banner} size="strip" />
      <section className="wrap section" aria-labelledby="register">
        <SectionHead id="register" title={training.heading} />
        <NextSteps
          steps={[
            'We email you a confirmation with your reference number.',
            sessions.length === 0
              ? 'We send you dates and locations.'
              : 'If the session is full, we email you when a seat opens up.',
            'For questions, reply to the confirmation.',
          ]}
        >
          {sessions.length === 0 && (
            <div className={styles.soon}>
              <h3 id="sessions">{training.comingSoonTitle}</h3>
              {training.comingSoonText.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
          <TrainingForm sessions={sessions} />
        </NextSteps>
      </section>
    </>
  )
}
