import { menus } from '#catalog/navigation.ts'
import type { Content } from '#contract/content/content.ts'
import type { CalculatorTexts, PageDeclaration, SearchTexts } from '#site/page-declaration.ts'
import { pages } from '#site/pages.server.ts'
import { pageGroup, thumbnailOf } from './catalog-entries.ts'
import type { Entry } from './entry.ts'

/**
 * One entry per section of each public page, from the page's declaration. Section IDs match the anchors on the page.
 */
export const pageEntries = (contentOrigin: string, content: Content): Entry[] =>
  pages.flatMap((page) => textsOf(page, content).flatMap((texts) => entriesOf(page, texts, contentOrigin)))

function textsOf({ head, calculator, search }: PageDeclaration, content: Content): readonly SearchTexts[] {
  if (search === undefined) return head ? [calculator ? calculatorTexts(calculator) : {}] : []
  return search ? search(pages, content) : []
}

const calculatorTexts = ({ keys, description, given, answer }: CalculatorTexts): SearchTexts => ({
  keys,
  texts: [description, `Given: ${given}.`, `Answer: ${answer}.`],
})

function entriesOf({ head, ...page }: PageDeclaration, found: SearchTexts, contentOrigin: string): Entry[] {
  const { path = page.path, title = head?.heading ?? '', texts = [], sections = [], keys = '', product } = found
  // Snippets prefer visible text, so the description of the document is last.
  const body = [head?.intro, ...texts, head?.description]
  const common = {
    group: pageGroup(path),
    kind: 'page' as const,
    source: 'Page',
    pageNumber: null,
    thumbnail: found.thumbnail ? thumbnailOf(found.thumbnail, contentOrigin) : null,
    ...(product ? { product } : {}),
  }
  return [
    {
      ...common,
      id: `page:${path}`,
      title,
      heading: '',
      keys: `${path.split('/').at(-1)?.replaceAll('-', ' ') ?? ''} ${keys}`.trim(),
      body: body.filter(Boolean).join(' '),
      link: encodeURI(path),
      location: breadcrumbOf(path, ''),
    },
    ...sections.map(({ anchor, heading, texts }) => ({
      ...common,
      id: `page:${path}#${anchor}`,
      title: heading,
      heading: title,
      keys: '',
      body: texts.join(' '),
      link: `${encodeURI(path)}#${anchor}`,
      location: breadcrumbOf(path, title),
    })),
  ]
}

/** Breadcrumb for a page, from the site's menus: 'Products › Truss'. */
function breadcrumbOf(path: string, title: string) {
  const menu = menus.find(({ url, links }) => path.startsWith(`${url}/`) || links.some((link) => link.url === path))
  return [menu?.label, menu?.url === path ? '' : title].filter(Boolean).join(' › ')
}
