import { ButtonLink } from '../../components/button/button-link.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Plate } from '../../components/plate/plate.tsx'
import type { PageData } from '../../page-declaration.ts'
import styles from './catalog.module.css'
import { Download, Request } from './kind-action.tsx'
import type { page } from './page.ts'

export const Page = ({ head, banner, kinds }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <section className="wrap section" aria-label="Catalog formats">
        <ul className={styles.kinds}>
          {kinds.map(({ id, title, description, action, visual, document }, index) => (
            <li key={id} id={id}>
              <Plate className={styles.picture}>
                {visual.kind === 'plate' ? (
                  <span className={styles.mark}>{title.split(' ')[0]}</span>
                ) : (
                  <Picture visual={visual} sizes="(min-width: 768px) 432px, 100vw" priority={index === 0} />
                )}
              </Plate>
              <h2>{title}</h2>
              <p>{description}</p>
              <p className={styles.facts}>{document?.facts}</p>
              {action.kind === 'request' && <Request title={title} label={action.label} type={action.type} />}
              {action.kind === 'download' &&
                (document ? (
                  <Download title={title} label={action.label} href={document.href} filename={action.filename} />
                ) : (
                  <span className={styles.facts}>In preparation</span>
                ))}
            </li>
          ))}
        </ul>
        <div className={styles.contact}>
          <p>Need something that’s not in the catalog?</p>
          <ButtonLink to="/contact-us">Contact Us</ButtonLink>
        </div>
      </section>
    </>
  )
}
