import { type CadKind, cadPath } from '#catalog/cad.ts'
import { formatBytes } from '#contract/byte-size.ts'
import { contentUrl } from '../../services/content.ts'

interface CadLinkProps {
  readonly partNumber: string
  readonly kind: CadKind
  /** Undefined if the file does not exist. */
  readonly bytes: number | undefined
}

/** A link to a CAD file, labeled with the file size ('214 KB'). The server sets the file name in a response header. */
export const CadLink = ({ partNumber, kind, bytes }: CadLinkProps) =>
  bytes === undefined ? (
    '–'
  ) : (
    <a href={contentUrl(cadPath(partNumber, kind))} download>
      <span className="visually-hidden">{`${kind.toUpperCase()} for ${partNumber}, `}</span>
      {formatBytes(bytes, 'brief')}
    </a>
  )
