import { namesSeveral, tickedFrom, withoutUnmarked } from './company-lists.ts'
import { companyName, cutName, ENDS_NAME, endedName, isUnticked, mayCarry, wholeName } from './company-names.ts'
import { wordsOfElsewhere } from './elsewhere.ts'
import type { Finding } from './findings.ts'
import { topicOf } from './headings.ts'
import type { TopicMap } from './page-topics.ts'
import { paragraphsOf } from './paragraphs.ts'
import { type Cell, type Sheet, type Span, spanOf, spanText } from './sheet.ts'
import { type LabelFound, labelOf } from './text-labels.ts'
import { placesOf } from './value-places.ts'

/** The company that carries the risk: behind its label, over "(a stock company)", or in the page's head. NAIC only where printed. */
export function readCarriers(sheets: Sheet[], topics: TopicMap): Finding[] {
  const labelled = sheets.flatMap((sheet) => [
    ...sheet.rows.flatMap((row) => row.cells.flatMap((cell) => labelledAt(sheet, cell))),
    ...saidBy(sheet),
    ...underHeadings(sheet),
  ])
  const numbered = labelled.some(isName) ? [] : numberedCompany(sheets)
  const told = [...labelled, ...numbered]
  // A head without the end of a company's name is of whoever writes for the company that is told.
  const isTold = told.some((one) => isName(one) && ENDS_NAME.test(one.value))
  const heads = headNames(sheets).filter(({ value }) => !isTold || ENDS_NAME.test(value) || !WRITERS.test(value))
  const found = told.some(isName) || heads.length ? [...told, ...heads] : [...told, ...onlyCompany(sheets)]
  return found.map((finding) => ({
    ...finding,
    topic: topics.at(finding.page, finding.valueSpan.cell.row, finding.valueSpan.cell.left),
  }))
}

type Said = Pick<Finding, 'value' | 'spans' | 'sure'> & Partial<Pick<Finding, 'valueSpan'>>

/** What a cell says of a carrier; the value stands in the last of the spans unless it is told where. */
function carrierAt(sheet: Sheet, { row }: Cell, what: 'name' | 'naic', said: Said): Finding {
  return { key: `carrier.${what}`, valueSpan: said.spans.at(-1)!, ...said, page: sheet.number, row, topic: null }
}

/** 'Security: Acme Surety Company': whose name follows is told by a label that is not the carrier's. */
const LABELLED = /^[A-Za-z][A-Za-z ]*:\s/

const WRITERS = /\bunderwriters$/i

/** The only company of a file that stands right before its NAIC number. */
function numberedCompany(sheets: Sheet[]): Finding[] {
  const found = sheets.flatMap((sheet) =>
    sheet.rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => {
        const at = NAIC_WORD.test(cell.norm) ? cell.tokens.findIndex(({ norm }) => /\bNAIC\b/.test(norm)) : -1
        const span = at > 0 && !isUnticked(cell.text) ? cutName(spanOf(cell)) : null
        const value = span && endedName(spanText(span))
        if (!span || !value || span.to < at - 1 || !companyName(value)) return []
        return [carrierAt(sheet, cell, 'name', { value, spans: [span], sure: 0.9 })]
      }),
    ),
  )
  return new Set(found.map(({ value }) => value.toUpperCase())).size === 1 ? found.slice(0, 1) : []
}

const isName = (finding: Finding) => finding.key === 'carrier.name'

/** A file that names one insurance company anywhere, and no other, is that company's. */
function onlyCompany(sheets: Sheet[]): Finding[] {
  const found: Finding[] = []
  for (const sheet of sheets) {
    for (const cell of sheet.rows.flatMap((row) => row.cells)) {
      const span = cell.tokens.length <= 10 ? cutName(spanOf(cell)) : null
      if (!span) continue
      const { text, spans } = wholeName(span)
      if (!companyName(text) || LABELLED.test(text) || partyAbove(sheet, cell) || namesSeveral(cell)) continue
      found.push(carrierAt(sheet, cell, 'name', { value: text, spans, valueSpan: span, sure: 0.64 }))
    }
  }
  return new Set(found.map((finding) => finding.value.toUpperCase())).size === 1 ? found.slice(0, 1) : []
}

function labelledAt(sheet: Sheet, cell: Cell): Finding[] {
  const found = labelOf(cell)
  if (found?.kind !== 'naic' && NAIC_WORD.test(cell.norm))
    return [...naicWithin(sheet, cell), ...(found ? namedAt(sheet, cell, found) : [])]
  if (!found) return issuedBy(sheet, cell)
  if (found.kind === 'naic') return naicAt(sheet, cell)
  return namedAt(sheet, cell, found)
}

const NAIC_WORD = /\bNAIC\b(?: (?:COMPANY|INSURER|CODE|NUMBER|NO|ID)){0,3} \d{5}(?= |$)/

