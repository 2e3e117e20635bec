import { formatAmount, parseAmount } from '../../../shared/amounts.ts'
import { formatDate, parseDate } from '../../../shared/dates.ts'
import {
  Likenesses,
  type LineOfBusiness,
  lineSaid,
  normal,
  type PaperRecord,
  type RecordField,
  recordsOf,
  type Unit,
  unitsOf,
} from '../../documents/index.ts'
import { textOf } from '../loss-runs/words.ts'
import { ofBoxes } from './answers.ts'
import { ALIKE } from './coverage-lines.ts'
import { type Answer, answerIn, certainty, fieldIn, type Part, passageOf } from './said.ts'

/** A loss as one part tells it: the day, its line, and what it cost so far, where they are told. */
export type Loss = {
  part: Part
  date: Answer
  line: LineOfBusiness | null
  amount: { sum: number; answer: Answer } | null
}

/** The losses of a part. `isPartly`: some of what it lists was not understood; `titles`: what its lists stand under. */
export type LossesTold = { losses: Loss[]; isPartly: boolean; titles: string[] }

/** So many losses fit on ACORD's application; a list that is full may go on elsewhere. */
const MOST_ON_FORM = 3

export function lossesIn(part: Part): LossesTold {
  const claims = recordsOf(part.records, 'claim')
  const dated = claims.flatMap((claim) => ofClaim(claim, part))
  const rows = claims.length ? [] : part.pages.flatMap(unitsOf).filter(isOfLosses)
  const inRows = rows.flatMap((row) => ofRow(row, part))
  const onForm = ofLetters(part)
  const unread = part.side === 'Documents' ? (part.paper.facts.claimLists?.unread ?? []) : []
  return {
    losses: [...dated, ...inRows, ...onForm],
    isPartly:
      unread.length > 0 ||
      dated.length < claims.length ||
      rows.some((row) => ofRow(row, part).length === 0 && !/\btotals?\b/i.test(row.quote)) ||
      onForm.length >= MOST_ON_FORM,
    titles: [...new Set(rows.map(({ section }) => section))],
  }
}

/** Columns of records that tell the line of a loss. */
const LINES_OF = ['line', 'lob', 'line_of_business', 'coverage_type', 'coverage']

function ofClaim({ fields }: PaperRecord, part: Part): Loss[] {
  const day = fields.date_of_loss
  if (!day) return []
  const line = LINES_OF.flatMap((name) => lineSaid(textOf(fields[name]) ?? '') ?? [])[0] ?? null
  return [{ part, date: fieldIn(part, day), line, amount: amountOf(part, fields.claim_paid, fields.claim_reserves) }]
}

function amountOf(part: Part, paid: RecordField | undefined, reserved: RecordField | undefined): Loss['amount'] {
  if (typeof paid?.value !== 'number' || typeof reserved?.value !== 'number') return null
  const source = passageOf([paid.source, reserved.source])
  return sumOf(part, paid.value, reserved.value, source)
}

const sumOf = (part: Part, paid: number, reserved: number, source: RecordField['source']) => ({
  sum: paid + reserved,
  answer: answerIn(
    part,
    `$${formatAmount(paid)} paid, $${formatAmount(reserved)} reserved`,
    certainty(part, source.page),
    source,
  ),
})

/** What the columns of a list of losses are called. */
const HEADS = new Likenesses([
  { id: 'date', labels: ['date of loss', 'loss date', 'date of occurrence', 'occurrence date', 'date of accident', 'accident date'] },
  { id: 'line', labels: ['line', 'line of business', 'coverage', 'lob'] },
  { id: 'paid', labels: ['paid [amount total]', 'amount paid'] },
  { id: 'reserved', labels: ['reserved [amount]', 'reserve [amount]', 'outstanding [reserve]'] },
]) // biome-ignore format: a table

const columnOf = ({ cells }: Unit, id: string) =>
  cells.find(({ head }) => {
    const [best] = HEADS.of(normal(head))
    return best?.id === id && best.score >= ALIKE
  })?.text

/** A row of a list of losses that has no numbers of claims, as applications have it. */
const isOfLosses = (unit: Unit) => unit.kind === 'row' && columnOf(unit, 'date') !== undefined

function ofRow(unit: Unit, part: Part): Loss[] {
  const day = parseDate(columnOf(unit, 'date') ?? '')
  if (!day) return []
  const source = { page: unit.page, quote: unit.quote, boxes: [] }
  const [paid, reserved] = ['paid', 'reserved'].map((id) => parseAmount(columnOf(unit, id) ?? ''))
  return [
    {
      part,
      date: answerIn(part, formatDate(day), certainty(part, unit.page), source),
      line: lineSaid(columnOf(unit, 'line') ?? ''),
      amount: paid == null || reserved == null ? null : sumOf(part, paid, reserved, source),
    },
  ]
}

function ofLetters(part: Part): Loss[] {
  const lines = Map.groupBy(
    part.boxes.filter(({ name }) => name === 'LossHistory_LineOfBusiness'),
    ({ letter }) => letter,
  )
  const letters = [
    ...Map.groupBy(
      part.boxes.filter(({ name }) => name === DAY),
      ({ letter }) => letter,
    ),
  ]
  return letters.flatMap(([letter, boxes]) =>
    ofBoxes([DAY], { ...part, boxes }, 'date').map((date) => ({
      ...{ part, date, amount: null },
      line: lineSaid(lines.get(letter)?.[0]?.shown ?? ''),
    })),
  )
}
const DAY = 'LossHistory_OccurrenceDate'
