/** Banners for the site's pages. Each banner shows a different structure. */

import type { Camera } from '../render/scene.ts'
import { portal, type Scenes, tee } from './assemblies.ts'
import { caster, column, run, Stage, shot } from './kit.ts'
import { fixture, hoist } from './props.ts'

/** Distance from the face above a hoist mount to the hook, in. The hook hangs from the mount's pin. */
const HOOK_IN = 3.875

const wide = (stage: Stage, camera: Camera) => shot(stage, { studio: 'dark', size: [1600, 800], camera })

export const pageBanners: Scenes = {
  /** A row with one part of each kind in the catalog. */
  'banners/catalog': async () => {
    const stage = new Stage()
    await column(stage, [0, 0, 0], 3)
    await column(stage, [19, 2, 0], 2, 'BS-TR06A')
    await stage.add('BS-TR-CB12', { at: [38, 0, 0] })
    await stage.add('BS-PL-G90-12', { at: [22, -18, 0], turn: [0, 0, 20] })
    await stage.add('BS-EX3060-02', { at: [34, -17, 3], turn: [0, 0, -8] })
    await caster(stage, 'BS-MO-CA8', [58, 2, 0], 30)
    await stage.add('BS-PL-SP12', { at: [2, -19, 0], turn: [0, 0, -12] })
    return wide(stage, { azimuth: 18, elevation: 13, lens: 60, within: [0.5, 0.78], offset: [0.4, -0.04] })
  },
  'banners/applications': async () => {
    const stage = new Stage()
    const top = await portal(stage, [0, 0, 0], 9, 6, 'ground')
    const under = top - 12
    await stage.add('BS-RG-HM12', { turn: [180, 0, 0], at: [48, 0, under] })
    await stage.add(hoist(14), { at: [48, 0, under - HOOK_IN] })
    return wide(stage, { azimuth: 34, elevation: 5, lens: 50, within: [0.56, 0.82], offset: [0.32, -0.03] })
  },
  /** The lighting tower that the company built from its first kit of parts. */
  'banners/about': async () => {
    const stage = new Stage()
    await column(stage, [0, 0, 0], 6, 'BS-TR12A', 'ground')
    const head = 2.24 + 72
    await run(stage, 'BS-TR12A', [-36, 0, head + 6], 'x', 6)
    for (const [face, y] of [
      ['-y', -6],
      ['+y', 6],
    ] as const)
      await tee(stage, [0, y, head], face, -1)
    // Mount the lights at the holes in the front chord.
    for (const x of [-28.5, -13.5, 13.5, 28.5])
      await stage.add(fixture(), { turn: [16, 0, 0], at: [x, -5, head - 0.1] })
    return wide(stage, { azimuth: 28, elevation: 4, lens: 50, within: [0.5, 0.84], offset: [0.32, -0.03] })
  },
}
