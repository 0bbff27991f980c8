import type { Config } from '../config.ts'
import type { StoredMail } from './mail-repository.ts'

export interface Mailer {
  /** Resolves when the mail server has accepted the email, and rejects with nodemailer's error otherwise. */
  send(mail: StoredMail, signal: AbortSignal): Promise<void>
  close(): void
}

/** Size of the connection pool, and therefore the number of emails that are sent concurrently. */
export const CONNECTIONS = 4

/** Host names of this machine. Email to them does not cross a network, so it needs no encryption. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

interface SmtpSettings {
  readonly smtpUrl: string
  /** True if a remote mail server must support encryption. */
  readonly requireTls: boolean
  readonly from: Config['mail']['from']
}

/**
 * Sends emails over SMTP. The Message-ID is derived from the email's ID, so recipients can detect a duplicate that was
 * sent after a crash.
 */
export async function smtpMailer({ smtpUrl, requireTls, from }: SmtpSettings): Promise<Mailer> {
  // Load nodemailer only when a mail server is configured.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(
    {
      url: smtpUrl,
      requireTLS: requireTls && !LOOPBACK.includes(new URL(smtpUrl).hostname),
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: 60_000,
      // Forbid attachments from local files and URLs.
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
        // All emails for an inquiry refer to the same ID, so mail programs show them as one conversation (RFC 5322 3.6.4).
        references: `<inquiry.${mail.inquiry_id}@${domain}>`,
        // Suppress automatic replies to this email (RFC 3834).
        ...(mail.kind === 'confirmation' && { headers: { 'Auto-Submitted': 'auto-replied' } }),
        signal,
      })
    },
    close: () => transport.close(),
  }
}
