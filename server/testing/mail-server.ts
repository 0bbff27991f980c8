import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** As it came over the wire, with CR LF. */
  readonly raw: string
}

/** A real SMTP server on a port of its own (or on `port`) that keeps what it is sent. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: ReceivedMail[] = []
  const waiting: { readonly count: number; readonly resolve: () => void }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        callback()
        for (const { count, resolve } of waiting) if (mails.length >= count) resolve()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const listening = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    mails,
    /** Resolves when that many mails have come. */
    received(count: number) {
      const { promise, resolve } = Promise.withResolvers<void>()
      if (mails.length >= count) resolve()
      waiting.push({ count, resolve })
      return promise
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A raw mail without the soft line breaks of quoted-printable, which come anywhere in a word. */
export const unbroken = (raw: string) => raw.replaceAll('=\r\n', '')

/** A header of a raw mail, unfolded. */
export const header = (raw: string, name: string) =>
  raw
    .split('\r\n\r\n', 1)[0]
    ?.replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim()
