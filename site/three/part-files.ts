import { cadPath } from '#catalog/cad.ts'
import { type PartShape, shapePath } from '#catalog/part-shape.ts'
import { contentUrl } from '#site/services/content.ts'

/** Software renderers, which browsers do not always report as a performance caveat. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render/i

/** Detects WebGL before three.js loads. 'slow' is software rendering. */
export function webGL(): 'fast' | 'slow' | 'none' {
  const canvas = document.createElement('canvas')
  const context =
    canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true }) ??
    document.createElement('canvas').getContext('webgl2')
  if (!context) return 'none'
  const { UNMASKED_RENDERER_WEBGL = context.RENDERER } = context.getExtension('WEBGL_debug_renderer_info') ?? {}
  const isSoftware = SOFTWARE.test(context.getParameter(UNMASKED_RENDERER_WEBGL))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return isSoftware || context.canvas !== canvas ? 'slow' : 'fast'
}

export async function modelOf(partNumber: string, signal: AbortSignal, onProgress?: (bytes: number) => void) {
  const answer = await fetch(contentUrl(cadPath(partNumber, 'glb')), { signal })
  if (!answer.ok || !answer.body) throw new Error(`The model of ${partNumber} could not be loaded: ${answer.status}`)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob(chunks).arrayBuffer()
    chunks.push(value)
    bytes += value.length
    onProgress?.(bytes)
  }
}

export async function shapeOf(partNumber: string, signal: AbortSignal): Promise<PartShape> {
  const answer = await fetch(contentUrl(shapePath(partNumber)), { signal })
  if (!answer.ok) throw new Error(`The holes of ${partNumber} could not be loaded: ${answer.status}`)
  return answer.json()
}
