import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import type { PageData } from '../../router/route.ts'
import type { loader } from './catalog-request.loader.ts'
import { CatalogRequestForm } from './catalog-request-form.tsx'

export const Page = ({ head, banner, kinds }: PageData<typeof loader>) => {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <section className="wrap section" aria-labelledby="request">
        <SectionHead id="request" title="Where Should We Send It?" />
        <CatalogRequestForm kinds={kinds} />
      </section>
    </>
  )
}
