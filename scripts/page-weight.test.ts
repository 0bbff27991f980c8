import { describe, expect, test } from 'vitest'
import { weighPage } from './page-weight.ts'

const FILES: Readonly<Record<string, string>> = {
  '/products/truss':
    '<link rel="stylesheet" href="/assets/root.css"/><link rel="preload" as="font" href="/assets/a.woff2"/>' +
    '<link rel="modulepreload" href="/assets/root.js"/><script>inline()</script>' +
    '<script type="module">import * as route from "/assets/route.js";import("/assets/entry.js")</script>',
  '/assets/root.css': '@font-face{src:url(/assets/a.woff2)}@font-face{src:url("./b.woff2")}',
  '/assets/a.woff2': 'a',
  '/assets/b.woff2': 'b',
  '/assets/root.js': 'import"./shared.js"',
  '/assets/route.js': 'import{x}from"./shared.js";export const open=()=>import("./lightbox.js")',
  '/assets/entry.js': 'export{y}from"./deep.js"',
  '/assets/deep.js': 'export const y=1',
  '/assets/shared.js': 'export const x=1',
  '/assets/lightbox.js': 'export const never=1',
}

const ONE_EACH = async () => 1

describe('the weight of a page', () => {
  test('counts every script once that loads with it, however it is reached, and none that waits for a click', async () => {
    const read: string[] = []
    const weight = await weighPage(
      '/products/truss',
      async (path) => {
        read.push(path)
        return Buffer.from(FILES[path] ?? '')
      },
      ONE_EACH,
    )
    // root, route, entry, deep and shared; not the lightbox.
    expect(weight).toEqual({ html: 1, css: 1, fonts: 2, script: 5 })
    expect(read).not.toContain('/assets/lightbox.js')
  })
})
