import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cadPath } from '../../../../catalog/cad.ts'
import { type PartShape, type Point, shapePath } from '../../../../catalog/part-shape.ts'
import { Button, buttonClass } from '../../../components/button/button.tsx'
import { Dimensions } from '../../../components/dimensions/dimensions.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { NewTabHint, newTab } from '../../../components/new-tab/new-tab.tsx'
import { Picture } from '../../../components/picture/picture.tsx'
import { UnitsSwitch } from '../../../components/units/units-switch.tsx'
import { contentUrl } from '../../../services/content.ts'
import { addStyle } from '../../../services/lazy-style.ts'
import { useUnits } from '../../../services/units.ts'
import { lengthText } from './lengths.ts'
import { distanceOf } from './snap.ts'
import type { Pick, Section, Stage, ViewName } from './stage.ts'
import css from './viewer.css?inline'
import { type ViewerData, viewerFile } from './viewer-data.ts'
import { describe } from './words.ts'

addStyle(css)

/** @throws if the item's data cannot be loaded */
export async function loadViewer(partNumber: string): Promise<ViewerData> {
  const answer = await fetch(`${document.documentElement.dataset.pages}${viewerFile(partNumber)}`)
  if (!answer.ok) throw new Error(`${partNumber} has no data for the viewer: ${answer.status}`)
  return answer.json()
}

const VIEWS: readonly (readonly [name: ViewName, label: string, key: string])[] = [
  ['front', 'Front', '1'],
  ['top', 'Top', '2'],
  ['right', 'Right', '3'],
  ['isometric', 'Isometric', '4'],
]
const AXES = ['Length', 'Width', 'Height'] as const
const ORBIT_STEP = Math.PI / 12
const PAN_STEP = 0.08
const ZOOM_STEP = 0.8
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type State =
  | { readonly kind: 'loading'; readonly percent: number }
  | { readonly kind: 'ready' | 'failed' | 'unsupported' }

