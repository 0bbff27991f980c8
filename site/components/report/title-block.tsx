import { type ReactNode, useSyncExternalStore } from 'react'
import { company } from '#catalog/company.ts'
import { revisions } from '#engineering/load-tables/revisions.ts'
import { readText, saveText, watchStorage } from '../../services/storage.ts'
import { Logo } from '../logo/logo.tsx'
import './report.css'

const FIELDS = { Project: 'boltspan-report-project', Author: 'boltspan-report-author' } as const

type FieldName = keyof typeof FIELDS

const useField = (name: FieldName): string =>
  useSyncExternalStore(
    watchStorage,
    () => readText(FIELDS[name]) ?? '',
    () => '',
  )

/** A field of the title block. Its text is stored on this device for all reports. */
export const ReportField = ({ name }: { name: FieldName }) => (
  <label className="report-field">
    {name}
    <input
      maxLength={80}
      autoComplete="off"
      value={useField(name)}
      onChange={({ target }) => saveText(FIELDS[name], target.value)}
    />
  </label>
)

const EMPTY_DATE = ' '

interface TitleBlockProps {
  readonly title: string
  readonly heading: 'h1' | 'h2'
  /** Name of the project. If it is absent, the title block shows the text of the project field. */
  readonly project?: string
  /** Letter and date of the engineering data, which can be older than the current revision. */
  readonly revision?: { readonly letter: string; readonly date: string } | undefined
  /** Date of the report. Absent until the report is printed. */
  readonly date: string | undefined
  /** URL of the calculation. */
  readonly address: ReactNode
}

/** The title block of a calculation report. */
export const TitleBlock = ({
  title,
  heading: Heading,
  project,
  revision = revisions.at(-1),
  date,
  address,
}: TitleBlockProps) => {
  const [typed, author] = [useField('Project'), useField('Author')]
  const cells = [
    ['Project', project ?? typed],
    ['Author', author],
    ['Date', date ?? EMPTY_DATE],
    ['Revision', revision && `${revision.letter}, ${revision.date}`],
  ]
  return (
    <header className="title-block">
      <Logo />
      <Heading>{title}</Heading>
      <dl>
        {cells.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{address}</p>
      <p>{company.dataNotice}</p>
    </header>
  )
}

/** Lines for the signatures at the end of a report. */
export const SignOff = () => (
  <section className="sign-off" aria-label="Sign-off">
    {['Prepared by', 'Date', 'Checked by', 'Date of check'].map((each) => (
      <p key={each}>{each}</p>
    ))}
  </section>
)

export const reportDate = (): string => new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
