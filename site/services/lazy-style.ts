/**
 * Adds the style sheet of code that is loaded later, imported as text (`./x.css?inline`): one file holds the style of
 * all pages, and what few visitors use must not make it longer. It stands in the layers that `site.css` has ordered.
 */
export function addStyle(text: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
