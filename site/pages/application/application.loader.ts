import { company } from '../../../catalog/company.ts'
import { applicationUrl } from '../../../catalog/urls.ts'
import { type LoaderArgs, Redirect } from '../../router/route.ts'
import { applicationBySlug, productTiles } from '../../services/catalog.server.ts'
import { galleryOf, openGraphImage, sceneBannerOf } from '../../services/media.server.ts'
import { breadcrumbs, pageMeta } from '../../services/page-meta.server.ts'

export const loader = ({ params }: LoaderArgs) => {
  const application = applicationBySlug(params.applicationName ?? '')
  if (!application) throw new Redirect('/404')
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
    pictures: galleryOf(application.pictures),
    products: productTiles().filter(({ id }) => application.usesProducts.includes(id)),
  }
}
