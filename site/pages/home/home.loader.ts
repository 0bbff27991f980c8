import { company } from '../../../catalog/company.ts'
import { featuredApplicationIds, home } from '../../../catalog/home.ts'
import { offices } from '../../../catalog/offices.ts'
import { pageHeads } from '../../../catalog/page-heads.ts'
import { applicationCard, findApplication, productTiles } from '../../services/catalog.server.ts'
import { filmOf, openGraphImage, visualOf } from '../../services/media.server.ts'
import { absolute, pageMeta } from '../../services/page-meta.server.ts'

const organization = () => ({
  '@type': 'Organization',
  name: company.name,
  url: absolute('/'),
  slogan: company.slogan,
  description: company.description,
  email: company.email,
  contactPoint: offices.map((office) => ({
    '@type': 'ContactPoint',
    contactType: 'sales',
    areaServed: office.country,
    telephone: office.phone,
    email: office.email,
  })),
})

export const loader = () => ({
  meta: pageMeta({ ...pageHeads.home, image: openGraphImage('home'), jsonLd: [organization()] }),
  film: filmOf('home'),
  uprightFilm: filmOf('home-upright'),
  poster: visualOf(home.poster, home.posterAlt),
  uprightPoster: visualOf(home.uprightPoster, home.posterAlt),
  featured: featuredApplicationIds.flatMap((id) => {
    const application = findApplication(id)
    return application ? [applicationCard(application)] : []
  }),
  products: productTiles(),
})
