import { useState } from 'react'
import { CAD_KINDS, type CadKind, listZip, zipBytes } from '#catalog/cad.ts'
import { cadFiles } from '#catalog/cad-files.ts'
import { formatBytes } from '#contract/byte-size.ts'
import type { QuoteLine } from '#contract/quote-list.ts'
import { Button, buttonClass } from '../../components/button/button.tsx'

/** The formats that are selected by default, because most programs open them. */
const FIRST_KINDS: readonly CadKind[] = ['step', 'dxf']

/** Downloads the CAD files of all parts on a list, in the selected formats, as a ZIP file. */
export const CadOfList = ({ lines }: { lines: readonly QuoteLine[] }) => {
  const [kinds, setKinds] = useState(FIRST_KINDS)
  const numbers = [...new Set(lines.map(({ partNumber }) => partNumber))]
  const withCad = numbers.filter((each) => cadFiles[each])
  const having = (kind: CadKind) => withCad.filter((each) => cadFiles[each]?.[kind])
  const selected = CAD_KINDS.filter((kind) => kinds.includes(kind))
  const files = selected.reduce((sum, kind) => sum + having(kind).length, 0)
  const missing = [
    ...selected.map((kind) => [kind.toUpperCase(), withCad.filter((each) => !cadFiles[each]?.[kind])] as const),
    ['CAD', numbers.filter((each) => !cadFiles[each])] as const,
  ].filter(([, without]) => without.length > 0)
  const size = formatBytes(zipBytes(withCad, selected, cadFiles), 'brief')
  return (
    <section className="cad" aria-labelledby="cad">
      <h3 id="cad">CAD Files</h3>
      <fieldset>
        <legend>Formats</legend>
        {CAD_KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds(target.checked ? [...kinds, kind] : kinds.filter((each) => each !== kind))
              }
            />
            {kind.toUpperCase()} <small>{having(kind).length}</small>
          </label>
        ))}
      </fieldset>
      {files > 0 ? (
        <a className={buttonClass} data-look="outline" href={listZip(withCad, selected)} download>
          Download All CAD Files (.zip, {size})
        </a>
      ) : (
        <Button disabled>Download All CAD Files (.zip)</Button>
      )}
      {missing.map(([format, without]) => (
        <p key={format} className="quiet">
          Not available as {format}: {without.join(', ')}.
        </p>
      ))}
    </section>
  )
}
