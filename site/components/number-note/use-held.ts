import { useRef, useSyncExternalStore } from 'react'

let isDown = false
const listeners = new Set<() => void>()

function set(to: boolean) {
  isDown = to
  for (const listener of listeners) listener()
}
const press = () => set(true)
// The click follows the release.
const release = () => setTimeout(() => set(false))

const pressEvents = { mousedown: press, mouseup: release, dragend: release } as const

function subscribe(listener: () => void) {
  if (listeners.size === 0)
    for (const [type, handle] of Object.entries(pressEvents)) document.addEventListener(type, handle, true)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    isDown = false
    for (const [type, handle] of Object.entries(pressEvents)) document.removeEventListener(type, handle, true)
  }
}

/**
 * Returns the value, but keeps the previous one while a mouse button is down. Pressing a button takes the focus from a
 * field. If the field then showed or hid a message, the button would move away from the pointer, and the click would
 * miss it.
 */
export function useHeld<Value>(value: Value): Value {
  const isPressed = useSyncExternalStore(
    subscribe,
    () => isDown,
    () => false,
  )
  const last = useRef(value)
  if (!isPressed) last.current = value
  return last.current
}
