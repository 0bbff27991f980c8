/** The builder: 3D view, lists, panels, and status line. It fills the viewport. */
import '#contract/without-eval.ts'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { TemplateProblem } from '#builder/templates/template.ts'
import { company } from '#catalog/company.ts'
import { Button, buttonClass } from '#site/components/button/button.tsx'
import { isometric } from '#site/components/drawing/isometric.ts'
import { useUnits } from '#site/services/units.ts'
import { fullName } from '../builder-parts.ts'
import type { Opening, Refusal } from '../opening.ts'
import { type Builder, BuilderContext, useBuilder, useView } from './builder.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { Conflict } from './conflict.tsx'
import { EditPanel } from './edit-panel.tsx'
import { pressKey } from './keys.ts'
import { LoadsPanel } from './loads-panel.tsx'
import { type OpenedProject, openProject } from './open-project.ts'
import { Outline } from './outline.tsx'
import { Palette } from './palette.tsx'
import { Panels, type PanelTab } from './panels.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { StageView } from './stage-view.tsx'
import { StatusLine } from './status-line.tsx'
import { loadArrows } from './symbols.ts'
import { TakeAway } from './take-away.tsx'
import { TopBar } from './top-bar.tsx'
import { useAutosave } from './use-autosave.ts'
import './workspace.css'

const LEFT: readonly PanelTab[] = [
  { id: 'parts', label: 'Parts', content: () => <Palette /> },
  { id: 'outline', label: 'Outline', content: () => <Outline /> },
]
const RIGHT: readonly PanelTab[] = [
  { id: 'edit', label: 'Edit', content: () => <EditPanel /> },
  { id: 'loads', label: 'Loads', content: () => <LoadsPanel /> },
  { id: 'checks', label: 'Checks', content: () => <ChecksPanel /> },
  { id: 'take', label: 'Take away', content: () => <TakeAway /> },
]

const WIDE = '(width >= 64em)'
const watchWidth = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
const useWide = () => useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches)

interface WorkspaceProps {
  readonly opening: Opening
  readonly onRefused: (refusal: Refusal) => void
}

