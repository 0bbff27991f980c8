/** The pages of the site by section, from the data that they show. Anchors are the ids that the pages give to sections. */
import { applications } from '../../catalog/applications.ts'
import { awards } from '../../catalog/awards.ts'
import { calculators } from '../../catalog/calculators.ts'
import { catalogKinds } from '../../catalog/catalog-kinds.ts'
import { company } from '../../catalog/company.ts'
import { founderStory } from '../../catalog/founder-story.ts'
import { home, valueCards } from '../../catalog/home.ts'
import { leaders } from '../../catalog/leaders.ts'
import { menus } from '../../catalog/navigation.ts'
import { offices } from '../../catalog/offices.ts'
import { type PageHead, pageHeads } from '../../catalog/page-heads.ts'
import { policies } from '../../catalog/policies.ts'
import { privacy } from '../../catalog/privacy.ts'
import { products } from '../../catalog/products.ts'
import { resources } from '../../catalog/resources.ts'
import { training } from '../../catalog/training.ts'
import type { Application, Product } from '../../catalog/types.ts'
import { applicationUrl, productUrl } from '../../catalog/urls.ts'
import { commonConditions } from '../../engineering/load-tables.ts'
import { anchorOf } from '../../engineering/slug.ts'
import { pageGroup, thumbnailOf } from './catalog-entries.ts'
import type { Entry } from './entry.ts'

interface Section {
  readonly anchor: string
  readonly heading: string
  readonly texts: readonly string[]
}

interface PageText {
  readonly path: string
  readonly title: string
  /** At the beginning of the page. The last is the description of the document, so that snippets prefer visible text. */
  readonly texts: readonly string[]
  readonly sections?: readonly Section[]
  /** Words that name the page beside its title. */
  readonly keys?: string
  readonly product?: string
  readonly thumbnail?: string | null
}

/** Every public page by section. */
export const pageEntries = (contentOrigin: string): Entry[] =>
  [
    ...fixedPages,
    ...products.map((product) => productPage(product, contentOrigin)),
    ...applications.map((application) => applicationPage(application, contentOrigin)),
  ].flatMap(entriesOf)

