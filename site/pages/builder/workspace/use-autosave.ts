import { useEffect, useState } from 'react'
import { encodeSteps } from '#builder/history-text.ts'
import { encodeStructure } from '#builder/link.ts'
import type { Structure } from '#builder/model.ts'
import { MAX_NAME } from '#builder/structure-schema.ts'
import { isSaved, watchStorage } from '#site/services/storage.ts'
import { openAsNew } from '../new-project.ts'
import { keyOf, readProject, saveProject, saveSteps } from '../projects.ts'
import type { Builder } from './builder.ts'

const QUIET_MS = 500

/** 'conflict' means that another tab has saved the project. Then this tab saves nothing until the visitor decides. */
export type SaveState = 'unchanged' | 'saving' | 'saved' | 'failed' | 'conflict'

/**
 * Saves the structure and its undo steps on this device after each change. An unchanged template or link is not saved.
 * @returns the state for the top bar
 */
export function useAutosave(builder: Builder, id: string) {
  const [state, setState] = useState<SaveState>('unchanged')
  useEffect(() => {
    let { structure } = builder.view()
    /** The stored text that this tab has read or written. Any other text comes from another tab. */
    let own = readProject(id)
    let isConflict = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const hasConflict = () => {
      const stored = readProject(id)
      // Another tab may remove a project. This tab then saves it again.
      if (stored === undefined || stored === own || isConflict) return isConflict
      isConflict = true
      setState('conflict')
      return true
    }
    const save = async () => {
      clearTimeout(timer)
      timer = undefined
      const saved = builder.view().structure
      const [text, steps] = await Promise.all([encodeStructure(saved), encodeSteps(builder.steps())])
      if (hasConflict()) return
      own = text
      saveProject({ id, name: saved.name, parts: saved.parts.length }, text)
      saveSteps(id, text, steps)
      setState(isSaved(keyOf(id)) ? 'saved' : 'failed')
      history.replaceState(history.state, '', `/build#project=${id}`)
    }
    const saveLater = () => {
      const { structure: next, isMoving } = builder.view()
      if (isMoving || next === structure) return
      structure = next
      if (hasConflict()) return
      setState('saving')
      clearTimeout(timer)
      timer = setTimeout(save, QUIET_MS)
    }
    const saveNow = () => {
      if (timer) void save()
    }
    const endWatch = watchStorage(hasConflict)
    const end = builder.subscribe(saveLater)
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      endWatch()
      end()
      saveNow()
      document.removeEventListener('visibilitychange', saveNow)
    }
  }, [builder, id])
  return state
}

/** Saves a structure as another project and opens that project. */
export async function saveCopy(structure: Structure) {
  const suffix = ' (copy)'
  await openAsNew({ ...structure, name: `${structure.name.slice(0, MAX_NAME - suffix.length)}${suffix}` })
}
