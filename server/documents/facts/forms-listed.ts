import { SAME_EDGE } from '../tolerances.ts'
import { isTitle } from '../units/labels.ts'
import type { Finding } from './findings.ts'
import type { FactKey } from './keys.ts'
import type { TopicMap } from './page-topics.ts'
import { sentencesOf } from './sentences.ts'
import { type Cell, type Row, type Sheet, spanOf } from './sheet.ts'

const BUREAU =
  /^(?:\d{1,3}\.? )?(?:FORM )?((?:CG|CA|CU|CP|IL|WC|BP|IM|CR|EP|CX|CM|PR|LQ|OP) ?(?:\d{2}|T\d|D\d|[A-Z]{1,2}\d?) ?\d{2}(?: ?[A-Z])?)(?= |$)/
const EDITION = /^ ?(\d{2}[ -]?\d{2,4})(?= |$)/

/** What an endorsement's own title or bureau number grants. */
const GRANTS: [FactKey, RegExp][] = [
  ['wording.additionalInsured', /\bADDITIONAL INSUREDS?\b(?!.*\bEXCLU)|^(CG 20 (10|12|15|18|26|33|37|38|11)|CA 20 48)\b/],
  ['wording.waiver', /\bWAIVER OF (TRANSFER|SUBROGATION|OUR RIGHT|RIGHTS)|\bTRANSFER OF RIGHTS OF RECOVERY\b.*\bWAIVER\b|^(CG 24 04|WC 00 03 13|CA 04 44)\b/],
  ['wording.primary', /\bPRIMARY AND NON ?CONTRIBUTORY\b|\bNON ?CONTRIBUTORY\b|^CG 20 01\b/],
] // biome-ignore format: a table

/** Forms and endorsements a policy lists by bureau number, with their titles; and what their titles grant. */
export function readForms(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets
    .filter(listsForms)
    .flatMap((sheet) =>
      sheet.rows.flatMap((row) => formsOf(row, sheet).flatMap((form) => findingsOf(sheet, row, form, topics))),
    )
}

/** Forms are listed on declarations and under headings of their own; elsewhere their numbers are talk. */
function listsForms(sheet: Sheet) {
  return (
    sheet.number === 1 ||
    sheet.rows.some((row) =>
      row.cells.some(
        (cell) =>
          cell.tokens.length < 14 &&
          /\bDECLARATIONS?\b|\bINFORMATION PAGE\b|\bFORMS\b|\bENDORSEMENTS\b|\bADDITIONAL INSURED\b|\bWAIVER OF\b/.test(
            cell.norm,
          ) &&
          /^[A-Z]/.test(cell.text) &&
          !/[.;]$/.test(cell.text),
      ),
    )
  )
}

type Listed = { norm: string; text: string; cells: number[] }

/** A row may list one form with its title, or a run of numbers. */
function formsOf(row: Row, sheet: Sheet): Listed[] {
  const found: Listed[] = []
  for (const [index, cell] of row.cells.entries()) {
    const match = BUREAU.exec(cell.norm)
    if (!match || cell.tokens.length > 22) {
      found.push(...runOf(row, index), ...titleAlone(row, index, sheet))
      continue
    }
    const next = row.cells[index + 1]
    const after = row.cells[index + 2]
    const cells = [index]
    if (next && (EDITION.test(next.norm) || /^[A-Z][A-Z ]{6,}/.test(next.norm)) && !BUREAU.test(next.norm))
      cells.push(index + 1)
    if (
      cells.length === 2 &&
      after &&
      EDITION.test(next!.norm) &&
      /[A-Z]{4}/.test(after.norm) &&
      !BUREAU.test(after.norm)
    )
      cells.push(index + 2)
    found.push({
      norm: cells.map((one) => row.cells[one]!.norm).join(' '),
      text: cells.map((one) => row.cells[one]!.text).join(' '),
      cells,
    })
  }
  return found
}

