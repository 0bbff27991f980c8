import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { formatBytes } from '#contract/byte-size.ts'
import type { ListedContent } from '#contract/content/editing.ts'
import { FILE_KINDS } from '#contract/file-kinds.ts'
import { FILE_SORTS, type FileRevision, type FileSort, type StoredFile } from '#contract/files.ts'
import { isAllowed } from '#contract/staff.ts'
import { Button } from '#site/components/button/button.tsx'
import { attempt } from '../components/attempt.ts'
import partStyles from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { ConfirmDialog } from '../components/dialog.tsx'
import { ItemButton } from '../components/item-button.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { Paging } from '../components/paging.tsx'
import { usePendingSearch } from '../components/pending-search.ts'
import { SearchField } from '../components/search-field.tsx'
import { Table } from '../components/table.tsx'
import { toast } from '../components/toast.ts'
import { loadContentList } from '../content/content-api.ts'
import { useMember } from '../member.ts'
import styles from '../shell/shell.module.css'
import { DropZone } from './drop-zone.tsx'
import { FileName, Thumbnail } from './file-cells.tsx'
import ownStyles from './files.module.css'
import { deleteFile, downloadFile, fileRevisions, listFiles, uploadFile } from './files-api.ts'
import { LinkDialog } from './link-dialog.tsx'
import { RevisionsDialog } from './revisions-dialog.tsx'
import { UploadList } from './upload-list.tsx'
import { createUploadQueue, type Outcome } from './upload-queue.ts'

const PAGE_SIZE = 50

/** The queue is global, so uploads continue when the user opens a different page. */
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

/** Reads the list settings from the URL and ignores invalid values. */
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

export const loader = settled(async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const { descending, ...listing } = listingOf(new URL(url).searchParams)
  const direction = descending ? 'descending' : 'ascending'
  const list = await listFiles({ ...listing, direction, pageSize: PAGE_SIZE }, signal)
  queue.limit(list.maxBytes)
  return list
})

type Open =
  | { readonly dialog: 'delete'; readonly file: StoredFile }
  | { readonly dialog: 'link'; readonly file: StoredFile; readonly places: readonly ListedContent[] }
  | { readonly dialog: 'revisions'; readonly file: StoredFile; readonly revisions: readonly FileRevision[] }

