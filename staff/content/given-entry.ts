import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import type { StoredFile } from '#contract/files.ts'
import { toast } from '../components/toast.ts'
import { editorPath } from './content-api.ts'
import { emptyValue, type FormSchema, type Json } from './form-schema.ts'

/** An entry that another page adds to a list in the form. It is in the state of the navigation. */
const givenEntry = z.object({ list: z.string(), entry: z.record(z.string(), z.string()) })
type GivenEntry = z.output<typeof givenEntry>

/** The card title has at most this many characters (`contract/content/company.ts`). */
const TITLE_MAX = 60

/** Where the form for the resource cards is, and a new card that links to a file. */
export function cardFor({ name, url }: Pick<StoredFile, 'name' | 'url'>) {
  const title = name.replace(/\.[^.]+$/, '').slice(0, TITLE_MAX)
  const state: GivenEntry = { list: 'cards', entry: { title, url } }
  return { to: editorPath({ kind: 'resources', key: 'page' }), state }
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
