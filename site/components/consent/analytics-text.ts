/** What each analytics service collects and stores. Shown in the consent prompt and in the settings. */
export const analyticsText = {
  'first-party':
    'We keep daily totals of page views, searches, and PDF opens. No cookies, no profiles, no third parties.',
  ga4: 'Google Analytics sets cookies and records page views, searches, and PDF opens.',
}
