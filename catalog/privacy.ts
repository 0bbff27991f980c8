/**
 * Describes the data that the site stores about visitors. Every sentence must match the code (see `docs/decisions`).
 */
export const privacy = {
  id: 'privacy',
  title: 'Cookies and Privacy',
  summary: 'No analytics until you opt in, and you can opt out at any time.',
  paragraphs: [
    'With your consent, we keep daily totals of page views, PDF opens, CAD downloads, searches, form submissions, and clicks on links to other sites. These analytics set no cookies and do not store your network address or anything else that identifies a visitor. Email addresses and long numbers are removed from search terms. Totals are deleted after 25 months.',
    'If the cookie banner names Google Analytics, we use that service instead. Its script loads only after you accept. It then sets cookies with names that start with _ga and sends the data listed above to Google. If you decline later, it stops immediately and its cookies are removed.',
    'Your choice is stored in this browser with its date, and we ask again after six months. Until you choose, we treat a Global Privacy Control signal from your browser as an opt-out.',
    'Your last five searches stay in this browser so that the search box can suggest them. They are not sent anywhere. “Clear recent searches” below the empty search box deletes them. Your / shortcut setting is stored here too.',
    'Your quote lists stay in this browser until you delete them. We receive them only if you include them with the contact form. Links and files that you share also contain them.',
    'We keep the forms you send so that we can respond. Text you type stays in the open tab until you send it. Closing the tab deletes it. A file that you attach is uploaded when you choose it. If you don’t send the form, we delete the file after seven days.',
    'Pages you visit and products you save are stored in this browser for offline use. An inquiry that you send while offline is stored here until it is sent or you delete it. The On This Device page lists all of this data. Clearing the site’s data in your browser removes it.',
  ],
} as const
