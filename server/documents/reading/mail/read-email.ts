import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { blocksOfHtml } from '../layout/html-blocks.ts'
import type { Block } from '../layout/paper.ts'
import { ReadingError } from '../reading-error.ts'
import { paragraphsOf } from '../text/read-text.ts'

/** An attachment to be read like a file of its own. */
export type Enclosed = { name: string; bytes: Uint8Array }

const MOST_PARTS_DEEP = 30
const SMALL_INLINE_PICTURE = 10_000

/** The head and body of an e-mail as blocks, and what is attached to it. Throws a `ReadingError` for a broken message. */
export async function readEmail(bytes: Uint8Array): Promise<{ blocks: Block[]; attachments: Enclosed[] }> {
  const email = await parse(bytes)
  const head = [
    line('From', addresses(email.from && [email.from])),
    line('To', addresses(email.to)),
    line('Cc', addresses(email.cc)),
    line('Subject', email.subject),
    line('Date', dateOf(email.headers.find(({ key }) => key === 'date')?.value)),
  ]
  const body = email.text?.trim() ? paragraphsOf(email.text) : blocksOfHtml(email.html ?? '')
  const attachments = email.attachments.filter(isWorthReading).map(enclosed)
  return { blocks: [{ paragraph: head.filter(Boolean).join('\n') }, ...body], attachments }
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: MOST_PARTS_DEEP })
  } catch {
    throw new ReadingError('damaged', 'This e-mail is damaged and cannot be read.')
  }
}

/** Logos and signatures shown inside the message are not documents. */
function isWorthReading(attachment: Attachment): boolean {
  const inline = attachment.related === true || attachment.disposition === 'inline'
  const size = typeof attachment.content === 'string' ? attachment.content.length : attachment.content.byteLength
  return !(inline && attachment.mimeType.startsWith('image/') && size < SMALL_INLINE_PICTURE)
}

function enclosed(attachment: Attachment, index: number): Enclosed {
  const { content } = attachment
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  const ending = attachment.mimeType === 'message/rfc822' ? '.eml' : ''
  return { name: attachment.filename ?? `attachment ${index + 1}${ending}`, bytes }
}

function addresses(list: Address[] | undefined): string {
  return (list ?? [])
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(', ')
}

function line(label: string, value: string | undefined): string {
  return value ? `${label}: ${value}` : ''
}

/** Minutes before or after UTC of the names of zones that old programs write (RFC 5322, 4.3). */
const ZONES: Record<string, string> = {
  ...{ EST: '-0500', EDT: '-0400', CST: '-0600', CDT: '-0500', MST: '-0700', MDT: '-0600', PST: '-0800', PDT: '-0700' },
}

/** When it was sent, by the clock of its sender, with the zone: 'October 5, 2026 at 9:00 AM (UTC-07:00)'. */
function dateOf(written: string | undefined): string | undefined {
  if (!written) return undefined
  const parsed = new Date(written)
  if (Number.isNaN(parsed.getTime())) return written
  const [, name = ''] = /\b([ECMP][SD]T)\b/.exec(written) ?? []
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)(?:\s|$)/.exec(ZONES[name] ?? written) ?? []
  const shift = sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0
  const there = new Date(parsed.getTime() + shift * 60_000)
  const time = there.toLocaleString('en-US', { timeZone: 'UTC', dateStyle: 'long', timeStyle: 'short' })
  return `${time} (UTC${shift ? `${sign!}${hours!}:${minutes!}` : ''})`
}