/** A part in three dimensions, over the page. Its picture stays until the model is drawn, and where there is no 3D. */
export const Viewer = ({ data, onClose }: { data: ViewerData; onClose: () => void }) => {
  const id = useId()
  const units = useUnits()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const label = useRef<HTMLOutputElement>(null)
  const stage = useRef<Stage>(undefined)
  const loading = useRef<AbortController>(undefined)
  const [partNumber, setPartNumber] = useState(data.partNumber)
  const [state, setState] = useState<State>({ kind: 'loading', percent: 0 })
  const [shape, setShape] = useState<PartShape>()
  const [section, setSection] = useState<Section>()
  const [isMeasuring, setMeasuring] = useState(false)
  const [picks, setPicks] = useState<readonly Pick[]>([])
  const [aimed, setAimed] = useState<Pick>()
  const [mate, setMate] = useState('')
  const [said, setSaid] = useState('')
  const length = (inches: number) => lengthText(inches, units)

  const size = data.sizes.find((each) => each.partNumber === partNumber)
  const title = size?.label ? `${data.name}, ${size.label}` : data.name
  const isReady = state.kind === 'ready'

  /** Loads a size; what was there stays until it can be drawn. */
  async function load(number: string) {
    loading.current?.abort()
    const abort = new AbortController()
    loading.current = abort
    const graphics = webGL()
    if (graphics === 'none') {
      setState({ kind: 'unsupported' })
      return shapeOf(number, abort.signal).then(setShape, console.warn)
    }
    setState({ kind: 'loading', percent: 0 })
    const expected = data.sizes.find((each) => each.partNumber === number)?.modelBytes ?? 1
    const onProgress = (bytes: number) =>
      setState((now) => (now.kind === 'loading' ? { ...now, percent: Math.min(99, (bytes / expected) * 100) } : now))
    try {
      const [{ createStage }, bytes, found] = await Promise.all([
        import('./stage.ts'),
        modelOf(number, abort.signal, onProgress),
        shapeOf(number, abort.signal),
      ])
      if (abort.signal.aborted || !canvas.current) return
      stage.current ??= createStage(
        canvas.current,
        {
          onAim: setAimed,
          onPick: (pick) => setPicks((before) => (before.length === 1 ? [...before, pick] : [pick])),
          onLabel: (at) => {
            if (!label.current) return
            label.current.hidden = at === undefined
            if (at) label.current.style.translate = `${at[0]}px ${at[1]}px`
          },
          onLost: () => {
            stage.current?.dispose()
            stage.current = undefined
            setShape(undefined)
            setState({ kind: 'failed' })
          },
        },
        graphics === 'slow',
      )
      await stage.current.show(bytes, found)
      if (abort.signal.aborted) return
      setShape(found)
      setPicks([])
      setMate('')
      setState({ kind: 'ready' })
      setSaid(`${data.name} is shown in 3D.`)
    } catch (error) {
      if (abort.signal.aborted) return
      console.warn(error)
      setState({ kind: 'failed' })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus()
    void load(partNumber)
    return () => {
      loading.current?.abort()
      stage.current?.dispose()
      stage.current = undefined
    }
  }, [])
  useEffect(() => stage.current?.cut(section), [section])
  useEffect(() => stage.current?.setPicking(isMeasuring), [isMeasuring])
  useEffect(() => stage.current?.setPicks(picks), [picks])

  const measured = picks.length > 0 ? ([picks[0], picks[1] ?? aimed] as const) : undefined
  const distance = measured?.[1] && distanceOf((measured[0] as Pick).at, measured[1].at)

  function choose(next: string) {
    setPartNumber(next)
    setSection(undefined)
    void load(next)
  }

  async function putOn(item: string) {
    setMate(item)
    setPicks([])
    const place = shape?.mates.find((each) => each.item === item)
    if (!place) return stage.current?.putOn(undefined)
    const abort = loading.current ?? new AbortController()
    try {
      const [bytes, own] = await Promise.all([
        modelOf(place.partNumber, abort.signal),
        shapeOf(place.partNumber, abort.signal),
      ])
      if (abort.signal.aborted) return
      await stage.current?.putOn({ bytes, shape: own, place })
      const count = place.meet.length
      setSaid(`${data.mates[item] ?? item} is put on: ${count} ${count === 1 ? 'hole meets' : 'holes meet'}.`)
    } catch (error) {
      if (abort.signal.aborted) return
      console.warn(error)
      setMate('')
      setSaid(`${data.mates[item] ?? item} could not be loaded. Try again.`)
    }
  }

  function keys(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !stage.current) return
    const now = stage.current
    const [x, y] = ARROWS[event.key] ?? []
    const view = VIEWS.find(([, , key]) => key === event.key)
    if (x !== undefined && y !== undefined) {
      if (event.shiftKey) now.pan(x * PAN_STEP, -y * PAN_STEP)
      else if (isMeasuring) setSaid(now.aimToward([x, y]) ? '' : 'No further hole is in sight in that direction.')
      else now.orbit(-x * ORBIT_STEP, -y * ORBIT_STEP)
    } else if (view) now.look(view[0])
    else if (event.key === '+' || event.key === '=') now.zoom(ZOOM_STEP)
    else if (event.key === '-') now.zoom(1 / ZOOM_STEP)
    else if (event.key === '0' || event.key === 'f') now.fitAll()
    else if (event.key === 'm') setMeasuring(!isMeasuring)
    else if (event.key === 'Enter' && isMeasuring && aimed) setPicks(picks.length === 1 ? [...picks, aimed] : [aimed])
    else return
    event.preventDefault()
  }

  const spoken = measureWords(isMeasuring, picks, aimed, shape, length)
  const mates = shape?.mates ?? []
  const cutLength = shape && section ? sizeOf(shape)[section.axis] * section.at : 0
  return (
    <dialog ref={dialog} className="viewer" aria-labelledby={`${id}title`} onClose={onClose}>
      {/* Choices of its own: the page has a switch of the same name. */}
      <form className="frame" onSubmit={(event) => event.preventDefault()}>
        <div className="top">
          <h2 ref={heading} id={`${id}title`} tabIndex={-1}>
            <span className="number">{partNumber}</span> <Dimensions>{data.name}</Dimensions>
          </h2>
          <UnitsSwitch />
          <button type="button" className="close" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <div
          className="stage"
          data-state={state.kind}
          data-shown={shape && state.kind !== 'unsupported' ? '' : undefined}
          data-measuring={isMeasuring || undefined}
        >
          <div className="picture" aria-hidden={(shape && state.kind !== 'unsupported') || undefined}>
            <Picture visual={data.picture} sizes="(min-width: 1024px) 60vw, 100vw" />
          </div>
          <div
            role="application"
            className="model"
            aria-label={`3D model of ${title}`}
            aria-describedby={`${id}keys`}
            tabIndex={isReady ? 0 : undefined}
            onKeyDown={keys}
          >
            <canvas ref={canvas} />
          </div>
          <output ref={label} className="dimension" aria-hidden="true" hidden>
            {distance !== undefined && <Dimensions>{length(distance)}</Dimensions>}
          </output>
          {state.kind === 'loading' && (
            <p className="progress" role="status">
              <progress max={100} value={state.percent} aria-label="3D model" /> Loading the 3D model
            </p>
          )}
          {state.kind === 'failed' && (
            <div className="message" role="alert">
              <p>The 3D model could not be loaded.</p>
              <Button look="signal" onClick={() => void load(partNumber)}>
                TRY AGAIN
              </Button>
            </div>
          )}
          {state.kind === 'unsupported' && <Unsupported data={data} />}
        </div>
        <div className="tools">
          <fieldset disabled={!isReady}>
            <legend className="visually-hidden">View</legend>
            {VIEWS.map(([name, text, key]) => (
              <button key={name} type="button" title={`Key ${key}`} onClick={() => stage.current?.look(name)}>
                {text}
              </button>
            ))}
            <button type="button" title="Key 0" onClick={() => stage.current?.fitAll()}>
              Fit
            </button>
            <button type="button" aria-label="Zoom in" title="Key +" onClick={() => stage.current?.zoom(ZOOM_STEP)}>
              <Icon name="plus" size={20} />
            </button>
            <button
              type="button"
              aria-label="Zoom out"
              title="Key -"
              onClick={() => stage.current?.zoom(1 / ZOOM_STEP)}
            >
              <Icon name="minus" size={20} />
            </button>
            <button
              type="button"
              className="switch"
              aria-pressed={section !== undefined}
              onClick={() => setSection(section ? undefined : { axis: 0, at: 0.5, isFlipped: false })}
            >
              Section
            </button>
            <button
              type="button"
              className="switch"
              title="Key M"
              aria-pressed={isMeasuring}
              onClick={() => {
                setMeasuring(!isMeasuring)
                setPicks([])
              }}
            >
              Measure
            </button>
          </fieldset>
        </div>
        <div className="side">
          {section && shape && (
            <fieldset className="section" disabled={!isReady}>
              <legend>Section</legend>
              <div className="axes">
                {AXES.map((name, axis) => (
                  <label key={name}>
                    <input
                      type="radio"
                      name={`${id}axis`}
                      checked={section.axis === axis}
                      onChange={() => setSection({ ...section, axis: axis as 0 | 1 | 2 })}
                    />
                    {name}
                  </label>
                ))}
              </div>
              <input
                type="range"
                min={0}
                max={1000}
                value={Math.round(section.at * 1000)}
                aria-label={`Section across the ${AXES[section.axis].toLowerCase()}`}
                aria-valuetext={length(roundedTo(cutLength))}
                onChange={({ target }) => setSection({ ...section, at: Number(target.value) / 1000 })}
              />
              <output className="data">
                <Dimensions>{length(roundedTo(cutLength))}</Dimensions>
              </output>
              <label className="flip">
                <input
                  type="checkbox"
                  checked={section.isFlipped}
                  onChange={({ target }) => setSection({ ...section, isFlipped: target.checked })}
                />
                Other half
              </label>
            </fieldset>
          )}
          {isMeasuring && (
            <section className="measure" aria-labelledby={`${id}measure`}>
              <h3 id={`${id}measure`}>Measure</h3>
              {measured?.[1] && distance !== undefined && shape ? (
                <Measured from={(measured[0] as Pick).at} to={measured[1].at} length={length} distance={distance} />
              ) : (
                <p>
                  {picks.length === 0 ? 'Choose a first point' : 'Choose a second point'}: near a hole it snaps to the
                  hole’s center. With the model in focus, arrow keys go from hole to hole, Enter chooses.
                </p>
              )}
              {picks.length > 0 && (
                <button type="button" className="plain" onClick={() => setPicks([])}>
                  Clear
                </button>
              )}
            </section>
          )}
          <div className="choices">
            {data.sizes.length > 1 && (
              <label>
                Size
                <select value={partNumber} onChange={({ target }) => choose(target.value)}>
                  {data.sizes.map((each) => (
                    <option key={each.partNumber} value={each.partNumber}>
                      {each.label}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {mates.length > 0 && (
              <label>
                Put a part on it
                <select value={mate} disabled={!isReady} onChange={({ target }) => void putOn(target.value)}>
                  <option value="">None</option>
                  {mates.map(({ item }) => (
                    <option key={item} value={item}>
                      {data.mates[item] ?? item}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          <section className="words" aria-labelledby={`${id}words`}>
            <h3 id={`${id}words`}>Shape and holes</h3>
            {shape &&
              describe(title, shape, units).map((line) => (
                <p key={line}>
                  <Dimensions>{line}</Dimensions>
                </p>
              ))}
          </section>
          <p id={`${id}keys`} className="keys">
            Drag to turn, with two fingers or the right button to move, pinch or scroll to zoom. Keys: arrows turn, with
            Shift they move; + and − zoom; 1 to 4 are the views, 0 fits, M measures.
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <p className="visually-hidden measured" role="status">
          {spoken}
        </p>
      </form>
    </dialog>
  )
}

const Unsupported = ({ data: { drawing, specSheet } }: { data: ViewerData }) => (
  <div className="message" role="alert">
    <p>This browser shows no 3D (WebGL 2 is off or missing).{drawing.kind === 'drawing' && ' The drawing:'}</p>
    {drawing.kind === 'drawing' && <Picture visual={drawing} sizes="20rem" />}
    {specSheet && (
      <a className={buttonClass} data-look="signal" href={specSheet} {...newTab}>
        SPEC SHEET
        <NewTabHint />
      </a>
    )}
  </div>
)

interface MeasuredProps {
  readonly from: Point
  readonly to: Point
  readonly distance: number
  readonly length: (inches: number) => string
}

/** A distance, and what it is along each direction. */
const Measured = ({ from, to, distance, length }: MeasuredProps) => (
  <>
    <p className="figure">
      <Dimensions>{length(distance)}</Dimensions>
    </p>
    <dl className="data">
      {AXES.map((name, axis) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Dimensions>{length(Math.abs((to[axis] as number) - (from[axis] as number)))}</Dimensions>
          </dd>
        </div>
      ))}
    </dl>
  </>
)

/** What is read out while a measure is taken. */
function measureWords(
  isMeasuring: boolean,
  picks: readonly Pick[],
  aimed: Pick | undefined,
  shape: PartShape | undefined,
  length: (inches: number) => string,
): string {
  if (!isMeasuring || !shape) return ''
  const [a, b] = picks
  if (a && b) return `Distance ${length(distanceOf(a.at, b.at))}.`
  const [min] = shape.box
  const place = (pick: Pick) => {
    const from = pick.at.map((value, axis) => length(roundedTo(value - (min[axis] as number))))
    const what = pick.rim ? `${pick.rim.isSlot ? 'Slot end' : 'Hole'} ${length(pick.rim.diameter)}` : 'Point'
    return `${what}, ${from[0]} from the left, ${from[1]} from the front, ${from[2]} up.`
  }
  if (aimed) return `${place(aimed)}${a ? ` ${length(distanceOf(a.at, aimed.at))} from the first point.` : ''}`
  return a ? `First point: ${place(a)}` : 'Choose two points.'
}

const sizeOf = ({ box: [min, max] }: PartShape): Point => [max[0] - min[0], max[1] - min[1], max[2] - min[2]]

/** To a thousandth of an inch. */
const roundedTo = (inches: number) => Math.round(inches * 1000) / 1000

/** Renderers that compute pictures without a graphics card; browsers do not count each of them as a caveat. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render/i

/** Asked before three.js is loaded. Slow is what computes pictures without a graphics card. */
function webGL(): 'fast' | 'slow' | 'none' {
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

async function modelOf(partNumber: string, signal: AbortSignal, onProgress?: (bytes: number) => void) {
  const answer = await fetch(contentUrl(cadPath(partNumber, 'glb')), { signal })
  if (!answer.ok || !answer.body) throw new Error(`The model of ${partNumber} is not there: ${answer.status}`)
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

async function shapeOf(partNumber: string, signal: AbortSignal): Promise<PartShape> {
  const answer = await fetch(contentUrl(shapePath(partNumber)), { signal })
  if (!answer.ok) throw new Error(`The holes of ${partNumber} are not there: ${answer.status}`)
  return answer.json()
}
