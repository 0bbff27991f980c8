/** What an address of the builder opens. Fragments stay on the device: browsers do not send them to the server. */

export type Opening =
  | { readonly kind: 'empty' }
  | { readonly kind: 'template' | 'scene' | 'project' | 'stored'; readonly id: string }
  | { readonly kind: 'model'; readonly text: string }

const NAMED = /^(template|scene|project)=([\w%./-]{1,200})$/

/** Returns undefined for the start page. */
export function openingOf({ search, hash }: { readonly search: string; readonly hash: string }): Opening | undefined {
  const stored = new URLSearchParams(search).get('structure')
  if (stored) return { kind: 'stored', id: stored }
  const fragment = hash.slice(1)
  if (fragment === '') return undefined
  if (fragment === 'new') return { kind: 'empty' }
  const [, kind, id = ''] = NAMED.exec(fragment) ?? []
  if (kind) return { kind: kind as 'template', id: decodeURIComponent(id) }
  return fragment.startsWith('m=') ? { kind: 'model', text: fragment.slice(2) } : undefined
}

export const addressOf = (opening: Exclude<Opening, { kind: 'stored' }>): string => {
  if (opening.kind === 'empty') return '/build#new'
  return `/build#${opening.kind === 'model' ? `m=${opening.text}` : `${opening.kind}=${opening.id}`}`
}
