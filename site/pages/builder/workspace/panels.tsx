/** Panels as tabs: two groups next to the 3D view in wide viewports, and one group below it in narrow viewports. */
import { type KeyboardEvent, type ReactNode, useId } from 'react'

export interface PanelTab {
  readonly id: string
  readonly label: string
  readonly content: () => ReactNode
}

interface PanelsProps {
  readonly label: string
  readonly tabs: readonly PanelTab[]
  readonly className: string
  /** Id of the selected tab. */
  readonly current: string
  readonly onChoose: (id: string) => void
}

export const Panels = ({ label, tabs, className, current, onChoose }: PanelsProps) => {
  const id = useId()
  const shown = tabs.find((each) => each.id === current) ?? tabs[0]

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const index = tabs.findIndex(({ id }) => id === shown?.id)
    const next = tabs[(index + step + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.id)
    document.getElementById(`${id}${next.id}`)?.focus()
  }

  return (
    <aside className={`panels ${className}`} aria-label={label}>
      <div role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={`${id}panel`}
            tabIndex={tab === shown ? 0 : -1}
            data-panel={tab.id}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={shown?.id}
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={shown && `${id}${shown.id}`}
        className="panel"
      >
        {shown?.content()}
      </div>
    </aside>
  )
}
