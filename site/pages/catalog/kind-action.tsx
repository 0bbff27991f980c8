import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink, buttonClass } from '../../components/button/button.tsx'
import { useHydrated } from '../../components/form/hydrated.ts'
import { navigateTo } from '../../services/navigation.ts'
import styles from './catalog.module.css'
import { fetchFile, inMegabytes, type Progress, saveFile } from './download.ts'

/** How long the last message of a download stands. */
const MESSAGE_MS = 5000

/** Long enough to be read. */
const REDIRECT_MS = 600

type Step = 'Preparing download...' | 'Downloading file...' | 'Processing file...' | 'Download complete!'

interface DownloadState {
  readonly step?: Step
  readonly progress?: Progress
  readonly outcome?: { readonly tone: 'success' | 'error'; readonly text: string }
}

interface DownloadProps {
  readonly title: string
  readonly label: string
  readonly href: string
  readonly filename: string
}

/** Downloads a file within the page and says how far it is; a plain link until the page's code runs. */
export const Download = ({ title, label, href, filename }: DownloadProps) => {
  const hydrated = useHydrated()
  const [{ step, progress, outcome }, setState] = useState<DownloadState>({})
  const leaving = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = step !== undefined && step !== 'Download complete!'

  useEffect(
    () => () => {
      leaving.current?.abort()
      clearTimeout(timer.current)
    },
    [],
  )

  const download = async () => {
    const left = new AbortController()
    leaving.current = left
    clearTimeout(timer.current)
    setState({ step: 'Preparing download...' })
    try {
      const file = await fetchFile(href, (progress) => setState({ step: 'Downloading file...', progress }), left.signal)
      setState({ step: 'Processing file...' })
      // Lets the message be painted before the browser is handed the whole file.
      await new Promise((resolve) => setTimeout(resolve, 50))
      saveFile(file, filename)
      setState({
        step: 'Download complete!',
        outcome: { tone: 'success', text: `${title} download completed successfully!` },
      })
      timer.current = setTimeout(() => setState({}), MESSAGE_MS)
    } catch (error) {
      if (left.signal.aborted) return
      const detail = error instanceof Error ? error.message : ''
      // Stays until the next try: whoever waits for a large file looks elsewhere meanwhile.
      setState({ outcome: { tone: 'error', text: `Failed to download ${title}. ${detail}`.trim() } })
    }
  }

  return (
    <div className={styles.action}>
      {hydrated ? (
        <Button look="ink" disabled={running} data-pdf={href} onClick={download}>
          {label}
        </Button>
      ) : (
        <a className={buttonClass} data-look="ink" href={href} download={filename}>
          {label}
        </a>
      )}
      {progress && (
        <div className={styles.progress}>
          <progress value={progress.receivedBytes} max={progress.totalBytes} aria-label={`Download of ${title}`} />
          <span className="data">
            {inMegabytes(progress.receivedBytes, progress.totalBytes)}
            {progress.totalBytes && ` · ${Math.floor((progress.receivedBytes / progress.totalBytes) * 100)} %`}
          </span>
        </div>
      )}
      <div role="status">
        {step && <p className={styles.step}>{step}</p>}
        {outcome && (
          <p className={styles.outcome} data-tone={outcome.tone}>
            {outcome.text}
          </p>
        )}
      </div>
    </div>
  )
}

interface RequestProps {
  readonly title: string
  readonly label: string
  readonly type: 'PRINTED' | 'USB'
}

/** Leads to the request form with the type chosen, and says so. */
export const Request = ({ title, label, type }: RequestProps) => {
  const [leaving, setLeaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const state = { catalogType: type }
  useEffect(() => () => clearTimeout(timer.current), [])

  const redirect = (event: MouseEvent) => {
    // A new tab or window is the browser's matter.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (leaving) return
    setLeaving(true)
    timer.current = setTimeout(() => navigateTo('/catalog/request', { state }), REDIRECT_MS)
  }

  return (
    <div className={styles.action}>
      <ButtonLink to="/catalog/request" state={state} onClick={redirect} aria-disabled={leaving}>
        {label}
      </ButtonLink>
      <div role="status">{leaving && <p className={styles.step}>Redirecting to {title} request...</p>}</div>
    </div>
  )
}
