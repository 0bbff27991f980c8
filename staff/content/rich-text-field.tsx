import { type ClipboardEvent, use, useRef, useState } from 'react'
import { type MarkedBlock, markedBlock } from '../../contract/content/text.ts'
import { Button } from '../../site/components/button/button.tsx'
import formStyles from '../../site/components/form/form.module.css'
import { FormErrors } from '../../site/components/form/form-errors.ts'
import styles from './content.module.css'
import { type BodyFieldProps, useFieldNotes } from './field-notes.tsx'
import { pastedBlocks } from './pasted-text.ts'

const SEPARATOR = /\n[ \t]*\n\s*/

const blocksOf = (text: string) => text.split(SEPARATOR).filter((block) => block.trim() !== '')

const STYLES = [
  ['Heading', 'heading'],
  ['Bold', 'bold'],
  ['Italic', 'italic'],
  ['Plain', 'plain'],
] as const satisfies readonly (readonly [string, MarkedBlock['style']])[]

const MARKS: Readonly<Record<MarkedBlock['style'], readonly [string, string]>> = {
  heading: ['## ', ''],
  bold: ['**', '**'],
  italic: ['_', '_'],
  plain: ['', ''],
}

/** Blocks of marked text in one field, with buttons for the style of the current block and a live preview. */
export const RichTextField = ({ schema, name, value, onChange }: BodyFieldProps) => {
  const { title = name, description } = schema
  const blocks: readonly string[] = Array.isArray(value) ? value.map(String) : []
  const [typed, setTyped] = useState(blocks.join('\n\n'))
  // Show the value if it changed outside the field, for example when a revision is restored.
  const text = sameBlocks(blocksOf(typed).map(onOneLine), blocks) ? typed : blocks.join('\n\n')
  const area = useRef<HTMLTextAreaElement>(null)
  const blockErrors = Object.entries(use(FormErrors)).filter(([field]) => field.startsWith(`${name}.`))
  const { attributes, notes } = useFieldNotes(name, description)

  const change = (next: string) => {
    setTyped(next)
    onChange(blocksOf(next).map(onOneLine))
  }

  /** Inserts pasted blocks. Pasted text without blocks is inserted by the browser. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const blocks = pastedBlocks(event.clipboardData.getData('text/html'))
    if (blocks === undefined) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    change(text.slice(0, selectionStart) + blocks + text.slice(selectionEnd))
  }

  /** Sets the style of the block at the cursor. */
  const style = (wanted: MarkedBlock['style']) => {
    const cursor = area.current?.selectionStart ?? 0
    const start = Math.max(
      0,
      ...[...text.slice(0, cursor).matchAll(/\n[ \t]*\n\s*/g)].map((gap) => gap.index + gap[0].length),
    )
    const rest = text.slice(start)
    const end = start + (SEPARATOR.exec(rest)?.index ?? rest.length)
    const [before, after] = MARKS[wanted]
    const styled = before + markedBlock(onOneLine(text.slice(start, end))).text + after
    change(text.slice(0, start) + styled + text.slice(end))
    area.current?.focus()
  }

  return (
    <div className={formStyles.field}>
      <label htmlFor={name}>{title}</label>
      <div className={styles.itemButtons}>
        {STYLES.map(([label, each]) => (
          <Button key={each} onClick={() => style(each)}>
            {label}
            <span className="visually-hidden"> for the block at the cursor</span>
          </Button>
        ))}
      </div>
      <div className={styles.richText}>
        <textarea
          {...attributes}
          ref={area}
          id={name}
          className={formStyles.input}
          rows={16}
          value={text}
          onPaste={paste}
          onChange={({ target }) => change(target.value)}
        />
        <section className={styles.richPreview} aria-label={`${title}, as on the page`}>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no other identity
            <Block key={index} {...markedBlock(block)} />
          ))}
        </section>
      </div>
      <p className={formStyles.note}>
        An empty line starts a new block. A block can be a heading, bold, italic, or plain.
      </p>
      {notes}
      {blockErrors.map(([field, message]) => (
        <p key={field} className={formStyles.error}>
          Block {Number(field.slice(name.length + 1)) + 1}: {message}
        </p>
      ))}
    </div>
  )
}

const Block = ({ style, text }: MarkedBlock) => {
  if (style === 'heading') return <h3>{text}</h3>
  return <p>{style === 'bold' ? <strong>{text}</strong> : style === 'italic' ? <em>{text}</em> : text}</p>
}

const onOneLine = (block: string) => block.replaceAll(/\s+/g, ' ').trim()

const sameBlocks = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((block, index) => block === b[index])
