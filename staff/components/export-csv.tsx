import type { MouseEvent } from 'react'
import { buttonClass } from '#site/components/button/button.tsx'
import { saveFile } from '#site/services/save-file.ts'
import { staffApi } from '../api.ts'
import { attempt } from './attempt.ts'

/**
 * Downloads through the API client, so that an expired session opens the sign-in dialog instead of saving an error as a
 * file.
 */
export const ExportCsv = ({ href }: { href: string }) => {
  const save = async (event: MouseEvent) => {
    event.preventDefault()
    await attempt(async () => {
      const { data, headers } = await staffApi.get<Blob>(href, { responseType: 'blob' })
      saveFile(data, /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] ?? 'export.csv')
    })
  }
  return (
    <a className={buttonClass} href={href} download onClick={save}>
      Export CSV
    </a>
  )
}
