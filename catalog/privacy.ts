/** What the site keeps of its visitors. Each sentence must hold for the code: `docs/decisions` says where it is. */
export const privacy = {
  id: 'privacy',
  title: 'Cookies and Privacy',
  summary: 'Nothing is counted until you say yes, and you can take it back at any time.',
  paragraphs: [
    'With your consent we count, by day, which pages are read, which PDFs are opened, which CAD files are loaded, what is searched for, which forms are sent and which links to other sites are followed. Counting sets no cookie and stores neither your network address nor anything else that tells one visitor from another. E-mail addresses and long numbers are taken out of search terms. Counts are deleted after 25 months.',
    'Where the question names Google Analytics, that service does the counting instead. Its script is loaded only after your yes; it then sets cookies whose names begin with _ga and sends Google what is listed above. If you decline later, it stops at once and its cookies are removed.',
    'Your answer is kept in this browser with its date and asked for again after six months. Until you answer, Global Privacy Control in your browser counts as no.',
    'Your last five searches stay in this browser, so that the search box can offer them again; they are sent nowhere. ‘Clear recent searches’ below the empty box deletes them. If you turn off the key that leads to the box, that is kept here too.',
    'Your quote lists stay in this browser until you delete them. They are sent only with the contact form, when you choose so, and with the links and files that you make of them.',
    'What you send with a form is kept to answer it. What you type is held in the open tab until it is sent, so that nothing is lost; closing the tab deletes it.',
    'Pages that you visit stay in this browser for times without a connection, and so do products that you keep. An inquiry that is sent without a connection waits there until it is sent or you delete it. The page On This Device lists all of it; clearing the site’s data in the browser removes it.',
  ],
} as const
