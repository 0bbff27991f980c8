import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { DOCUMENT_TITLE_MAX } from '#contract/content/text.ts'
import type { StoredFile } from '#contract/files.ts'
import { toast } from '../components/toast.ts'
import { type ContentPlace, editorPath } from './content-api.ts'
import { emptyValue, type FormSchema, type Json } from './form-schema.ts'

/** An entry that another page adds to a list in the form. It is in the state of the navigation. */
const givenEntry = z.object({ list: z.string(), entry: z.record(z.string(), z.string()) })
type GivenEntry = z.output<typeof givenEntry>

/** Lists of links by kind of content, and the maximum length of a link's title. */
const LINK_LISTS: Readonly<Record<string, { readonly list: string; readonly titleMax: number }>> = {
  resources: { list: 'cards', titleMax: 60 },
  product: { list: 'documents', titleMax: DOCUMENT_TITLE_MAX },
  application: { list: 'documents', titleMax: DOCUMENT_TITLE_MAX },
  part: { list: 'documents', titleMax: DOCUMENT_TITLE_MAX },
}

/** Returns true for content that can link to a file. */
export const hasLinks = ({ kind }: Pick<ContentPlace, 'kind'>) => kind in LINK_LISTS

/** Returns the location of the form for some content, and a new entry that links to a file. */
export function linkTo(place: ContentPlace, { name, url }: Pick<StoredFile, 'name' | 'url'>) {
  const { list, titleMax } = LINK_LISTS[place.kind] as (typeof LINK_LISTS)[string]
  const title = name.replace(/\.[^.]+$/, '').slice(0, titleMax)
  const state: GivenEntry = { list, entry: { title, url } }
  return { to: editorPath(place), state }
}

/** Returns the body with the entry at the end of its list, or undefined if the form has no such list. */
export function withEntry({ properties }: FormSchema, body: Json, { list, entry }: GivenEntry): Json | undefined {
  const items = properties?.[list]?.items
  if (!items || typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const fields = body as { readonly [name: string]: Json }
  const entries = fields[list]
  return {
    ...fields,
    [list]: [...(Array.isArray(entries) ? entries : []), { ...(emptyValue(items) as object), ...entry }],
  }
}

/** Adds the given entry to the form, once. */
export function useGivenEntry(schema: FormSchema, body: Json, change: (body: Json) => void) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const added = useRef<unknown>(undefined)
  useEffect(() => {
    const { data: given } = givenEntry.safeParse(state)
    if (!given || added.current === state) return
    added.current = state
    const next = withEntry(schema, body, given)
    if (next === undefined) return
    change(next)
    toast.success('The new entry is at the end of the form. Complete it and publish it to show it to visitors')
    // A reload must not add the entry again.
    void navigate('.', { replace: true, state: null, preventScrollReset: true })
  })
}
