/**
 * What a builder URL opens. Browsers do not send fragments to the server, so the content of a fragment stays on the
 * device.
 */

export type Opening =
  | { readonly kind: 'empty' }
  | { readonly kind: 'template'; readonly id: string; readonly values: Readonly<Record<string, number | string>> }
  | { readonly kind: 'scene' | 'project' | 'stored'; readonly id: string }
  | { readonly kind: 'model'; readonly text: string }

/** A template that can't be made with the values in the URL. */
export interface Refusal {
  readonly opening: Opening
  /** Message for the visitor. */
  readonly reason: string
}

const NAMED = /^(template|scene|project)=([\w./-]{1,200})((?:&[\w.=-]{1,60}){0,20})$/

/** Returns undefined for the start page. */
export function openingOf({ search, hash }: { readonly search: string; readonly hash: string }): Opening | undefined {
  const stored = new URLSearchParams(search).get('structure')
  if (stored) return { kind: 'stored', id: stored }
  const fragment = hash.slice(1)
  if (fragment === '') return undefined
  if (fragment === 'new') return { kind: 'empty' }
  const [, kind, id = '', values = ''] = NAMED.exec(fragment) ?? []
  if (kind === 'template') return { kind, id, values: valuesOf(values) }
  if (kind) return { kind: kind as 'scene' | 'project', id }
  return fragment.startsWith('m=') ? { kind: 'model', text: fragment.slice(2) } : undefined
}

const valuesOf = (text: string) =>
  Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [
      name,
      value && !Number.isNaN(Number(value)) ? Number(value) : value,
    ]),
  )

export const addressOf = (opening: Exclude<Opening, { kind: 'stored' }>): string => {
  if (opening.kind === 'empty') return '/build#new'
  if (opening.kind === 'model') return `/build#m=${opening.text}`
  const values =
    opening.kind === 'template' ? Object.entries(opening.values).map(([name, value]) => `&${name}=${value}`) : []
  return `/build#${opening.kind}=${opening.id}${values.join('')}`
}
