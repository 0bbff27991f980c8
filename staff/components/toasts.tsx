import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#site/components/icon/icon.tsx'
import styles from './components.module.css'
import { type Toast, toastStore } from './toast.ts'

/** Maximum number of visible messages. Additional messages wait in a queue. */
const VISIBLE_TOASTS = 3

const DURATION_MS = 4000

/** Shows the messages. A message doesn't disappear while it is hovered or has focus. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all)
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const close = (id: number) => {
    // Removing a focused button fires no blur event.
    setHasFocus(false)
    toastStore.remove(id)
  }
  return (
    <div
      role="status"
      aria-label="Messages"
      className={styles.toasts}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {toasts.slice(0, VISIBLE_TOASTS).map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={hasPointer || hasFocus} onClose={() => close(toast.id)} />
      ))}
    </div>
  )
}

interface ToastCardProps {
  readonly toast: Toast
  readonly isPaused: boolean
  readonly onClose: () => void
}

const ToastCard = ({ toast: { id, tone, text }, isPaused, onClose }: ToastCardProps) => {
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => toastStore.remove(id), DURATION_MS)
    return () => clearTimeout(timer)
  }, [id, isPaused])
  return (
    <div className={styles.toast} data-tone={tone}>
      <p>{text}</p>
      <button type="button" aria-label="Close message" onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
