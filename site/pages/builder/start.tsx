import { useSyncExternalStore } from 'react'
import { company } from '../../../catalog/company.ts'
import { buttonClass } from '../../components/button/button.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { watchStorage } from '../../services/storage.ts'
import { addressOf } from './opening.ts'
import { type Project, readProjects, removeProject } from './projects.ts'
import styles from './start.module.css'

const NONE: readonly Project[] = []

export const Start = () => {
  const projects = useSyncExternalStore(watchStorage, readProjects, () => NONE)
  return (
    <>
      <section className={`wrap section ${styles.start}`} aria-labelledby="start-with">
        <SectionHead id="start-with" title="Start with">
          <a className={buttonClass} data-look="signal" href={addressOf({ kind: 'empty' })}>
            EMPTY STRUCTURE
          </a>
        </SectionHead>
        <noscript>
          <p className={styles.note}>The builder needs JavaScript, which is turned off in your browser.</p>
        </noscript>
      </section>
      {projects.length > 0 && (
        <section className={`wrap section ${styles.start}`} aria-labelledby="projects">
          <SectionHead id="projects" title="Your projects" />
          <ul className={styles.projects}>
            {projects.map(({ id, name, parts, savedAt }) => (
              <li key={id}>
                <a href={addressOf({ kind: 'project', id })}>{name}</a>
                <span>{parts === 1 ? '1 part' : `${parts.toLocaleString('en-US')} parts`}</span>
                <time dateTime={savedAt}>{new Date(savedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}</time>
                <button type="button" aria-label={`Delete ${name}`} onClick={() => removeProject(id)}>
                  Delete
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.note}>Projects are stored on this device.</p>
        </section>
      )}
      <p className={`wrap ${styles.note}`}>{company.dataNotice}</p>
    </>
  )
}
