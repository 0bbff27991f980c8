import { leaders } from '../../../catalogue/leaders.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { BrandText } from '../../components/brand-text/brand-text.tsx'
import { ButtonLink } from '../../components/button/button.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Plate } from '../../components/plate/plate.tsx'
import { defaultBanner, visualOf } from '../../services/media.server.ts'
import { headMeta } from '../../services/page-meta.server.ts'
import type { Route } from './+types/leadership.ts'
import styles from './leadership.module.css'

export const loader = () => ({
  head: pageHeads.leadership,
  meta: headMeta(pageHeads.leadership),
  banner: defaultBanner(),
  leaders: leaders.map(({ image, alt, ...leader }) => ({ ...leader, visual: visualOf(image, alt) })),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Leadership({ loaderData: { head, banner, leaders } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} />
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
