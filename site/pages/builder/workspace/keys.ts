/** Keyboard shortcuts for the builder. They are listed in a dialog. */
import { VIEWS, ZOOM_STEP } from '#site/three/views.ts'
import type { Builder } from './builder.ts'

const GRID_IN = 3
const FOOT_IN = 12

/** Arrow key steps along x (right), y (back), and z (up). */
const MOVES: Readonly<Record<string, readonly [number, number, number]>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  PageUp: [0, 0, 1],
  PageDown: [0, 0, -1],
}
const ORBIT_STEP = Math.PI / 12

export const SHORTCUTS: readonly (readonly [
  title: string,
  rows: readonly (readonly [keys: string, action: string])[],
])[] = [
  [
    'Place',
    [
      ['/, Esc', 'Find a part, or leave the search for the 3D view'],
      ['C', 'Next placement'],
      ['Shift + C', 'Previous placement'],
      ['R', 'Rotate 90°'],
      ['Enter, Shift + Enter', 'Place the part, or place it and repeat'],
      ['Esc', 'Cancel'],
    ],
  ],
  [
    'Edit the selection',
    [
      ['Arrow keys', 'Move 3 in'],
      ['Page Up, Page Down', 'Move 3 in up or down'],
      ['Shift + arrow keys', 'Move 1 ft'],
      ['R, Shift + R, Alt + R', 'Rotate about the vertical, side-to-side, or front-to-back axis'],
      ['Ctrl + D', 'Duplicate'],
      ['X, Shift + X', 'Mirror to the right, or to the back'],
      ['G', 'Group or ungroup'],
      ['Double-click', 'Select one part in a group'],
      ['H', 'Hide or show'],
      ['Delete', 'Delete'],
      ['Ctrl + A', 'Select all'],
      ['Ctrl + Z, Ctrl + Shift + Z', 'Undo, redo'],
    ],
  ],
  [
    'View',
    [
      ['1, 2, 3, 4', 'Front, top, right, isometric'],
      ['0 or F', 'Fit'],
      ['+ and −', 'Zoom'],
      ['Alt + arrow keys', 'Rotate the view'],
      ['S', 'Section'],
      ['M', 'Measure'],
      ['B', 'Box select'],
      ['D', 'Dimensions'],
      ['?', 'This list'],
    ],
  ],
]

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Handles a key.
 * @param isInStage true if the 3D view has focus, so Enter and the arrow keys belong to it
 * @returns true if the key was handled
 */
export function pressKey(event: Keys, builder: Builder, isInStage: boolean): boolean {
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand) return pressCommand(event, builder)
  const { placing } = builder.view()
  return (
    (placing && pressWhilePlacing(event, builder, isInStage)) ||
    pressView(event, builder) ||
    pressEdit(event, builder, isInStage)
  )
}

function pressCommand({ key, shiftKey }: Keys, builder: Builder): boolean {
  const name = key.toLowerCase()
  if (name === 'z') shiftKey ? builder.redo() : builder.undo()
  else if (name === 'y') builder.redo()
  else if (name === 'd') builder.duplicate()
  else if (name === 'a') builder.selectAll()
  else return false
  return true
}

function pressWhilePlacing({ key, shiftKey }: Keys, builder: Builder, isInStage: boolean): boolean {
  const name = key.toLowerCase()
  if (name === 'c') builder.cyclePlacing(shiftKey ? -1 : 1)
  else if (name === 'r') builder.turnPlacing('z')
  else if (key === 'Enter' && isInStage) builder.place(shiftKey)
  else if (key === 'Escape') builder.cancelPlacing()
  else {
    const step = isInStage ? MOVES[key] : undefined
    if (!step) return false
    builder.stepPlacing(step)
  }
  return true
}

function pressEdit(event: Keys, builder: Builder, isInStage: boolean): boolean {
  const { key, shiftKey, altKey } = event
  const { selection } = builder.view()
  const step = MOVES[key]
  if (step && isInStage && !altKey && selection.size > 0) {
    const by = shiftKey ? FOOT_IN : GRID_IN
    builder.move([step[0] * by, step[1] * by, step[2] * by])
    return true
  }
  const name = key.toLowerCase()
  if (name === 'r' && selection.size > 0) builder.rotate(altKey ? 'x' : shiftKey ? 'y' : 'z')
  else if ((key === 'Delete' || key === 'Backspace') && selection.size > 0) builder.remove()
  else if (name === 'x' && selection.size > 0) builder.mirror(shiftKey ? 'y' : 'x')
  else if (name === 'g' && selection.size > 0) builder.toggleGroup()
  else if (name === 'h' && selection.size > 0) builder.toggleHidden()
  else if (key === 'Escape') builder.escape()
  else return false
  return true
}

function pressView({ key, altKey, shiftKey }: Keys, builder: Builder): boolean {
  const stage = builder.stage()
  const view = VIEWS.find(([, , each]) => each === key)
  const { cut, areDimensionsShown, tool } = builder.view()
  const [x = 0, y = 0] = MOVES[key] ?? []
  if (view) stage?.look(view[0])
  else if (altKey && (x || y)) stage?.orbit(-x * ORBIT_STEP, y * ORBIT_STEP)
  else if (key === '0' || key === 'f') stage?.fitAll()
  else if (key === '+' || key === '=') stage?.zoom(ZOOM_STEP)
  else if (key === '-') stage?.zoom(1 / ZOOM_STEP)
  else if (key === 's') builder.setCut(cut ? undefined : { axis: 1, share: 0.5 })
  else if (key === 'm') builder.setTool(tool === 'measure' ? 'select' : 'measure')
  else if (key === 'b') builder.setTool(tool === 'box' ? 'select' : 'box')
  else if (key === 'd' && !shiftKey) builder.showDimensions(!areDimensionsShown)
  else return false
  return true
}
