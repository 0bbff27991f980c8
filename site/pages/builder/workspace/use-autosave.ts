import { useEffect, useState } from 'react'
import { encodeStructure } from '#builder/link.ts'
import { isSaved } from '#site/services/storage.ts'
import { keyOf, saveProject } from '../projects.ts'
import type { Builder } from './builder.ts'

const QUIET_MS = 500

export type SaveState = 'unchanged' | 'saving' | 'saved' | 'failed'

/**
 * Saves the structure on this device after each change. An unchanged template or link is not saved.
 * @returns the state for the top bar
 */
export function useAutosave(builder: Builder, id: string) {
  const [state, setState] = useState<SaveState>('unchanged')
  useEffect(() => {
    let { structure } = builder.view()
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = async () => {
      clearTimeout(timer)
      timer = undefined
      const saved = builder.view().structure
      const text = await encodeStructure(saved)
      saveProject({ id, name: saved.name, parts: saved.parts.length }, text)
      setState(isSaved(keyOf(id)) ? 'saved' : 'failed')
      history.replaceState(history.state, '', `/build#project=${id}`)
    }
    const saveLater = () => {
      const { structure: next, isMoving } = builder.view()
      if (isMoving || next === structure) return
      structure = next
      setState('saving')
      clearTimeout(timer)
      timer = setTimeout(save, QUIET_MS)
    }
    const saveNow = () => {
      if (timer) void save()
    }
    const end = builder.subscribe(saveLater)
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      end()
      saveNow()
      document.removeEventListener('visibilitychange', saveNow)
    }
  }, [builder, id])
  return state
}
