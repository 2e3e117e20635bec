import type { SaidInstead } from '../../../shared/kinds.ts'
import { commit } from '../../ctx.ts'
import { findQuote, type Page, rowsSaid } from '../../documents/index.ts'
import { searchPages } from '../../domains/files/service.ts'
import type { CheckedSource } from '../../domains/workspaces/types.ts'
import type { FormField, FormShape } from '../../forms/types.ts'
import { readPages } from '../pages.ts'
import type { ReadingTool } from '../tool.ts'
import { isOfPart, otherPart } from './spoken.ts'

const WORDS = [
  'excluded',
  'excl',
  'covered',
  'coverage',
  'included',
  'incl',
  'purchased',
  'selected',
  'elected',
  'provided',
  'declined',
  'rejected',
]
const MOST_PAGES = 40
/** Documents about insurance that are not policies. */
const SILENT = new Set(['contract', 'loss-run', 'invoice', 'application'])

export type Instead = { kind: SaidInstead; source: Extract<CheckedSource, { kind: 'DOCUMENT' }> }

/**
 * The limits among these elements of which the documents say something in place of an amount, each with the page and the words. A row
 * that may be about several elements says nothing of any.
 */
export async function findSaidInstead(
  tool: ReadingTool,
  form: FormShape,
  blank: FormField[],
): Promise<Map<string, Instead>> {
  const found = new Map<string, Instead>()
  const files = tool.conversation.files.filter(({ file }) => file.state === 'READ' && !SILENT.has(file.kind ?? ''))
  const limits = blank.filter(({ type, speaksOf }) => type === 'AMOUNT' && speaksOf)
  if (!limits.length) return found
  const ids = files.map(({ file }) => file.id)
  const hits = await commit(tool, (ctx) => searchPages(ctx, ids, WORDS, MOST_PAGES))
  for (const { file } of files) {
    const numbers = hits.filter(({ fileId }) => fileId === file.id).map(({ number }) => number)
    const pages = await readPages(tool, file.id, numbers)
    for (const page of pages) {
      for (const { kind, label, quote } of rowsSaid(page)) {
        const about = form.fields.filter(({ type, speaksOf }) => type === 'AMOUNT' && speaksOf?.test(label))
        const field = about.length === 1 && limits.includes(about[0]!) ? about[0]! : null
        const boxes =
          field &&
          !found.has(field.name) &&
          !otherPart(form, field.section, label) &&
          isOfItsPart(form, field, page) &&
          findQuote(page, quote)
        if (!field || !boxes) continue
        const { number, width, height } = page
        const place = { fileId: file.id, page: number, quote, boxes, pageWidth: width, pageHeight: height }
        found.set(field.name, { kind, source: { kind: 'DOCUMENT', label: file.name, ...place } })
      }
    }
  }
  return found
}

/** Any coverage has a deductible: one is of a section only on pages that speak of it. */
const isOfItsPart = (form: FormShape, { speaksOf, section }: FormField, { lines }: Page) =>
  !speaksOf?.test('deductible') || lines.some(({ text }) => isOfPart(form, section, text))
