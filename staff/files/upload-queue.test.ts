import { AxiosError, type AxiosResponse, CanceledError } from 'axios'
import { describe, expect, test, vi } from 'vitest'
import type { StoredFile } from '#contract/files.ts'
import type { uploadFile } from './files-api.ts'
import { createUploadQueue, type Outcome } from './upload-queue.ts'

interface Sent {
  readonly name: string
  readonly progress: (bytes: number) => void
  readonly finish: (revision?: number) => void
  readonly existing: string
  readonly fail: () => void
  readonly conflict: () => void
}

function create() {
  const sent: Sent[] = []
  const outcomes: Outcome[] = []
  const upload = vi.fn<typeof uploadFile>(
    ({ file, existing }, signal, progress) =>
      new Promise((done, failed) => {
        signal.addEventListener('abort', () => failed(new CanceledError()))
        sent.push({
          name: file.name,
          existing,
          progress,
          finish: (revision = 1) => done({ revision } as StoredFile),
          fail: () => failed(new AxiosError('Network Error', 'ERR_NETWORK')),
          conflict: () =>
            failed(
              new AxiosError('Conflict', 'ERR_BAD_REQUEST', undefined, undefined, {
                status: 409,
                data: { code: 'FILE_EXISTS', message: 'Exists.' },
              } as AxiosResponse),
            ),
        })
      }),
  )
  const queue = createUploadQueue({ upload, onOutcome: (outcome) => outcomes.push(outcome) })
  const add = (...names: string[]) =>
    queue.add(names.map((name) => ({ file: new File(['12345678'], name), folder: '' })))
  const states = () => queue.uploads().map(({ name, state }) => `${name} ${state}`)
  return { queue, add, sent, outcomes, states }
}

const settle = () => new Promise(setImmediate)

describe('upload queue', () => {
  // Covers 7.files.4
  test('uploads five files at a time and reports one outcome for files chosen together', async () => {
    const { add, sent, outcomes, states } = create()
    add('1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf', '7.pdf')
    expect(sent.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'])
    sent[1]?.finish()
    await settle()
    expect(sent).toHaveLength(6)
    for (const each of sent) each.finish()
    await settle()
    for (const each of sent) each.finish()
    await settle()
    expect(states().every((state) => state.endsWith('done'))).toBe(true)
    expect(outcomes).toEqual([{ chosen: 7, done: 7, failed: 0 }])
  })

  // Covers 7.files.5
  test('notifies subscribers when an upload progresses or finishes', async () => {
    const { queue, add, sent } = create()
    const listener = vi.fn()
    queue.subscribe(listener)
    add('a.pdf')
    sent[0]?.progress(4)
    expect(queue.uploads()[0]).toMatchObject({ sentBytes: 4, size: 8, state: 'sending' })
    sent[0]?.finish(3)
    await settle()
    expect(queue.uploads()[0]).toMatchObject({ sentBytes: 8, message: 'Replaced. This is now revision 3.' })
    expect(listener).toHaveBeenCalled()
  })

  test('retries only the selected file after a failed upload', async () => {
    const { queue, add, sent, outcomes, states } = create()
    add('a.pdf', 'b.pdf')
    sent[0]?.fail()
    sent[1]?.finish()
    await settle()
    expect(outcomes).toEqual([{ chosen: 2, done: 1, failed: 1 }])
    const failed = queue.uploads().find(({ state }) => state === 'failed')
    expect(failed?.message).toBe('We can’t reach the server. Check your connection and try again.')
    queue.retry(failed?.key ?? 0)
    sent[2]?.finish()
    await settle()
    expect(outcomes[1]).toEqual({ chosen: 1, done: 1, failed: 0 })
    queue.clear()
    expect(states()).toEqual([])
  })

  test('starts the next upload without reporting a failure when a user cancels an upload', async () => {
    const { queue, add, sent, outcomes, states } = create()
    add('1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf')
    queue.cancel(1)
    await settle()
    expect(states()[0]).toBe('1.pdf canceled')
    expect(sent.at(-1)?.name).toBe('6.pdf')
    for (const each of sent.slice(1)) each.finish()
    await settle()
    expect(outcomes).toEqual([{ chosen: 6, done: 5, failed: 0 }])
  })

  test('asks before it replaces a file, and reports the outcome after all decisions', async () => {
    const { queue, add, sent, outcomes, states } = create()
    add('a.pdf', 'a.pdf', 'b.pdf', 'c.pdf')
    sent[0]?.finish()
    for (const each of sent.slice(1)) each.conflict()
    await settle()
    expect(states()).toEqual(['a.pdf done', 'a.pdf asking', 'b.pdf asking', 'c.pdf asking'])
    queue.clear()
    expect(outcomes).toEqual([])
    queue.decide(2, 'rename')
    queue.decide(3, 'replace')
    queue.cancel(4)
    expect(sent.slice(4).map(({ name, existing }) => [name, existing])).toEqual([
      ['a (2).pdf', 'keep'],
      ['b.pdf', 'replace'],
    ])
    sent[4]?.conflict()
    await settle()
    queue.decide(2, 'rename')
    expect(sent.at(-1)?.name).toBe('a (3).pdf')
    for (const each of sent.slice(5)) each.finish()
    await settle()
    expect(outcomes).toEqual([{ chosen: 3, done: 2, failed: 0 }])
  })

  test('keeps both files of one drop that have the same name in different folders', async () => {
    const { queue, add, sent, states } = create()
    add('image.jpg.png', 'image.jpg.png')
    expect(sent.map(({ existing }) => existing)).toEqual(['keep', 'keep'])
    sent[0]?.finish()
    sent[1]?.conflict()
    await settle()
    expect(states()).toEqual(['image.jpg.png done', 'image.jpg.png asking'])
    queue.decide(2, 'rename')
    expect(sent.at(-1)).toMatchObject({ name: 'image.jpg (2).png', existing: 'keep' })
  })

  test('does not send files that the server would reject', async () => {
    const { queue, add, sent, outcomes } = create()
    queue.limit(10)
    add('page.html')
    queue.add([{ file: new File(['12345678901'], 'large.pdf'), folder: '' }])
    queue.add([{ file: new File([], 'empty.pdf'), folder: '' }])
    queue.add([{ file: new File(['1'], 'a.png'), folder: '', replaces: { id: 'x', name: 'Torque.pdf', kind: 'pdf' } }])
    expect(sent).toEqual([])
    expect(queue.uploads().map(({ message }) => message)).toEqual([
      'Choose a PDF file. A replacement must have the same type.',
      'The file is empty.',
      'The file exceeds the limit of 10 Bytes.',
      expect.stringMatching(/^This file type isn’t supported\. Supported types: PDF, JPEG/),
    ])
    expect(outcomes).toEqual(Array(4).fill({ chosen: 1, done: 0, failed: 1 }))
  })
})
