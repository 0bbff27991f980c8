import { useEffect, useId, useRef } from 'react'
import { Icon } from '#site/components/icon/icon.tsx'
import { SHORTCUTS } from './keys.ts'

/** The list of keyboard shortcuts, in a dialog. */
export const Shortcuts = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="shortcuts" aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>Keys</h2>
        <button type="button" className="close" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div className="groups">
        {SHORTCUTS.map(([title, rows]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(([keys, action]) => (
                <div key={keys}>
                  <dt>{keys}</dt>
                  <dd>{action}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="none">On a Mac, press Cmd instead of Ctrl.</p>
      </div>
    </dialog>
  )
}
