import { createHash, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { AppError, RefusedOutside } from '../../lib/app-error.ts'

/** `key` is the same for the same letter: it becomes the Message-ID, by which a receiver knows a second delivery. */
export type Letter = { to: string; subject: string; text: string; key?: string }

/** Sends Cara's own mail (sign-in codes). Throws OUTSIDE_FAILED when the mail server does not take it. */
export type Mail = { send(letter: Letter): Promise<void> }

/** Hands mail to an SMTP server. It does not try again: the outbox does. */
export function smtpMail(url: string, from: string): Mail {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    async send(letter) {
      try {
        await transport.sendMail(messageOf(from, letter))
      } catch (cause) {
        const { responseCode = 0 } = cause as { responseCode?: number }
        if (responseCode >= 500) throw new RefusedOutside('The mail server refused the e-mail.', cause)
        const error = new AppError('OUTSIDE_FAILED', 'The e-mail could not be sent. Try again in a minute.')
        error.cause = cause
        throw error
      }
    },
  }
}

/** Without a mail server: each letter becomes a file in `folder` and is shown by `show`. */
export function outboxMail(folder: string, from: string, show: (letter: Letter) => void): Mail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(messageOf(from, letter))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(path.join(folder, name), message as Buffer, { mode: 0o600 })
      show(letter)
    },
  }
}

function messageOf(from: string, { key, ...letter }: Letter) {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  const id = key && createHash('sha256').update(key).digest('hex').slice(0, 32)
  return { from, ...letter, ...(id && { messageId: `<${id}@${host}>` }) }
}
