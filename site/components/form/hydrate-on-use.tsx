import { type ReactNode, type RefObject, Suspense, use, useEffect, useLayoutEffect, useState } from 'react'
import { useIsPrerendered } from './hydrated.ts'

const createGate = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, resolve, isOpen: false, key: 'prerendered' }
}

type Gate = ReturnType<typeof createGate>

/** A touch often only scrolls the page, so a tap counts when it clicks. */
const isUse = (event: Event) =>
  event.type !== 'pointerover' || !(event instanceof PointerEvent && event.pointerType === 'touch')

/**
 * Returns a gate that opens when the visitor points at the element, focuses something in it, or clicks in it. Content
 * needs `key`, so that other content replaces prerendered content without hydration if the visitor hasn't used it.
 * @param isPrerendered false if the content is no longer the prerendered content
 */
export function useGate(place: RefObject<HTMLElement | null>, isPrerendered: boolean) {
  const [gate] = useState(createGate)
  const key = isPrerendered || gate.isOpen ? gate.key : 'replaced'
  useLayoutEffect(() => {
    gate.key = key
  })
  useEffect(() => {
    const open = () => {
      gate.isOpen = true
      gate.resolve()
    }
    const onUse = (event: Event) => {
      if (isUse(event) && event.target instanceof Node && place.current?.contains(event.target)) open()
    }
    // The visitor may already have used the prerendered content.
    if (place.current?.matches(':focus-within, :has(details[open])')) open()
    const listening = new AbortController()
    // React listens on the document, so the window is first.
    for (const type of ['pointerover', 'focusin', 'click'])
      window.addEventListener(type, onUse, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [gate, place])
  return { gate, key }
}

interface HydrateOnUseProps {
  readonly gate: Gate
  readonly children: () => ReactNode
}

/**
 * Content that takes long to compute. React leaves its prerendered HTML alone until its gate opens. Until then, render
 * the same element each time.
 */
export const HydrateOnUse = ({ gate, children }: HydrateOnUseProps) => (
  <Suspense>
    <Gated gate={gate}>{children}</Gated>
  </Suspense>
)

const Gated = ({ gate, children }: HydrateOnUseProps) => {
  const isPrerendered = useIsPrerendered()
  if (!import.meta.env.SSR && isPrerendered && !gate.isOpen) use(gate.promise)
  return children()
}