/** 'Acme Casualty Company (NAIC #12345)': the number stands behind the name, in the same run of words. */
function naicWithin(sheet: Sheet, cell: Cell): Finding[] {
  if (isUnticked(cell.text)) return []
  const at = cell.tokens.findIndex((token) => /\bNAIC\b/.test(token.norm))
  const to = cell.tokens.findIndex((token, index) => index >= at && /(?:^| )\d{5}$/.test(token.norm))
  if (at < 0 || to < at || to - at > 4) return []
  const span = spanOf(cell, at, to + 1)
  const value = /\d{5}$/.exec(cell.tokens[to]!.norm)![0]
  return [{ ...carrierAt(sheet, cell, 'naic', { value, spans: [span], sure: 0.9 }), company: companyBy(sheet, cell) }]
}

/** 'We bind with Acme Insurance Company as policy 123': the carrier a paragraph names, whichever line it wraps to. */
function saidBy(sheet: Sheet): Finding[] {
  const elsewhere = wordsOfElsewhere(sheet)
  return paragraphsOf(sheet).flatMap((cell) => {
    if (!BINDS.test(cell.norm)) return []
    const at = cell.tokens.findIndex(
      ({ norm }, index) =>
        (/^(WITH|THAT)$/.test(norm) || (norm === 'BY' && INSURES.test(cell.tokens[index - 1]?.norm ?? ''))) &&
        namesCompany(cell, index + 1),
    )
    const span = at < 0 ? null : cutName(spanOf(cell, at + 1))
    if (!span || elsewhere.has(cell.tokens[at]!)) return []
    const value = endedName(spanText(span))
    return [carrierAt(sheet, cell, 'name', { value, spans: [span], sure: 0.85 })]
  })
}

/** The company between the heading of a line and the number of its policy: 'Automobile', 'Acme Casualty Company', 'Policy 123'. */
function underHeadings(sheet: Sheet): Finding[] {
  return sheet.rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const span = cell.above && topicOf(cell.above) ? cutName(spanOf(cell)) : null
      if (!span) return []
      const { text, spans } = wholeName(span)
      const next = spans.at(-1)!.cell.below
      const numbered = [next, next?.below].some((one) => one && labelOf(one)?.kind === 'number')
      if (!companyName(text) || !numbered) return []
      return [carrierAt(sheet, cell, 'name', { value: text, spans, valueSpan: span, sure: 0.85 })]
    }),
  )
}

/** What a company does by which the risk is its own; an agent places, serves and delivers. */
const INSURES = /^(?:INSURED|COVERED|ISSUED|WRITTEN|UNDERWRITTEN|PROVIDED|AFFORDED|BOUND|CARRIED|ACCEPTED|ASSUMED)$/
const BINDS = /\b(?:BIND|BINDS|BOUND|COVERAGE|INSURANCE|POLICY)\b/

function namesCompany(cell: Cell, from: number) {
  const span = from < cell.tokens.length ? cutName(spanOf(cell, from)) : null
  return span !== null && companyName(endedName(spanText(span)))
}

/** Small print: 'This policy is issued by Acme Continental Insurance Company, Des Moines, Iowa.' */
function issuedBy(sheet: Sheet, cell: Cell): Finding[] {
  const { tokens } = cell
  const at = tokens.findIndex((token, index) => token.norm === 'BY' && INSURES.test(tokens[index - 1]?.norm ?? ''))
  const span = at > 0 && at + 1 < tokens.length ? cutName(spanOf(cell, at + 1)) : null
  const value = span && endedName(spanText(span))
  if (!span || !value || !companyName(value)) return []
  return [carrierAt(sheet, cell, 'name', { value, spans: [span], sure: 0.85 })]
}

function namedAt(sheet: Sheet, cell: Cell, found: LabelFound): Finding[] {
  if (found.kind !== 'carrier') return []
  for (const { span, where } of placesOf(sheet, found)) {
    const ticked = tickedFrom(sheet, span)
    const cut = ticked && cutName(ticked)
    if (!cut) continue
    const whole = wholeName(cut)
    const ends = endBeside(sheet, cut)
    const text = ends ? `${whole.text} ${ends.text}` : whole.text
    if (!companyName(text) && endsUnder(sheet, cut)) continue
    const spans = ends ? [...whole.spans, spanOf(ends)] : whole.spans
    const proper = companyName(text)
    if (!proper && !(found.strict && mayCarry(text))) continue
    const sure = proper ? (where === 'below' ? 0.92 : 0.95) : 0.8
    return [
      carrierAt(sheet, cell, 'name', {
        value: text,
        // A label beside the name's second line would stand between its words.
        spans: found.label.cell.row > spans[0]!.cell.row ? spans : [found.label, ...spans],
        valueSpan: cut,
        sure,
      }),
    ]
  }
  return []
}

/** 'Acme National Insurance', behind a wider gap 'Company': the last word of a name in a cell of its own. */
function endBeside(sheet: Sheet, { cell, to }: Span): Cell | null {
  const { cells } = sheet.rows[cell.row]!
  const next = cells[cells.indexOf(cell) + 1]
  const close = next && next.left - cell.right < (cell.bottom - cell.top) * BESIDE
  return to === cell.tokens.length && close && /^(?:COMPANY|CO|CORPORATION|EXCHANGE)$/.test(next.norm) ? next : null
}
const BESIDE = 3

