import { BrandText } from '../../components/brand-text/brand-text.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Plate } from '../../components/plate/plate.tsx'
import type { PageData } from '../../page-declaration.ts'
import styles from './leadership.module.css'
import type { page } from './page.ts'

export const Page = ({ head, banner, leaders }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <ul className={`wrap section ${styles.leaders}`}>
        {leaders.map(({ id, name, title, visual, bio, linkedin, email }) => (
          <li key={id} id={id}>
            <Plate className={styles.portrait}>
              <Picture visual={visual} sizes="(min-width: 1024px) 420px, (min-width: 640px) 40vw, 100vw" />
            </Plate>
            <div className={styles.text}>
              <h2>{name}</h2>
              <p className={styles.role}>{title}</p>
              {bio.map((paragraph) => (
                <p key={paragraph}>
                  <BrandText>{paragraph}</BrandText>
                </p>
              ))}
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {linkedin && (
                <a href={linkedin} target="_blank" rel="noopener">
                  LinkedIn
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className={`wrap ${styles.foot}`}>
        <ButtonLink to="/about">About Us</ButtonLink>
      </div>
    </>
  )
}
