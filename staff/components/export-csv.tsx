import type { MouseEvent } from 'react'
import { buttonClass } from '../../site/components/button/button.tsx'
import { saveFile } from '../../site/services/save-file.ts'
import { callFailure, signInReason, staffApi } from '../api.ts'
import { toast } from '../components/toast.ts'

/** Saves what a call answers; as a call like all others, so that an ended session is not saved as a file. */
export const ExportCsv = ({ href }: { href: string }) => {
  const save = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      const { data, headers } = await staffApi.get<Blob>(href, { responseType: 'blob' })
      saveFile(data, /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] ?? 'export.csv')
    } catch (error) {
      if (!signInReason(error)) toast.error(callFailure(error).message)
    }
  }
  return (
    <a className={buttonClass} href={href} download onClick={save}>
      Export CSV
    </a>
  )
}
