import { company } from '#catalog/company.ts'
import { useShown } from '../../router/router.tsx'
import { scriptJson } from '../../services/script-json.ts'

export const PageMeta = () => {
  const { title, description, url, image, robots, jsonLd = [] } = useShown().page.data.meta
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {url && <link rel="canonical" href={url} />}
      {url && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
        </>
      )}
      {image && (
        <>
          <meta property="og:image" content={image} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {robots && <meta name="robots" content={robots} />}
      {jsonLd.map((graph) => {
        const json = scriptJson({ '@context': 'https://schema.org', ...graph })
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped for scripts
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      })}
    </>
  )
}
