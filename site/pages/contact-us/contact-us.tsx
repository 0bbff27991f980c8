import { Suspense } from 'react'
import { offices } from '../../../catalogue/offices.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import type { Office } from '../../../catalogue/types.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { dormant } from '../../services/dormant.ts'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/contact-us.ts'
import styles from './contact-us.module.css'

export const loader = () => ({
  head: pageHeads.contactUs,
  meta: headMeta(pageHeads.contactUs),
  banner: defaultBanner(),
  offices,
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const telephone = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

const ContactForm = dormant(async () => (await import('./contact-form.tsx')).ContactForm)

export default function ContactUs({ loaderData: { head, banner, offices } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <div className={`wrap section ${styles.columns}`}>
        <section aria-labelledby="write">
          <SectionHead id="write" title="Write to Us" />
          <Suspense fallback={<div className={styles.space} />}>
            <ContactForm />
          </Suspense>
        </section>
        <section aria-labelledby="offices">
          <SectionHead id="offices" title="Our Offices" />
          <Offices offices={offices} />
        </section>
      </div>
    </>
  )
}

const Offices = ({ offices }: { offices: readonly Office[] }) => (
  <ul className={styles.offices}>
    {offices.map(({ id, country, addressLines, map, phone, email, openingHours }) => (
      <li key={id}>
        <h3>{country}</h3>
        <address>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={map} target="_blank" rel="noopener">
            Show on a map
            <span className="visually-hidden"> where the office in {country} is (opens in a new tab)</span>
          </a>
        </address>
        <dl>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={telephone(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>Hours</dt>
            <dd className="data">{openingHours}</dd>
          </div>
        </dl>
      </li>
    ))}
  </ul>
)
