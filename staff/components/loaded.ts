import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigation, useRevalidator } from 'react-router'
import { type CallFailure, callFailure } from '../api.ts'

type Settled<Data> =
  | { readonly data: Data; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: CallFailure }

/**
 * A loader or an action whose failure is an answer: the page stays, with all that stands or has been typed there, and
 * says what went wrong.
 */
export const settled =
  <Args, Data>(run: (args: Args) => Promise<Data>) =>
  async (args: Args): Promise<Settled<Data>> => {
    try {
      return { data: await run(args) }
    } catch (error) {
      return { failure: callFailure(error) }
    }
  }

/**
 * What the page's loader brought: `useLoaded<typeof loader>()`. The last data stay while the next are on their way, and
 * when these could not be loaded.
 */
export function useLoaded<Loader extends (args: LoaderFunctionArgs) => Promise<Settled<unknown>>>() {
  type Data = NonNullable<Awaited<ReturnType<Loader>>['data']>
  const loaded = useLoaderData() as Settled<Data>
  const [last, setLast] = useState(loaded.data)
  if (loaded.data !== undefined && loaded.data !== last) setLast(loaded.data)
  const navigation = useNavigation()
  const { state, revalidate } = useRevalidator()
  return {
    data: loaded.data ?? last,
    failure: loaded.failure,
    loading: navigation.state === 'loading' || state === 'loading',
    reload: revalidate,
  }
}
