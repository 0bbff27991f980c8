import { company } from '#catalog/company.ts'
import { editedHome, editedOffices } from '#catalog/edited-catalog.ts'
import { featuredApplicationIds, home } from '#catalog/home.ts'
import type { Content } from '#contract/content/content.ts'
import { anchorOf } from '#engineering/slug.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { applicationCards, productTiles } from '../../services/catalog.server.ts'
import { filmOf, visualOf } from '../../services/media.server.ts'
import { absolute, headMeta } from '../../services/page-meta.server.ts'

const organization = (content: Content) => ({
  '@type': 'Organization',
  name: company.name,
  url: absolute('/'),
  slogan: company.slogan,
  description: company.description,
  email: company.email,
  contactPoint: editedOffices(content).map((office) => ({
    '@type': 'ContactPoint',
    contactType: 'sales',
    areaServed: office.country,
    telephone: office.phone,
    email: office.email,
  })),
})

const head = {
  title: 'Modular Structural Building Components | BoltSpan',
  description:
    'Truss, extrusion, plates, and hinges on one 3-inch grid. Bolt together docks, stages, walls, and floors, then build something else with the same parts.',
  heading: home.tagline,
}

export const page = {
  path: '/',
  head,
  search: (_pages, content) => {
    const { tagline, secondTaglineText, valueCards } = editedHome(content)
    return [
      {
        title: company.name,
        keys: 'home start made in the usa',
        texts: [tagline, secondTaglineText, company.slogan, company.tagline, company.description],
        sections: valueCards.map(({ title, result, figure, figureUnit, text }) => ({
          anchor: anchorOf(title),
          heading: title,
          texts: [`${result}.`, `${figure} ${figureUnit}.`, text],
        })),
      },
    ]
  },
  loader: ({ content }: LoaderArgs) => ({
    head: { path: '/', ...head, heading: editedHome(content).tagline },
    meta: { ...headMeta('/', head), jsonLd: [organization(content)] },
    text: editedHome(content),
    film: filmOf('home'),
    portraitFilm: filmOf('home-upright'),
    poster: visualOf(home.poster, home.posterAlt),
    portraitPoster: visualOf(home.uprightPoster, home.posterAlt),
    featured: applicationCards(content, featuredApplicationIds),
    products: productTiles(),
  }),
} satisfies PageDeclaration