const RUN = /\b(?:CG|CA|CU|CP|IL|WC|BP|IM|CR|EP) ?\d{2} ?\d{2}(?: ?[A-Z])?(?: \d{2} ?\d{2,4})?(?= |$)/g

/** Numbers one after another in one cell: 'Forms and endorsements: CG 00 01 04 13, CG 20 33 04 13'. */
function runOf(row: Row, index: number): Listed[] {
  const { norm } = row.cells[index]!
  const numbers = norm.match(RUN) ?? []
  if (
    numbers.length < 2 &&
    !(numbers.length === 1 && /^(?:ITEM \d )?(?:FORMS?|ENDORSEMENTS?|COVERAGE FORM)\b/.test(norm))
  )
    return []
  return numbers.map((number) => ({ norm: number, text: number, cells: [index] }))
}

/** A carrier's own form has no bureau number; its title speaks, where it stands whole: 'Blanket additional insured'. */
function titleAlone(row: Row, index: number, sheet: Sheet): Listed[] {
  const cell = row.cells[index]!
  if (cell.tokens.length > 14 || !/ADDITIONAL INSURED|SUBROGATION|RIGHTS OF RECOVERY|CONTRIBUTORY/.test(cell.norm))
    return []
  if (
    !/\b(BLANKET|AUTOMATIC|ENDORSEMENT|WAIVER|WHEN REQUIRED|AS REQUIRED|WHERE REQUIRED|PRIMARY|OWNERS LESSEES)\b/.test(
      cell.norm,
    ) ||
    !/^[A-Z]/.test(cell.text)
  )
    return []
  if (/\b(IF|SHALL|MUST|HOLDER|POLICY IES|CERTIFICATE|AGREE)\b/.test(cell.norm) || isOfProse(cell, sheet)) return []
  return [{ norm: cell.norm, text: cell.text, cells: [index] }]
}

/** Whether a line is of a sentence, or goes on in one: what is set as a title may run over two lines. */
function isOfProse(cell: Cell, sheet: Sheet): boolean {
  const sentence = sentencesOf(sheet).find(({ tokens }) => tokens.includes(cell.tokens[0]!))
  const { below } = cell
  const goesOn = below && /^\p{Ll}/u.test(below.text) && Math.abs(below.left - cell.left) < SAME_EDGE.cell
  const tokens = new Set([...cell.tokens, ...(sentence?.tokens ?? []), ...(goesOn ? below.tokens : [])])
  const text = [...tokens].map((token) => token.text).join(' ')
  return /[.;]$/.test(text) || (tokens.size > cell.tokens.length && !isTitle(text))
}

function findingsOf(sheet: Sheet, row: Row, form: Listed, topics: TopicMap): Finding[] {
  const spans = form.cells.map((index) => spanOf(row.cells[index]!))
  const topic = topics.at(sheet.number, row.index, row.cells[form.cells[0]!]!.left)
  const make = (key: FactKey, value: string, sure: number): Finding => ({
    key,
    value,
    spans,
    valueSpan: spans[0]!,
    page: sheet.number,
    row: row.index,
    sure,
    topic,
  })
  const bare = form.norm.replace(/^\d{1,3} (?=[A-Z]{2} )/, '')
  const found = BUREAU.test(form.norm) ? [make('form', form.text, 0.9)] : []
  for (const [key, pattern] of GRANTS) if (pattern.test(bare)) found.push(make(key, form.text, 0.85))
  if (/(^| )CG ?00 ?01\b/.test(bare)) found.push(make('gl.trigger', 'occurrence', 0.88))
  if (/(^| )CG ?00 ?02\b/.test(bare)) found.push(make('gl.trigger', 'claims-made', 0.88))
  if (/(^| )CU ?00 ?01\b/.test(bare)) found.push(make('umbrella.trigger', 'occurrence', 0.85))
  if (/(^| )CU ?00 ?02\b/.test(bare)) found.push(make('umbrella.trigger', 'claims-made', 0.85))
  if (/(^| )WC ?00 ?03 ?08\b/.test(bare)) found.push(make('wc.officersExcluded', 'Y', 0.8))
  return found
}
