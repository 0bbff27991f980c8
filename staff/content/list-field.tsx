import { type ComponentType, type DragEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#site/components/button/button.tsx'
import { Icon } from '#site/components/icon/icon.tsx'
import { ItemButton } from '../components/item-button.tsx'
import { ImageDialog } from '../images/image-dialog.tsx'
import styles from './content.module.css'
import { type BodyFieldProps, pathTo, useFieldNotes } from './field-notes.tsx'
import { emptyValue, type Json } from './form-schema.ts'
import { imageFieldOf, useImageDialog } from './image-entry.tsx'

interface Focus {
  readonly index: number
  readonly action: string
}

/** Changes the entries in a list. Focuses a button on an entry afterward, because the focused button may have moved. */
function useListChanges({ schema, value, onChange }: BodyFieldProps) {
  const { item = 'entry' } = schema
  const values: readonly Json[] = Array.isArray(value) ? value : []
  const list = useRef<HTMLOListElement>(null)
  const [status, setStatus] = useState('')
  const change = (next: readonly Json[], text: string, focus: Focus) => {
    flushSync(() => {
      onChange(next)
      setStatus(text)
    })
    const target = list.current?.children[focus.index] ?? list.current?.parentElement
    const buttons = target?.querySelectorAll<HTMLElement>(`[data-action="${focus.action}"]`) ?? []
    const button = [...buttons].find((each) => !(each as HTMLButtonElement).disabled)
    const other = focus.action === '' ? 'input, textarea' : '[data-action]:not(:disabled)'
    ;(button ?? target?.querySelector<HTMLElement>(other))?.focus()
  }
  return {
    values,
    list,
    status,
    move(from: number, to: number) {
      const moved = values.toSpliced(from, 1).toSpliced(to, 0, values[from] as Json)
      const action = to < from ? 'up' : 'down'
      change(moved, `Moved to position ${to + 1} of ${values.length}.`, { index: to, action })
    },
    remove: (index: number) =>
      change(values.toSpliced(index, 1), `Removed ${item} ${index + 1}.`, {
        index: Math.min(index, values.length - 2),
        action: 'remove',
      }),
    add: (entry: Json) =>
      change([...values, entry], `Added ${item} ${values.length + 1}.`, { index: values.length, action: '' }),
  }
}

/** Lets users move an entry by dragging its handle. The buttons move entries too. */
function useDragging(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const stop = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    handle: (index: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
        const entry = currentTarget.closest('li')
        dataTransfer.effectAllowed = 'move'
        // Firefox starts a drag only if data is set.
        dataTransfer.setData('text/plain', String(index + 1))
        if (entry) dataTransfer.setDragImage(entry, 0, 0)
        setDragged(index)
      },
      onDragEnd: stop,
    }),
    entry: (index: number) => ({
      'data-over': dragged !== undefined && over === index && dragged !== index ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(index)
      },
      onDrop: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        if (dragged !== index) move(dragged, index)
        stop()
      },
    }),
  }
}

interface ListFieldProps extends BodyFieldProps {
  /** Renders an entry. */
  readonly Field: ComponentType<BodyFieldProps>
}

/** A list whose entries can be added, removed, and reordered. */
export const ListField = ({ Field, ...props }: ListFieldProps) => {
  const { schema, name, onChange } = props
  const { title = name, item = 'entry', items = {}, maxItems = Number.POSITIVE_INFINITY } = schema
  const { values, list, status, move, remove, add } = useListChanges(props)
  const { handle, entry } = useDragging(move)
  const { notes } = useFieldNotes(name, schema.description)
  const id = useId()
  const [imageField = '', image] = imageFieldOf(items) ?? []
  const used = values.map((each) => String((each as { readonly [field: string]: Json })?.[imageField] ?? ''))
  const dialog = useImageDialog(used)

  return (
    <fieldset className={styles.list} aria-describedby={schema.description && `${name}-help`}>
      <legend id={id}>{title}</legend>
      {notes}
      <ol ref={list}>
        {values.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled, and the entries have no other identity
          <li key={index} className={styles.item} {...entry(index)}>
            <Field
              schema={items.type === 'string' ? { title: `${item} ${index + 1}`, ...items } : items}
              name={pathTo(name, index)}
              value={each}
              onChange={(changed) => onChange(values.with(index, changed))}
            />
            <div className={styles.itemButtons}>
              <span className={styles.handle} title="Drag to move" {...handle(index)}>
                <Icon name="menu" size={18} />
              </span>
              <ItemButton
                label="Up"
                item={`${item} ${index + 1}`}
                data-action="up"
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <ItemButton
                label="Down"
                item={`${item} ${index + 1}`}
                data-action="down"
                disabled={index === values.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <ItemButton
                label="Remove"
                item={`${item} ${index + 1}`}
                data-action="remove"
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        id={name}
        data-action="add"
        disabled={values.length >= maxItems}
        onClick={() => (image ? dialog.open() : add(emptyValue(items)))}
      >
        Add {item}
      </Button>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {image && dialog.opened && (
        <ImageDialog
          title="Add an image"
          use={image.use ?? 'gallery'}
          {...dialog.opened}
          onClose={dialog.close}
          onChoose={(chosen) => {
            dialog.close()
            add({ ...(emptyValue(items) as object), ...chosen })
          }}
        />
      )}
    </fieldset>
  )
}
