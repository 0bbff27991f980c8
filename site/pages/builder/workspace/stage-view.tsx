/** The 3D view: a canvas with labels, and the view tools. Everything in it is also available in the lists. */
import { useEffect, useId, useRef, useState } from 'react'
import type { Point } from '#builder/model.ts'
import { Button } from '#site/components/button/button.tsx'
import { Icon } from '#site/components/icon/icon.tsx'
import { webGL } from '#site/three/part-files.ts'
import { VIEWS, ZOOM_STEP } from '#site/three/views.ts'
import type { Label } from '../stage/stage.ts'
import { type Builder, useBuilder, useView } from './builder.ts'
import { createHandles } from './handles.ts'
import { besideLine } from './label-place.ts'
import { watchPointer } from './pointer.ts'
import { createScenePainter } from './scene-painter.ts'
import { SizeMenu, sizeMenuPlacer } from './size-menu.tsx'

type State = 'loading' | 'ready' | 'failed' | 'unsupported'

/** Connects the canvas to the builder for as long as the component is mounted. */
function useStage(builder: Builder) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const labels = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const handles = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` starts the stage again after an error
  useEffect(() => {
    const graphics = webGL()
    if (graphics === 'none') return setState('unsupported')
    let end: (() => void) | undefined
    let isOver = false
    setState('loading')
    import('../stage/stage.ts').then(({ createStage }) => {
      if (isOver || !canvas.current || !handles.current) return
      let grips: ReturnType<typeof createHandles> | undefined
      const place = labelPlacer(() => labels.current)
      const placeMenu = sizeMenuPlacer(builder, () => menu.current)
      const onFrame = (project: Project) => {
        place.draw(project)
        placeMenu(project)
        grips?.place()
      }
      const stage = createStage(
        canvas.current,
        builder.shapes,
        { onFrame, onLost: () => setState('failed') },
        graphics === 'slow',
      )
      grips = createHandles(handles.current, stage, builder)
      const painter = createScenePainter(builder, stage, place.set)
      stage.fitAll(false)
      const endPointer = watchPointer(canvas.current, stage, builder)
      builder.attachStage(stage)
      setState('ready')
      end = () => {
        builder.attachStage(undefined)
        endPointer()
        grips?.dispose()
        painter.dispose()
        stage.dispose()
      }
    }, fail)
    function fail(error: unknown) {
      console.warn(error)
      if (!isOver) setState('failed')
    }
    return () => {
      isOver = true
      end?.()
    }
  }, [builder, attempt])
  return { canvas, labels, menu, handles, state, retry: () => setAttempt((count) => count + 1) }
}

type Project = (point: Point) => readonly [x: number, y: number] | undefined

/**
 * Places labels over the canvas after each frame. The content security policy allows style properties that scripts set.
 */
function labelPlacer(container: () => HTMLElement | null) {
  let shown: readonly Label[] = []
  const draw = (project: Project) => {
    const elements = container()?.children ?? []
    for (const [index, label] of shown.entries()) {
      const element = elements[index]
      if (!(element instanceof HTMLElement)) continue
      const [from, to] = [project(label.from), project(label.to)]
      element.hidden = !from || !to
      if (!from || !to) continue
      const [x, y] = besideLine(from, to, [element.offsetWidth, element.offsetHeight])
      element.style.translate = `${x}px ${y}px`
    }
  }
  return {
    draw,
    set(labels: readonly Label[]) {
      shown = labels
      container()?.replaceChildren(
        ...labels.map(({ text }) => Object.assign(document.createElement('output'), { textContent: text })),
      )
    },
  }
}

export const StageView = () => {
  const builder = useBuilder()
  const { canvas, labels, menu, handles, state, retry } = useStage(builder)
  const tool = useView(({ tool }) => tool)
  const isEmpty = useView(({ structure, placing }) => structure.parts.length === 0 && !placing)
  const id = useId()
  return (
    <section className="stage" aria-label="3D view" data-state={state} data-tool={tool}>
      <div
        className="model"
        role="application"
        aria-label="3D model of the structure"
        aria-describedby={`${id}keys`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the application need focus
        tabIndex={0}
        data-stage=""
      >
        <canvas ref={canvas} />
      </div>
      <div ref={labels} className="labels" aria-hidden="true" />
      <div ref={handles} className="handles" aria-hidden="true" />
      <p id={`${id}keys`} className="visually-hidden">
        Everything in the 3D view is also in the lists. Press question mark for all keys.
      </p>
      {isEmpty && state === 'ready' && (
        <p className="hint">Choose a part in the list. It snaps to the 3 in grid on the floor.</p>
      )}
      {state === 'loading' && (
        <p className="hint" role="status">
          Loading the 3D view
        </p>
      )}
      {state === 'failed' && (
        <div className="hint" role="alert">
          <p>We couldn’t start the 3D view. You can build with the lists.</p>
          <Button onClick={retry}>TRY AGAIN</Button>
        </div>
      )}
      {state === 'unsupported' && (
        <p className="hint" role="alert">
          This browser can’t display 3D (WebGL 2 is off or unavailable). You can build with the lists.
        </p>
      )}
      {state === 'ready' && <SizeMenu place={menu} />}
      <ViewTools />
      <CutPanel />
    </section>
  )
}

const ViewTools = () => {
  const builder = useBuilder()
  const { tool, cut, areDimensionsShown } = useView(({ tool, cut, areDimensionsShown }) => ({
    tool,
    cut,
    areDimensionsShown,
  }))
  return (
    <fieldset className="tools">
      <legend className="visually-hidden">View</legend>
      {VIEWS.map(([name, text, key]) => (
        <button key={name} type="button" title={`Key ${key}`} onClick={() => builder.stage()?.look(name)}>
          {text}
        </button>
      ))}
      <button type="button" title="Key 0" onClick={() => builder.stage()?.fitAll()}>
        Fit
      </button>
      <button type="button" aria-label="Zoom in" title="Key +" onClick={() => builder.stage()?.zoom(ZOOM_STEP)}>
        <Icon name="plus" size={20} />
      </button>
      <button type="button" aria-label="Zoom out" title="Key -" onClick={() => builder.stage()?.zoom(1 / ZOOM_STEP)}>
        <Icon name="minus" size={20} />
      </button>
      <button
        type="button"
        aria-pressed={cut !== undefined}
        title="Key S"
        onClick={() => builder.setCut(cut ? undefined : { axis: 1, share: 0.5 })}
      >
        Section
      </button>
      <button
        type="button"
        aria-pressed={tool === 'measure'}
        title="Key M"
        onClick={() => builder.setTool(tool === 'measure' ? 'select' : 'measure')}
      >
        Measure
      </button>
      <button
        type="button"
        aria-pressed={tool === 'box'}
        title="B, or Shift and drag"
        onClick={() => builder.setTool(tool === 'box' ? 'select' : 'box')}
      >
        Box select
      </button>
      <button
        type="button"
        aria-pressed={areDimensionsShown}
        title="Key D"
        onClick={() => builder.showDimensions(!areDimensionsShown)}
      >
        Dimensions
      </button>
    </fieldset>
  )
}

const AXES = ['Length', 'Width', 'Height'] as const

const CutPanel = () => {
  const builder = useBuilder()
  const cut = useView(({ cut }) => cut)
  const id = useId()
  if (!cut) return null
  return (
    <fieldset className="cut">
      <legend className="visually-hidden">Section</legend>
      {AXES.map((name, axis) => (
        <label key={name}>
          <input
            type="radio"
            name={`${id}axis`}
            checked={cut.axis === axis}
            onChange={() => builder.setCut({ ...cut, axis: axis as 0 | 1 | 2 })}
          />
          {name}
        </label>
      ))}
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(cut.share * 100)}
        aria-label={`Section across the ${AXES[cut.axis].toLowerCase()}`}
        aria-valuetext={`${Math.round(cut.share * 100)}%`}
        onChange={({ target }) => builder.setCut({ ...cut, share: Number(target.value) / 100 })}
      />
    </fieldset>
  )
}
