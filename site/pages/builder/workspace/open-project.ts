/** Opens the structure that a builder URL refers to, and loads the shapes of its parts. */

import { decodeSteps, partNumbersIn } from '#builder/history-text.ts'
import { changesSince, currentRevision, decodeStructure, expanded, isLinkProblem } from '#builder/link.ts'
import { EMPTY_STRUCTURE, type Structure } from '#builder/model.ts'
import { TemplateProblem } from '#builder/templates/template.ts'
import { scenePath } from '#catalog/scene-file.ts'
import { contentUrl } from '#site/services/content.ts'
import { loadBuilderParts, loadStaticsData } from '../builder-files.ts'
import type { BuilderPart } from '../builder-parts.ts'
import type { Opening } from '../opening.ts'
import { newProjectId, readProject, readSteps } from '../projects.ts'
import { readStoredStructure } from '../report/structure-files.ts'
import { type Builder, createBuilder } from './builder.ts'
import { createShapeStore } from './shape-store.ts'

export interface OpenedProject {
  readonly id: string
  readonly builder: Builder
  readonly dispose: () => void
}

/** The visitor sees this message. */
class CannotOpen extends Error {
  override name = 'CannotOpen'
}

/**
 * @throws TemplateProblem if the visitor must change the dimensions of a template
 * @throws other errors with a message for the visitor
 */
export async function openProject(opening: Opening, signal: AbortSignal): Promise<OpenedProject> {
  const shapeStore = createShapeStore()
  try {
    const [parts, structure] = await Promise.all([loadBuilderParts(signal), structureOf(opening, signal)])
    const catalog: ReadonlyMap<string, BuilderPart> = new Map(parts.map((part) => [part.partNumber, part]))
    const missing = await shapeStore.load(structure.parts.map(({ partNumber }) => partNumber))
    const id = opening.kind === 'project' ? opening.id : newProjectId()
    const saved = opening.kind === 'project' ? await stepsOf(opening.id) : undefined
    // Undoing a removal needs the shape of the part.
    const isComplete = saved && (await shapeStore.load(partNumbersIn(saved))).length === 0
    const steps = isComplete ? saved : undefined
    const builder = createBuilder({ projectId: id, structure, steps, shapeStore, catalog })
    if (opening.kind === 'scene') builder.supportScene()
    if (missing.length > 0)
      builder.say({ text: `We couldn’t load ${missing.join(', ')}. Reload the page.`, tone: 'refused' })
    const changes = changesSince(structure.revision)
    if (changes.length > 0)
      builder.say(
        `Built with revision ${structure.revision} of the engineering data. ${changes.map(({ letter, changes }) => `Revision ${letter}: ${changes}`).join(' ')}`,
      )
    const dispose = () => {
      shapeStore.dispose()
      builder.dispose()
    }
    return { id, builder, dispose }
  } catch (error) {
    shapeStore.dispose()
    throw error
  }
}

async function structureOf(opening: Opening, signal: AbortSignal): Promise<Structure> {
  switch (opening.kind) {
    case 'empty':
      return { ...EMPTY_STRUCTURE, revision: currentRevision() }
    case 'project': {
      const text = readProject(opening.id)
      if (!text) throw new CannotOpen('This project is not saved on this device.')
      return decoded(text)
    }
    case 'model':
      return decoded(opening.text)
    case 'stored':
      return readStoredStructure(opening.id)
    case 'template':
      return fromTemplate(opening, signal)
    case 'scene':
      return sceneOf(opening.id, signal)
  }
}

const stepsOf = (id: string) => decodeSteps(readSteps(id, readProject(id) ?? '') ?? '')

async function fromTemplate(
  opening: Extract<Opening, { readonly kind: 'template' }>,
  signal: AbortSignal,
): Promise<Structure> {
  const [{ initialValues, templateOf, valueProblems, withSizes }, data] = await Promise.all([
    import('#builder/templates/templates.ts'),
    loadStaticsData(signal),
  ])
  const template = templateOf(opening.id)
  if (!template) throw new CannotOpen('This template does not exist.')
  const values = withSizes(template, { ...initialValues(template), ...opening.values })
  const problems = Object.values(valueProblems(template, values))
  if (problems.length > 0) throw new TemplateProblem(problems.join(' '))
  return template.make(values, data)
}

/** Returns the parts in a gallery image. */
async function sceneOf(key: string, signal: AbortSignal): Promise<Structure> {
  const answer = await fetch(contentUrl(scenePath(key)), { signal })
  if (!answer.ok) throw new CannotOpen('We couldn’t find the parts in this image.')
  const found = expanded(await answer.json())
  if (isLinkProblem(found)) throw new CannotOpen(found.problem)
  return found
}

async function decoded(text: string): Promise<Structure> {
  const found = await decodeStructure(text)
  if (isLinkProblem(found)) throw new CannotOpen(found.problem)
  return found
}
