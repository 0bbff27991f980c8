import { useEffect, useId, useRef } from 'react'
import { Button, buttonClass } from '#site/components/button/button.tsx'
import { Dimensions } from '#site/components/dimensions/dimensions.tsx'
import { Icon } from '#site/components/icon/icon.tsx'
import { NewTabHint, newTab } from '#site/components/new-tab/new-tab.tsx'
import { Picture } from '#site/components/picture/picture.tsx'
import { UnitsSwitch } from '#site/components/units/units-switch.tsx'
import { useViewer } from './use-viewer.ts'
import './viewer.css'
import { describe } from './part-description.ts'
import { type ViewerData, viewerFile } from './viewer-data.ts'
import { pressKey } from './viewer-keys.ts'
import { Choices, MeasurePanel, measuredBetween, measurementText, SectionPanel, Tools } from './viewer-panels.tsx'

/** @throws if the item's data cannot be loaded */
export async function loadViewer(partNumber: string): Promise<ViewerData> {
  const answer = await fetch(`${document.documentElement.dataset.pages}${viewerFile(partNumber)}`)
  if (!answer.ok) throw new Error(`Viewer data for ${partNumber} could not be loaded: ${answer.status}`)
  return answer.json()
}

/**
 * The 3D viewer for a part, in a dialog. The image is shown until the model is drawn, or permanently if 3D is not
 * available.
 */
export const Viewer = ({ data, onClose }: { data: ViewerData; onClose: () => void }) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const viewer = useViewer(data)
  const { state, shape, title, isReady, isMeasuring, length } = viewer
  const isDrawn = shape !== undefined && state.kind !== 'unsupported'
  const measured = measuredBetween(viewer)

  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus()
  }, [])

  return (
    <dialog ref={dialog} className="viewer" aria-labelledby={`${id}title`} onClose={onClose}>
      {/* A separate form keeps these radio buttons out of groups with the same name on the page. */}
      <form className="frame" onSubmit={(event) => event.preventDefault()}>
        <div className="top">
          <h2 ref={heading} id={`${id}title`} tabIndex={-1}>
            <span className="number">{viewer.partNumber}</span> <Dimensions>{data.name}</Dimensions>
          </h2>
          <UnitsSwitch />
          <button type="button" className="close" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <div
          className="stage"
          data-state={state.kind}
          data-shown={isDrawn ? '' : undefined}
          data-measuring={isMeasuring || undefined}
        >
          <div className="picture" aria-hidden={isDrawn || undefined}>
            <Picture visual={data.picture} sizes="(min-width: 1024px) 60vw, 100vw" />
          </div>
          <div
            role="application"
            className="model"
            aria-label={`3D model of ${title}`}
            aria-describedby={`${id}keys`}
            tabIndex={isReady ? 0 : undefined}
            onKeyDown={(event) => pressKey(event, viewer)}
          >
            <canvas ref={viewer.canvas} />
          </div>
          <output ref={viewer.label} className="dimension" aria-hidden="true" hidden>
            {measured && <Dimensions>{length(measured.distance)}</Dimensions>}
          </output>
          {state.kind === 'loading' && (
            <p className="progress" role="status">
              <progress max={100} value={state.percent} aria-label="3D model" /> Loading the 3D model
            </p>
          )}
          {state.kind === 'failed' && (
            <div className="message" role="alert">
              <p>We couldn’t load the 3D model.</p>
              <Button look="signal" onClick={viewer.retry}>
                TRY AGAIN
              </Button>
            </div>
          )}
          {state.kind === 'unsupported' && <Unsupported data={data} />}
        </div>
        <div className="tools">
          <Tools viewer={viewer} />
        </div>
        <div className="side">
          <SectionPanel viewer={viewer} />
          <MeasurePanel viewer={viewer} />
          <Choices viewer={viewer} />
          <section className="words" aria-labelledby={`${id}words`}>
            <h3 id={`${id}words`}>Shape and holes</h3>
            {shape &&
              describe(title, shape, viewer.units).map((line) => (
                <p key={line}>
                  <Dimensions>{line}</Dimensions>
                </p>
              ))}
          </section>
          <p id={`${id}keys`} className="keys">
            Drag to rotate. Drag with two fingers or the right button to pan. Pinch or scroll to zoom. Keys: arrows
            rotate, Shift and arrows pan, + and − zoom, 1 to 4 select a view, 0 fits the part, and M measures.
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {viewer.announcement}
        </p>
        <p className="visually-hidden measured" role="status">
          {measurementText(viewer)}
        </p>
      </form>
    </dialog>
  )
}

const Unsupported = ({ data: { drawing, specSheet } }: { data: ViewerData }) => (
  <div className="message" role="alert">
    <p>
      This browser can’t display 3D (WebGL 2 is off or unavailable).
      {drawing.kind === 'drawing' && ' Here is the drawing.'}
    </p>
    {drawing.kind === 'drawing' && <Picture visual={drawing} sizes="20rem" />}
    {specSheet && (
      <a className={buttonClass} data-look="signal" href={specSheet} {...newTab}>
        SPEC SHEET
        <NewTabHint />
      </a>
    )}
  </div>
)
