import { use, useEffect, useState } from 'react'
import { structureUrl } from '../../../contract/structures.ts'
import { FieldError } from '../../components/form/field.tsx'
import { FormErrors } from '../../components/form/form-errors.ts'
import './attached-list.css'

export interface AttachedStructureProps {
  readonly id: string
  readonly onChoose: (id: string | undefined) => void
}

const NAME = 'structure'

/** Attaches a stored structure to the message, unless the visitor clears the check box. */
export const AttachedStructure = ({ id, onChoose }: AttachedStructureProps) => {
  const [chosen, setChosen] = useState(true)
  const error = use(FormErrors)[NAME]
  useEffect(() => {
    onChoose(chosen ? id : undefined)
    return () => onChoose(undefined)
  }, [onChoose, chosen, id])
  return (
    <div className="attached-list" data-chosen={chosen || undefined}>
      <label>
        <input
          id={NAME}
          type="checkbox"
          checked={chosen}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${NAME}-error` : undefined}
          onChange={({ target }) => setChosen(target.checked)}
        />
        <span>
          Send my <a href={structureUrl(id)}>structure</a> with this message
        </span>
      </label>
      <FieldError name={NAME} id={NAME} />
    </div>
  )
}
