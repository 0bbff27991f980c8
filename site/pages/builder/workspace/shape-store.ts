/** Shapes of parts, loaded on demand from the content host. */
import type { PartShape } from '#catalog/part-shape.ts'
import { shapeOf } from '#site/three/part-files.ts'

const MAX_REQUESTS = 8

export function createShapeStore() {
  const shapes = new Map<string, PartShape>()
  const loading = new Map<string, Promise<void>>()
  const failed = new Set<string>()
  const ending = new AbortController()

  async function loadOne(partNumber: string) {
    try {
      shapes.set(partNumber, await shapeOf(partNumber, ending.signal))
      failed.delete(partNumber)
    } catch (error) {
      if (!ending.signal.aborted) console.warn(error)
      failed.add(partNumber)
    } finally {
      loading.delete(partNumber)
    }
  }

  return {
    shapes: (partNumber: string) => shapes.get(partNumber),
    /**
     * Loads the shapes of the given parts.
     * @returns the part numbers whose shapes could not be loaded
     */
    async load(partNumbers: Iterable<string>): Promise<string[]> {
      const numbers = [...new Set(partNumbers)]
      const waiting = numbers.filter((each) => !shapes.has(each))
      const next = async (): Promise<void> => {
        for (let each = waiting.pop(); each; each = waiting.pop()) {
          const running = loading.get(each) ?? loadOne(each)
          loading.set(each, running)
          await running
        }
      }
      await Promise.all(Array.from({ length: MAX_REQUESTS }, next))
      return numbers.filter((each) => failed.has(each))
    },
    dispose: () => ending.abort(),
  }
}

export type ShapeStore = ReturnType<typeof createShapeStore>
