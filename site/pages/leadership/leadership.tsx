import { BrandText } from '../../components/brand-text/brand-text.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { Portrait } from '../../components/portrait/portrait.tsx'
import type { PageData } from '../../page-declaration.ts'
import styles from './leadership.module.css'
import type { page } from './page.ts'

export const Page = ({ head, banner, leaders }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <div className="wrap section">
        <Carousel label="Our leaders">
          {leaders.map(({ id, name, title, visual, bio, linkedin, email }) => (
            <div key={id} id={id} className={styles.leader}>
              <Portrait name={name} visual={visual} />
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
            </div>
          ))}
        </Carousel>
      </div>
      <div className={`wrap ${styles.foot}`}>
        <ButtonLink to="/about">About Us</ButtonLink>
      </div>
    </>
  )
}
