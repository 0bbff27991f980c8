import { createHash } from 'node:crypto'

/** Types of a script element that a browser runs or obeys, so that a content security policy covers it. */
const OBEYED_TYPES = ['', 'module', 'text/javascript', 'importmap', 'speculationrules']

/** CSP sources that allow exactly the inline scripts of a page. */
export function inlineScriptHashes(html: string): string[] {
  const bodies = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .filter(([, attributes = '']) => OBEYED_TYPES.includes(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    .map(([, , body = '']) => body)
  return [...new Set(bodies.map(source))]
}

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
