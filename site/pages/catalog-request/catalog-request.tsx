import { NextSteps } from '../../components/form/next-steps.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import type { PageData } from '../../page-declaration.ts'
import { CatalogRequestForm } from './catalog-request-form.tsx'
import type { page } from './page.ts'

export const Page = ({ head, banner, kinds }: PageData<typeof page>) => {
  return (
    <>
      <PageHeader title={head.heading} description={head.intro} banner={banner} size="strip" />
      <section className="wrap section" aria-labelledby="request">
        <SectionHead id="request" title="Where Should We Send It?" />
        <NextSteps
          steps={[
            'We email you a confirmation with your reference number.',
            'We mail the catalog to your address.',
            'For questions, reply to the confirmation.',
          ]}
        >
          <CatalogRequestForm kinds={kinds} />
        </NextSteps>
      </section>
    </>
  )
}
