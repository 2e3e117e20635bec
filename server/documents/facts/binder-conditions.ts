import { inDoubt } from '../certainty.ts'
import type { FilePaper } from '../papers/types.ts'
import { saysNotInForce } from '../records/in-force.ts'
import { COLON, isTitle, SENTENCE } from '../units/labels.ts'
import type { Finding } from './findings.ts'
import { type Cell, type Row, type Sheet, type Span, spanOf } from './sheet.ts'

/** Words that a head over conditions is made of; by one of the first it is surely of what is agreed here, and not of the policy's own conditions. */
const OWN = /\b(?:SPECIAL|SUBJECT TO|SUBJECTIVIT(?:Y|IES)|CONTINGENC(?:Y|IES)|RESTRICTIONS?|BINDING|BINDER|PRECEDENT)\b/
const HEAD =
  /^(?:(?:SPECIAL|SUBJECT TO|SUBJECTIVIT(?:Y|IES)|CONTINGENC(?:Y|IES)|RESTRICTIONS?|BINDING|BINDER|PRECEDENT|CONDITIONS?|OTHER|COVERAGES?|ADDITIONAL|AND|OR|OF|FOR|TO|THE|THIS|FOLLOWING|WITHIN|\d+|DAYS)(?: |$))+$/
const CORE = /\b(?:CONDITIONS?|SUBJECT|SUBJECTIVIT(?:Y|IES)|CONTINGENC(?:Y|IES)|RESTRICTIONS?|OTHER COVERAGES?)\b/
const MOST_WORDS = 8
/** A line stands apart that is more than so many heights under the one before. */
const APART = 0.9

/** What a section tells: its lines below or behind its head, and whether all of it is surely known. */
type Section = { head: Cell; lines: Span[]; isSure: boolean }

/**
 * What is agreed on a binder beside its coverages, word for word, all of a page as one: less than the whole would say something else. It is in
 * doubt where a head may be of the policy's own conditions, or it is not sure where a section ends.
 */
export function readBinderConditions(sheets: Sheet[], papers: FilePaper[]): Finding[] {
  return papers.flatMap((paper) => {
    if (paper.kind !== 'binder') return []
    const own = sheets.filter(({ number }) => paper.pages.includes(number))
    const found = own.flatMap((sheet, at) => {
      const sections = sectionsOn(sheet, at < own.length - 1)
      return sections.length ? [{ sheet, sections }] : []
    })
    return found.map(({ sheet, sections }): Finding => {
      const isSure = found.length === 1 && sections.every((section) => section.isSure)
      const lines = sections.flatMap((section) => section.lines)
      return {
        ...{ key: 'binder.conditions', value: sections.map(textOf).join('\n'), topic: null },
        ...{ page: sheet.number, row: sections[0]!.head.row },
        spans: [...sections.map(({ head }) => spanOf(head)), ...lines],
        valueSpan: lines[0] ?? spanOf(sections[0]!.head),
        sure: isSure ? 0.9 : inDoubt(0.9),
      }
    })
  })
}

function sectionsOn(sheet: Sheet, hasNext: boolean): Section[] {
  return sheet.rows.flatMap((row) =>
    row.cells.flatMap((cell): Section[] => {
      const head = headIn(cell)
      if (!head) return []
      const isOwn = OWN.test(head.norm)
      const { lines, isWhole } = linesUnder(sheet, row, cell, head.end, hasNext)
      const section = { head: cell, lines, isSure: false }
      const text = textOf(section)
      // A line that does not end as the others may be of something else: a signature.
      const isAlike = new Set(text.split('\n').map((one) => ENDED.test(one))).size === 1
      return [{ ...section, isSure: isOwn && isWhole && isAlike && lines.length > 0 && !saysNotInForce(text) }]
    }),
  )
}

/** The head a cell is, or begins with before a colon: where it ends, in words. */
function headIn({ tokens, text }: Cell): { norm: string; end: number } | null {
  const colon = tokens.findIndex((token) => token.text.endsWith(':'))
  const end = colon < 0 ? tokens.length : colon + 1
  const norm = tokens
    .slice(0, end)
    .flatMap((token) => token.norm || [])
    .join(' ')
  const isHead = end <= MOST_WORDS && HEAD.test(norm) && CORE.test(norm) && (colon >= 0 || isTitle(text))
  return isHead ? { norm, end } : null
}

/** The lines of a section: behind its head, and below it in its own column, as far as they stand close and nothing else begins. */
function linesUnder({ rows }: Sheet, row: Row, head: Cell, end: number, hasNext: boolean) {
  const lines = end < head.tokens.length ? [spanOf(head, end)] : []
  const isInline = lines.length > 0
  const beside = row.cells.filter((cell) => cell.left > head.right)
  const edge = beside[0]?.left ?? Number.POSITIVE_INFINITY
  let last: Cell = head
  for (const next of rows.slice(row.index + 1)) {
    const own = next.cells.filter(({ left }) => left >= head.left - INDENT && left < edge)
    if (!own.length && beside.length) continue
    const [cell] = own
    const isApart = next.top - last.bottom > (last.bottom - last.top) * APART
    const isUnder = cell !== undefined && isInline && cell.left < head.left + INDENT && ENDED.test(last.text)
    const isOther = !cell || isUnder || own.length > 1 || cell.right > edge || next.cells[0]!.left < head.left - INDENT
    if (isApart && lines.length > 0) return { lines, isWhole: isOther || beginsAnother(cell) }
    if (cell && beginsAnother(cell)) return { lines, isWhole: true }
    if (isOther) return { lines, isWhole: false }
    lines.push(spanOf(cell))
    last = cell
  }
  return { lines, isWhole: !hasNext && !beside.length }
}
/** How far left of its head a section may begin, in points. */
const INDENT = 2
const ENDED = /[.;]$/

/** A title, a label with its value, or a sentence about the binder itself: 'This binder ends when the policy is issued.' */
function beginsAnother(cell: Cell): boolean {
  const { text, tokens } = cell
  if (headIn(cell) || /^(?:THIS|THE) BINDER\b/.test(cell.norm)) return true
  const [, , told] = COLON.exec(text) ?? []
  return told ? !SENTENCE.test(told) : isTitle(text) && tokens.length <= MOST_WORDS && !/[.;,]$/.test(text)
}

const wordsOf = ({ cell, from, to }: Span) => cell.tokens.slice(from, to).map(({ text }) => text)

/** Its words, a line of their own for each sentence or item; with those of its head where they say 'subject to'. */
function textOf({ head, lines }: Section): string {
  const { norm, end } = headIn(head)!
  const lead = norm.startsWith('SUBJECT TO')
    ? `${wordsOf(spanOf(head, 0, end))
        .join(' ')
        .replace(/:$/, '')}: `
    : ''
  return lines.reduce((text, line) => {
    const words = wordsOf(line).join(' ')
    if (text === lead) return text + words
    const goesOn = !/[.;:]$/.test(text) && /^[^\p{Lu}]/u.test(words) && !MARKED.test(words)
    return `${text}${goesOn ? ' ' : '\n'}${words}`
  }, lead)
}
/** How an item of a list begins. */
const MARKED = /^(?:[•▪◦·-]|\(?(?:[a-z]|\d{1,2})[.)])\s/i
