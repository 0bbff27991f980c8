/**
 * Keyboard shortcuts for the builder: the keys, the label in the list of shortcuts, and the command in one place. The
 * first command that handles a key applies.
 */
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

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Handles a key.
 * @param isInStage true if the 3D view has focus, so Enter and the arrow keys belong to it
 * @returns true if the key was handled
 */
type Press = (keys: Keys, builder: Builder, isInStage: boolean) => boolean

interface Shortcut {
  /** Keys and label in the list. Absent if the list doesn't contain the shortcut. */
  readonly row?: readonly [keys: string, action: string]
  /** Absent if the workspace or the previous shortcut handles the key. */
  readonly press?: Press
  /** True for keys that are pressed together with Ctrl or Command. */
  readonly isCtrl?: true
}

type Perform = (builder: Builder, keys: Keys) => void

/** Handles these keys, which are in lowercase. */
const on =
  (names: readonly string[], perform: Perform): Press =>
  (keys, builder) => {
    if (!names.includes(keys.key.toLowerCase())) return false
    perform(builder, keys)
    return true
  }

/** Handles these keys without Shift. */
const plain =
  (names: readonly string[], perform: Perform): Press =>
  (keys, builder) => {
    if (!names.includes(keys.key)) return false
    perform(builder, keys)
    return true
  }

const whilePlacing =
  (press: Press): Press =>
  (keys, builder, isInStage) =>
    builder.view().placing !== undefined && press(keys, builder, isInStage)

const inStage =
  (press: Press): Press =>
  (keys, builder, isInStage) =>
    isInStage && press(keys, builder, isInStage)

const withSelection =
  (press: Press): Press =>
  (keys, builder, isInStage) =>
    builder.view().selection.size > 0 && press(keys, builder, isInStage)

/** Moves the selection if the step of the key matches. */
const moving = (byIn: number, matches: (keys: Keys, step: readonly [number, number, number]) => boolean): Press =>
  withSelection(
    inStage((keys, builder) => {
      const step = MOVES[keys.key]
      if (!step || keys.altKey || !matches(keys, step)) return false
      builder.move([step[0] * byIn, step[1] * byIn, step[2] * byIn])
      return true
    }),
  )

const PLACE: readonly Shortcut[] = [
  { row: ['/, Esc', 'Find a part, or leave the search for the 3D view'] },
  {
    row: ['C', 'Next placement'],
    press: whilePlacing(on(['c'], (builder, { shiftKey }) => builder.cyclePlacing(shiftKey ? -1 : 1))),
  },
  { row: ['Shift + C', 'Previous placement'] },
  { row: ['R', 'Rotate 90°'], press: whilePlacing(on(['r'], (builder) => builder.turnPlacing('z'))) },
  {
    row: ['Enter, Shift + Enter', 'Place the part, or place it and repeat'],
    press: whilePlacing(inStage(on(['enter'], (builder, { shiftKey }) => builder.place(shiftKey)))),
  },
  {
    press: whilePlacing(
      inStage(({ key }, builder) => {
        const step = MOVES[key]
        if (step) builder.stepPlacing(step)
        return step !== undefined
      }),
    ),
  },
  {
    row: ['Esc', 'Cancel'],
    press: on(['escape'], (builder) => (builder.view().placing ? builder.cancelPlacing() : builder.escape())),
  },
]

