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

test('downloads a file and reports its progress', async () => {
  const url = await host((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 20 * MEGABYTE })
    response.end(Buffer.alloc(20 * MEGABYTE, '%PDF-1.7'))
  })
  const seen: Progress[] = []
  const file = await fetchFile(url, { onProgress: (progress) => seen.push(progress) })
  expect([file.size, file.type]).toEqual([20 * MEGABYTE, 'application/pdf'])
  expect(await file.slice(-8).text()).toBe('%PDF-1.7')
  expect(seen[0]).toEqual({ receivedBytes: 0, totalBytes: 20 * MEGABYTE })
  expect(seen.at(-1)?.receivedBytes).toBe(20 * MEGABYTE)
  const received = seen.map(({ receivedBytes }) => receivedBytes)
  expect(received).toEqual(received.toSorted((a, b) => a - b))
})

test('downloads a file when its length is unknown', async () => {
  const url = await host((_request, response) => {
    response.write('%PDF-')
    response.end()
  })
  const seen: Progress[] = []
  expect((await fetchFile(url, { onProgress: (progress) => seen.push(progress) })).size).toBe(5)
  expect(seen.at(-1)).toEqual({ receivedBytes: 5, totalBytes: undefined })
})

// Covers 8.19
test('rejects a download with the status code and text when the server returns an error', async () => {
  const url = await host((_request, response) => response.writeHead(503, 'Service Unavailable').end())
  await expect(fetchFile(url, { onProgress: () => {} })).rejects.toThrow(
    'Failed to fetch file: 503 Service Unavailable',
  )
})

test.each([
  ['a web page', 'text/html; charset=utf-8', '<!DOCTYPE html><title>Guest Wi-Fi</title>'],
  ['a web page that is labeled as a PDF', 'application/pdf', '<!DOCTYPE html><title>Guest Wi-Fi</title>'],
  ['a PDF that is labeled as a web page', 'text/html', '%PDF-1.7'],
  ['an empty file', 'application/pdf', ''],
])('rejects %s', async (_what, type, body) => {
  const url = await host((_request, response) => response.writeHead(200, { 'content-type': type }).end(body))
  await expect(fetchFile(url, { onProgress: () => {} })).rejects.toThrow(
    "Failed to fetch file: 200 OK, but the response isn't a PDF. If your network asks you to sign in, do that first and try again.",
  )
})

test('stops a download when the server sends a web page instead of the file', async () => {
  const stopped = Promise.withResolvers<void>()
  const url = await host((_request, response) => {
    response.on('close', stopped.resolve)
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': 4 * MEGABYTE })
    response.write('<!DOCTYPE html>')
  })
  await expect(fetchFile(url, { onProgress: () => {} })).rejects.toThrow("isn't a PDF")
  await stopped.promise
})

test('reports how many bytes arrived when the connection is interrupted', async () => {
  const url = await host((_request, response) => {
    response.writeHead(200, { 'content-length': 4 * MEGABYTE })
    response.write(Buffer.alloc(MEGABYTE, '%PDF-1.7'), () => response.destroy())
  })
  await expect(fetchFile(url, { onProgress: () => {} })).rejects.toThrow(
    /^Failed to fetch file: the connection was interrupted after .* of 4\.0 MB$/,
  )
})

test('reports the same network error in every browser when the host is unreachable', async () => {
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
      response.write(Buffer.alloc(1000, '%PDF-1.7'))
    },
  ],
])('times out when the host stops sending %s', async (_when, answer) => {
  const url = await host((_request, response) => answer(response))
  await expect(fetchFile(url, { onProgress: () => {}, timeoutMs: 100 })).rejects.toThrow(
    /^Failed to fetch file: timeout of 100ms exceeded$/,
  )
})

test('allows a slow download to exceed the time limit while data arrives', async () => {
  const url = await host(async (_request, response) => {
    response.writeHead(200, { 'content-length': 8 })
    for (const byte of '%PDF-1.7') {
      response.write(byte)
      await delay(40)
    }
    response.end()
  })
  expect((await fetchFile(url, { onProgress: () => {}, timeoutMs: 200 })).size).toBe(8)
})

test('stops a download when the visitor leaves the page', async () => {
  const leaving = new AbortController()
  const url = await host((_request, response) => {
    response.writeHead(200, { 'content-length': 4 * MEGABYTE })
    response.write(Buffer.alloc(1000, '%PDF-1.7'))
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
])('formats %i of %s bytes as %s', (bytes, total, text) => {
  expect(inMegabytes(bytes, total)).toBe(text)
})