/** Opens a project. */
export const Workspace = ({ opening, onRefused }: WorkspaceProps) => {
  const [opened, setOpened] = useState<OpenedProject>()
  const [problem, setProblem] = useState('')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` opens the project again after an error
  useEffect(() => {
    const ending = new AbortController()
    setOpened(undefined)
    setProblem('')
    openProject(opening, ending.signal).then(
      (project) => {
        if (ending.signal.aborted) return project.dispose()
        setOpened(project)
        ending.signal.addEventListener('abort', () => project.dispose())
      },
      (error) => {
        if (ending.signal.aborted) return
        if (error instanceof TemplateProblem) return onRefused({ opening, reason: error.message })
        console.warn(error)
        setProblem(error instanceof Error ? error.message : String(error))
      },
    )
    return () => ending.abort()
  }, [opening, onRefused, attempt])

  if (problem) {
    return (
      <div className="builder-message" role="alert">
        <h1>We couldn’t open this structure.</h1>
        <p>{problem}</p>
        <Button look="signal" onClick={() => setAttempt((count) => count + 1)}>
          TRY AGAIN
        </Button>
        <a className={buttonClass} href="/build">
          ALL PROJECTS
        </a>
      </div>
    )
  }
  if (!opened) {
    return (
      <p className="builder-message" role="status">
        Opening the builder
      </p>
    )
  }
  return (
    <BuilderContext value={opened.builder}>
      <Layout project={opened} />
    </BuilderContext>
  )
}

const PART_SEARCH = '[data-part-search]'
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

/** Returns true if a key belongs to the focused field. An empty text field doesn't need most of the editing keys. */
function isTyping({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  // Option names contain no slash, so the / key can still focus the search.
  if (target.matches('select')) return key !== '/'
  if (target.matches('textarea')) return true
  if (!(target instanceof HTMLInputElement) || ['checkbox', 'radio'].includes(target.type)) return false
  const isCommand = (ctrlKey || metaKey) && key.toLowerCase() !== 'a'
  const isEditing = isCommand || ['Delete', 'Backspace', 'PageUp', 'PageDown', 'Escape'].includes(key)
  // Numbers and part numbers contain no slash, and a slider has no text.
  if (
    key === '/' &&
    (target.inputMode === 'decimal' || target.type === 'range' || (target.matches(PART_SEARCH) && target.value === ''))
  )
    return false
  return target.type === 'range' || target.value !== '' || !isEditing
}

function useKeys(builder: Builder, onHelp: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event) || document.querySelector('dialog[open]')) return
      const isInStage = event.target instanceof HTMLElement && event.target.closest('[data-stage]') !== null
      if (event.key === '?') onHelp()
      else if (event.key === '/') {
        flushSync(() => builder.showPartSearch())
        focusOn(PART_SEARCH)
      } else if (event.key === 'Escape' && event.target instanceof HTMLElement && event.target.matches(PART_SEARCH)) {
        focusOn('[data-stage]')
      } else if (!pressKey(event, builder, isInStage)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [builder, onHelp])
}

/** Copies the selection, and pastes parts from this or another tab. Text keeps its usual commands. */
function useClipboard(builder: Builder) {
  useEffect(() => {
    const isBusy = () => document.querySelector('dialog[open]') !== null
    const copy = (event: ClipboardEvent) => {
      const { target } = event
      const isInField = target instanceof HTMLInputElement && target.selectionStart !== target.selectionEnd
      const isText = isInField || getSelection()?.isCollapsed === false
      const text = isText || isBusy() ? undefined : builder.copy()
      if (text === undefined) return
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
    }
    const paste = (event: ClipboardEvent) => {
      if (!isBusy() && builder.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
    }
    document.addEventListener('copy', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('paste', paste)
    }
  }, [builder])
}

const Report = lazy(async () => ({ default: (await import('../report/report.tsx')).Report }))

const StructureReport = () => {
  const builder = useBuilder()
  const {
    structure,
    results,
    reportAddress = '',
  } = useView(({ structure, results, reportAddress }) => ({ structure, results, reportAddress }))
  const units = useUnits()
  const { analysis, list } = results
  if (!analysis) return null
  return (
    <Report
      structure={structure}
      analysis={analysis}
      lines={list.lines}
      weightLb={builder.totalWeightLb(list)}
      address={reportAddress}
      drawing={isometric(
        structure.parts,
        (partNumber) => builder.shapes(partNumber)?.box,
        loadArrows(builder, structure),
      )}
      units={units}
      labelOf={(id) => builder.labelOfId(id)}
      shapes={builder.shapes}
      nameOf={(partNumber) => {
        const part = builder.catalog.get(partNumber)
        return part ? fullName(part) : ''
      }}
      onClose={() => void builder.showReport(false)}
    />
  )
}

const Layout = ({ project }: { project: OpenedProject }) => {
  const builder = useBuilder()
  const units = useUnits()
  const isWide = useWide()
  const panel = useView(({ panel }) => panel)
  const [areKeysShown, setKeysShown] = useState(false)
  const [openKeys] = useState(() => () => setKeysShown(true))
  const saved = useAutosave(builder, project.id)
  useKeys(builder, openKeys)
  useClipboard(builder)
  useEffect(() => builder.setUnits(units), [builder, units])
  const choose = (id: string) => builder.showPanel(id)
  const isReportShown = useView(
    ({ reportAddress, results }) => reportAddress !== undefined && results.analysis !== undefined,
  )
  if (isReportShown) {
    return (
      <Suspense fallback={<p className="builder-message">Opening the report</p>}>
        <StructureReport />
      </Suspense>
    )
  }
  return (
    <div className="builder" data-own-search-key="">
      <h1 className="visually-hidden">3D Builder</h1>
      <TopBar saved={saved} onShortcuts={openKeys} />
      {isWide ? (
        <>
          <Panels label="Parts and outline" className="left" tabs={LEFT} current={panel.left} onChoose={choose} />
          <StageView />
          <Panels label="Edit and results" className="right" tabs={RIGHT} current={panel.right} onChoose={choose} />
        </>
      ) : (
        <>
          <StageView />
          <Panels
            label="Panels"
            className="sheet"
            tabs={[...LEFT, ...RIGHT]}
            current={panel.latest}
            onChoose={choose}
          />
        </>
      )}
      <StatusLine />
      {saved === 'conflict' && <Conflict />}
      {areKeysShown && <Shortcuts onClose={() => setKeysShown(false)} />}
      <p className="visually-hidden">{company.dataNotice}</p>
    </div>
  )
}
