import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { fetchFile, inMegabytes, type Progress } from './download.ts'

const MEGABYTE = 1024 * 1024

async function host(answer: RequestListener) {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/catalog.pdf`
}

test('a file arrives whole, and its progress grows to the whole', async () => {
  const url = await host((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 20 * MEGABYTE })
    response.end(Buffer.alloc(20 * MEGABYTE, 'catalog '))
  })
  const seen: Progress[] = []
  const file = await fetchFile(url, { onProgress: (progress) => seen.push(progress) })
  expect([file.size, file.type]).toEqual([20 * MEGABYTE, 'application/pdf'])
  expect(await file.slice(-8).text()).toBe('catalog ')
  expect(seen[0]).toEqual({ receivedBytes: 0, totalBytes: 20 * MEGABYTE })
  expect(seen.at(-1)?.receivedBytes).toBe(20 * MEGABYTE)
  const received = seen.map(({ receivedBytes }) => receivedBytes)
  expect(received).toEqual(received.toSorted((a, b) => a - b))
})

test('a file whose length nobody says arrives all the same', async () => {
  const url = await host((_request, response) => {
    response.write('%PDF')
    response.end()
  })
  const seen: Progress[] = []
  expect((await fetchFile(url, { onProgress: (progress) => seen.push(progress) })).size).toBe(4)
  expect(seen.at(-1)).toEqual({ receivedBytes: 4, totalBytes: undefined })
})

// Covers 8.19
test('a status that is no success is the reason, with its text', async () => {
  const url = await host((_request, response) => response.writeHead(503, 'Service Unavailable').end())
  await expect(fetchFile(url, { onProgress: () => {} })).rejects.toThrow(
    'Failed to fetch file: 503 Service Unavailable',
  )
})

test('a connection that is cut says how far it came', async () => {
  const url = await host((_request, response) => {
    response.writeHead(200, { 'content-length': 4 * MEGABYTE })
    response.write(Buffer.alloc(MEGABYTE), () => response.destroy())
  })
  await expect(fetchFile(url, { onProgress: () => {} })).rejects.toThrow(
    /^Failed to fetch file: the connection was cut after .* of 4\.0 MB$/,
  )
})

test('a host that cannot be reached is a network error, in the same words in every browser', async () => {
  const url = await host(() => {})
  await expect(fetchFile(url.replace(/:\d+/, ':1'), { onProgress: () => {} })).rejects.toThrow(
    /^Failed to fetch file: Network Error$/,
  )
})

test.each([
  ['before it answers', (_response: ServerResponse) => {}],
  [
    'on the way',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': 4 * MEGABYTE })
      response.write(Buffer.alloc(1000))
    },
  ],
])('a host that falls silent %s is given up after the limit', async (_when, answer) => {
  const url = await host((_request, response) => answer(response))
  await expect(fetchFile(url, { onProgress: () => {}, timeoutMs: 100 })).rejects.toThrow(
    /^Failed to fetch file: timeout of 100ms exceeded$/,
  )
})

test('a slow line may take longer than the limit, as long as something arrives', async () => {
  const url = await host(async (_request, response) => {
    response.writeHead(200, { 'content-length': 8 })
    for (let sent = 0; sent < 8; sent += 1) {
      response.write('x')
      await delay(40)
    }
    response.end()
  })
  expect((await fetchFile(url, { onProgress: () => {}, timeoutMs: 200 })).size).toBe(8)
})

test('a visitor who leaves stops it', async () => {
  const leaving = new AbortController()
  const url = await host((_request, response) => {
    response.writeHead(200, { 'content-length': 4 * MEGABYTE })
    response.write(Buffer.alloc(1000))
  })
  const loading = fetchFile(url, {
    onProgress: ({ receivedBytes }) => receivedBytes > 0 && leaving.abort(),
    signal: leaving.signal,
  })
  await expect(loading).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  [0, 100 * MEGABYTE, '0 of 100 MB'],
  [42 * MEGABYTE, 100 * MEGABYTE, '42 of 100 MB'],
  [1.5 * MEGABYTE, undefined, '1.5 MB'],
])('%i of %s bytes reads %s', (bytes, total, text) => {
  expect(inMegabytes(bytes, total)).toBe(text)
})
