import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ContentDetail, contentDetail } from '#contract/content/editing.ts'
import { uploadedImage } from '#contract/content/image.ts'
import { imageFile } from '#server/testing/sample-files.ts'
import type { Fault } from '../fault.ts'
import { type Notes, underLoad } from '../under-load.ts'
import { createWorld, type Node, type World } from '../world.ts'
import { ANY_NODE, ONLY_NODE } from './kill.ts'

const CONTENT = '/api/content/gallery/applications.aerospace'
const PAGE = '/applications/aerospace'

/** Every node must show published text within this time. */
const FOLLOW_LIMIT_MS = 10_000

/** The caption and the alt text of an image contain the edition number. */
const EDITION = /Edition (\d+) of the text/g

const editionsIn = (text: string) => new Set([...text.matchAll(EDITION)].map(([, number]) => Number(number)))

type Headers = Readonly<Record<string, string>>

/** Uploads an image and returns its reference for a gallery. */
async function uploadImage({ url }: Node, headers: Headers): Promise<string> {
  const form = new FormData()
  form.set('use', 'gallery')
  form.set('file', new Blob([new Uint8Array(await imageFile('png', 800, 450))]), 'photo.png')
  const { id } = await (await fetch(`${url}/api/images`, { method: 'POST', headers, body: form })).json()
  const body = JSON.stringify({ use: 'gallery', focus: { x: 0.5, y: 0.5 } })
  const json = { ...headers, 'content-type': 'application/json' }
  return (await (await fetch(`${url}/api/images/${id}/renditions`, { method: 'POST', headers: json, body })).json())
    .image
}

/** Publishes numbered editions of a gallery, and kills the publishing node at a random moment. */
const killPublishing = (world: World, count: number) => async (notes: Notes) => {
  const member = await world.member('editor')
  const headers = { ...member, 'content-type': 'application/json' }
  const image = await uploadImage(world.nodes[0], member)
  const { key = '', hash = '' } = uploadedImage(image) ?? {}
  const file = `/content/pictures/${key}-800.${hash}.avif`
  const { data } = JSON.parse(readFileSync(join(world.root, 'build/current/server/shell.json'), 'utf8'))
  const addresses = [PAGE, `${data}${PAGE}.json`]
  const detail = async ({ url }: Node): Promise<ContentDetail> =>
    contentDetail.parse(await (await fetch(url + CONTENT, { headers })).json())

  /** Duration of the latest uninterrupted publish. Each kill occurs at a random time within about this period. */
  let publishingMs = 0

  async function publish(node: Node, { revision, body }: ContentDetail, edition: number) {
    const text = `Edition ${edition} of the text.`
    const images = (body.images as { readonly image: string }[]).filter((each) => each.image !== image)
    const changed = { images: [{ image, title: text, alt: text }, ...images] }
    const payload = JSON.stringify({ action: 'publish', base: revision, body: changed })
    const start = performance.now()
    const answer = await fetch(`${node.url}${CONTENT}/revisions`, { method: 'POST', headers, body: payload })
    publishingMs = performance.now() - start
    return answer.ok
  }

  /** Before the first edition, pages show the built-in text. */
  let isFirstShown = false

  /** Returns the edition that a URL shows, or undefined if the node is down. */
  async function shown(node: Node, address: string): Promise<number | undefined> {
    const answer = await fetch(node.url + address).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    if (!answer || text === undefined) return undefined
    const editions = editionsIn(text)
    notes.expect(`${address} answers with 200`, answer.status === 200)
    notes.expect(`${address} shows one edition`, editions.size === 1 || (!isFirstShown && editions.size === 0))
    return [...editions][0]
  }

  /** Waits until all nodes show an edition. Returns the elapsed time in ms. */
  async function followed(edition: number) {
    const start = performance.now()
    const isShown = async () => {
      const all = world.nodes.flatMap((node) => addresses.map((address) => shown(node, address)))
      return (await Promise.all(all)).every((each) => each === edition)
    }
    while (!(await isShown()) && performance.now() - start < FOLLOW_LIMIT_MS) await pause(50)
    notes.expect('all nodes show the published edition within 10 s', await isShown())
    const statuses = await Promise.all(world.nodes.map(async ({ url }) => (await fetch(url + file)).status))
    notes.expect('all nodes serve the image', statuses.join('') === '200'.repeat(world.nodes.length))
    return performance.now() - start
  }

  const [first] = world.nodes
  notes.expect('the first edition is published', await publish(first, await detail(first), 0))
  const times = [await followed(0)]
  isFirstShown = true
  let edition = 0
  let interrupted = 0
  for (let kill = 0; kill < count; kill += 1) {
    const node = world.nodes[kill % world.nodes.length] ?? world.nodes[0]
    const publishing = publish(node, await detail(node), edition + 1).catch(() => undefined)
    await pause(randomInt(0, Math.ceil(1.3 * publishingMs)))
    await node.kill()
    const isAcknowledged = await publishing
    await node.start()
    const stored = editionsIn(JSON.stringify((await detail(node)).body))
    const [current] = [...stored]
    notes.expect('the database has the old edition or the new one', current === edition || current === edition + 1)
    notes.expect('an acknowledged edition is stored', !isAcknowledged || current === edition + 1)
    notes.expect('a started node shows the stored edition', (await shown(node, PAGE)) === current)
    if (!isAcknowledged) interrupted += 1
    edition = current ?? edition
    times.push(await followed(edition))
  }
  notes.note(
    `${count} kills, ${interrupted} before the answer, ${edition} editions published, ` +
      `all nodes followed within ${(Math.max(...times) / 1000).toFixed(1)} s`,
  )
}

export const killPublishingEmbedded = (count = 50): Fault => ({
  name: 'kill-publishing-embedded',
  description: `the only node killed (\`kill -9\`) ${count} times while it publishes a gallery, embedded database`,
  async run() {
    const world = await createWorld()
    return underLoad(world, killPublishing(world, count), ONLY_NODE)
  },
})

export const killPublishingNodes = (count = 50): Fault => ({
  name: 'kill-publishing-nodes',
  description: `one of three nodes killed (\`kill -9\`) ${count} times while it publishes a gallery, PostgreSQL, S3, nginx`,
  async run() {
    const world = await createWorld({ nodes: 3, s3: true })
    return underLoad(world, killPublishing(world, count), ANY_NODE)
  },
})
