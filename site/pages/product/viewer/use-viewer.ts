import { useEffect, useRef, useState } from 'react'
import type { PartShape } from '#catalog/part-shape.ts'
import { lengthText } from '#site/services/quantity-texts.ts'
import { useUnits } from '#site/services/units.ts'
import { modelOf, shapeOf, webGL } from '#site/three/part-files.ts'
import type { Stage } from './stage.ts'
import type { Pick } from './stage-aim.ts'
import type { Section } from './stage-cut.ts'
import type { ViewerData } from './viewer-data.ts'

type State =
  | { readonly kind: 'loading'; readonly percent: number }
  | { readonly kind: 'ready' | 'failed' | 'unsupported' }

export type ViewerState = ReturnType<typeof useViewer>

/** Returns the state and actions of the viewer. `canvas` and `label` are the viewer's elements. */
export function useViewer(data: ViewerData) {
  const units = useUnits()
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
  const [matingPart, setMatingPart] = useState('')
  const [announcement, announce] = useState('')

  /** Loads a part. Without a WebGL context, the text description still works. */
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
        { onAim: setAimed, onPick: choosePoint, onLabel: moveLabel, onLost: lose },
        graphics === 'slow',
      )
      await stage.current.show(bytes, found)
      if (abort.signal.aborted) return
      setShape(found)
      setPicks([])
      setMatingPart('')
      setState({ kind: 'ready' })
      announce(`${data.name} is shown in 3D.`)
    } catch (error) {
      if (abort.signal.aborted) return
      console.warn(error)
      setState({ kind: 'failed' })
    }
  }

  const choosePoint = (pick: Pick) => setPicks((before) => (before.length === 1 ? [...before, pick] : [pick]))

  function moveLabel(at: readonly [x: number, y: number] | undefined) {
    if (!label.current) return
    label.current.hidden = at === undefined
    if (at) label.current.style.translate = `${at[0]}px ${at[1]}px`
  }

  function lose() {
    stage.current?.dispose()
    stage.current = undefined
    setShape(undefined)
    setState({ kind: 'failed' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the viewer is opened
  useEffect(() => {
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

  /** Attaches a part. An empty part number removes the attached part. */
  async function attach(item: string) {
    setMatingPart(item)
    setPicks([])
    const place = shape?.mates.find((each) => each.item === item)
    if (!place) return stage.current?.attach(undefined)
    const { signal } = loading.current ?? new AbortController()
    const name = data.matingParts[item] ?? item
    try {
      const [bytes, own] = await Promise.all([modelOf(place.partNumber, signal), shapeOf(place.partNumber, signal)])
      if (signal.aborted) return
      await stage.current?.attach({ bytes, shape: own, place })
      const count = place.meet.length
      announce(`${name} attached. ${count} ${count === 1 ? 'hole lines' : 'holes line'} up.`)
    } catch (error) {
      if (signal.aborted) return
      console.warn(error)
      setMatingPart('')
      announce(`We couldn’t load ${name}. Try again.`)
    }
  }

  const size = data.sizes.find((each) => each.partNumber === partNumber)
  return {
    data,
    units,
    length: (inches: number) => lengthText(inches, units),
    canvas,
    label,
    stage,
    partNumber,
    title: size?.label ? `${data.name}, ${size.label}` : data.name,
    state,
    isReady: state.kind === 'ready',
    shape,
    section,
    setSection,
    isMeasuring,
    setMeasuring,
    picks,
    setPicks,
    choosePoint,
    aimed,
    matingPart,
    attach,
    announcement,
    announce,
    retry: () => void load(partNumber),
    /** Loads another size. The current size stays visible until the new one is ready. */
    chooseSize(next: string) {
      setPartNumber(next)
      setSection(undefined)
      void load(next)
    },
  }
}