/** Whether the end of a company's name stands under these words, though not where their next line would: then they are no whole name. */
function endsUnder(sheet: Sheet, { cell }: Span): boolean {
  const rows = sheet.rows.slice(cell.row + 1, cell.row + 3)
  const close = ({ top, left, right }: Cell) =>
    top - cell.bottom < cell.bottom - cell.top && left < cell.right && right > cell.left
  return rows.some(({ cells }) => cells.some((one) => close(one) && one.tokens.length < 5 && ENDS_NAME.test(one.norm)))
}

function naicAt(sheet: Sheet, cell: Cell): Finding[] {
  const found = labelOf(cell)!
  for (const { span } of placesOf(sheet, found)) {
    const code = /^\d{5}$/.exec(spanText(span).split(' ')[0]!)?.[0]
    const said = { value: code ?? '', spans: [found.label, span], sure: 0.93 }
    if (code) return [{ ...carrierAt(sheet, cell, 'naic', said), company: companyBy(sheet, cell) }]
  }
  return []
}

/** The company named in the cell of a number, else the nearest one before it in its row or over it in its column. */
function companyBy(sheet: Sheet, cell: Cell): string | undefined {
  const { cells } = sheet.rows[cell.row]!
  const over: Cell[] = []
  for (let one = cell.above; one && over.length < LINES_OVER; one = one.above) over.push(one, ...besideOf(sheet, one))
  for (const one of [cell, ...cells.slice(0, cells.indexOf(cell)).toReversed(), ...over]) {
    const span = cutName(spanOf(one))
    const name = span && wholeName(span).text
    if (name && companyName(name)) return name
  }
  return undefined
}
const LINES_OVER = 6

const besideOf = (sheet: Sheet, cell: Cell) =>
  sheet.rows[cell.row]!.cells.filter((one) => one !== cell && one.left > cell.left)

/** Company names in the upper part of pages, and names over "a stock company". Said on more pages, the surer. */
function headNames(sheets: Sheet[]): Finding[] {
  const found: Finding[] = []
  const count = new Map<string, number>()
  for (const sheet of sheets) {
    const seen = new Set<string>()
    for (const row of sheet.rows) {
      for (const cell of row.cells) {
        const stock = stockCompany(sheet, cell)
        const head = row.top < sheet.height * 0.22
        if (!head && !stock) continue
        const label = labelOf(cell)
        if (label?.strict && label.kind !== 'carrier') continue
        const span = cutName(spanOf(cell))
        if (!span) continue
        const { text, spans } = wholeName(span)
        if (!companyName(text) || LABELLED.test(text) || span.to - span.from < Math.min(cell.tokens.length, 4) * 0.75)
          continue
        if (partyAbove(sheet, cell)) continue
        const name = text.toUpperCase()
        if (!seen.has(name)) count.set(name, (count.get(name) ?? 0) + 1)
        seen.add(name)
        found.push(
          carrierAt(sheet, cell, 'name', {
            value: text,
            spans,
            valueSpan: span,
            sure: stock ? 0.9 : /\bGROUP\b|COMPANIES$/i.test(text) ? 0.6 : 0.78,
          }),
        )
      }
    }
  }
  const told = sheets.flatMap((sheet) =>
    withoutUnmarked(
      sheet,
      found.filter(({ page }) => page === sheet.number),
    ),
  )
  return told.map((finding) => ({
    ...finding,
    sure: Math.min(0.92, finding.sure + ((count.get(finding.value.toUpperCase()) ?? 1) > 1 ? 0.08 : 0)),
  }))
}

function stockCompany(sheet: Sheet, cell: Cell) {
  const words = /\b(STOCK|MUTUAL|RECIPROCAL|CAPITAL STOCK)\b.*\b(COMPANY|INSURER|CORPORATION|EXCHANGE)\b/
  if (/\(.*\bstock\b.*\)/i.test(cell.text)) return true
  const next = sheet.rows[cell.row + 1]?.cells.find((one) => one.left < cell.right && one.right > cell.left)
  return next !== undefined && next.tokens.length <= 8 && words.test(next.norm) && next.norm.length < 60
}

/** A company that stands under "Named insured" or "Agent" is that party, not the carrier. */
function partyAbove(sheet: Sheet, cell: Cell) {
  for (let index = cell.row; index >= Math.max(0, cell.row - 3); index -= 1) {
    for (const one of sheet.rows[index]!.cells) {
      if (
        one === cell ||
        (index === cell.row
          ? one.right > cell.left || cell.left - one.right > 260
          : Math.abs(one.left - cell.left) > 60)
      )
        continue
      const label = labelOf(one)
      if (
        label &&
        !label.rest &&
        (label.kind === 'insured' || label.kind === 'producer' || label.kind === 'otherParty')
      )
        return true
    }
  }
  return false
}
