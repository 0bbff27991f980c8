import { type ComponentType, useState } from 'react'
import { retryOffline } from '../../router/connection.ts'

/** What is within a `details`, whose code and data come when it is unfolded: undefined until then. */
export function useUnfolded<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Content, setContent] = useState<ComponentType<Props>>()
  const onToggle = Content ? undefined : () => void retryOffline(load).then((content) => setContent(() => content))
  return { Content, onToggle }
}
