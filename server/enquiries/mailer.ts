import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { StoredMail } from './mail-repository.ts'

/** Hands one mail to a mail server. */
export interface Mailer {
  /** Resolves when the server has taken the mail; rejects with nodemailer's error otherwise. */
  send(mail: StoredMail, signal: AbortSignal): Promise<void>
  close(): void
}

/** Connections kept open, and so mails on their way at a time. */
export const CONNECTIONS = 4

/** A mailer over SMTP. Its Message-ID is the mail's own, so that a mail sent twice after a crash can be told. */
export function smtpMailer({ smtpUrl, from }: { smtpUrl: string; from: Config['mail']['from'] }): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: 60_000,
      // A mail's content is data: nothing in it may name a file or an address to be read.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  const domain = from.address.split('@')[1]
  return {
    async send(mail, signal) {
      await transport.sendMail({
        messageId: `<${mail.id}@${domain}>`,
        date: new Date(mail.created_at),
        to: { name: mail.recipient_name, address: mail.recipient },
        replyTo: { name: mail.reply_to_name, address: mail.reply_to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // Holiday notices shall not answer a machine.
        ...(mail.kind === 'confirmation' && { headers: { 'Auto-Submitted': 'auto-replied' } }),
        signal,
      })
    },
    close: () => transport.close(),
  }
}
