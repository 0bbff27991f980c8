import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { company } from '#catalog/company.ts'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import type { PageData } from '../../page-declaration.ts'
import { Link } from '../../router/link.tsx'
import './drawing.css'
import type { page } from './page.ts'

type Data = PageData<typeof page>

/** Zoom factors relative to the frame's width. The style sheet contains a rule for each factor. */
const ZOOMS = [1, 1.5, 2, 3, 4, 6] as const

export const Page = (data: Data) => {
  const { name, product, part, range } = data
  return (
    <div className="drawing-page">
      <div className="head">
        <PageHeader
          title={`Drawing of ${name}`}
          size="strip"
          above={
            <span className="above">
              <Link to={product.url}>{product.name}</Link>
              <Link to={part}>{range}</Link>
            </span>
          }
        />
      </div>
      <div className="wrap">
        <Sheet {...data} />
      </div>
    </div>
  )
}

const Sheet = (data: Data) => {
  const { name, partNumber, range, sheet, revision, date, overall, weight, figures } = data
  const frame = useRef<HTMLElement>(null)
  const { place, step, reset } = useZoom(frame)
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') step(1)
    else if (event.key === '-') step(-1)
    else if (event.key === '0') reset()
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="tools">
        <Button onClick={() => step(-1)} disabled={place === 0} aria-label="Zoom out">
          <Icon name="minus" size={20} />
        </Button>
        <output className="zoom">{(ZOOMS[place] ?? 1) * 100}%</output>
        <Button onClick={() => step(1)} disabled={place === ZOOMS.length - 1} aria-label="Zoom in">
          <Icon name="plus" size={20} />
        </Button>
        <Button onClick={reset} disabled={place === 0}>
          FIT
        </Button>
        <Button onClick={() => window.print()}>PRINT</Button>
        <ButtonLink to={`/resources/cad#${sheet.number.toLowerCase()}`}>STEP, DXF, GLB</ButtonLink>
      </div>
      <div className="sheet">
        <section
          ref={frame}
          className="frame"
          data-zoom={ZOOMS[place]}
          aria-label="Drawing. Zoom with the plus, minus, and zero keys."
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be keyboard accessible
          tabIndex={0}
          onKeyDown={keys}
          onPointerDown={pan}
        >
          <img
            src={sheet.picture}
            width={sheet.width}
            height={sheet.height}
            draggable={false}
            alt={
              `Dimensioned drawing of ${sheet.drawn}: views, section, and isometric, ` +
              `scale ${sheet.scale}, ${overall} overall.`
            }
          />
        </section>
        <dl className="block" aria-label="Title block">
          <div className="maker">
            <dt>
              Bolt<b>Span</b>
            </dt>
            <dd>{company.email}</dd>
          </div>
          <Row label="Part">
            <Dimensions>{name}</Dimensions>
          </Row>
          <Row label="Part number">{range}</Row>
          <Row label="Shown">
            <Dimensions>{sheet.drawn}</Dimensions>
          </Row>
          <Row label="Overall">
            <Dimensions>{overall}</Dimensions>
          </Row>
          <Row label="Weight as shown">
            {weight.us}
            {weight.metric && <small> {weight.metric}</small>}
          </Row>
          {figures.map(({ label, us, metric }) => (
            <Row key={label} label={label}>
              <Dimensions>{us}</Dimensions>
              {metric && <small> {metric}</small>}
            </Row>
          ))}
          <Row label="Scale" half>
            {`${sheet.scale} on Letter`}
          </Row>
          <Row label="Units" half>
            inches
          </Row>
          <Row label="Revision" half>
            {revision}
          </Row>
          <Row label="Date" half>
            {date}
          </Row>
          <div className="notice">
            <dt className="visually-hidden">Notice</dt>
            <dd>
              Drawing {partNumber}. Sample data from a fictional manufacturer. Not for engineering use. Views are to
              scale when printed at 100%, except the isometric view.
            </dd>
          </div>
        </dl>
      </div>
    </>
  )
}

const Row = ({ label, half, children }: { label: string; half?: boolean; children: ReactNode }) => (
  <div data-half={half ? '' : undefined}>
    <dt>
      <Dimensions>{label}</Dimensions>
    </dt>
    <dd>{children}</dd>
  </div>
)

/** Zooms around the center of the frame, or around the pointer for the wheel and pinch gestures. */
function useZoom(frame: React.RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(0)
  // The fixed point of the zoom, as fractions of the drawing, and its position in the frame.
  const fixedPoint = useRef({ x: 0, y: 0, left: 0, top: 0 })
  const hold = (clientX?: number, clientY?: number) => {
    const element = frame.current
    if (!element) return
    const box = element.getBoundingClientRect()
    const left = clientX === undefined ? element.clientWidth / 2 : clientX - box.left
    const top = clientY === undefined ? element.clientHeight / 2 : clientY - box.top
    fixedPoint.current = {
      x: (element.scrollLeft + left) / element.scrollWidth,
      y: (element.scrollTop + top) / element.scrollHeight,
      left,
      top,
    }
  }
  const go = (change: (place: number) => number) =>
    setPlace((now) => Math.min(Math.max(change(now), 0), ZOOMS.length - 1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the drawing is resized
  useEffect(() => {
    const element = frame.current
    const { x, y, left, top } = fixedPoint.current
    element?.scrollTo({
      left: x * element.scrollWidth - left,
      top: y * element.scrollHeight - top,
      behavior: 'instant',
    })
  }, [place])
  useEffect(() => {
    const element = frame.current
    let turned = 0
    // React's wheel listener is passive. A touchpad pinch is a wheel event with Ctrl.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < 40) return
      hold(event.clientX, event.clientY)
      const by = turned < 0 ? 1 : -1
      turned = 0
      go((now) => now + by)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  })
  return {
    place,
    step: (by: number) => {
      hold()
      go((now) => now + by)
    },
    reset: () => setPlace(0),
  }
}

/** Pans by dragging with the mouse. Touch devices scroll natively. */
function pan({ currentTarget, pointerType, button, clientX, clientY, pointerId }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse' || button !== 0) return
  const { scrollLeft, scrollTop } = currentTarget
  currentTarget.setPointerCapture(pointerId)
  const onMove = (event: globalThis.PointerEvent) =>
    currentTarget.scrollTo({
      left: scrollLeft - (event.clientX - clientX),
      top: scrollTop - (event.clientY - clientY),
      behavior: 'instant',
    })
  currentTarget.addEventListener('pointermove', onMove)
  const stop = () => currentTarget.removeEventListener('pointermove', onMove)
  currentTarget.addEventListener('lostpointercapture', stop, { once: true })
}
