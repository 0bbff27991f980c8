import { anchorOf } from '#engineering/slug.ts'
import { BrandText } from '../../components/brand-text/brand-text.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { Portrait } from '../../components/portrait/portrait.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import type { PageData } from '../../page-declaration.ts'
import styles from './about.module.css'
import type { page } from './page.ts'

export const Page = ({ head, banner, story, leaders, awards }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
      <section className={`wrap section ${styles.story}`} aria-labelledby="story">
        <div>
          <h2 id="story">{story.heading}</h2>
          <ol className={styles.steps}>
            {story.steps.map(({ title, text }) => (
              <li key={title} id={anchorOf(title)}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.text}>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <BrandText>{paragraph}</BrandText>
            </p>
          ))}
        </div>
      </section>

      <section className="wrap section" aria-labelledby="leadership">
        <SectionHead id="leadership" title="Leadership">
          <ButtonLink to="/leadership">More About Our Leadership</ButtonLink>
        </SectionHead>
        <Carousel label="Our leaders">
          {leaders.map(({ id, name, title, visual, teaser }) => (
            <div key={id} id={id} className={styles.leader}>
              <Portrait name={name} visual={visual} />
              <div>
                <h3>{name}</h3>
                <p className={styles.role}>{title}</p>
                <p>
                  <BrandText>{teaser}</BrandText>
                </p>
              </div>
            </div>
          ))}
        </Carousel>
      </section>

      <section className="wrap section" aria-labelledby="awards">
        <SectionHead id="awards" title="Awards" />
        <ul className={styles.awards}>
          {awards.map(({ id, title, year, organization, description }) => (
            <li key={id} id={id}>
              <p className={styles.year}>{year}</p>
              <div>
                <h3>{title}</h3>
                <p className={styles.organization}>{organization}</p>
              </div>
              <p>
                <BrandText>{description}</BrandText>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
