import { useEffect, useRef, useState } from 'react'
import type { LoadFigure } from '#catalog/load-rating.ts'
import { AddToList } from '../../components/add-to-list/add-to-list.tsx'
import { Button } from '../../components/button/button.tsx'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { TakeTable } from '../../components/take-table/take-table.tsx'
import './compare.css'
import type { Part } from './parts-query.ts'

export interface CompareProps {
  readonly parts: readonly Part[]
  /** Anchors for the compared parts. */
  readonly compared: readonly string[]
  readonly onCompare: (anchors: readonly string[]) => void
}

const FEWEST = 2

/** Returns true if the page was opened with a comparison in its URL. The comparison table then starts expanded. */
const isOpened = () => performance.getEntriesByType('navigation')[0]?.name.includes('?compare=') ?? false

/** Shows the compared parts at the bottom of the viewport. The table highlights differences. */
export const Compare = ({ parts, compared, onCompare }: CompareProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const chosen = compared.flatMap((anchor) => parts.find((part) => anchorOf(part) === anchor) ?? [])
  const isEnough = chosen.length >= FEWEST
  const remove = (part: Part) => onCompare(compared.filter((anchor) => anchor !== anchorOf(part)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is opened
  useEffect(() => {
    if (isEnough && isOpened()) dialog.current?.showModal()
  }, [])
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--foot', '4rem')
    return () => {
      style.removeProperty('--foot')
    }
  }, [])
  useEffect(() => {
    if (!isEnough) dialog.current?.close()
  }, [isEnough])

  const rows = rowsOf(chosen)
  return (
    <>
      <section className="compare-bar" aria-label="Parts to compare">
        <ul>
          {chosen.map((part) => (
            <li key={part.partNumber}>
              <span>
                <Dimensions>{part.name}</Dimensions>
              </span>
              <button type="button" aria-label={`Remove ${part.name} from comparison`} onClick={() => remove(part)}>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
        <p role="status">{isEnough ? '' : 'Select another part'}</p>
        <Button look="signal" disabled={!isEnough} onClick={() => dialog.current?.showModal()}>
          COMPARE {chosen.length}
        </Button>
        <button type="button" className="plain" onClick={() => onCompare([])}>
          Clear
        </button>
      </section>
      <dialog ref={dialog} className="compare" aria-labelledby="compare">
        <div className="top">
          <h2 id="compare">Compare</h2>
          <label>
            <input
              type="checkbox"
              checked={onlyDifferent}
              onChange={({ target }) => setOnlyDifferent(target.checked)}
            />
            Show differences only
          </label>
          <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be keyboard accessible */}
        <section className="scroll" aria-label="Comparison" tabIndex={0}>
          <TakeTable name="comparison" />
          <table>
            <thead>
              <tr>
                <td />
                {chosen.map((part) => (
                  <th key={part.partNumber} scope="col">
                    <Picture visual={{ ...part.visual, alt: '' }} sizes="200px" />
                    <span className="number">{part.range}</span>{' '}
                    <a href={`#${anchorOf(part)}`} onClick={() => dialog.current?.close()}>
                      <Dimensions>{part.name}</Dimensions>
                    </a>
                    <span data-no-export>
                      <AddToList lines={[{ partNumber: part.partNumber, quantity: 1 }]} of={part.partNumber} />
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows
                .filter(({ differs }) => differs || !onlyDifferent)
                .map(({ label, cells, differs }) => (
                  <tr key={label} data-differs={differs || undefined}>
                    <th scope="row">
                      <Dimensions>{label}</Dimensions>
                      {differs && <span className="visually-hidden"> (differs)</span>}
                    </th>
                    {chosen.map(({ partNumber }, place) => (
                      <td key={partNumber}>
                        <Dimensions>{cells[place]?.us ?? '–'}</Dimensions>
                        {cells[place]?.metric && <small data-export-metric="">{cells[place].metric}</small>}
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      </dialog>
    </>
  )
}

const anchorOf = ({ partNumber }: Part) => partNumber.toLowerCase()

interface ComparedRow {
  readonly label: string
  readonly cells: readonly (LoadFigure | undefined)[]
  readonly differs: boolean
}

/** Returns one row for each spec, in order of first appearance. */
function rowsOf(parts: readonly Part[]): ComparedRow[] {
  const labels = new Set(parts.flatMap(({ figures }) => figures.map(({ label }) => label)))
  return [...labels].map((label) => {
    const cells = parts.map(({ figures }) => figures.find((figure) => figure.label === label))
    return { label, cells, differs: new Set(cells.map((cell) => cell?.us)).size > 1 }
  })
}
