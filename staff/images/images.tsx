import { useState } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import type { LibraryImage } from '#contract/image-library.ts'
import { Alert } from '../components/alert.tsx'
import parts from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { ConfirmDialog } from '../components/dialog.tsx'
import { ItemButton } from '../components/item-button.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { Table } from '../components/table.tsx'
import { toast } from '../components/toast.ts'
import { editorPath } from '../content/content-api.ts'
import shell from '../shell/shell.module.css'
import styles from './images.module.css'
import { deleteImage, loadImages, uploadThumbnail } from './images-api.ts'

export const loader = settled(({ request: { signal } }: LoaderFunctionArgs) => loadImages(signal))

/** Lists the images that staff uploaded for galleries and banners. */
export const Component = () => {
  const { data, failure, loading, reload } = useLoaded<typeof loader>()
  const [deleted, setDeleted] = useState<LibraryImage>()
  return (
    <section className={shell.view} aria-labelledby="images">
      <div className={shell.head}>
        <h1 id="images">Images</h1>
        <p>
          Upload images in the galleries and banners under <Link to="/manage/content?group=Galleries">Content</Link>.
        </p>
      </div>
      <Alert text={failure?.message} />
      {data && (
        <Table
          caption="Images"
          busy={loading}
          rows={data}
          rowKey={({ id }) => id}
          empty="No images yet."
          columns={[
            {
              key: 'image',
              header: 'Image',
              cell: ({ id }) => <img className={styles.thumbnail} src={uploadThumbnail(id)} alt="" loading="lazy" />,
            },
            { key: 'name', header: 'File', cell: ({ name, width, height }) => `${name}, ${width} × ${height}` },
            { key: 'alt', header: 'Alt text', cell: ({ alt }) => alt || '–' },
            { key: 'uses', header: 'Used in', cell: (image) => <Uses image={image} /> },
            {
              key: 'uploaded',
              header: 'Uploaded',
              cell: ({ uploadedAt, uploadedBy }) => `${dateText(uploadedAt)}, ${uploadedBy}`,
            },
            {
              key: 'actions',
              header: 'Actions',
              cell: (image) =>
                image.usedIn.length > 0 ? (
                  'In use'
                ) : (
                  <div className={parts.buttons}>
                    <ItemButton label="Delete" item={image.name} onClick={() => setDeleted(image)} />
                  </div>
                ),
            },
          ]}
        />
      )}
      {deleted && (
        <ConfirmDialog
          title={`Delete “${deleted.name}”?`}
          confirm={{ idle: 'Delete image', busy: 'Deleting…' }}
          onConfirm={async () => {
            await deleteImage(deleted.id)
            toast.success(`Image deleted: ${deleted.name}`)
            setDeleted(undefined)
            await reload()
          }}
          onClose={() => setDeleted(undefined)}
        >
          <p>The image is permanently deleted.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

const Uses = ({ image: { usedIn } }: { image: LibraryImage }) =>
  usedIn.length === 0 ? (
    '–'
  ) : (
    <ul className={styles.places}>
      {usedIn.map((place) => (
        <li key={`${place.kind}/${place.key}`}>
          <Link to={editorPath(place)}>{place.label}</Link>
          {!place.isPublished && ' (draft or history)'}
        </li>
      ))}
    </ul>
  )
