import type { KeyboardEvent } from 'react'
import { VIEWS, ZOOM_STEP } from '#site/three/views.ts'
import type { ViewerState } from './use-viewer.ts'

const ORBIT_STEP = Math.PI / 12
const PAN_STEP = 0.08
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Handles the keyboard equivalents of all pointer actions. */
export function pressKey(event: KeyboardEvent, viewer: ViewerState) {
  const { isMeasuring, setMeasuring, aimed, choosePoint, announce } = viewer
  const stage = viewer.stage.current
  if (event.ctrlKey || event.metaKey || event.altKey || !stage) return
  const [x, y] = ARROWS[event.key] ?? []
  const view = VIEWS.find(([, , key]) => key === event.key)
  if (x !== undefined && y !== undefined) {
    if (event.shiftKey) stage.pan(x * PAN_STEP, -y * PAN_STEP)
    else if (isMeasuring) announce(stage.aimToward([x, y]) ? '' : 'There are no more visible holes in that direction.')
    else stage.orbit(-x * ORBIT_STEP, -y * ORBIT_STEP)
  } else if (view) stage.look(view[0])
  else if (event.key === '+' || event.key === '=') stage.zoom(ZOOM_STEP)
  else if (event.key === '-') stage.zoom(1 / ZOOM_STEP)
  else if (event.key === '0' || event.key === 'f') stage.fitAll()
  else if (event.key === 'm') setMeasuring(!isMeasuring)
  else if (event.key === 'Enter' && isMeasuring && aimed) choosePoint(aimed)
  else return
  event.preventDefault()
}
