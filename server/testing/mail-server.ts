import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** The email as received, with CRLF line endings. */
  readonly raw: string
}

/** Starts an SMTP server on `port`, or on a free port by default. The server records the emails that it receives. */
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
    /** Resolves when `count` emails have arrived. */
    received(count: number) {
      const { promise, resolve } = Promise.withResolvers<void>()
      if (mails.length >= count) resolve()
      waiting.push({ count, resolve })
      return promise
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Removes soft line breaks (quoted-printable) from a raw email, because they can be in the middle of a word. */
export const unbroken = (raw: string) => raw.replaceAll('=\r\n', '')

/** Returns an unfolded header of a raw email. */
export const header = (raw: string, name: string) =>
  raw
    .split('\r\n\r\n', 1)[0]
    ?.replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim()
