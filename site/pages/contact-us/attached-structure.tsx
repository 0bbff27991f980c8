import { useEffect, useState } from 'react'
import { structureUrl } from '#contract/structures.ts'
import { Attachment } from './attachment.tsx'

export interface AttachedStructureProps {
  readonly id: string
  readonly onChoose: (id: string | undefined) => void
}

/** Attaches a stored structure to the message, unless the visitor clears the checkbox. */
export const AttachedStructure = ({ id, onChoose }: AttachedStructureProps) => {
  const [chosen, setChosen] = useState(true)
  useEffect(() => {
    onChoose(chosen ? id : undefined)
    return () => onChoose(undefined)
  }, [onChoose, chosen, id])
  return (
    <Attachment
      name="structure"
      chosen={chosen}
      onChange={setChosen}
      label={
        <>
          Send my <a href={structureUrl(id)}>structure</a> with this message
        </>
      }
    />
  )
}
