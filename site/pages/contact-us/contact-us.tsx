import { Steps } from '../../components/form/next-steps.tsx'
import { NewTabHint, newTab } from '../../components/new-tab/new-tab.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import type { PageData } from '../../page-declaration.ts'
import { useLocation } from '../../router/router.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-us.module.css'
import type { page } from './page.ts'

export const Page = ({ head, banner, offices }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <div className={`wrap section ${styles.columns}`}>
        <section aria-labelledby="write">
          <SectionHead id="write" title="Send Us a Message" />
          {/* Remount the form when the query changes, so that it fills in the new request. */}
          <ContactForm key={useLocation().search} />
        </section>
        <div>
          <Steps
            steps={[
              'We email you a confirmation with your reference number.',
              'We reply, with a parts list if you don’t have one.',
              'For questions, reply to the confirmation.',
            ]}
          />
          <section aria-labelledby="offices">
            <SectionHead id="offices" title="Our Offices" />
            <Offices offices={offices} />
          </section>
        </div>
      </div>
    </>
  )
}

const Offices = ({ offices }: { offices: PageData<typeof page>['offices'] }) => (
  <ul className={styles.offices}>
    {offices.map(({ id, country, addressLines, map, phone, phoneUrl, email, openingHours }) => (
      <li key={id} id={id}>
        <h3>{country}</h3>
        <address>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={map} {...newTab}>
            Show on a map
            <NewTabHint> for our {country} office</NewTabHint>
          </a>
        </address>
        <dl>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={phoneUrl}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>Email</dt>
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
