/**
 * Structures saved on this device, in local storage. The list and each structure have separate keys, so saving one
 * structure does not rewrite the others. Structures are stored as encoded link text, which is small and is validated
 * when read.
 */
import { isSaved, readText, saveText, writeText } from '../../services/storage.ts'

export interface Project {
  readonly id: string
  readonly name: string
  readonly parts: number
  /** ISO 8601. */
  readonly savedAt: string
}

const LIST_KEY = 'boltspan-builds'
export const keyOf = (id: string) => `boltspan-build-${id}`
const MAX_PROJECTS = 50

/** The undo steps of a project have a separate key, after the text of the structure that they belong to. */
const stepsKeyOf = (id: string) => `boltspan-build-steps-${id}`
/** Only the latest projects keep their undo steps, because local storage is small. */
const MAX_WITH_STEPS = 10

const isProject = (value: unknown): value is Project => {
  const { id, name, parts, savedAt } = (value ?? {}) as Partial<Record<keyof Project, unknown>>
  return [id, name, savedAt].every((each) => typeof each === 'string') && typeof parts === 'number'
}

let last: { readonly text: string; readonly projects: readonly Project[] } = { text: '', projects: [] }

/**
 * Returns the saved projects, latest first. Omits invalid entries. Returns the same object if the list is unchanged.
 */
export function readProjects(): readonly Project[] {
  const text = readText(LIST_KEY) ?? ''
  if (text !== last.text) last = { text, projects: parsed(text) }
  return last.projects
}

function parsed(text: string): readonly Project[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isProject) : []
  } catch {
    return []
  }
}

export const newProjectId = () => crypto.randomUUID().slice(0, 8)

export const readProject = (id: string): string | undefined => readText(keyOf(id))

/** Saves a structure. If the list is full, the oldest project is removed. */
export function saveProject(project: Omit<Project, 'savedAt'>, structure: string) {
  const others = readProjects().filter(({ id }) => id !== project.id)
  writeText(keyOf(project.id), structure)
  if (!isSaved(keyOf(project.id))) {
    // Structures are more important than undo steps if storage is full.
    for (const { id } of [project, ...others]) writeText(stepsKeyOf(id), '')
    writeText(keyOf(project.id), structure)
  }
  for (const { id } of others.slice(MAX_PROJECTS - 1)) writeText(keyOf(id), '')
  for (const { id } of others.slice(MAX_WITH_STEPS - 1)) writeText(stepsKeyOf(id), '')
  const saved = { ...project, savedAt: new Date().toISOString() }
  saveText(LIST_KEY, JSON.stringify([saved, ...others.slice(0, MAX_PROJECTS - 1)]))
}

/** Saves the undo steps of a structure as text, or removes them if the text is empty. */
export const saveSteps = (id: string, structure: string, steps: string) =>
  writeText(stepsKeyOf(id), steps && `${structure} ${steps}`)

/** Returns the undo steps, if they belong to this structure. */
export function readSteps(id: string, structure: string): string | undefined {
  const [of, steps] = (readText(stepsKeyOf(id)) ?? '').split(' ')
  return of === structure ? steps : undefined
}

export function removeProject(id: string) {
  writeText(keyOf(id), '')
  writeText(stepsKeyOf(id), '')
  saveText(LIST_KEY, JSON.stringify(readProjects().filter((each) => each.id !== id)))
}
