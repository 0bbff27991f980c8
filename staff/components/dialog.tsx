import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#site/components/button/button.tsx'
import { callFailure } from '../api.ts'
import { Alert } from './alert.tsx'
import styles from './components.module.css'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  /** True if Escape closes the dialog. */
  readonly dismissible?: boolean
  readonly children: ReactNode
}

/** A modal dialog. It stays open while it is rendered, and restores focus when it closes. */
export const Dialog = ({ title, onClose, dismissible = true, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissible) onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}

interface ConfirmDialogProps {
  /** The question to ask: 'Delete “stairs.pdf”?' */
  readonly title: string
  readonly confirm: { readonly idle: string; readonly busy: string }
  /** The dialog shows errors and stays open. On success, the caller closes it. */
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Confirms an irreversible action. Cancel has focus initially. */
export const ConfirmDialog = ({ title, confirm, onConfirm, onClose, children }: ConfirmDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const submit = async () => {
    setBusy(true)
    setMessage(undefined)
    try {
      await onConfirm()
    } catch (error) {
      setMessage(callFailure(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} onClose={onClose} dismissible={!busy}>
      <div>{children}</div>
      <Alert text={message} />
      <div className={styles.buttons}>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button look="ink" onClick={submit} disabled={busy}>
          {busy ? confirm.busy : confirm.idle}
        </Button>
      </div>
    </Dialog>
  )
}
