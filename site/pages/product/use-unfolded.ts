import { type ComponentType, useState } from 'react'
import { retryOffline } from '../../router/connection.ts'

/** Loads a component when its `details` element is first opened. Undefined until then. */
export function useUnfolded<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Content, setContent] = useState<ComponentType<Props>>()
  const onToggle = Content ? undefined : () => void retryOffline(load).then((content) => setContent(() => content))
  return { Content, onToggle }
}
