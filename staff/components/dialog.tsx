import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../site/components/button/button.tsx'
import { callFailure } from '../api.ts'
import { Alert } from './alert.tsx'
import styles from './components.module.css'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  /** Without it, Escape does nothing: the question has to be answered. */
  readonly dismissible?: boolean
  readonly children: ReactNode
}

/** A modal dialog; it is open while it is rendered, and gives the focus back when it goes. */
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
  /** Names what it is about: 'Delete "stairs.pdf"?' */
  readonly title: string
  readonly confirm: { readonly idle: string; readonly busy: string }
  /** What is thrown is shown in the dialog, which stays; afterwards the caller takes it away. */
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before something that cannot be undone; the focus is on Cancel. */
export const ConfirmDialog = ({ title, confirm, onConfirm, onClose, children }: ConfirmDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const carryOut = async () => {
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
        <Button look="ink" onClick={carryOut} disabled={busy}>
          {busy ? confirm.busy : confirm.idle}
        </Button>
      </div>
    </Dialog>
  )
}
