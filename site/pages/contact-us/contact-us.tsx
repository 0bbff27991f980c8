import { company } from '../../../catalogue/company.ts'
import { offices } from '../../../catalogue/offices.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { defaultBanner } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/contact-us.ts'
import styles from './contact-us.module.css'

export const loader = () => ({
  head: pageHeads.contactUs,
  meta: headMeta(pageHeads.contactUs),
  banner: defaultBanner(),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const telephone = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

export default function ContactUs({ loaderData: { head, banner } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <section className="wrap section" aria-labelledby="offices">
        <SectionHead id="offices" title="Our Offices" />
        <ul className={styles.offices}>
          {offices.map(({ id, country, addressLines, phone, email, openingHours }) => (
            <li key={id}>
              <h3>{country}</h3>
              <address>
                {addressLines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
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
      </section>
      <section className="wrap section" aria-labelledby="write">
        <SectionHead id="write" title="Write to Us" ruled>
          <p>
            Send your name, company, state or country, and what you want to build to{' '}
            <a href={`mailto:${company.email}?subject=Request%20a%20Quote`}>{company.email}</a>. A span and a load are
            enough to begin with.
          </p>
        </SectionHead>
      </section>
    </>
  )
}
