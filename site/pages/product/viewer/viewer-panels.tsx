import { useId } from 'react'
import type { PartShape } from '#catalog/part-shape.ts'
import { Dimensions } from '#site/components/dimensions/dimensions.tsx'
import { Icon } from '#site/components/icon/icon.tsx'
import { VIEWS, ZOOM_STEP } from '#site/three/views.ts'
import { distanceOf } from './snap.ts'
import type { Pick } from './stage-aim.ts'
import type { Section } from './stage-cut.ts'
import type { ViewerState } from './use-viewer.ts'

const AXES = ['Length', 'Width', 'Height'] as const

const roundedTo = (inches: number) => Math.round(inches * 1000) / 1000

export const Tools = ({ viewer }: { viewer: ViewerState }) => {
  const { isReady, stage, section, setSection, isMeasuring, setMeasuring, setPicks } = viewer
  return (
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
      <button type="button" aria-label="Zoom out" title="Key -" onClick={() => stage.current?.zoom(1 / ZOOM_STEP)}>
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
  )
}

/** Section settings: axis, position, and visible half. */
export const SectionPanel = ({ viewer }: { viewer: ViewerState }) => {
  const { section, setSection, shape, isReady, length } = viewer
  const id = useId()
  if (!section || !shape) return null
  const { axis, at, isFlipped } = section
  const [min, max] = shape.box
  const place = length(roundedTo((max[axis] - min[axis]) * at))
  return (
    <fieldset className="section" disabled={!isReady}>
      <legend>Section</legend>
      <div className="axes">
        {AXES.map((name, index) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}axis`}
              checked={axis === index}
              onChange={() => setSection({ ...section, axis: index as Section['axis'] })}
            />
            {name}
          </label>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={1000}
        value={Math.round(at * 1000)}
        aria-label={`Section across the ${AXES[axis].toLowerCase()}`}
        aria-valuetext={place}
        onChange={({ target }) => setSection({ ...section, at: Number(target.value) / 1000 })}
      />
      <output className="data">
        <Dimensions>{place}</Dimensions>
      </output>
      <label className="flip">
        <input
          type="checkbox"
          checked={isFlipped}
          onChange={({ target }) => setSection({ ...section, isFlipped: target.checked })}
        />
        Show other half
      </label>
    </fieldset>
  )
}

/**
 * The two points of a measurement. Until the visitor selects the second point, the point under the pointer takes its
 * place.
 */
export const measuredBetween = ({ picks: [from, to], aimed }: ViewerState) => {
  const end = to ?? aimed
  return from && end && { from: from.at, to: end.at, distance: distanceOf(from.at, end.at) }
}

/** The measured distance and its components, or instructions until points are selected. */
export const MeasurePanel = ({ viewer }: { viewer: ViewerState }) => {
  const { isMeasuring, picks, setPicks, shape, length } = viewer
  const id = useId()
  if (!isMeasuring) return null
  const measured = measuredBetween(viewer)
  return (
    <section className="measure" aria-labelledby={id}>
      <h3 id={id}>Measure</h3>
      {measured && shape ? (
        <>
          <p className="figure">
            <Dimensions>{length(measured.distance)}</Dimensions>
          </p>
          <dl className="data">
            {AXES.map((name, axis) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Dimensions>{length(Math.abs((measured.to[axis] ?? 0) - (measured.from[axis] ?? 0)))}</Dimensions>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>
          {picks.length === 0 ? 'Select the first point.' : 'Select the second point.'} Points snap to nearby hole
          centers. When the model has focus, use the arrow keys to move between holes and Enter to select one.
        </p>
      )}
      {picks.length > 0 && (
        <button type="button" className="plain" onClick={() => setPicks([])}>
          Clear
        </button>
      )}
    </section>
  )
}

/** Returns the screen reader text for the current measurement. */
export function measurementText({ isMeasuring, picks: [a, b], aimed, shape, length }: ViewerState): string {
  if (!isMeasuring || !shape) return ''
  if (a && b) return `Distance ${length(distanceOf(a.at, b.at))}.`
  if (aimed) {
    const from = a ? ` ${length(distanceOf(a.at, aimed.at))} from the first point.` : ''
    return pointText(aimed, shape, length) + from
  }
  return a ? `First point: ${pointText(a, shape, length)}` : 'Select two points.'
}

function pointText({ at, rim }: Pick, { box: [min] }: PartShape, length: ViewerState['length']): string {
  const [x, y, z] = at.map((value, axis) => length(roundedTo(value - (min[axis] ?? 0))))
  const what = rim ? `${rim.isSlot ? 'Slot end' : 'Hole'} ${length(rim.diameter)}` : 'Point'
  return `${what}, ${x} from the left, ${y} from the front, ${z} up.`
}

/** Dropdowns for the part's size and for an attached part. */
export const Choices = ({ viewer }: { viewer: ViewerState }) => {
  const { data, partNumber, chooseSize, shape, matingPart, attach, isReady } = viewer
  const matingParts = shape?.mates ?? []
  return (
    <div className="choices">
      {data.sizes.length > 1 && (
        <label>
          Size
          <select value={partNumber} onChange={({ target }) => chooseSize(target.value)}>
            {data.sizes.map((each) => (
              <option key={each.partNumber} value={each.partNumber}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
      )}
      {matingParts.length > 0 && (
        <label>
          Attach a part
          <select value={matingPart} disabled={!isReady} onChange={({ target }) => void attach(target.value)}>
            <option value="">None</option>
            {matingParts.map(({ item }) => (
              <option key={item} value={item}>
                {data.matingParts[item] ?? item}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
