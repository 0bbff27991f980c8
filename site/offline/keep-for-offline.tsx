import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatBytes } from '#contract/byte-size.ts'
import type { KeepPlan } from '#contract/keep-plan.ts'
import { Button } from '../components/button/button.tsx'
import { OFFLINE_PAGE } from './device-caches.ts'
import './keep-for-offline.css'
import { bytesOf, loadKeepPlan, removeSaved, type SavedProduct, savedProduct, saveProduct } from './saved-products.ts'
import { dayAndTime } from './times.ts'

/** Saves a product's page and all its documents on this device. */
export const KeepForOffline = ({ path }: { path: string }) => {
  const [plan, setPlan] = useState<KeepPlan>()
  const [kept, setKept] = useState<SavedProduct>()
  const [bytes, setBytes] = useState<number>()
  const [status, setStatus] = useState('')
  const [failure, setFailure] = useState('')
  const running = useRef<AbortController>(undefined)
  const starter = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const { serviceWorker } = navigator
    const offer = () => {
      // Without a service worker (the operator can turn it off), saved files could not be served.
      if (!serviceWorker.controller) return
      void savedProduct(path).then(setKept)
      // Without a service worker, nothing new can be saved, so show only what is already saved.
      loadKeepPlan(path).then(setPlan, () => {})
    }
    offer()
    serviceWorker.addEventListener('controllerchange', offer)
    return () => {
      serviceWorker.removeEventListener('controllerchange', offer)
      running.current?.abort()
    }
  }, [path])

  const keep = async () => {
    if (!plan) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setBytes(0)
    setFailure('')
    setStatus('Downloading...')
    try {
      setKept(await saveProduct(path, plan, { onProgress: setBytes, signal }))
      setStatus('Saved for offline.')
    } catch (error) {
      if (signal.reason === 'canceled') return
      controller.abort()
      setStatus('')
      setFailure(
        error instanceof DOMException && error.name === 'QuotaExceededError'
          ? 'Couldn’t save: not enough storage.'
          : 'Couldn’t download the files. Try again.',
      )
    } finally {
      // The visitor may have canceled and started another download.
      if (running.current === controller) setBytes(undefined)
    }
  }

  const cancel = () => {
    running.current?.abort('canceled')
    flushSync(() => {
      setBytes(undefined)
      setStatus('Canceled. Nothing was saved.')
    })
    // Move the focus, because the focused button was removed.
    starter.current?.focus()
  }

  const remove = async () => {
    await removeSaved(path)
    flushSync(() => {
      setKept(undefined)
      setStatus('Removed from this device.')
    })
    starter.current?.focus()
  }

  if (!plan && !kept) return null
  const busy = bytes !== undefined
  return (
    <div className="keep-offline">
      <div className="actions">
        {plan && (
          <Button ref={starter} disabled={busy} onClick={keep}>
            {kept ? 'UPDATE SAVED COPY' : 'SAVE FOR OFFLINE'}
          </Button>
        )}
        {busy && <Button onClick={cancel}>Cancel</Button>}
        {kept && !busy && <Button onClick={remove}>Remove</Button>}
      </div>
      {busy && plan && (
        <>
          <progress value={bytes} max={bytesOf(plan)} aria-label="Download progress" />
          <span className="data">
            {formatBytes(bytes, 'brief')} of {formatBytes(bytesOf(plan), 'brief')}
          </span>
        </>
      )}
      {plan && !busy && <p>{contentsOf(plan)}</p>}
      {kept && !busy && (
        <p>
          Saved {dayAndTime(kept.keptAt)}, {formatBytes(kept.bytes, 'brief')}.{' '}
          <a href={OFFLINE_PAGE}>See what’s on this device</a>
        </p>
      )}
      <p role="status">{status}</p>
      {failure && (
        <p className="wrong" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}

const counted = (count: number, noun: string) => (count > 0 ? `, ${count} ${noun}${count === 1 ? '' : 's'}` : '')

/** Describes the files to save: '3.1 MB: this page, 14 spec sheets, 3 load tables'. */
const contentsOf = (plan: KeepPlan) =>
  `${formatBytes(bytesOf(plan), 'brief')}: this page with its images` +
  counted(plan.specSheets, 'spec sheet') +
  counted(plan.loadTables, 'load table')
