import { readFile } from 'node:fs/promises'
import { addressLine } from '../../../shared/accounts.ts'
import { formatPhone } from '../../../shared/phones.ts'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { Allowance, pool, ReadingError } from '../../documents/index.ts'
import { AppError } from '../../lib/app-error.ts'
import { CannotPrint, type PrintOrder } from '../../outside/printing/printing.ts'
import { getAgency } from '../agency/service.ts'
import { printable } from './prepare-body.ts'
import { SAMPLE_HTML, SAMPLE_TITLE } from './sample.ts'
import { type StyledPage, styledPage } from './styled-page.ts'
import type { DocumentStyle, Letterhead, Look, StyleFile } from './types.ts'
import { wordPage } from './word-page.ts'

/** What is written: its title, and safe HTML. */
type Written = { title: string; html: string }
type Style = Look & Partial<Pick<DocumentStyle, 'logo' | 'prefix' | 'suffix'>>

/** What putting start and end pages around a PDF, and writing a Word file, may cost: a long document takes two or three seconds. */
const BIND = { cpuMs: 15_000, wallMs: 60_000 }
const WORD = { cpuMs: 30_000, wallMs: 120_000 }

/** The agency as its documents show it. */
export async function letterheadOf(ctx: Ctx): Promise<Letterhead & { rev: number }> {
  must(ctx, 'read', 'agency')
  const { name, mailingAddress, phone, rev } = await getAgency(ctx)
  const line = addressLine(mailingAddress)
  return { name, lines: line ? [line] : [], phone: phone ? formatPhone(phone) : null, rev }
}

/** A document in a style, as a complete page. */
export async function styledDocument(acting: Acting, written: Written, style: Style): Promise<string> {
  await mustFirst(acting, 'read', 'style')
  return styledPage(await inStyle(acting, written, style))
}

async function inStyle(acting: Acting, { title, html }: Written, style: Style): Promise<StyledPage> {
  const letterhead = await commit(acting, letterheadOf)
  const logo = style.logo ? await bytesOf(acting, style.logo).catch(() => null) : null
  return { title: printable(title), html, look: style, letterhead, logo }
}

/** The document as a Word file in a style. Throws CannotPrint when it is too much for one. */
export async function wordFile(acting: Acting, written: Written, style: Style): Promise<Uint8Array> {
  await mustFirst(acting, 'read', 'style')
  return wordOf(await inStyle(acting, written, style), acting.actor.agencyId)
}

/** A page as a Word file, written in a worker. Throws CannotPrint when it is too much for one. */
export function wordOf(page: StyledPage, agencyId: string): Promise<Uint8Array> {
  const task = { verb: 'write-word', word: wordPage(page) } as const
  const deadline = { allowance: new Allowance(WORD.cpuMs), wallMs: WORD.wallMs }
  return pool.run(task, deadline, { agencyId, urgent: true }).catch((error: unknown) => {
    if (!(error instanceof ReadingError) || error.reason === 'cancelled') throw error
    throw new CannotPrint('This document is too much for one Word file. Make it shorter.', error)
  })
}

/** Our sample in a style. */
export async function previewPage(acting: Acting, style: Style): Promise<string> {
  await mustFirst(acting, 'read', 'style')
  return styledDocument(acting, { title: SAMPLE_TITLE, html: SAMPLE_HTML }, style)
}

/**
 * The document as a PDF in a style, between the style's start and end pages. Throws CannotPrint; CONFLICT when those pages cannot be read
 * any more.
 */
export async function printedPdf(
  acting: Acting,
  written: Written,
  style: Style,
  order: Pick<PrintOrder, 'signal' | 'onPlace'> = {},
): Promise<Uint8Array> {
  await mustFirst(acting, 'read', 'style')
  const page = await styledDocument(acting, written, style)
  const printed = await acting.house.outside.printer.print(page, { ...order, of: acting.actor.agencyId })
  if (!style.prefix && !style.suffix) return printed
  const [before, behind] = await Promise.all([
    pagesOf(acting, style.prefix, 'start'),
    pagesOf(acting, style.suffix, 'end'),
  ])
  const task = { verb: 'bind-pages', bound: { printed, before, behind } } as const
  const deadline = { allowance: new Allowance(BIND.cpuMs), wallMs: BIND.wallMs }
  return pool.run(task, deadline, { agencyId: acting.actor.agencyId, urgent: true }).catch((error: unknown) => {
    if (!(error instanceof ReadingError) || error.reason === 'cancelled') throw error
    acting.house.log.warn({ err: error }, 'pages of a style could not be put around a document')
    throw new AppError(
      'CONFLICT',
      'The start or end pages of this style cannot be read any more. Upload them again under Styles.',
    )
  })
}

async function pagesOf(acting: Acting, file: StyleFile | null | undefined, what: 'start' | 'end') {
  if (!file) return null
  return bytesOf(acting, file).catch((error: unknown) => {
    acting.house.log.warn({ err: error, file: file.id }, 'pages of a style could not be read')
    throw new AppError(
      'CONFLICT',
      `The ${what} pages of this style cannot be read any more. Upload them again under Styles.`,
    )
  })
}

const bytesOf = async ({ house }: Acting, { blobKey }: StyleFile) =>
  readFile(await house.outside.blobs.toLocalFile(blobKey))
