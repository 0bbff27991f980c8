/** Saves structures as new projects and opens project files. This code loads when a visitor does either. */
import { encodeStructure, isLinkProblem } from '#builder/link.ts'
import type { Structure } from '#builder/model.ts'
import { MAX_FILE_BYTES, readProjectFile } from '#builder/project-file.ts'
import { navigateTo } from '../../services/navigation.ts'
import { newProjectId, saveProject } from './projects.ts'

/** Saves a structure as a new project on this device and opens the project. */
export async function openAsNew(structure: Structure) {
  const id = newProjectId()
  saveProject({ id, name: structure.name, parts: structure.parts.length }, await encodeStructure(structure))
  navigateTo(`/build#project=${id}`)
}

const TOO_LARGE = 'This file is too large for the builder.'

/** Opens a project file as a new project. Returns the problem with the file, if there is one. */
export async function openProjectFile(file: File): Promise<string | undefined> {
  if (file.size > MAX_FILE_BYTES) return TOO_LARGE
  try {
    const structure = readProjectFile(await file.text())
    if (isLinkProblem(structure)) return structure.problem
    await openAsNew(structure)
    return undefined
  } catch (error) {
    if (error instanceof RangeError) return TOO_LARGE
    // The browser can't read a file that was changed or removed after it was chosen.
    if (error instanceof DOMException) return 'We couldn’t read this file. Choose it again.'
    throw error
  }
}
