import buttons from '../button/button.module.css'
import { analyticsText } from './analytics-text.ts'
import styles from './consent.module.css'

const button = (answer: string, label: string) =>
  `<button type="button" class="${buttons.button}" data-look="on-ink" data-answer="${answer}">${label}</button>`

/**
 * Returns the markup for the analytics consent prompt. It is in every prerendered page and appears before the first
 * paint while `data-consent` on `<html>` is 'unset', so it causes no layout shift. Client-side code never renders it.
 * This is a function because the build drops unused functions but keeps calls at a module's top level.
 */
export const analyticsQuestion = () => `<div class="${styles.text}">
<h2 id="analytics-question">Allow analytics?</h2>
<p data-service="first-party">${analyticsText['first-party']}</p>
<p data-service="ga4">${analyticsText.ga4}</p>
<p><a href="/warranty-and-policies#privacy">What we collect and how long we keep it</a></p>
</div>
<div class="${styles.choices}">${button('declined', 'Decline')}${button('accepted', 'Accept')}</div>`
