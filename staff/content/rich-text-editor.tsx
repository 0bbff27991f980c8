import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#site/components/button/button.tsx'
import formStyles from '#site/components/form/form.module.css'
import styles from './content.module.css'
import { blocksOfText, htmlOf, lostIn, withoutStyles } from './pasted-html.ts'
import { type BlockStyle, blocksOf, docOf, sliceOf } from './rich-text-schema.ts'
import { editorState, hasStyle, toggleStyle } from './rich-text-state.ts'

interface RichTextEditorProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  readonly id: string
  /** Name of the field, for the toolbar. */
  readonly label: string
  readonly blocks: readonly string[]
  readonly onChange: (blocks: readonly string[]) => void
}

/**
 * Returns pasted HTML with the elements of the schema, and what it lost. ProseMirror marks what was copied in the editor.
 */
function readableHtml(html: string): { readonly html: string; readonly lost: readonly string[] } {
  const bare = withoutStyles(html)
  if (bare.includes('data-pm-slice')) return { html: bare, lost: [] }
  const { body } = new DOMParser().parseFromString(bare, 'text/html')
  return { html: htmlOf(body), lost: lostIn(body) }
}

const AND = new Intl.ListFormat('en-US')

/** Transaction metadata that marks a value from outside the editor. */
const IS_FROM_OUTSIDE = 'isFromOutside'

/** The text and its toolbar. This module loads when a form with rich text opens, because it contains ProseMirror. */
export const RichTextEditor = ({ id, label, blocks, onChange, ...attributes }: RichTextEditorProps) => {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const [state, setState] = useState(() => editorState(blocks))
  /** What the last paste dropped. */
  const [lost, setLost] = useState<readonly string[]>([])
  const initial = useRef(state)
  const report = useRef(onChange)
  report.current = onChange

  useEffect(() => {
    if (!place.current) return
    const created = new EditorView(
      { mount: place.current },
      {
        state: initial.current,
        transformPastedHTML(pasted) {
          const { html, lost } = readableHtml(pasted)
          setLost(lost)
          return html
        },
        clipboardTextParser(text) {
          setLost([])
          return sliceOf(blocksOfText(text))
        },
        dispatchTransaction(transaction) {
          const next = created.state.apply(transaction)
          created.updateState(next)
          setState(next)
          if (transaction.docChanged && !transaction.getMeta(IS_FROM_OUTSIDE)) report.current(blocksOf(next.doc))
        },
      },
    )
    view.current = created
    return () => created.destroy()
  }, [])

  // Show the value if it changed outside the field, for example when a revision is restored.
  const value = JSON.stringify(blocks)
  useEffect(() => {
    const current = view.current
    const doc = docOf(JSON.parse(value))
    if (!current || JSON.stringify(blocksOf(current.state.doc)) === JSON.stringify(blocksOf(doc))) return
    const { tr } = current.state
    current.dispatch(tr.replaceWith(0, tr.doc.content.size, doc.content).setMeta(IS_FROM_OUTSIDE, true))
  }, [value])

  const run = (command: Command) => view.current && command(view.current.state, view.current.dispatch, view.current)

  return (
    <>
      <Toolbar label={label} controls={id} state={state} onRun={run} />
      {/* biome-ignore lint/a11y/useSemanticElements: ProseMirror edits an element with child elements */}
      <div
        ref={place}
        id={id}
        role="textbox"
        aria-multiline="true"
        tabIndex={0}
        className={`${formStyles.input} ${styles.richText}`}
        {...attributes}
      />
      <p className={formStyles.note} role="status">
        {lost.length > 0 && `Pasted without ${AND.format(lost)}, which this field can’t contain.`}
      </p>
    </>
  )
}

interface Tool {
  readonly label: string
  readonly keys: string
  readonly command: Command
  readonly style?: BlockStyle
  readonly isPossible?: (state: EditorState) => boolean
}

const TOOLS: readonly Tool[] = [
  { label: 'Heading', keys: 'Control+Alt+2', command: toggleStyle('heading'), style: 'heading' },
  { label: 'Bold', keys: 'Control+B', command: toggleStyle('bold'), style: 'bold' },
  { label: 'Italic', keys: 'Control+I', command: toggleStyle('italic'), style: 'italic' },
  { label: 'Undo', keys: 'Control+Z', command: undo, isPossible: (state) => undoDepth(state) > 0 },
  { label: 'Redo', keys: 'Control+Y', command: redo, isPossible: (state) => redoDepth(state) > 0 },
]

/** Returns the index of the tool that the key moves the focus to, or undefined if the key does not move the focus. */
function indexAfter(key: string, index: number): number | undefined {
  const last = TOOLS.length - 1
  const keys: Readonly<Record<string, number>> = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  }
  return keys[key]
}

interface ToolbarProps {
  readonly label: string
  readonly controls: string
  readonly state: EditorState
  readonly onRun: (command: Command) => void
}

/** One tab stop. Arrow keys move between the buttons. */
const Toolbar = ({ label, controls, state, onRun }: ToolbarProps) => {
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = indexAfter(event.key, current)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={`${label}: style and undo`}
      aria-controls={controls}
      className={styles.itemButtons}
      onKeyDown={move}
    >
      {TOOLS.map(({ label: tool, keys, command, style, isPossible }, index) => (
        <Button
          key={tool}
          tabIndex={index === current ? 0 : -1}
          aria-keyshortcuts={keys}
          aria-pressed={style && hasStyle(state, style)}
          aria-disabled={isPossible && !isPossible(state) ? true : undefined}
          // The editor keeps the focus and the selection when a tool is clicked.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => onRun(command)}
        >
          {tool}
        </Button>
      ))}
    </div>
  )
}
