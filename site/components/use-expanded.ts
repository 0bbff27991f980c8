import { type ToggleEvent, useEffect, useRef, useState } from 'react'

/** Tracks whether a `details` element is expanded. Pass `details` to the element as props. */
export function useExpanded() {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isExpanded, setIsExpanded] = useState(false)
  useEffect(() => {
    // The visitor may have expanded it before hydration.
    if (ref.current?.open) setIsExpanded(true)
  }, [])
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setIsExpanded(currentTarget.open)
  return { isExpanded, details: { ref, onToggle } }
}
