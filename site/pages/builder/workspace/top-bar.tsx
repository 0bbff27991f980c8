import { useEffect, useId, useState } from 'react'
import { MAX_NAME, structureText } from '#builder/structure-schema.ts'
import { Icon } from '#site/components/icon/icon.tsx'
import { Logo } from '#site/components/logo/logo.tsx'
import { UnitsSwitch } from '#site/components/units/units-switch.tsx'
import { useBuilder, useView } from './builder.ts'
import type { SaveState } from './use-autosave.ts'

interface TopBarProps {
  readonly saved: SaveState
  readonly onShortcuts: () => void
}

const SAVED_TEXT: Readonly<Record<SaveState, string>> = {
  unchanged: 'Changes are saved on this device',
  saving: 'Saving',
  saved: 'Saved on this device',
  failed: 'Not saved: storage is full or blocked',
  conflict: 'Not saved: changed in another tab',
}

export const TopBar = ({ saved, onShortcuts }: TopBarProps) => {
  const builder = useBuilder()
  const { canUndo, canRedo } = useView(({ canUndo, canRedo }) => ({ canUndo, canRedo }))
  return (
    <header className="top">
      <a href="/build" className="home" aria-label="BoltSpan: all projects">
        <Icon name="left" />
        <Logo />
      </a>
      <NameField />
      <p className="saved" data-state={saved}>
        {SAVED_TEXT[saved]}
      </p>
      <div className="history">
        <button type="button" disabled={!canUndo} title="Ctrl + Z" onClick={() => builder.undo()}>
          Undo
        </button>
        <button type="button" disabled={!canRedo} title="Ctrl + Shift + Z" onClick={() => builder.redo()}>
          Redo
        </button>
      </div>
      <UnitsSwitch />
      <button type="button" className="keys-button" title="Key ?" onClick={onShortcuts}>
        Keys
      </button>
    </header>
  )
}

const NameField = () => {
  const builder = useBuilder()
  const name = useView(({ structure }) => structure.name)
  const errorId = useId()
  const [text, setText] = useState(name)
  const [error, setError] = useState('')
  useEffect(() => {
    setText(name)
    setError('')
  }, [name])
  function commit() {
    const read = structureText(MAX_NAME).safeParse(text.trim() || name)
    setError(read.error?.issues[0]?.message ?? '')
    if (read.success) builder.rename(read.data)
  }
  return (
    <>
      <input
        className="project-name"
        aria-label="Project name"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        value={text}
        maxLength={MAX_NAME}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      {error && (
        <p id={errorId} className="name-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
