import { memo } from 'react'
import { company } from '#catalog/company.ts'
import { footerColumns } from '#catalog/navigation.ts'
import { BrandText } from '../brand-text/brand-text.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { useHydrated } from '../form/hydrated.ts'
import { Logo } from '../logo/logo.tsx'
import { isAvailable, SiteLink } from '../site-link/site-link.tsx'
import styles from './site-footer.module.css'

export const SiteFooter = memo(() => (
  <footer className={styles.footer}>
    <div className={styles.blocks}>
      <div className={styles.contact}>
        <p className={styles.tagline}>{company.tagline}</p>
        <ButtonLink to="/contact-us" look="signal" prefetch="intent">
          CONTACT US
        </ButtonLink>
        <address>
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <a href={company.phoneUrl}>{company.phone}</a>
        </address>
      </div>
      {footerColumns.map(({ label, links }) => (
        <nav key={label} aria-label={label}>
          <h2>{label}</h2>
          <ul className={styles.links}>
            {links
              .filter(({ url }) => isAvailable(url))
              .map(({ label, url }) => (
                <li key={url}>
                  <SiteLink to={url}>{label}</SiteLink>
                </li>
              ))}
          </ul>
        </nav>
      ))}
    </div>
    <div className={styles.mark} aria-hidden="true">
      <Logo large />
    </div>
    <div className={styles.legal}>
      <p>
        <Copyright /> <BrandText>{company.sampleNotice}</BrandText>
      </p>
      {/* A plain link also works before hydration (`components/consent`). */}
      <a href="#cookie-settings">Cookie settings</a>
      <p>{company.slogan}</p>
    </div>
  </footer>
))

/** The prerendered year may be outdated, so update it after hydration. */
const Copyright = () => (
  <span key={String(useHydrated())} suppressHydrationWarning>
    © {new Date().getFullYear()} <BrandText>{company.copyrightName}</BrandText>.
  </span>
)
