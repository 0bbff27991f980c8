import buttons from '../button/button.module.css'
import styles from './consent.module.css'

const button = (answer: string, label: string) =>
  `<button type="button" class="${buttons.button}" data-look="on-ink" data-answer="${answer}">${label}</button>`

/**
 * Markup of the analytics question. It is part of every prerendered page and appears before the first paint while
 * `data-consent` on `<html>` is 'unset', so it causes no layout shift. React never renders it in the browser.
 */
export const analyticsQuestion = `<div class="${styles.text}">
<h2 id="analytics-question">Allow analytics?</h2>
<p data-service="first-party">We keep daily totals of page views, searches, and PDF opens. No cookies, no profiles, no third parties.</p>
<p data-service="ga4">Google Analytics sets cookies and records page views, searches, and PDF opens.</p>
<p><a href="/warranty-and-policies#privacy">What we collect and how long we keep it</a></p>
</div>
<div class="${styles.choices}">${button('declined', 'Decline')}${button('accepted', 'Accept')}</div>`
