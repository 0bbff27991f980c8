/** Parts list, weights, inventory, link, quote request, report, and files for the structure. */

import { useState, useSyncExternalStore } from 'react'
import { shortageOf } from '#builder/parts-list.ts'
import { PROJECT_FILE_ENDING, projectFileText } from '#builder/project-file.ts'
import { company } from '#catalog/company.ts'
import { csvFile } from '#contract/csv.ts'
import { STRUCTURE_FORMATS, type StructureFormat, structureUrl } from '#contract/structures.ts'
import type { PartLine } from '#engineering/systems/parts-list.ts'
import { AddToList } from '#site/components/add-to-list/add-to-list.tsx'
import { Button } from '#site/components/button/button.tsx'
import { navigateTo } from '#site/services/navigation.ts'
import { weightText } from '#site/services/quantity-texts.ts'
import { saveFile } from '#site/services/save-file.ts'
import { readText, saveText, watchStorage } from '#site/services/storage.ts'
import { useUnits } from '#site/services/units.ts'
import { fullName } from '../builder-parts.ts'
import { fileFormats, storeStructure, structureFile } from '../report/structure-files.ts'
import { useAction } from '../use-action.ts'
import { type Builder, useBuilder, useView } from './builder.ts'
import { NumberInput } from './fields.tsx'
import { countOf } from './placing-form.tsx'

export const TakeAway = () => {
  const { parts } = useView(({ structure }) => ({ parts: structure.parts.length }))
  if (parts === 0)
    return <p className="none">The parts list, link, and files appear here when the structure has parts.</p>
  return (
    <div className="take-away">
      <PartsSection />
      <Packing />
      <Send />
      <Files />
      <p className="notice">{company.dataNotice}</p>
    </div>
  )
}

const nameOf = (builder: Builder, partNumber: string) => {
  const part = builder.catalog.get(partNumber)
  return part ? fullName(part) : ''
}

const INVENTORY_KEY = 'boltspan-inventory'
const readInventory = () => readText(INVENTORY_KEY) ?? '{}'

/** Quantities that the visitor owns, by part number. They are stored on this device for all projects. */
function useInventory() {
  const text = useSyncExternalStore(watchStorage, readInventory)
  let owned: Record<string, number> = {}
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>)
    owned = Object.fromEntries(entries.filter((each): each is [string, number] => typeof each[1] === 'number'))
  } catch {
    // Invalid text counts as an empty inventory and is replaced by the next change.
  }
  return {
    owned,
    own: (partNumber: string, quantity: number) =>
      saveText(INVENTORY_KEY, JSON.stringify({ ...owned, [partNumber]: quantity })),
  }
}

