import { absences, type NotApplicable } from '#engineering/checks/limit-states.ts'
import { capitalized } from '#engineering/words.ts'

interface AbsentStatesProps {
  readonly of: readonly NotApplicable[]
  /** Returns the name of a part. Absent if there is only one. */
  readonly labelOf?: ((part: string) => string) | undefined
}

/** The limit states that no check of a member contains, with the reasons. */
export const AbsentStates = ({ of, labelOf }: AbsentStatesProps) => (
  <ul>
    {[...Map.groupBy(of, ({ limitState, reason }) => `${limitState}: ${absences[reason]}`)].map(([text, members]) => (
      <li key={text}>
        {capitalized(text)}
        {labelOf && ` (${members.map(({ part }) => labelOf(part)).join(', ')})`}
      </li>
    ))}
  </ul>
)