const EDIT: readonly Shortcut[] = [
  { row: ['Arrow keys', 'Move 3 in'], press: moving(GRID_IN, ({ shiftKey }, [, , z]) => !shiftKey && z === 0) },
  {
    row: ['Page Up, Page Down', 'Move 3 in up or down'],
    press: moving(GRID_IN, ({ shiftKey }, [, , z]) => !shiftKey && z !== 0),
  },
  { row: ['Shift + arrow keys', 'Move 1 ft'], press: moving(FOOT_IN, ({ shiftKey }) => shiftKey) },
  {
    row: ['R, Shift + R, Alt + R', 'Rotate about the vertical, side-to-side, or front-to-back axis'],
    press: withSelection(
      on(['r'], (builder, { altKey, shiftKey }) => builder.rotate(altKey ? 'x' : shiftKey ? 'y' : 'z')),
    ),
  },
  { row: ['End', 'Drop to the floor'], press: withSelection(inStage(on(['end'], (builder) => builder.dropToFloor()))) },
  {
    row: ['Comma, period', 'Shorter or longer, in place'],
    press: withSelection(plain([',', '.'], (builder, { key }) => builder.resizeBy(key === '.' ? 1 : -1))),
  },
  // The browser's copy and paste events work in all tabs, and know the keys of the system.
  { row: ['Ctrl + C, Ctrl + V', 'Copy, and paste in this or another tab'] },
  { row: ['Ctrl + D', 'Duplicate'], isCtrl: true, press: on(['d'], (builder) => builder.duplicate()) },
  { row: ['X', 'Mirror: choose the plane'], press: withSelection(on(['x'], (builder) => builder.askMirror(true))) },
  { row: ['G', 'Group or ungroup'], press: withSelection(on(['g'], (builder) => builder.toggleGroup())) },
  { row: ['Double-click', 'Select one part in a group'] },
  { row: ['H', 'Hide or show'], press: withSelection(on(['h'], (builder) => builder.toggleHidden())) },
  { row: ['Delete', 'Delete'], press: withSelection(on(['delete', 'backspace'], (builder) => builder.remove())) },
  { row: ['Ctrl + A', 'Select all'], isCtrl: true, press: on(['a'], (builder) => builder.selectAll()) },
  {
    row: ['Ctrl + Z, Ctrl + Shift + Z', 'Undo, redo'],
    isCtrl: true,
    press: on(['z'], (builder, { shiftKey }) => (shiftKey ? builder.redo() : builder.undo())),
  },
  { isCtrl: true, press: on(['y'], (builder) => builder.redo()) },
]

const VIEW: readonly Shortcut[] = [
  {
    row: ['1, 2, 3, 4', 'Front, top, right, isometric'],
    press: ({ key }, builder) => {
      const view = VIEWS.find(([, , each]) => each === key)
      if (view) builder.stage()?.look(view[0])
      return view !== undefined
    },
  },
  { row: ['0 or F', 'Fit'], press: plain(['0', 'f'], (builder) => builder.stage()?.fitAll()) },
  {
    row: ['+ and −', 'Zoom'],
    press: plain(['+', '=', '-'], (builder, { key }) => builder.stage()?.zoom(key === '-' ? 1 / ZOOM_STEP : ZOOM_STEP)),
  },
  {
    row: ['Alt + arrow keys', 'Rotate the view'],
    press: ({ key, altKey }, builder) => {
      const [x = 0, y = 0] = MOVES[key] ?? []
      const isOrbit = altKey && (x !== 0 || y !== 0)
      if (isOrbit) builder.stage()?.orbit(-x * ORBIT_STEP, y * ORBIT_STEP)
      return isOrbit
    },
  },
  {
    row: ['S', 'Section'],
    press: plain(['s'], (builder) => builder.setCut(builder.view().cut ? undefined : { axis: 1, share: 0.5 })),
  },
  {
    row: ['M', 'Measure'],
    press: plain(['m'], (builder) => builder.setTool(builder.view().tool === 'measure' ? 'select' : 'measure')),
  },
  {
    row: ['B', 'Box select'],
    press: plain(['b'], (builder) => builder.setTool(builder.view().tool === 'box' ? 'select' : 'box')),
  },
  {
    row: ['D', 'Dimensions'],
    press: plain(['d'], (builder) => builder.showDimensions(!builder.view().areDimensionsShown)),
  },
  { row: ['?', 'This list'] },
]

const GROUPS: readonly (readonly [title: string, shortcuts: readonly Shortcut[]])[] = [
  ['Place', PLACE],
  ['Edit the selection', EDIT],
  ['View', VIEW],
]

/** The list of shortcuts in the dialog. */
export const SHORTCUTS = GROUPS.map(
  ([title, shortcuts]) => [title, shortcuts.flatMap(({ row }) => (row ? [row] : []))] as const,
)

/** Runs the command for a key. */
export const pressKey: Press = (keys, builder, isInStage) => {
  const isCtrl = keys.ctrlKey || keys.metaKey
  return GROUPS.some(([, shortcuts]) =>
    shortcuts.some((each) => (each.isCtrl ?? false) === isCtrl && each.press?.(keys, builder, isInStage)),
  )
}
