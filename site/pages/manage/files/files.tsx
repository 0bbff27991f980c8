import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { FILE_KINDS } from '../../../../contract/file-kinds.ts'
import { FILE_SORTS, type FileSort, type StoredFile } from '../../../../contract/files.ts'
import { Button } from '../../../components/button/button.tsx'
import styles from '../manage.module.css'
import { isSignedOut } from '../manage-api.ts'
import { dateText } from '../parts/date-text.ts'
import { ConfirmDialog } from '../parts/dialog.tsx'
import { Paging } from '../parts/paging.tsx'
import partStyles from '../parts/parts.module.css'
import { SearchField } from '../parts/search-field.tsx'
import { Table } from '../parts/table.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { DropZone } from './drop-zone.tsx'
import { FileName, FilePicture } from './file-cells.tsx'
import ownStyles from './files.module.css'
import { deleteFile, downloadFile, listFiles, uploadFile } from './files-api.ts'
import { formatSize } from './format-size.ts'
import { RevisionsDialog } from './revisions-dialog.tsx'
import { UploadList } from './upload-list.tsx'
import { createUploadQueue, type Outcome } from './upload-queue.ts'

const PAGE_SIZE = 50

/** It outlives the view: one may look at something else while files are on their way. */
const queue = createUploadQueue({ upload: uploadFile, onOutcome: announce })

function announce({ chosen, done, failed }: Outcome) {
  if (failed > 0) toast.error(chosen > 1 ? 'Failed to upload files' : 'Failed to upload file')
  else if (done > 0) toast.success(chosen > 1 ? 'All files uploaded successfully' : 'File uploaded successfully')
}

interface Listing {
  readonly search: string
  readonly sort: FileSort
  readonly descending: boolean
  readonly page: number
}

