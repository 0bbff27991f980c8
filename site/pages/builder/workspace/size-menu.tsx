/** The size of the selection as a menu in the 3D view, at the end that a new size moves. */
import type { RefObject } from 'react'
import type { Point } from '#builder/model.ts'
import { type Builder, useBuilder, useView } from './builder.ts'
import { SizeSelect } from './size-select.tsx'

/** Space between the menu and the part, and between the menu and the edge of the view, in px. */
const GAP_PX = 12
/** Space for the grip between the menu and the end of the part, in px. */
const GRIP_PX = 52

const isShown = ({ placing, tool }: ReturnType<Builder['view']>) => !placing && tool === 'select'

/** Returns a function that moves the menu after each frame. The content security policy allows style properties. */
export function sizeMenuPlacer(builder: Builder, element: () => HTMLElement | null) {
  return (project: (point: Point) => readonly [x: number, y: number] | undefined) => {
    const menu = element()
    const stage = menu?.parentElement
    const { structure, selection } = builder.view()
    const part = structure.parts.find(({ id }) => selection.has(id))
    if (!menu || !stage || !part) return
    const end = builder.movingEnd(part)
    const place = end && project(end.at)
    menu.dataset.placed = String(place !== undefined)
    if (!place) return
    const within = (at: number, size: number, room: number) => Math.max(GAP_PX, Math.min(at, room - size - GAP_PX))
    const x = within(place[0] + GAP_PX, menu.offsetWidth, stage.clientWidth)
    const y = within(place[1] - menu.offsetHeight - GRIP_PX, menu.offsetHeight, stage.clientHeight)
    menu.style.translate = `${x}px ${y}px`
  }
}

/** Nothing unless all selected parts have the same part number, and their item has several sizes. */
export const SizeMenu = ({ place }: { place: RefObject<HTMLDivElement | null> }) => {
  const builder = useBuilder()
  const partNumber = useView((view) => {
    const { structure, selection } = view
    const numbers = structure.parts.flatMap(({ id, partNumber }) => (selection.has(id) ? [partNumber] : []))
    return isShown(view) && numbers.every((each) => each === numbers[0]) ? numbers[0] : undefined
  })
  if (!partNumber) return null
  return (
    <div ref={place} className="size-menu">
      <SizeSelect label="Size in the 3D view" partNumber={partNumber} onChoose={(next) => builder.replace(next)} />
    </div>
  )
}
