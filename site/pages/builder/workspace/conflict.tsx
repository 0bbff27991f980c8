import { useEffect, useId, useRef } from 'react'
import { Button } from '#site/components/button/button.tsx'
import { useBuilder } from './builder.ts'
import { saveCopy } from './use-autosave.ts'

/** Asks which version to use after another tab has saved the same project. Both versions are kept until then. */
export const Conflict = () => {
  const builder = useBuilder()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="shortcuts conflict"
      aria-labelledby={id}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={id}>Project Changed in Another Tab</h2>
      <p>Another tab saved this project. Your changes in this tab are not saved yet.</p>
      <div>
        <Button look="ink" onClick={() => void saveCopy(builder.view().structure)}>
          Keep Both
        </Button>
        <Button onClick={() => window.location.reload()}>Use the Other Tab’s Version</Button>
      </div>
    </dialog>
  )
}
