import { siteIndex } from './server/testing/site-index.ts'
import { readFileSync } from 'node:fs'
const index = await siteIndex()
const qs = readFileSync(0,'utf8').split('\n').filter(Boolean)
for (const query of qs) {
  const r = index.answer({ query, pageSize: 4, pageNumber: 1, imageUrls: [] })
  console.log('\n## '+query+'  ('+r.totalResults+')')
  if (r.answer) console.log('  ANSWER', JSON.stringify(r.answer))
  for (const x of r.results) console.log('  -', x.kind, x.partNumber??'', x.readableTitle, x.useableLink, '|', x.snippet.slice(0,90))
}
