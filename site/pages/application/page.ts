import { applicationLine } from '#catalog/application-line.ts'
import { company } from '#catalog/company.ts'
import { editedApplications } from '#catalog/edited-catalog.ts'
import { products } from '#catalog/products.ts'
import type { Application } from '#catalog/types.ts'
import { applicationUrl } from '#catalog/urls.ts'
import { anchorOf } from '#engineering/slug.ts'
import type { LoaderArgs, PageDeclaration, SearchSection, SearchTexts } from '../../page-declaration.ts'
import { Redirect } from '../../router/route.ts'
import { applicationBySlug, productTiles } from '../../services/catalog.server.ts'
import { galleryOf, openGraphImage, sceneBannerOf, shownLinks } from '../../services/media.server.ts'
import { breadcrumbs, pageMeta } from '../../services/page-meta.server.ts'

function applicationTexts(application: Application): SearchTexts {
  const start: string[] = []
  const sections: (SearchSection & { readonly texts: string[] })[] = []
  for (const { type, description } of application.text) {
    if (type === 'header') sections.push({ anchor: anchorOf(description), heading: description, texts: [] })
    else (sections.at(-1)?.texts ?? start).push(description)
  }
  const uses = products.filter(({ id }) => application.usesProducts.includes(id)).map(({ name }) => name)
  return {
    path: applicationUrl(application),
    title: application.name,
    thumbnail: application.thumbnail,
    texts: [
      application.pageHeaderDescription,
      application.description,
      ...start,
      // Include all sections, because the words in a query may be spread across several sections.
      ...sections.flatMap(({ heading, texts }) => [`${heading}.`, ...texts]),
      `Built from ${uses.join(', ')}.`,
    ],
    sections,
  }
}

/** Addresses of the calculators for the structures in an application. */
const calculators: Readonly<Partial<Record<string, string>>> = {
  'mezzanines-and-platforms': '/tools/platform',
  'video-and-led-wall-support': '/tools/led-wall',
}

const loader = ({ params, content, pages }: LoaderArgs) => {
  const application = applicationBySlug(params.applicationName ?? '', content)
  if (!application) throw new Redirect('/404')
  const calculator = pages.find(({ path }) => path === calculators[application.id])
  return {
    meta: pageMeta({
      title: `${application.name} | ${company.name}`,
      description: application.description,
      path: applicationUrl(application),
      image: openGraphImage(`applications/${application.id}`),
      jsonLd: [breadcrumbs(['Applications', '/applications'], [application.name, applicationUrl(application)])],
    }),
    name: application.name,
    title: application.pageHeaderTitle,
    intro: application.pageHeaderDescription,
    banner: sceneBannerOf(application.banner, application.bannerAlt, application.thumbnail),
    text: application.text,
    ...(calculator?.head && { calculator: { path: calculator.path, title: calculator.head.heading } }),
    ...(application.documents?.length ? { documents: shownLinks(application.documents) } : {}),
    pictures: galleryOf(application.pictures),
    products: productTiles().filter(({ id }) => application.usesProducts.includes(id)),
  }
}

export const page = {
  path: '/applications/:applicationName',
  prerendered: () => applicationLine.map(applicationUrl),
  search: (_pages, content) => editedApplications(content).map(applicationTexts),
  loader,
} satisfies PageDeclaration
