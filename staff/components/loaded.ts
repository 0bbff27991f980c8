import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigation, useRevalidator } from 'react-router'
import { type CallFailure, callFailure } from '../api.ts'

type Settled<Data> =
  | { readonly data: Data; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: CallFailure }

/**
 * Wraps a loader or an action so that it returns a failure instead of throwing. The page stays open with its input and
 * shows the error.
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
 * Returns a loader's data: `useLoaded<typeof loader>()`. Previous data stays available during a reload and after a
 * failed one.
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
