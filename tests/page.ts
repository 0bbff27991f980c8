import { parseHTML } from 'linkedom'
import { inject } from 'vitest'

export const siteUrl = inject('siteUrl')

/** Requests a path on the built site without following redirects. */
export const request = (path: string, init?: RequestInit) =>
  fetch(new URL(path, siteUrl), { redirect: 'manual', ...init })

const pages = new Map<string, ReturnType<typeof read>>()

async function read(path: string) {
  const response = await request(path)
  const html = await response.text()
  return { response, html, document: parseHTML(html).document }
}

/** Fetches a page and parses its HTML without running scripts. Each test file caches its pages. */
export function fetchPage(path: string) {
  const page = pages.get(path) ?? read(path)
  pages.set(path, page)
  return page
}

/** Returns the text of an element with whitespace collapsed. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

export const all = (root: ParentNode | null | undefined, selector: string): Element[] => [
  ...(root?.querySelectorAll(selector) ?? []),
]

/** Returns the `section` whose heading has this text. */
export const sectionOf = (document: Document, heading: string) =>
  all(document, 'section').find((section) => textOf(section.querySelector('h2, h3')) === heading)