function entriesOf({ path, title, texts, sections = [], keys = '', product, thumbnail = null }: PageText): Entry[] {
  const common = {
    group: pageGroup(path),
    kind: 'page' as const,
    source: 'Page',
    pageNumber: null,
    thumbnail,
    ...(product ? { product } : {}),
  }
  return [
    {
      ...common,
      id: `page:${path}`,
      title,
      heading: '',
      keys: `${path.split('/').at(-1)?.replaceAll('-', ' ') ?? ''} ${keys}`.trim(),
      body: texts.filter(Boolean).join(' '),
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

/** Breadcrumb of a page by the site's menus: 'Products › Truss'. */
function breadcrumbOf(path: string, title: string) {
  const menu = menus.find(({ url, links }) => path.startsWith(`${url}/`) || links.some((link) => link.url === path))
  return [menu?.label, menu?.url === path ? '' : title].filter(Boolean).join(' › ')
}

const page = (
  { path, heading, intro = '', description }: PageHead,
  { texts = [], ...more }: Partial<Omit<PageText, 'path'>> = {},
): PageText => ({ path, title: heading, ...more, texts: [intro, ...texts, description] })

const headOf = (path: string): PageHead => {
  const head = Object.values(pageHeads).find((each) => each.path === path)
  if (!head) throw new Error(`${path} has no head in catalog/page-heads.ts`)
  return head
}

const policySection = ({ id, title, summary, paragraphs }: (typeof policies)[number] | typeof privacy): Section => ({
  anchor: id,
  heading: title,
  texts: [summary, ...paragraphs],
})

/** Resources that are neither a page nor a PDF of their own. */
const OTHER_RESOURCES = resources.filter(({ url }) => url.startsWith('https:'))

const fixedPages: readonly PageText[] = [
  page(pageHeads.home, {
    title: company.name,
    keys: 'home start made in the usa',
    texts: [home.tagline, home.secondTaglineText, company.slogan, company.tagline, company.description],
    sections: valueCards.map(({ title, result, figure, figureUnit, text }) => ({
      anchor: anchorOf(title),
      heading: title,
      texts: [`${result}.`, `${figure}${figureUnit.startsWith('%') ? '' : ' '}${figureUnit}.`, text],
    })),
  }),
  page(pageHeads.products, { texts: [products.map(({ name }) => `${name}.`).join(' ')] }),
  page(pageHeads.applications, { texts: [applications.map(({ name }) => `${name}.`).join(' ')] }),
  page(pageHeads.resources, {
    texts: resources.map(({ title, description }) => `${title}: ${description}`),
    sections: OTHER_RESOURCES.map(({ id, title, description }) => ({
      anchor: id,
      heading: title,
      texts: [description],
    })),
  }),
  page(pageHeads.training, {
    texts: [training.heading],
    sections: [{ anchor: 'sessions', heading: training.comingSoonTitle, texts: training.comingSoonText }],
  }),
  page(pageHeads.about, {
    sections: [
      {
        anchor: 'story',
        heading: `Our Story: ${founderStory.heading}`,
        texts: [...founderStory.steps.map(({ title, text }) => `${title}. ${text}`), ...founderStory.paragraphs],
      },
      ...awards.map(({ id, title, year, organization, description }) => ({
        anchor: id,
        heading: title,
        texts: [`Award ${year}, ${organization}.`, description],
      })),
    ],
  }),
  page(pageHeads.leadership, {
    keys: 'team management executives founder',
    texts: leaders.map(({ name, title }) => `${name}, ${title}.`),
    sections: leaders.map(({ id, name, title, bio }) => ({ anchor: id, heading: name, texts: [`${title}.`, ...bio] })),
  }),
  page(pageHeads.contactUs, {
    keys: 'phone email offices quote',
    texts: offices.map(
      ({ country, phone, email, openingHours }) =>
        `${country}: phone ${phone}, e-mail ${email}, hours ${openingHours}.`,
    ),
    sections: offices.map(({ id, country, addressLines, phone, email, openingHours }) => ({
      anchor: id,
      heading: `Office ${country}`,
      texts: [`Address: ${addressLines.join(', ')}.`, `Phone ${phone}.`, `E-mail ${email}.`, `Hours ${openingHours}.`],
    })),
  }),
  page(pageHeads.warrantyAndPolicies, {
    texts: policies.map(({ title, summary }) => `${title}: ${summary}`),
    sections: [...policies, privacy].map(policySection),
  }),
  page(pageHeads.loadTables, {
    keys: 'capacity chart',
    sections: [
      {
        anchor: 'ratings',
        heading: 'Joints and Parts',
        texts: [
          'Ratings of joints and parts: the lower of a part’s limit and of the chord that it is bolted to holds.',
        ],
      },
      { anchor: 'conditions', heading: 'Conditions of Use', texts: commonConditions },
    ],
  }),
  page(pageHeads.cadLibrary, {
    keys: 'cad step stp dxf glb files download',
    texts: ['STEP, DXF and GLB of every part number, one by one or as a zip.'],
  }),
  page(pageHeads.tools, {
    keys: 'calculator calculate design',
    texts: calculators.map(({ title, description, given, answer }) => `${title}: ${description} ${given}. ${answer}.`),
  }),
  ...calculators.map(({ url, keys, description, given, answer }) =>
    page(headOf(url), { keys, texts: [description, `Given: ${given}.`, `Answer: ${answer}.`] }),
  ),
  page(pageHeads.inspectionTool, {
    texts: ['Coming Soon.', 'A checklist for each part of a build: bolts, welds, plates, wear.'],
  }),
  page(pageHeads.catalog, {
    sections: catalogKinds.map(({ id, title, description }) => ({ anchor: id, heading: title, texts: [description] })),
  }),
  page(pageHeads.catalogRequest),
  page(pageHeads.connectionGuide),
]

const productPage = (product: Product, contentOrigin: string): PageText => ({
  path: productUrl(product),
  title: product.name,
  keys: product.abbreviation,
  product: product.id,
  thumbnail: thumbnailOf(product.thumbnail, contentOrigin),
  texts: [product.pageHeaderDescription, product.description],
  sections: product.productSections.map(({ title, description, items }) => ({
    anchor: anchorOf(title),
    heading: title,
    texts: [description, items.map(({ name }) => `${name}.`).join(' ')],
  })),
})

function applicationPage(application: Application, contentOrigin: string): PageText {
  const start: string[] = []
  const sections: (Section & { readonly texts: string[] })[] = []
  for (const { type, description } of application.text) {
    if (type === 'header') sections.push({ anchor: anchorOf(description), heading: description, texts: [] })
    else (sections.at(-1)?.texts ?? start).push(description)
  }
  const uses = products.filter(({ id }) => application.usesProducts.includes(id)).map(({ name }) => name)
  return {
    path: applicationUrl(application),
    title: application.name,
    thumbnail: thumbnailOf(application.thumbnail, contentOrigin),
    texts: [
      application.pageHeaderDescription,
      application.description,
      ...start,
      // A question has words of several sections.
      ...sections.flatMap(({ heading, texts }) => [`${heading}.`, ...texts]),
      `Built from ${uses.join(', ')}.`,
    ],
    sections,
  }
}
