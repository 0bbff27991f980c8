import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inlineScriptHashes } from './inline-code.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the inline code of a page', () => {
  test('is allowed by the hash of exactly what stands between the tags', () => {
    const body = '\n  window.x = "<p>" && 1 > 0\n'
    expect(inlineScriptHashes(`<script>${body}</script>`)).toEqual([hash(body)])
  })

  test('counts modules and import maps, not data', () => {
    const html =
      '<script type="module" async="">import "/a.js"</script><script type="importmap">{}</script>' +
      '<script type="application/ld+json">{"@type":"Product"}</script>'
    expect(inlineScriptHashes(html)).toEqual([hash('import "/a.js"'), hash('{}')])
  })

  test('leaves out scripts that are files, and names a repeated one once', () => {
    const html = '<script type="module" src="/assets/a.js"></script><script>a()</script><script>a()</script>'
    expect(inlineScriptHashes(html)).toEqual([hash('a()')])
  })
})
