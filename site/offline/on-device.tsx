import { type ReactNode, useEffect, useState } from 'react'
import { formatBytes } from '#contract/byte-size.ts'
import { isSiteAddress } from '#contract/content/address.ts'
import { inquiryFields } from '#contract/inquiry-fields.ts'
import { Button } from '../components/button/button.tsx'
import { SectionHead } from '../components/section-head/section-head.tsx'
import { useLocation } from '../router/router.tsx'
import { FETCHED_AT, OFFLINE_PAGE, PAGES_CACHE } from './device-caches.ts'
import { removeSaved, type SavedProduct, savedProducts } from './saved-products.ts'
import './on-device.css'
import { deleteInquiry, editInquiry, isWaiting, outboxEntries, type WaitingInquiry, watchOutbox } from './outbox.ts'
import { reopen, reopenWhenBack } from './reopen.ts'
import { dayAndTime, timeOfDay } from './times.ts'

export const OnDevice = () => (
  <div className="on-device">
    <MissingPage />
    <WaitingInquiries />
    <SavedProducts />
    <VisitedPages />
  </div>
)

/** The page that the visitor requested. It opens as soon as it can be loaded. */
const MissingPage = () => {
  const page = new URLSearchParams(useLocation().search).get('page') ?? ''
  const isMissing = isSiteAddress(page)
  const [isStopped, setIsStopped] = useState(false)
  useEffect(() => {
    if (!isMissing) return
    const leaving = new AbortController()
    void reopenWhenBack(page, () => setIsStopped(true), leaving.signal)
    return () => leaving.abort()
  }, [isMissing, page])
  if (!isMissing) return null
  return (
    <section aria-labelledby="missing">
      <SectionHead id="missing" title="You’re Offline" />
      <p role="status">
        The page at <b>{page}</b> isn’t on this device.{' '}
        {isStopped ? 'We couldn’t open it. Try again.' : 'It will open automatically when you’re back online.'}
      </p>
      <p>
        <Button look="ink" onClick={() => reopen(page)}>
          Try again
        </Button>
      </p>
    </section>
  )
}

const WaitingInquiries = () => {
  const [inquiries, setInquiries] = useState<readonly WaitingInquiry[]>([])
  useEffect(() => {
    const read = async () => setInquiries((await outboxEntries()).filter(isWaiting))
    void read()
    return watchOutbox(read)
  }, [])
  if (inquiries.length === 0) return null
  return (
    <section aria-labelledby="inquiries">
      <SectionHead id="inquiries" title="Unsent Inquiries" />
      <p>We’ll send them when you’re online and this site is open.</p>
      <ul>
        {inquiries.map((inquiry) => (
          <li key={inquiry.key}>
            <Inquiry inquiry={inquiry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Inquiry = ({ inquiry }: { inquiry: WaitingInquiry }) => {
  const { key, contactType, writtenAt, values, mayHaveArrived, failure } = inquiry
  const edit = async () => {
    const path = await editInquiry(key)
    if (path) window.location.assign(path)
  }
  return (
    <>
      <details>
        <summary className="fold">
          {contactType}, {timeOfDay(writtenAt)}
        </summary>
        <dl>
          {Object.entries(values)
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <Field key={name} name={name} value={value} />
            ))}
        </dl>
      </details>
      <div className="actions">
        {!mayHaveArrived && <Button onClick={edit}>Edit</Button>}
        <Button onClick={() => deleteInquiry(key)}>Delete</Button>
      </div>
      {mayHaveArrived && <small>We may already have it. We’ll send it again and keep only one copy.</small>}
      {failure && <p className="wrong">We couldn’t send this. {failure}</p>}
    </>
  )
}

const Field = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name in inquiryFields ? inquiryFields[name as keyof typeof inquiryFields].label : name}</dt>
    <dd>{value}</dd>
  </>
)

const SavedProducts = () => {
  const [kept, setKept] = useState<readonly SavedProduct[]>()
  const read = () => void savedProducts().then(setKept, () => setKept([]))
  useEffect(read, [])
  const remove = async (path: string) => {
    await removeSaved(path)
    read()
  }
  return (
    <section aria-labelledby="kept">
      <SectionHead id="kept" title="Saved for Offline" />
      {kept?.length === 0 && (
        <p>
          Nothing yet. Use the “Save for offline” button on a product page to save it with its spec sheets and load
          tables.
        </p>
      )}
      {kept && kept.length > 0 && (
        <ul>
          {kept.map(({ path, title, bytes, keptAt }) => (
            <li key={path}>
              <Row path={path} title={title}>
                Saved {dayAndTime(keptAt)}, {formatBytes(bytes, 'brief')}
              </Row>
              <Button aria-label={`Remove ${title}`} onClick={() => remove(path)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface VisitedPage {
  readonly path: string
  readonly title: string
  readonly fetchedAt: Date
}

async function visitedPages(): Promise<VisitedPage[]> {
  const cache = await caches.open(PAGES_CACHE)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request)
      const html = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html')
      return {
        path: new URL(request.url).pathname,
        title: html.title.replace(/ \| BoltSpan$/, ''),
        fetchedAt: new Date(response?.headers.get(FETCHED_AT) ?? 0),
      }
    }),
  )
  return pages.filter(({ path }) => path !== OFFLINE_PAGE).sort((a, b) => a.title.localeCompare(b.title))
}

const VisitedPages = () => {
  const [pages, setPages] = useState<readonly VisitedPage[]>([])
  useEffect(() => void visitedPages().then(setPages, () => setPages([])), [])
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="visited">
      <SectionHead id="visited" title="Pages on This Device" />
      <ul>
        {pages.map(({ path, title, fetchedAt }) => (
          <li key={path}>
            <Row path={path} title={title}>
              Saved {dayAndTime(fetchedAt)}
            </Row>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Row = ({ path, title, children }: { path: string; title: string; children: ReactNode }) => (
  <span>
    <a href={path}>{title}</a>
    <small>{children}</small>
  </span>
)
