import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, buttonClass } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { useHydrated } from '../../components/form/hydrated.ts'
import { navigateTo } from '../../services/navigation.ts'
import { isPlainClick } from '../../services/plain-click.ts'
import { saveFile } from '../../services/save-file.ts'
import styles from './catalog.module.css'
import { fetchFile, inMegabytes, type Progress } from './download.ts'

/** How long the last message about a download stays visible. */
const MESSAGE_MS = 5000

/** Delay before the redirect, so that visitors have time to read the message. */
const REDIRECT_MS = 600

type Step = 'Preparing download...' | 'Downloading file...' | 'Processing file...' | 'Download complete!'

interface DownloadState {
  readonly step?: Step
  readonly progress?: Progress
  readonly message?: { readonly tone: 'success' | 'error'; readonly text: string }
  /** The last error. It stays visible until the next attempt, because the visitor may not be looking. */
  readonly failure?: string
}

interface DownloadProps {
  readonly title: string
  readonly label: string
  readonly href: string
  readonly filename: string
}

/** Downloads a file and shows its progress. Before hydration, it is a plain link. */
export const Download = ({ title, label, href, filename }: DownloadProps) => {
  const hydrated = useHydrated()
  const [{ step, progress, message, failure }, setState] = useState<DownloadState>({})
  const running = useRef<AbortController>(undefined)
  const starter = useRef<HTMLButtonElement>(null)

  useEffect(() => () => running.current?.abort(), [])

  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setState(({ failure }) => (failure ? { failure } : {})), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [message])

  const download = async () => {
    running.current = new AbortController()
    const { signal } = running.current
    setState({ step: 'Preparing download...' })
    try {
      const onProgress = (progress: Progress) => setState({ step: 'Downloading file...', progress })
      const file = await fetchFile(href, { onProgress, signal })
      setState({ step: 'Processing file...' })
      // Let the browser paint the message before the file is saved.
      await new Promise((resolve) => setTimeout(resolve, 50))
      saveFile(file, filename)
      setState({
        step: 'Download complete!',
        message: { tone: 'success', text: `${title} download completed successfully!` },
      })
    } catch (error) {
      if (signal.aborted) return
      const detail = error instanceof Error ? error.message : ''
      setState({
        message: { tone: 'error', text: `Failed to download ${title}. ${detail}`.trim() },
        failure: `Download failed. ${detail}`.trim(),
      })
    }
  }

  const cancel = () => {
    running.current?.abort()
    flushSync(() => setState({ message: { tone: 'success', text: 'Download canceled.' } }))
    // Move the focus, because the focused button was removed.
    starter.current?.focus()
  }

  const busy = step !== undefined && step !== 'Download complete!'
  return (
    <div className={styles.action}>
      {hydrated ? (
        <div className={styles.buttons}>
          <Button ref={starter} look="ink" disabled={step !== undefined} data-pdf={href} onClick={download}>
            {label}
          </Button>
          {busy && <Button onClick={cancel}>Cancel</Button>}
        </div>
      ) : (
        <a className={buttonClass} data-look="ink" href={href} download={filename}>
          {label}
        </a>
      )}
      {progress && (
        <div className={styles.progress}>
          <progress value={progress.receivedBytes} max={progress.totalBytes} aria-label={`${title} download`} />
          <span className="data">
            {inMegabytes(progress.receivedBytes, progress.totalBytes)}
            {progress.totalBytes && ` · ${Math.floor((progress.receivedBytes / progress.totalBytes) * 100)}%`}
          </span>
        </div>
      )}
      <div role="status">
        {step && <p className={styles.step}>{step}</p>}
        {message && (
          <p className={styles.outcome} data-tone={message.tone}>
            {message.text}
          </p>
        )}
      </div>
      {failure && !message && (
        <p className={styles.outcome} data-tone="error">
          {failure}
        </p>
      )}
    </div>
  )
}

interface RequestProps {
  readonly title: string
  readonly label: string
  readonly type: 'PRINTED' | 'USB'
}

/** A link that opens the request form with this type preselected. */
export const Request = ({ title, label, type }: RequestProps) => {
  const [leaving, setLeaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const redirect = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (leaving) return
    setLeaving(true)
    timer.current = setTimeout(() => navigateTo('/catalog/request', { state: { catalogType: type } }), REDIRECT_MS)
  }

  return (
    <div className={styles.action}>
      <ButtonLink to="/catalog/request" onClick={redirect} aria-disabled={leaving}>
        {label}
      </ButtonLink>
      <div role="status">{leaving && <p className={styles.step}>Redirecting to {title} request...</p>}</div>
    </div>
  )
}
