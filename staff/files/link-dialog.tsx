import { useNavigate } from 'react-router'
import type { ListedContent } from '#contract/content/editing.ts'
import type { StoredFile } from '#contract/files.ts'
import { Button } from '#site/components/button/button.tsx'
import { Labeled } from '#site/components/form/field.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Form, Select } from '../components/form.tsx'
import { hasLinks, linkTo } from '../content/given-entry.ts'

interface LinkDialogProps {
  readonly file: StoredFile
  readonly places: readonly ListedContent[]
  readonly onClose: () => void
}

/** Lets an editor choose the page, product, part, or list of resources that links to a file, and opens its form. */
export const LinkDialog = ({ file, places, onClose }: LinkDialogProps) => {
  const navigate = useNavigate()
  const choices = places.filter(hasLinks)
  const open = async ({ place = '' }: Readonly<Record<string, string>>) => {
    const chosen = choices[Number(place)]
    if (!chosen) return
    const { to, state } = linkTo(chosen, file)
    await navigate(to, { state })
  }
  return (
    <Dialog title={`Link to “${file.name}”`} onClose={onClose}>
      <p id="link-hint">The page’s form opens with the new link. Visitors see it after you publish the form.</p>
      <Form
        labelledBy="link-hint"
        button={{ idle: 'Open form', busy: 'Opening…' }}
        onSubmit={open}
        more={<Button onClick={onClose}>Cancel</Button>}
      >
        <Labeled id="place" label="Where should the link appear?">
          <Select
            id="place"
            name="place"
            options={choices.map(({ group, label }, index) => [String(index), `${group}: ${label}`] as const)}
          />
        </Labeled>
      </Form>
    </Dialog>
  )
}
