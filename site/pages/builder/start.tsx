import { type FormEvent, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { company } from '#catalog/company.ts'
import { Button, buttonClass } from '../../components/button/button.tsx'
import { Shapes } from '../../components/drawing/shapes.tsx'
import { useHydrated } from '../../components/form/hydrated.ts'
import { Plate } from '../../components/plate/plate.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import type { PageData } from '../../page-declaration.ts'
import { retryOffline } from '../../router/connection.ts'
import { navigateTo } from '../../services/navigation.ts'
import { watchStorage } from '../../services/storage.ts'
import { addressOf, type Refusal } from './opening.ts'
import type { page } from './page.ts'
import { type Project, readProjects, removeProject } from './projects.ts'
import styles from './start.module.css'
import type { ReadSizes } from './template-fields.tsx'

/** The fields load when a visitor opens them, because most visitors start with the initial dimensions. */
const TemplateFields = lazy(() =>
  retryOffline(async () => ({ default: (await import('./template-fields.tsx')).TemplateFields })),
)

type StartTemplate = PageData<typeof page>['templates'][number]

const NO_PROJECTS: readonly Project[] = []

const STEPS = [
  ['Build', 'Choose a part and a hole pattern. The part snaps to matching holes, and its hardware is counted.'],
  [
    'Check',
    'Add supports and loads. The builder analyzes the frame after each change, with the same limit states and ratings as the load tables.',
  ],
  ['Take away', 'Parts list with weights, link, STEP assembly, drawing sheet, calculation report, and quote request.'],
] as const

interface StartProps {
  readonly templates: readonly StartTemplate[]
  readonly refusal: Refusal | undefined
}

export const Start = ({ templates, refusal }: StartProps) => (
  <>
    <Projects />
    <section className={`wrap section ${styles.first}`} aria-labelledby="start-with">
      <SectionHead id="start-with" title="Start with">
        <div className={styles.starts}>
          <a className={buttonClass} data-look="signal" href={addressOf({ kind: 'empty' })}>
            EMPTY STRUCTURE
          </a>
          <OpenFile />
        </div>
      </SectionHead>
      <noscript>
        <p className={styles.note}>The builder needs JavaScript, which is turned off in your browser.</p>
      </noscript>
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} refusal={refusal} />
          </li>
        ))}
      </ul>
    </section>
    <section className="wrap section" aria-labelledby="how">
      <SectionHead id="how" title="How it works" ruled />
      <ol className={styles.steps}>
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        Use a mouse, a touchscreen, or only the keyboard. Everything in the 3D view is also available as lists.{' '}
        {company.dataNotice}
      </p>
    </section>
  </>
)

/** Opens a project file that the builder saved. */
const OpenFile = () => {
  const isReady = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const open = async (file: File | undefined) => {
    setProblem('')
    if (!file) return
    const { openProjectFile } = await retryOffline(() => import('./new-project.ts'))
    setProblem((await openProjectFile(file)) ?? '')
  }
  return (
    <>
      <Button disabled={!isReady} onClick={() => input.current?.click()} aria-describedby="open-file-problem">
        OPEN A FILE
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json"
        hidden
        aria-label="Project file"
        onChange={({ target }) => {
          void open(target.files?.[0])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <p id="open-file-problem" className={styles.problem} role="alert">
        {problem}
      </p>
    </>
  )
}

interface CardProps {
  readonly template: StartTemplate
  readonly refusal: Refusal | undefined
}

/** A template and its dimensions. The form opens the builder at a URL that contains the values. */
const TemplateCard = ({ template, refusal }: CardProps) => {
  const { id, name, description, drawing } = template
  const isReady = useHydrated()
  const refused = refusal?.opening.kind === 'template' && refusal.opening.id === id ? refusal.opening : undefined
  const reason = useRef<HTMLParagraphElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const readSizes = useRef<ReadSizes>(undefined)
  useEffect(() => {
    reason.current?.focus()
    // The visitor may have opened them before the page was hydrated.
    if (details.current?.open) setWasOpened(true)
  }, [])

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sizes = readSizes.current ? readSizes.current() : {}
    if (!sizes) return
    const chosen = [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)])
    const values = { ...Object.fromEntries(chosen), ...sizes }
    const address = addressOf({ kind: 'template', id, values })
    // The builder would reject the same values again.
    if (refused && addressOf(refused) === address) reason.current?.focus()
    else navigateTo(address)
  }

  return (
    <form className={styles.card} aria-labelledby={`${id}-name`} onSubmit={open}>
      <Plate className={`drawing ${styles.plate}`}>
        <Shapes drawing={drawing} />
      </Plate>
      <h3 id={`${id}-name`}>{name}</h3>
      <p>{description}</p>
      {refused && (
        <p ref={reason} className={styles.reason} role="alert" tabIndex={-1}>
          <strong>We couldn’t open this structure.</strong> {refusal?.reason}
        </p>
      )}
      <details ref={details} open={refused !== undefined} onToggle={() => setWasOpened(true)}>
        <summary className="fold">Dimensions</summary>
        {wasOpened && (
          <Suspense fallback={<p role="status">Loading the dimensions</p>}>
            <TemplateFields template={template} values={refused?.values} readSizes={readSizes} />
          </Suspense>
        )}
      </details>
      <button type="submit" className={buttonClass} disabled={!isReady} aria-label={`Open ${name}`}>
        OPEN
      </button>
    </form>
  )
}

/** The visitor's projects. The prerendered page doesn't list any, because projects are stored on the device. */
const Projects = () => {
  const projects = useSyncExternalStore(watchStorage, readProjects, () => NO_PROJECTS)
  if (projects.length === 0) return null
  return (
    <section className="wrap section" aria-labelledby="projects">
      <SectionHead id="projects" title="Your projects" />
      <ul className={styles.projects}>
        {projects.map(({ id, name, parts, savedAt }) => (
          <li key={id}>
            <a href={addressOf({ kind: 'project', id })}>{name}</a>
            <span>{parts === 1 ? '1 part' : `${parts.toLocaleString('en-US')} parts`}</span>
            <time dateTime={savedAt}>
              {new Date(savedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <button type="button" aria-label={`Delete ${name}`} onClick={() => removeProject(id)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Projects are stored on this device.</p>
    </section>
  )
}
