import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../site/components/icon/icon.tsx'
import styles from './components.module.css'
import { type Toast, toastStore } from './toast.ts'

/** At most so many at once; the others wait until these have gone. */
const VISIBLE_TOASTS = 3

const SHOWN_MS = 4000

/** Where `toast.success('…')` and `toast.error('…')` appear; none goes while the pointer or the focus is among them. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all)
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const close = (id: number) => {
    // A button that goes takes the focus along, and no event says so.
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
        <ToastCard key={toast.id} toast={toast} isHeld={hasPointer || hasFocus} onClose={() => close(toast.id)} />
      ))}
    </div>
  )
}

interface ToastCardProps {
  readonly toast: Toast
  readonly isHeld: boolean
  readonly onClose: () => void
}

const ToastCard = ({ toast: { id, tone, text }, isHeld, onClose }: ToastCardProps) => {
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toastStore.remove(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  return (
    <div className={styles.toast} data-tone={tone}>
      <p>{text}</p>
      <button type="button" aria-label="Close message" onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
