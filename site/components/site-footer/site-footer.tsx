import { memo, useEffect } from 'react'
import { company } from '#catalog/company.ts'
import { footerColumns } from '#catalog/navigation.ts'
import { KEPT } from '../../services/kept-markup.ts'
import { BrandText } from '../brand-text/brand-text.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Logo } from '../logo/logo.tsx'
import { isAvailable, SiteLink } from '../site-link/site-link.tsx'
import styles from './site-footer.module.css'

const YEAR = 'copyright-year'

/** The browser keeps the server's markup, but updates the year, because the prerendered year may be outdated. */
export const SiteFooter = memo(() => {
  useEffect(() => {
    const year = document.getElementById(YEAR)
    if (year) year.textContent = String(new Date().getFullYear())
  }, [])
  return <footer className={styles.footer} {...(import.meta.env.SSR ? { children: <FooterContent /> } : KEPT)} />
})

const FooterContent = () => (
  <>
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
        © <span id={YEAR}>{new Date().getFullYear()}</span> <BrandText>{company.copyrightName}</BrandText>.{' '}
        <BrandText>{company.sampleNotice}</BrandText>
      </p>
      {/* A plain link also works before hydration (`components/consent`). */}
      <a href="#cookie-settings">Cookie settings</a>
      <p>{company.slogan}</p>
    </div>
  </>
)