/** The files that staff uploaded to the content host. */
export const Component = () => {
  const [params, setParams] = usePendingSearch()
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

  const { data, failure, loading, reload } = useLoaded<typeof loader>()
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads)
  const [folder, setFolder] = useState('')
  const [open, setOpen] = useState<Open>()
  const replacement = useRef<HTMLInputElement>(null)
  const replaced = useRef<StoredFile>(undefined)
  const close = () => setOpen(undefined)

  useEffect(() => {
    if (failure) toast.error('Failed to load files')
  }, [failure])

  // Reload the list after each completed upload.
  const completed = uploads.filter(({ state }) => state === 'done').length
  const lastCompleted = useRef(completed)
  useEffect(() => {
    if (completed > lastCompleted.current) void reload()
    lastCompleted.current = completed
  }, [completed, reload])

  const isUploading = uploads.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'asking')
  useEffect(() => {
    if (!isUploading) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUploading])

  const download = (file: StoredFile, revision?: number) =>
    attempt(() => downloadFile(file, revision), 'Failed to download file')

  const showRevisions = (file: StoredFile) =>
    attempt(async () => setOpen({ dialog: 'revisions', file, revisions: await fileRevisions(file.id) }))

  const copyLink = (file: StoredFile) =>
    navigator.clipboard.writeText(new URL(file.url, window.location.href).href).then(
      () => toast.success('Link copied'),
      () => toast.error('Your browser blocked copying. Open the file and copy its URL.'),
    )

  const isEditor = isAllowed(useMember().role, 'editContent')
  const chooseLink = (file: StoredFile) =>
    attempt(async () => setOpen({ dialog: 'link', file, places: await loadContentList() }))

  const remove = async ({ id }: StoredFile) => {
    try {
      await deleteFile(id)
    } catch (error) {
      toast.error('Failed to delete file')
      throw error
    }
    close()
    toast.success('File deleted successfully')
    void reload()
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
        maxBytes={data?.maxBytes}
        onFiles={(files) => files.length > 0 && queue.add(files.map((file) => ({ file, folder })))}
      />
      <UploadList uploads={uploads} queue={queue} />
      {failure && (
        <p role="alert" className={partStyles.alert}>
          {failure.message} <Button onClick={reload}>Try again</Button>
        </p>
      )}
      {data && (
        <>
          <Table
            caption="Files"
            busy={loading}
            rows={data.files}
            rowKey={({ id }) => id}
            sort={{ by: sort, descending }}
            onSort={({ by, descending: down }) => show({ sort: by as FileSort, descending: down })}
            empty={search ? `No files match “${search}”.` : 'No files yet. Drop one above.'}
            columns={[
              { key: 'picture', header: 'Preview', cell: (file) => <Thumbnail key={file.sha256} file={file} /> },
              {
                key: 'name',
                header: 'Name',
                sortable: true,
                cell: (file) => <FileName file={file} onRevisions={() => showRevisions(file)} />,
              },
              { key: 'folder', header: 'Folder', sortable: true, cell: (file) => file.folder || '–' },
              { key: 'type', header: 'Type', sortable: true, cell: ({ kind }) => FILE_KINDS[kind].label },
              {
                key: 'size',
                header: 'Size',
                sortable: true,
                align: 'end',
                cell: ({ size }) => <span className={ownStyles.line}>{formatBytes(size, 'exact')}</span>,
              },
              {
                key: 'date',
                header: 'Date',
                sortable: true,
                cell: ({ uploadedAt }) => <span className={ownStyles.date}>{dateText(uploadedAt)}</span>,
              },
              { key: 'uploader', header: 'Uploaded by', sortable: true, cell: ({ uploadedBy }) => uploadedBy },
              {
                key: 'actions',
                header: 'Actions',
                cell: (file) => (
                  <div className={partStyles.buttons}>
                    <Action label="Download" file={file} onClick={() => download(file)} />
                    <Action label="Copy link" file={file} onClick={() => copyLink(file)} />
                    {isEditor && <Action label="Link from a page" file={file} onClick={() => chooseLink(file)} />}
                    <Action
                      label="Replace"
                      file={file}
                      onClick={() => {
                        replaced.current = file
                        replacement.current?.click()
                      }}
                    />
                    <Action label="Delete" file={file} onClick={() => setOpen({ dialog: 'delete', file })} />
                  </div>
                ),
              },
            ]}
          />
          <Paging
            page={page}
            pageSize={PAGE_SIZE}
            total={data.total}
            items="files"
            onPage={(next) => show({ page: next })}
          />
        </>
      )}
      <input
        ref={replacement}
        type="file"
        hidden
        aria-label="Replacement file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && replaced.current) queue.add([{ file, folder: '', replaces: replaced.current }])
          target.value = ''
        }}
      />
      {open?.dialog === 'delete' && (
        <ConfirmDialog
          title={`Delete “${open.file.name}”?`}
          confirm={{ idle: 'Delete file', busy: 'Deleting…' }}
          onConfirm={() => remove(open.file)}
          onClose={close}
        >
          <p>
            {open.file.revision > 1 ? `All ${open.file.revision} revisions are` : 'The file is'} permanently deleted,
            and links to it stop working.
          </p>
        </ConfirmDialog>
      )}
      {open?.dialog === 'link' && <LinkDialog {...open} onClose={close} />}
      {open?.dialog === 'revisions' && (
        <RevisionsDialog {...open} onDownload={(revision) => download(open.file, revision)} onClose={close} />
      )}
    </section>
  )
}

const Action = ({ label, file, onClick }: { label: string; file: StoredFile; onClick: () => void }) => {
  const [busy, setBusy] = useState(false)
  const handleClick = async () => {
    setBusy(true)
    await onClick()
    setBusy(false)
  }
  return <ItemButton label={label} item={file.name} onClick={handleClick} disabled={busy} />
}
