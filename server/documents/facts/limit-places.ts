import { amountsAmong } from './amounts.ts'
import { captionUnder, valueOver } from './captions.ts'
import type { Item } from './limit-items.ts'
import { meaningOf } from './limit-labels.ts'
import type { TopicMap } from './page-topics.ts'
import { overlap, type Row, type Sheet, type Span, spanNorm, spanOf } from './sheet.ts'

/** An amount in its row, with all that may name it. */
export type Place = {
  sheet: Sheet
  row: Row
  items: Item[][]
  place: number
  item: Item & { kind: 'amount' }
  topics: TopicMap
}

/** The label with the line under it ('Aggregate limit' / '(other than products)') or over it ('Damage to rented' / 'premises'). */
export function grownLabels(at: Place, label: Span): { norm: string; spans: Span[] }[] {
  const { sheet, row, items } = at
  const height = label.cell.bottom - label.cell.top
  const beside = (index: number) => {
    const next = sheet.rows[index]
    if (!next || items[index]!.some((item) => item.kind !== 'text')) return null
    const cell = next.cells.find((one) => Math.abs(one.left - label.cell.left) < 26 && one.left < label.cell.right)
    if (!cell || cell.tokens.length > 9 || /[.;]$/.test(cell.text)) return null
    const gap = index > row.index ? cell.top - label.cell.bottom : label.cell.top - cell.bottom
    return gap < height * 0.9 ? cell : null
  }
  const base = spanNorm(label)
  const below = beside(row.index + 1)
  const above = beside(row.index - 1)
  const grown: { norm: string; spans: Span[] }[] = []
  if (
    below &&
    /^\(|^OTHER|^COMPLETED|^OPERATIONS|^TO YOU|^RENTED|^ADVERTISING|^INJURY|^AGGREGATE|^LIMIT|^EACH|^ANY|^PER/i.test(
      below.text,
    )
  )
    grown.push({ norm: `${base} ${below.norm}`, spans: [label, spanOf(below)] })
  if (above && meaningOf(base, 'gl') === null)
    grown.push({ norm: `${above.norm} ${base}`, spans: [spanOf(above), label] })
  return grown
}

/** Typed amounts may sit a little above or below the printed label to their left, on a row of their own. */
export function labelsNear(at: Place): { norm: string; spans: Span[] }[] {
  const { sheet, row, item, items } = at
  const value = item.span.cell
  const height = value.bottom - value.top
  return [row.index - 1, row.index + 1].flatMap((index) => {
    const near = sheet.rows[index]
    if (!near || items[index]!.some((one) => one.kind !== 'text')) return []
    if (Math.abs((near.top + near.bottom) / 2 - (value.top + value.bottom) / 2) > height * 0.85) return []
    const cell = near.cells.filter((one) => one.right <= value.left + 4).at(-1)
    return cell ? [{ norm: cell.norm, spans: [spanOf(cell)] }] : []
  })
}

/** What stands right above the amount, when nothing to its left names it. */
export function labelsAbove(at: Place): { norm: string; spans: Span[] }[] {
  const { sheet, row, item, items } = at
  const value = item.span.cell
  const height = value.bottom - value.top
  const caption = captionUnder(sheet, value)
  if (caption) return [{ norm: caption.norm, spans: [spanOf(caption)] }]
  for (let index = row.index - 1; index >= Math.max(0, row.index - 3); index -= 1) {
    const cell = sheet.rows[index]!.cells.find((one) => overlap(one, valueBox(item.span)) > 0.3)
    if (!cell) continue
    if (valueOver(sheet, cell)) return []
    if (value.top - cell.bottom > height * 2.6) return []
    if (amountsAmong(cell.tokens).length || items[index]!.some((one) => one.kind === 'none' && one.span.cell === cell))
      return []
    const over = sheet.rows[index - 1]?.cells.find(
      (one) => overlap(one, cell) > 0.5 && cell.top - one.bottom < height * 0.8,
    )
    const two =
      over && !amountsAmong(over.tokens).length
        ? [{ norm: `${over.norm} ${cell.norm}`, spans: [spanOf(over), spanOf(cell)] }]
        : []
    return [...two, { norm: cell.norm, spans: [spanOf(cell)] }]
  }
  return []
}

function valueBox(span: Span) {
  const boxes = span.cell.tokens.slice(span.from, span.to).map((token) => token.box)
  return { left: Math.min(...boxes.map((box) => box[0])), right: Math.max(...boxes.map((box) => box[0] + box[2])) }
}

export type Header = { norm: string; span: Span; role: 'limit' | 'premium' | 'deductible' | 'skip' | 'named' }

const ROLES: [Header['role'], RegExp][] = [
  ['premium', /\bPREMIUMS?\b|\bCHARGE\b|^COST$/],
  ['deductible', /^(?!.*\bLIMITS?\b).*(?:\bDEDUCTIBLES?\b|\bRETENTIONS?\b)/],
  ['skip', /^(RATE|RATES|EXPOSURE|EXPOSURES|PAYROLL|(ESTIMATED )?(TOTAL )?(ANNUAL )?REMUNERATION|CLASS( CODE)?|CODE|BASIS|PREMIUM BASIS|TERR(ITORY)?|LOC(ATION)?( NO)?|RESERVED?|PAID|INCURRED|TOTAL INCURRED|EXPIRING|PRIOR|CHANGE|COST NEW|STATED AMOUNT|VALUE|AREA|SALES|UNITS|(EXPIRING|PRIOR|PREVIOUS|OLD|FORMER) (LIMITS?|AMOUNT|COVERAGE)|PREVIOUS|REQUIRED( LIMITS?)?|MINIMUM( REQUIRED)?( LIMITS?)?|OPTION [B-Z2-9].*|EST COST NEW|SYMBOL|COVERED AUTOS?( SYMBOLS?)?)$/],
  ['limit', /^(LIMITS?( OF (INSURANCE|LIABILITY))?|AMOUNT( OF INSURANCE)?|COVERAGE LIMITS?|LIMITS? OF LIABILITY.*|YOUR LIMITS?|POLICY LIMITS?|CURRENT( LIMITS?)?|LIMIT S|(RENEWAL|PROPOSED|QUOTED|BOUND|NEW|OFFERED|AMENDED|REVISED|CHANGED)( LIMITS?| AMOUNT| TERM)?|OPTION (1|A|ONE))$/],
] // biome-ignore format: a table

/** The name of the column the amount stands in: the nearest cell above it that is neither an amount nor another row's value. */
export function headerOf(at: Place): Header | null {
  const { sheet, row, item } = at
  const box = valueBox(item.span)
  for (let index = row.index - 1; index >= Math.max(0, row.index - 45); index -= 1) {
    const above = sheet.rows[index]!
    if (above.cells.length < 2 && index < row.index - 3) continue
    for (const cell of above.cells) {
      if (overlap(cell, box) < 0.25 && Math.abs((cell.left + cell.right) / 2 - (box.left + box.right) / 2) > 22)
        continue
      const role = ROLES.find(([, pattern]) => pattern.test(cell.norm))?.[0]
      if (
        role &&
        cell.tokens.length <= 5 &&
        above.cells.length >= 2 &&
        !amountsAmong(above.cells.flatMap((one) => one.tokens)).some((amount) => !amount.weak)
      )
        return { norm: cell.norm, span: spanOf(cell), role }
      if (
        /^(EACH|PER|ANY ONE|GENERAL|AGGREGATE|ANNUAL|BODILY|PROPERTY|MEDICAL|PERSONAL|PRODUCTS)\b/.test(cell.norm) &&
        above.cells.length >= 2 &&
        !amountsAmong(cell.tokens).length
      )
        return { norm: cell.norm, span: spanOf(cell), role: 'named' }
    }
  }
  return null
}