/** What the address says of the list; anything it cannot mean is as if it were not there. */
function listingOf(params: URLSearchParams): Listing {
  const sort = FILE_SORTS.find((each) => each === params.get('sort')) ?? 'date'
  const page = Number(params.get('page') ?? 1)
  return {
    search: params.get('search') ?? '',
    sort,
    descending: params.has('order') ? params.get('order') === 'descending' : sort === 'date',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

type Asked = { readonly what: 'delete' | 'revisions'; readonly file: StoredFile }

/** The files that staff have put on the content host. */
export const Files = () => {
  const [params, setParams] = useSearchParams()
  const { search, sort, descending, page } = listingOf(params)
  const show = (changes: Partial<Listing>) => {
    const next = { search, sort, descending, page: 1, ...changes }
    setParams(
      {
        ...(next.search && { search: next.search }),
        sort: next.sort,
        order: next.descending ? 'descending' : 'ascending',
        ...(next.page > 1 && { page: String(next.page) }),
      },
      { replace: true, preventScrollReset: true },
    )
  }

  const direction = descending ? 'descending' : 'ascending'
  const { data, failure, loading, reload } = useLoaded(JSON.stringify([search, sort, direction, page]), (signal) =>
    listFiles({ search, sort, direction, page, pageSize: PAGE_SIZE }, signal),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads)
  const [folder, setFolder] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const replacement = useRef<HTMLInputElement>(null)
  const replaced = useRef<StoredFile>(undefined)
  const close = () => setAsked(undefined)

  useEffect(() => {
    if (failure) toast.error('Failed to load files')
  }, [failure])

  const maxBytes = data?.maxBytes
  useEffect(() => {
    if (maxBytes !== undefined) queue.limit(maxBytes)
  }, [maxBytes])

  // Each file that has arrived stands in the list at once.
  const arrived = uploads.filter(({ state }) => state === 'done').length
  const before = useRef(arrived)
  useEffect(() => {
    if (arrived > before.current) reload()
    before.current = arrived
  }, [arrived, reload])

  const underWay = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  useEffect(() => {
    if (!underWay) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [underWay])

  const download = async (file: StoredFile, revision?: number) => {
    try {
      await downloadFile(file, revision)
    } catch (error) {
      if (!isSignedOut(error)) toast.error('Failed to download file')
    }
  }

  const copyLink = (file: StoredFile) =>
    navigator.clipboard.writeText(new URL(file.url, window.location.href).href).then(
      () => toast.success('Link copied'),
      () => toast.error('The browser does not let this page copy. Open the file and copy its address.'),
    )

  const remove = async ({ id }: StoredFile) => {
    try {
      await deleteFile(id)
    } catch (error) {
      toast.error('Failed to delete file')
      throw error
    }
    close()
    toast.success('File deleted successfully')
    reload()
  }

  return (
    <section className={styles.view} aria-labelledby="files">
      <div className={styles.head}>
        <h1 id="files">Files</h1>
        <SearchField label="Search files" value={search} onSearch={(next) => show({ search: next })} />
      </div>
      <DropZone
        folder={folder}
        onFolder={setFolder}
        folders={data?.folders ?? []}
        maxBytes={maxBytes}
        onFiles={(files) => files.length > 0 && queue.add(files.map((file) => ({ file, folder })))}
      />
      <UploadList uploads={uploads} queue={queue} />
      {failure && (
        <p role="alert" className={partStyles.alert}>
          {failure.message} <Button onClick={reload}>Try again</Button>
        </p>
      )}
      <Table
        caption="Files"
        busy={loading}
        rows={data?.files ?? []}
        rowKey={({ id }) => id}
        sort={{ by: sort, descending }}
        onSort={({ by, descending: down }) => show({ sort: by as FileSort, descending: down })}
        empty={search ? `No file matches “${search}”.` : 'There are no files yet. Drop one above.'}
        columns={[
          { key: 'picture', header: 'Preview', cell: (file) => <FilePicture key={file.sha256} file={file} /> },
          {
            key: 'name',
            header: 'Name',
            sortable: true,
            cell: (file) => <FileName file={file} onRevisions={() => setAsked({ what: 'revisions', file })} />,
          },
          { key: 'folder', header: 'Folder', sortable: true, cell: (file) => file.folder || '–' },
          { key: 'type', header: 'Type', sortable: true, cell: ({ kind }) => FILE_KINDS[kind].label },
          {
            key: 'size',
            header: 'Size',
            sortable: true,
            align: 'end',
            cell: ({ size }) => <span className={ownStyles.line}>{formatSize(size)}</span>,
          },
          {
            key: 'date',
            header: 'Date',
            sortable: true,
            cell: ({ uploadedAt }) => <span className={ownStyles.date}>{dateText(uploadedAt)}</span>,
          },
          { key: 'uploader', header: 'By', sortable: true, cell: ({ uploadedBy }) => uploadedBy },
          {
            key: 'actions',
            header: 'Actions',
            cell: (file) => (
              <div className={partStyles.buttons}>
                <Action label="Download" file={file} onClick={() => download(file)} />
                <Action label="Copy link" file={file} onClick={() => copyLink(file)} />
                <Action
                  label="Replace"
                  file={file}
                  onClick={() => {
                    replaced.current = file
                    replacement.current?.click()
                  }}
                />
                <Action label="Delete" file={file} onClick={() => setAsked({ what: 'delete', file })} />
              </div>
            ),
          },
        ]}
      />
      <Paging
        page={page}
        pageSize={PAGE_SIZE}
        total={data?.total ?? 0}
        what="files"
        onPage={(next) => show({ page: next })}
      />
      <input
        ref={replacement}
        type="file"
        hidden
        aria-label="Replacement"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && replaced.current) queue.add([{ file, folder: '', replaces: replaced.current }])
          target.value = ''
        }}
      />
      {asked?.what === 'delete' && (
        <ConfirmDialog
          title={`Delete “${asked.file.name}”?`}
          confirm={{ idle: 'Delete file', busy: 'Deleting…' }}
          onConfirm={() => remove(asked.file)}
          onClose={close}
        >
          <p>
            {asked.file.revision > 1 ? `All ${asked.file.revision} revisions are` : 'The file is'} removed for good, and
            links to it stop working.
          </p>
        </ConfirmDialog>
      )}
      {asked?.what === 'revisions' && (
        <RevisionsDialog file={asked.file} onDownload={(revision) => download(asked.file, revision)} onClose={close} />
      )}
    </section>
  )
}

const Action = ({ label, file, onClick }: { label: string; file: StoredFile; onClick: () => void }) => {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    await onClick()
    setBusy(false)
  }
  return (
    <Button onClick={act} disabled={busy}>
      {label}
      <span className="visually-hidden"> {file.name}</span>
    </Button>
  )
}