const PartsSection = () => {
  const builder = useBuilder()
  const units = useUnits()
  const { list, parts } = useView(({ results, structure }) => ({ list: results.list, parts: structure.parts.length }))
  const { owned, own } = useInventory()
  const [isOwning, setOwning] = useState(false)
  const lines: readonly PartLine[] = isOwning ? shortageOf(list.lines, owned) : list.lines
  const weight = builder.totalWeightLb(list)
  const center = list.centerOfGravity
  return (
    <section>
      <div className="head">
        <h2>Parts list</h2>
        <span className="links">
          <AddToList
            lines={lines.map(({ partNumber, quantity }) => ({ partNumber, quantity }))}
            of="all parts"
            className="plain"
          />
          <button
            type="button"
            className="plain"
            onClick={() => saveFile(csvOf(builder, list.lines), csvName(builder))}
          >
            CSV
          </button>
        </span>
      </div>
      <p className="summary">
        <strong>{weightText(weight, units)}</strong> {countOf(parts, 'part')} with hardware
      </p>
      {center && (
        <p className="none">
          Center of gravity:{' '}
          {(['x', 'y', 'z'] as const)
            .map((axis, index) => `${axis} ${builder.lengthText(center[index] ?? 0)}`)
            .join(', ')}
        </p>
      )}
      {list.unfastened.length > 0 && (
        <p className="error">{countOf(list.unfastened.length, 'connection')} without a bolt of the catalog.</p>
      )}
      <label className="check">
        <input type="checkbox" checked={isOwning} onChange={({ target }) => setOwning(target.checked)} />
        Subtract parts I own
      </label>
      <table>
        <caption className="visually-hidden">Parts list</caption>
        <thead>
          <tr>
            <th scope="col">Qty</th>
            <th scope="col">Part</th>
            {isOwning && <th scope="col">Missing</th>}
          </tr>
        </thead>
        <tbody>
          {list.lines.map(({ partNumber, quantity }) => (
            <tr key={partNumber}>
              <td>{quantity}</td>
              <th scope="row">
                {partNumber}
                <small>{nameOf(builder, partNumber)}</small>
                {isOwning && (
                  <NumberInput
                    label={`Owned ${partNumber}`}
                    quantity="count"
                    value={owned[partNumber] ?? 0}
                    min={0}
                    max={99_999}
                    onCommit={(value) => own(partNumber, Math.round(value))}
                  />
                )}
              </th>
              {isOwning && <td>{Math.max(0, quantity - (owned[partNumber] ?? 0))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const csvName = (builder: Builder) =>
  `${builder.view().structure.name.replaceAll(/[^\w-]+/g, '-') || 'structure'}-parts.csv`

const csvOf = (builder: Builder, lines: readonly PartLine[]) =>
  new Blob(
    [
      csvFile([
        ['Part number', 'Name', 'Quantity', 'Weight each, lb', 'Weight, lb'],
        ...lines.map(({ partNumber, quantity }) => {
          const weight = builder.weightOf(partNumber)
          return [
            partNumber,
            nameOf(builder, partNumber),
            String(quantity),
            String(weight),
            (weight * quantity).toFixed(2),
          ]
        }),
        [company.dataNotice],
      ]),
    ],
    { type: 'text/csv' },
  )

const Packing = () => {
  const packing = useView(({ results }) => results.list.packing)
  if (packing.length === 0) return null
  return (
    <section>
      <h2>Packing by length</h2>
      <ul className="plain-list">
        {packing.map(({ series, totalFt, lengths }) => (
          <li key={series}>
            {series}: {lengths.map(({ lengthFt, quantity }) => `${quantity} × ${lengthFt} ft`).join(', ')}, {totalFt} ft
            in total
          </li>
        ))}
      </ul>
    </section>
  )
}

const Send = () => {
  const builder = useBuilder()
  const { text, isRunning, run } = useAction()
  const copyLink = async () => {
    await navigator.clipboard.writeText(await linkOf(builder))
    return 'Link copied.'
  }
  const request = async () => {
    const id = await storeStructure(builder.view().structure)
    navigateTo(`/contact-us?structure=${id}`)
    return 'Opening the form.'
  }
  return (
    <section>
      <h2>Share and request a quote</h2>
      <div className="buttons">
        <button type="button" disabled={isRunning} onClick={() => void run('Creating the link', copyLink)}>
          Copy link
        </button>
        <button type="button" disabled={isRunning} onClick={() => void run('Sending the structure', request)}>
          Request a quote
        </button>
      </div>
      <p role="status">{text}</p>
    </section>
  )
}

/** Maximum URL length that email and chat programs keep intact, in characters. */
const MAX_ADDRESS = 8000

/** Returns a URL that contains the structure. If the structure is large, returns the URL of a copy on the server. */
async function linkOf(builder: Builder): Promise<string> {
  const link = await builder.link()
  if (link.length <= MAX_ADDRESS) return link
  return new URL(structureUrl(await storeStructure(builder.view().structure)), location.href).href
}

/** Saves a file that the start page of the builder opens. */
function saveProjectFile(builder: Builder) {
  const { structure } = builder.view()
  const file = new Blob([projectFileText(structure)], { type: 'application/json' })
  saveFile(file, `${structure.name || 'structure'}${PROJECT_FILE_ENDING}`)
}

/** Number of parts above which files take several seconds. */
const LARGE_PARTS = 100

const Files = () => {
  const builder = useBuilder()
  const { text, isRunning, run, cancel } = useAction()
  const hasAnalysis = useView(({ results }) => results.analysis !== undefined)
  const isLarge = useView(({ structure }) => structure.parts.length > LARGE_PARTS)
  const patience = isLarge ? '. A large structure can take a minute.' : ''
  const save = (format: StructureFormat) => async (signal: AbortSignal) => {
    const { structure } = builder.view()
    const file = await structureFile(structure, format, { signal, project: builder.projectId })
    saveFile(file, `${structure.name || 'structure'}.${format}`)
    return `${fileFormats[format]} saved.`
  }
  return (
    <section>
      <h2>Report and files</h2>
      <Button disabled={!hasAnalysis} onClick={() => void builder.showReport(true)}>
        CALCULATION REPORT
      </Button>
      <div className="buttons">
        <button type="button" onClick={() => saveProjectFile(builder)}>
          Project file
        </button>
        {STRUCTURE_FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            disabled={isRunning}
            onClick={() => void run(`Creating the ${fileFormats[format]}${patience}`, save(format))}
          >
            {fileFormats[format]}
          </button>
        ))}
        {isRunning && (
          <button type="button" className="plain" onClick={cancel}>
            Cancel
          </button>
        )}
      </div>
      {isRunning && <progress aria-label="Creating the file" />}
      <p role="status">{text}</p>
    </section>
  )
}
