import { allSizesZip, CAD_KINDS, zipBytes } from '../../../catalog/cad.ts'
import { cadFiles } from '../../../catalog/cad-files.ts'
import { CadLink } from '../../components/cad-link/cad-link.tsx'
import { TableHeads } from '../../components/table-heads/table-heads.tsx'
import { formatBytes } from '../../services/byte-size.ts'
import './cad-files.css'
import type { ShownItem } from './item.server.ts'

export interface CadFilesProps {
  readonly item: Pick<ShownItem, 'name' | 'partNumber' | 'sizes'>
}

export const CadFiles = ({ item: { name, partNumber, sizes } }: CadFilesProps) => {
  const numbers = sizes?.rows.map((size) => size.partNumber) ?? [partNumber]
  const { revision, date } = cadFiles[partNumber] ?? {}
  return (
    <div className="cad-files">
      <table>
        <caption className="visually-hidden">CAD files for {name}</caption>
        <TableHeads of={['Part number', ...CAD_KINDS.map((kind) => [kind.toUpperCase(), 'number'] as const)]} />
        <tbody>
          {numbers.map((each) => (
            <tr key={each}>
              <th scope="row">{each}</th>
              {CAD_KINDS.map((kind) => (
                <td key={kind} data-number>
                  <CadLink partNumber={each} kind={kind} bytes={cadFiles[each]?.[kind]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <a className="all" href={allSizesZip(partNumber)} download>
        {numbers.length > 1 ? `All ${numbers.length} sizes` : 'All formats'}
        <span className="visually-hidden"> for {name}</span>
        <small>ZIP · {formatBytes(zipBytes(numbers, CAD_KINDS, cadFiles), 'brief')}</small>
      </a>
      <p>
        STEP AP214 and DXF in inches, GLB in meters. Rev {revision}, {date}.
      </p>
    </div>
  )
}
