/** The application catalog. It presents each application, with its products, on one or two pages. */
import { applications } from '../../catalog/applications.ts'
import { company } from '../../catalog/company.ts'
import { products } from '../../catalog/products.ts'
import type { Application, Picture, TextBlock } from '../../catalog/types.ts'
import { documentUrls } from '../../catalog/urls.ts'
import { backLeaf } from './catalog.ts'
import { badge, cover, type DocumentHead, documentHtml, NOTICE } from './house.ts'
import { type Html, html } from './html.ts'
import { type Leaf, leaf } from './leaves.ts'
import { picture } from './pictures.ts'
import type { Printable } from './printable.ts'

const TITLE = 'Application Catalog'
const [COVER, CONTENTS] = [1, 1]

export const applicationCatalog = (): Printable => {
  const head: DocumentHead = {
    key: documentUrls.applicationCatalog,
    title: TITLE,
    number: 'CT-AP',
    hasRunningHeads: true,
  }
  return { ...head, content: () => content(head) }
}

async function content(head: DocumentHead): Promise<string> {
  const each = await Promise.all(applications.map(pagesOf))
  const firstPages = each.map((_, index) => COVER + CONTENTS + 1 + each.slice(0, index).flat().length)
  const image = await firstPicture([
    ...applications.flatMap(({ pictures }) => pictures.slice(0, 1)),
    { url: 'parts/bs-tr12a-10', title: '', alt: 'A length of 12 in aluminum truss' },
  ])
  return documentHtml(
    head,
    html`${cover(TITLE, 'Fourteen industries. One kit of parts.', image, head)}
${contents(firstPages).html}${each.flat().map((page) => page.html)}${backLeaf().html}`,
  )
}

const contents = (firstPages: readonly number[]): Leaf =>
  leaf(
    'Contents',
    TITLE,
    html`<h1>Contents</h1><div class="block">${applications.map(
      ({ id, name, description }, index) =>
        html`<div class="toc-group toc" style="columns:1"><a class="first" href="#${id}"><span class="name">${name}</span><span class="at">${firstPages[index] ?? ''}</span></a><p class="muted">${description}</p></div>`,
    )}</div><p class="small">All images show the same components in different configurations. ${NOTICE}</p>`,
  )

async function firstPicture(pictures: readonly Picture[]): Promise<Html | undefined> {
  for (const { url, alt } of pictures) {
    const found = await picture(url, alt, 1600)
    if (found) return found
  }
  return undefined
}

async function pagesOf(application: Application): Promise<Leaf[]> {
  const { id, name, pageHeaderDescription, text, pictures } = application
  const shown = (
    await Promise.all(
      pictures.map(async ({ url, title, alt }) => {
        const image = await picture(url, alt, 1200)
        return image ? { image, title } : undefined
      }),
    )
  ).filter((each) => each !== undefined)
  const [lead, ...rest] = shown
  const first = leaf(
    name,
    TITLE,
    html`<h1 id="${id}">${name}</h1><p class="lead">${pageHeaderDescription}</p>
${lead ? html`<figure class="lead-picture">${lead.image}<figcaption>${lead.title}</figcaption></figure>` : await partsStrip(application)}
<div class="prose" style="margin-top:.14in">${text.map(block)}</div>${rest.length === 0 ? builtFromInShort(application) : ''}`,
    [id],
  )
  if (rest.length === 0) return [first]
  const second = leaf(
    name,
    TITLE,
    html`<div class="gallery" style="margin-top:0">${rest.map(({ image, title }) => html`<figure>${image}<figcaption>${title}</figcaption></figure>`)}</div>${builtFrom(application)}`,
  )
  return [first, second]
}

/** Shows three of the application's products if its images have not been rendered yet. */
async function partsStrip({ usesProducts }: Application): Promise<Html> {
  const heads = products.filter(({ id }) => usesProducts.includes(id)).slice(0, 3)
  const images = await Promise.all(
    heads.map(async (product) => ({ product, image: await picture(product.thumbnail, product.name, 600) })),
  )
  return html`<div class="gallery" style="grid-template-columns:repeat(3,1fr)">${images.map(({ product, image }) =>
    image ? html`<figure><div class="tile">${image}</div><figcaption>${product.name}</figcaption></figure>` : undefined,
  )}</div>`
}

const builtFrom = ({ usesProducts }: Application): Html =>
  html`<section class="block"><h2>Built from</h2><table><tbody>${products
    .filter(({ id }) => usesProducts.includes(id))
    .map(
      (product) =>
        html`<tr><td style="width:.5in">${badge(product)}</td><th>${product.name}</th><td>${product.description}</td></tr>`,
    )}</tbody></table></section>`

const builtFromInShort = ({ usesProducts }: Application): Html =>
  html`<section class="block"><h2>Built from</h2><p class="badges">${products
    .filter(({ id }) => usesProducts.includes(id))
    .map((product) => html`<span>${badge(product)} ${product.name}</span>`)}</p></section>`

function block({ type, description, styles }: TextBlock): Html {
  const style = [
    styles.includes('bold') && 'font-weight:650',
    styles.includes('italic') && 'font-style:italic',
    styles.includes('underline') && 'text-decoration:underline;text-underline-offset:.15em',
  ]
    .filter((each) => each !== false)
    .join(';')
  const written = withMark(description)
  return type === 'header' ? html`<h2 style="${style}">${written}</h2>` : html`<p style="${style}">${written}</p>`
}

/** Formats the company name for body text, with the second half in bold. */
function withMark(text: string): Html {
  const [light, heavy] = company.nameParts
  return html`${text.split(company.name).map((piece, index) => (index === 0 ? html`${piece}` : html`${light}<b>${heavy}</b>${piece}`))}`
}
