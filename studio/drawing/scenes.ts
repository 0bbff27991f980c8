/** Hidden-line drawings of scenes: what the galleries of applications and products show until one is rendered. */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ledger } from '../ledger.ts'
import { MEDIA_DIR, readMedia, updateMedia } from '../media-data.ts'
import type { Scene } from '../render/scene.ts'
import { allPictures } from '../scenes/all.ts'
import { keep } from './draw.ts'
import { sceneDrawing } from './scene-view.ts'

/** Goes up when scene-view.ts draws otherwise: then all are made again. */
const RECIPE = 2
const drawn = ledger(new URL('./drawn.json', import.meta.url))

/** Draws every scene that is not rendered and whose parts or camera changed since its drawing was made. */
export async function drawScenes(only?: string): Promise<void> {
  const wanted = only?.toLowerCase()
  await takeAwayRendered()
  for (const { key, scene } of await allPictures()) {
    if (!/^(applications|products)\//.test(key)) continue
    if (wanted && key !== wanted && !key.startsWith(`${wanted}/`)) continue
    if ((await readMedia()).pictures[key]) continue
    try {
      const built = await scene()
      const inputs = hashOf(built)
      if (drawn.inputs(key) === inputs && (await readMedia()).drawings[key]) continue
      await keep(key, sceneDrawing(built), built.width, built.height)
      drawn.note(key, inputs)
    } catch (error) {
      // One scene that a missing part keeps from being built does not keep the others from being drawn.
      console.error(`${key}: ${error instanceof Error ? error.message : error}`)
    }
  }
}

/** A rendering takes the place of the drawing of its scene. */
async function takeAwayRendered(): Promise<void> {
  const { drawings, pictures } = await readMedia()
  const stale = Object.keys(drawings).filter((key) => /^(applications|products)\//.test(key) && pictures[key])
  if (stale.length === 0) return
  for (const key of stale) rmSync(join(MEDIA_DIR, 'drawings', `${key}.${drawings[key]?.hash}.svg`), { force: true })
  await updateMedia((now) => ({
    drawings: Object.fromEntries(Object.entries(now.drawings).filter(([key]) => !stale.includes(key))),
  }))
  drawn.forget((key) => !stale.includes(key))
  console.log(`rendered, so drawings taken away: ${stale.length}`)
}

/** What the lines depend on: light, studio and samples are left out. */
function hashOf({ meshes, instances, camera, width, height, reach }: Scene): string {
  const content = JSON.stringify({
    recipe: RECIPE,
    meshes: Object.keys(meshes).sort(),
    instances,
    camera,
    width,
    height,
    reach,
  })
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}
