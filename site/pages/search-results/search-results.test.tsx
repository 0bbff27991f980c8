import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SearchResponse } from '#contract/search.ts'
import { CatalogProviders } from '../../services/catalog-lists.tsx'
import { AtAddress } from '../../testing/at-address.tsx'
import { readQuery } from './search-query.ts'
import { Page } from './search-results.tsx'

test('shows the result count and search time when nothing is found', () => {
  const answer: SearchResponse = {
    results: [],
    totalResults: 0,
    searchTime: 4.2,
    currentPage: 1,
    pageSize: 10,
    totalPages: 0,
  }
  const html = renderToStaticMarkup(
    <AtAddress>
      <CatalogProviders>
        <Page
          meta={{ title: 'Search', description: '', url: '' }}
          search={readQuery(new URLSearchParams('query=xyzzy'))}
          answer={answer}
        />
      </CatalogProviders>
    </AtAddress>,
  )
  const [, status = ''] = /<div role="status">(.*?)<\/div>/.exec(html) ?? []
  expect(status.replaceAll(/<[^>]*>/g, '|')).toBe('|0 results in 4 ms||No results found|')
})
