import { fileTypeFromBuffer } from 'file-type'
import type { ReadingKind } from '../types.ts'
import { openArchive } from './office/archive.ts'
import { ReadingError } from './reading-error.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { decodeText } from './text/decode.ts'

/** What a file is, by its content. */
export type Sniffed = { kind: ReadingKind; mimeType: string }

const ACCEPTED = 'PDF, PNG, JPEG, TIFF, WebP, DOCX, XLSX, CSV, plain text and EML files'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PICTURES = ['image/png', 'image/jpeg', 'image/tiff', 'image/webp']
/** What a file is called whose content is of no kind we know. */
export const UNKNOWN_KIND = 'a file of an unknown kind'
const PDF_MARK_WITHIN = 1_024
const HEAD = 4_096
/** Names of files that a download or a mail program has spoilt when plain text is all they hold. */
const NEVER_TEXT = /\.(pdf|docx|xlsx|png|jpe?g|tiff?|webp)$/i

const NAMES: Record<string, string> = {
  'application/x-cfb': 'an old Word, Excel or Outlook file; save it as DOCX, XLSX or PDF',
  'application/rtf': 'a rich text file; save it as DOCX or PDF',
  'image/heic': 'a photo in HEIC format; save it as JPEG',
  'image/gif': 'a GIF picture',
  'application/x-msdownload': 'a Windows program',
  'application/x-elf': 'a program',
  'application/xml': 'an XML file',
}

/**
 * Tells what a file is by its content; its name decides between plain text and CSV, and whether plain text is meant at
 * all. Any other wrong extension is fine.
 * Throws a `ReadingError` that names what the file is, if Cara does not read that.
 */
export async function sniff(bytes: Uint8Array, name: string, limits: ReadingLimits): Promise<Sniffed> {
  if (bytes.length === 0) throw new ReadingError('empty', 'This file is empty.')
  if (startsWith(bytes, 'PK\u0003\u0004') || startsWith(bytes, 'PK\u0005\u0006')) return sniffArchive(bytes, limits)
  const type = await fileTypeFromBuffer(bytes)
  if (type && PICTURES.includes(type.mime)) return { kind: 'image', mimeType: type.mime }
  if (type?.mime === 'application/x-cfb' && holds(bytes, Buffer.from('EncryptedPackage', 'utf16le'))) {
    throw new ReadingError('locked', 'This file is protected by a password. Remove the password and upload it again.')
  }
  if (type?.mime === 'application/pdf' || holds(bytes.subarray(0, PDF_MARK_WITHIN), Buffer.from('%PDF-'))) {
    return { kind: 'pdf', mimeType: 'application/pdf' }
  }
  if (type?.mime === 'application/x-cfb' && /\.msg$/i.test(name))
    throw refused('an Outlook message; save it as EML, or upload its attachments one by one')
  if (isTnef(bytes))
    throw refused('a winmail.dat file of Outlook; ask for the attachments to be sent again as files of their own')
  if (type && type.mime !== 'application/xml') throw refused(NAMES[type.mime] ?? `a file of type ${type.mime}`)
  const text = decodeText(bytes)
  if (text === null) throw refused(UNKNOWN_KIND)
  return sniffText(text, name)
}

/** Tells what decoded text is. HTML and SVG can hold script and are not read. */
function sniffText(text: string, name: string): Sniffed {
  const head = text.slice(0, HEAD).trimStart()
  if (text.trim() === '') throw new ReadingError('empty', 'This file is empty.')
  if (/^(<\?xml[\s\S]*?\?>\s*)?(<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i.test(head))
    throw refused('an SVG drawing')
  if (/^(<!--[\s\S]*?-->\s*)*<(!doctype html|html|head|body|script|iframe|meta|style|title)\b/i.test(head)) {
    throw refused('a web page (HTML)')
  }
  if (/^<\?xml/i.test(head)) throw refused('an XML file')
  if (head.startsWith('{\\rtf')) throw refused('a rich text file; save it as DOCX or PDF')
  if (isEmail(head)) return { kind: 'email', mimeType: 'message/rfc822' }
  if (NEVER_TEXT.test(name)) throw refused('plain text under another name; if that is meant, give it the ending .txt')
  if (/\.(csv|tsv)$/i.test(name) || looksTabular(head)) return { kind: 'csv', mimeType: 'text/csv' }
  return { kind: 'text', mimeType: 'text/plain' }
}

function sniffArchive(bytes: Uint8Array, limits: ReadingLimits): Sniffed {
  const { names } = openArchive(bytes, limits)
  if (names.includes('word/document.xml')) return { kind: 'docx', mimeType: WORD }
  if (names.includes('xl/workbook.xml')) return { kind: 'xlsx', mimeType: EXCEL }
  if (names.some((part) => part.startsWith('ppt/'))) throw refused('a PowerPoint file; save it as PDF')
  throw refused('a ZIP archive; upload the files in it one by one')
}

/** A block of header lines at the very start, at least two of them ones that every message has. */
function isEmail(head: string): boolean {
  const block = head.split(/\r?\n\r?\n/, 1)[0]!
  const lines = block.split(/\r?\n/).filter((line) => !/^\s/.test(line))
  if (!lines.every((line) => /^(From |[!-9;-~]+:)/.test(line))) return false
  const known =
    /^(from|to|subject|date|received|message-id|mime-version|return-path|delivered-to|content-type|x-[\w-]+):/i
  return new Set(lines.flatMap((line) => known.exec(line)?.[1]?.toLowerCase() ?? [])).size >= 2
}

/** Three lines or more, all with the same number (at least two) of one separator. */
function looksTabular(head: string): boolean {
  const lines = head.split(/\r?\n/).slice(0, 20).filter(Boolean)
  if (head.length === HEAD) lines.pop()
  if (lines.length < 3) return false
  return [',', '\t', ';', '|'].some((separator) => {
    const count = lines[0]!.split(separator).length
    return count > 2 && lines.every((line) => line.split(separator).length === count)
  })
}

/** The mark of Outlook's own wrapping of attachments, with which each such file begins. */
const isTnef = (bytes: Uint8Array) => startsWith(bytes, '\u0078\u009f\u003e\u0022')

function refused(what: string): ReadingError {
  return new ReadingError('unsupported', `This is ${what}. Cara reads ${ACCEPTED}.`)
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return Buffer.from(bytes.subarray(0, mark.length)).toString('latin1') === mark
}

function holds(bytes: Uint8Array, mark: Buffer): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(mark)
}
