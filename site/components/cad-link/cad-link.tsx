import { type CadKind, cadPath } from '../../../catalog/cad.ts'
import { formatBytes } from '../../services/byte-size.ts'
import { contentUrl } from '../../services/content.ts'

interface CadLinkProps {
  readonly partNumber: string
  readonly kind: CadKind
  /** None where there is no such file. */
  readonly bytes: number | undefined
}

/** A CAD file in a cell under the name of its format: '214 KB'. What it is saved as stands in its headers. */
export const CadLink = ({ partNumber, kind, bytes }: CadLinkProps) =>
  bytes === undefined ? (
    '–'
  ) : (
    <a href={contentUrl(cadPath(partNumber, kind))} download>
      <span className="visually-hidden">{`${kind.toUpperCase()} of ${partNumber}, `}</span>
      {formatBytes(bytes, 'brief')}
    </a>
  )
