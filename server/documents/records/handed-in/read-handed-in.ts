import { answerIn } from '../../answered/answer.ts'
import { STATE_CODES, STATES } from '../../facts/addresses.ts'
import { omitsZeros } from '../../facts/limit-pages.ts'
import { ownInterest } from '../../facts/own-interest.ts'
import type { Page } from '../../types.ts'
import { type Columns, columnsByField } from '../columns.ts'
import { PRIOR_POLICY } from '../families/others.ts'
import { type Vocabulary, vocabularyOf } from '../labels.ts'
import { keyColumn, LEAST_KNOWN } from '../mapping.ts'
import { kindsSaid } from '../property/interests.ts'
import { fieldOf } from '../record-field.ts'
import { isTotalOf } from '../sections.ts'
import { cellTokens, tokensAsText, tokensOf } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { atSameAddress, withAddress } from './address-cells.ts'
import { oneBelowOther } from './beside.ts'
import { boxesOn } from './boxes.ts'
import { type Card, cardsOn, placesOfCards } from './cards.ts'
import { CLASS, LOSS, OFFICER, PREMISES, PREMISES_PART, SUBJECT, SUBJECT_TERMS, SUBMITTED } from './families.ts'
import { fleetIn } from './fleet.ts'
import { fleetInLines } from './fleet-told.ts'
import { type GridCell, type GridRow, gridRows } from './grid-rows.ts'
import { type HeadedList, headedLists } from './headed-lists.ts'
import { headsOfTerm, withTimeOver } from './heads-of-term.ts'
import { interestsIn } from './interest-panels.ts'
import { NOT_ITS } from './looks.ts'
import { numberedPlaces } from './numbered-places.ts'
import { ofOneLine, withoutLine } from './one-line.ts'
import { withParts } from './parted-premises.ts'
import { placesAcross } from './places-across.ts'
import { policyHeads } from './policy-heads.ts'
import { priorAcross } from './prior-across.ts'
import { type Mapped, recordOf, subtotalOf } from './row-record.ts'
import { type Counted, scaleNotes, scalesOf, withoutMoney } from './scales.ts'
import { withSides } from './sides.ts'
import { atPlaceOver, subjectsOf, subjectTermsOf } from './subjects.ts'
import { namedTermsIn, termsIn } from './terms.ts'
import { toldLosses } from './told-losses.ts'
import { underlyingIn } from './underlying.ts'
import { underlyingInBoxes } from './underlying-boxes.ts'
import { underlyingTold } from './underlying-told.ts'
import { valueColumns } from './value-columns.ts'

const VOCABULARIES = SUBMITTED.map(vocabularyOf)
const LOSSES = VOCABULARIES[SUBMITTED.indexOf(LOSS)]!
const OF_A_TERM: ReadonlySet<string> = new Set([CLASS.type, PREMISES.type, OFFICER.type, SUBJECT.type])

/**
 * The lists that a submission hands in: who and what is to be insured, which classes are worked in, who insured it before, what was lost. Amounts of
 * several years are those of the term that begins in the year `starts`.
 */
export function readHandedIn(pages: readonly Page[], starts: number | null, isLossRun: boolean): PaperRecord[] {
  let before: HeadedList | null = null
  const read = pages.map((page) => {
    const rows = oneBelowOther(gridRows(page))
    const lists = headedLists(rows, VOCABULARIES, before)
    const [first] = lists
    const goesOn = first !== undefined && first.heads === before?.heads
    before = lists.at(-1) ?? null
    const heads = new Set(lists.flatMap((list) => list.heads.flatMap(({ lines }) => lines)))
    return { page, rows, lists, goesOn, notes: scaleNotes(page, heads) }
  })
  const elsewhere = read.some(({ notes }) => notes.length)
  const records = read.flatMap(({ page, rows, lists, goesOn, notes }, at) => {
    const of = (list: HeadedList): Counted => {
      const start =
        goesOn && list === lists[0]
          ? read.findLastIndex((one, from) => from < at && !(one.goesOn && one.lists.length === 1))
          : at
      const first = read[start]!
      const began = start === at ? list : first.lists.at(-1)!
      const from = { list: began, rows: first.rows, isLast: began === first.lists.at(-1) }
      return {
        notes: notes.length ? notes : first.notes,
        elsewhere,
        from: notes.length ? { list, rows, isLast: list === lists.at(-1) } : from,
      }
    }
    const told = ofOneLine(recordsOn(rows, lists, { starts, isLossRun, of, boxes: boxesOn(page, rows) }), rows)
    return notes.length ? told.map(withoutMoney) : told
  })
  // A policy that is listed as one before began then: what is to come begins later.
  return starts !== null && records.some((one) => beganIn(one) === starts)
    ? readHandedIn(pages, null, isLossRun)
    : withParts(records).map(withSides)
}

const beganIn = ({ type, fields: { year, effective_date } }: PaperRecord): number | null =>
  type === PRIOR_POLICY.type ? Number(year?.value ?? (effective_date?.value as string | undefined)?.slice(-4)) : null

type Reading = { starts: number | null; isLossRun: boolean; of: (list: HeadedList) => Counted; boxes: GridRow[][] }

function recordsOn(rows: GridRow[], lists: HeadedList[], { starts, isLossRun, of, boxes }: Reading): PaperRecord[] {
  const heads = [
    ...fleetIn(rows, starts),
    ...fleetInLines(rows, starts),
    ...interestsIn(rows),
    ...(isLossRun ? policyHeads(rows) : toldLosses(rows, LOSSES)),
    ...underlyingIn(rows),
    ...underlyingInBoxes(rows, boxes),
    ...underlyingTold(rows),
  ]
  const cards = cardsOn(boxes)
  const listed = [
    ...placesAcross(rows),
    ...priorAcross(rows),
    ...lists.flatMap((list) => recordsOf(list, rows, starts, of(list), cards)),
    ...placesOfCards(cards),
  ]
  const hasPlaces = listed.some(
    ({ type, fields }) => type === PREMISES.type || (type === PREMISES_PART.type && fields.line1),
  )
  const hasValues = listed.some(({ fields }) => Object.keys(fields).some((name) => name.startsWith('value')))
  const terms = hasValues ? [...termsIn(rows), ...namedTermsIn(rows)] : []
  return hasPlaces
    ? [...heads, ...listed, ...terms, ...ownedIn(rows, listed)]
    : [...heads, ...listed, ...numberedPlaces(rows, boxes)]
}

/** That all buildings of a list are the insured's own. */
function ownedIn(rows: readonly GridRow[], listed: readonly PaperRecord[]): PaperRecord[] {
  if (listed.some(({ fields }) => fields.insured_interest)) return []
  return rows.flatMap(({ cells, page }): PaperRecord[] => {
    const tokens = tokensOf(
      cells.flatMap(({ lines }) => lines),
      page,
      Number.POSITIVE_INFINITY,
    )
    const said = tokensAsText(tokens)
      .split(/[.;]\s+|\.$/)
      .flatMap((one) => ownInterest(OWNED.exec(one)?.[1] ?? '') ?? [])
    const field = said.length === 1 && fieldOf(said[0]!, tokens)
    return field ? [{ type: 'interest of all', page, fields: { insured_interest: field } }] : []
  })
}
const OWNED = /^all (?:the )?(?:buildings?|locations?|premises) (?:listed )?(?:are|is) (.+)$/i

function recordsOf(
  list: HeadedList,
  all: readonly GridRow[],
  starts: number | null,
  counted: Counted,
  cards: readonly Card[],
): PaperRecord[] {
  const rows = list.rows.filter((row) => !isTotal(row))
  const mapped = mappingOf(list, rows, all, starts, counted)
  const card = cards.find(({ rows: own }) =>
    own.some(({ cells }) => cells.some(({ lines }) => lines[0] === list.heads[0]!.lines[0])),
  )
  // A card is of the one place that heads it.
  if (card && mapped?.vocabulary.family === PREMISES) return []
  if (!mapped || (mapped.vocabulary.family === SUBJECT && (counted.elsewhere || counted.notes.length))) return []
  const scope = new Map<string, RecordField>()
  const records = list.rows.flatMap((row): PaperRecord[] => {
    const [first, another] = row
    const state = !another && first ? /^state\b[ :-]*(.+)$/i.exec(first.text)?.[1]?.trim().toUpperCase() : undefined
    if (state) {
      const code = STATES[state] ?? (STATE_CODES.has(state) ? state : null)
      const field = code && fieldOf(code, cellTokens(first!, false))
      if (field) scope.set('state', field)
      else scope.delete('state')
    }
    if (!another) return []
    return isTotal(row) ? subtotalOf(row, mapped) : recordOf(row, list, mapped, scope)
  })
  if (mapped.vocabulary.family === SUBJECT_TERMS) return card ? [] : subjectTermsOf(records, list)
  if (mapped.vocabulary.family === PREMISES) return atSameAddress(records)
  if (mapped.vocabulary.family === PREMISES_PART) return atPlaceOver(records, list)
  return mapped.vocabulary.family === SUBJECT ? subjectsOf(records, list, card) : records
}

const isTotal = (row: readonly GridCell[]) => {
  const said = row.find(({ text }) => /\p{L}{2}/u.test(text))?.text ?? ''
  return isTotalOf(said) || ALL.test(said)
}
/** 'All locations', 'Five years': more than one entry. */
const ALL = /^(?:all\b|both\b|grand\b|sum\b|(?:two|three|four|five|six|seven|ten|\d+) years?\b)/i

function mappingOf(
  list: HeadedList,
  rows: readonly GridCell[][],
  all: readonly GridRow[],
  starts: number | null,
  counted: Counted,
) {
  const values = list.heads.map((_, column) =>
    rows.flatMap((row) => row.filter((cell) => cell.column === column).map(({ text }) => text)),
  )
  // 'Year last updated' is no time that amounts are of.
  const titles = list.heads.map(({ text, over }, at) => (values[at]!.some(isAmount) ? withTimeOver(text, over) : text))
  const texts = titles.map((text) => (omitsZeros(text) ? '' : text))
  if (isOfNone(list, values)) return null
  const scales = scalesOf(list, values, counted)
  const worth = valueColumns(titles, values, starts, scales)
  const found = VOCABULARIES.flatMap((vocabulary): Mapped[] => {
    const { family, unless } = vocabulary
    if (unless?.test(texts.join(' | '))) return []
    const isOfTerm = OF_A_TERM.has(family.type)
    const amounts = family.type === PREMISES.type || family === PREMISES_PART ? worth : []
    const bare = texts.map((text, at) => (amounts.some(({ columns }) => columns.includes(at)) ? '' : text))
    const heads = isOfTerm
      ? headsOfTerm(bare, vocabulary, starts, subjectOf(all, list, vocabulary), ratedBy(bare, vocabulary))
      : bare
    const named = family.type === PRIOR_POLICY.type ? heads.map(withoutLine) : heads
    const columns = withAddress(columnsOf(list, named, values, vocabulary), named, vocabulary)
    const told = new Set(columns.fields.flat(2).map(({ name }) => name))
    const key = keyColumn(columns, vocabulary)
    // Numbers of places alone are no addresses.
    const isNumbers = family === PREMISES && values[key]?.every((text) => !/\p{L}{2}/u.test(text))
    const isWhole = key >= 0 && !isNumbers && (!family.withOneOf || family.withOneOf.some((name) => told.has(name)))
    const known = columns.known + amounts.length
    return isWhole && known >= LEAST_KNOWN
      ? [
          {
            vocabulary,
            fields: columns.fields,
            values: amounts,
            isScaled: scales.some(Boolean),
            sum: columns.sum + amounts.length,
          },
        ]
      : []
  })
  const whole = found.filter(({ vocabulary: { family } }) => family !== PREMISES_PART)
  return whole.toSorted((a, b) => b.sum - a.sum)[0] ?? found[0] ?? null
}

/** Whether a list is of others: under 'Mortgagee' stand lenders and where they are, under 'Quote no.' what nobody took, but 'Quote?' is answered with a yes. */
function isOfNone({ heads, over }: HeadedList, values: readonly string[][]): boolean {
  const [heading, another] = over.at(-1)?.cells ?? []
  const isOfInterest = !another && kindsSaid(heading?.text ?? '')[0]?.at === 0
  return (
    isOfInterest || heads.some(({ text }, at) => NOT_ITS.test(text) && !values[at]!.some((one) => answerIn(one).answer))
  )
}

const isAmount = (text: string) => /^\$|\d,\d{3}/.test(text)

/** What columns hold: one whose head names nothing alone by what stands over it and others as well. */
function columnsOf({ heads }: HeadedList, named: string[], values: string[][], vocabulary: Vocabulary): Columns {
  const alone = columnsByField(named, values, vocabulary)
  const isOpen = (at: number) => !alone.fields[at]!.length && named[at] !== '' && heads[at]!.over !== undefined
  if (!named.some((_, at) => isOpen(at))) return alone
  const whole = named.map((text, at) => (isOpen(at) ? `${heads[at]!.over} ${text}` : text))
  const under = columnsByField(whole, values, vocabulary)
  const isKept = alone.fields.every((own, at) => !own.length || own.flat()[0] === under.fields[at]!.flat()[0])
  return isKept && under.known > alone.known ? under : alone
}

/**
 * What columns are of that no word but a time heads: in a list of classes that tells what each is rated on, or in one of what is insured.
 */
const ratedBy = (heads: string[], { family }: Vocabulary): string => {
  if (family === SUBJECT) return 'limit'
  const isRated = family === CLASS && heads.some((head) => BASIS.test(head))
  return isRated && !heads.some((head) => /\bexposure\b/i.test(head)) ? 'exposure' : ''
}
const BASIS = /^(?:(?:premium|exposure|rating) )?basis$/i

/** What the lines over a list speak of, where that is one of its figures: 'Payroll projection'. */
function subjectOf(all: readonly GridRow[], list: HeadedList, { family }: Vocabulary): string {
  const top = Math.min(...list.heads.flatMap(({ lines }) => lines.map(({ box }) => box[1])))
  const above = all
    .filter((row) => row.top < top && row.cells.length < LEAST_KNOWN)
    .map(({ cells }) => cells.map(({ text }) => text).join(' '))
  const words = family.fields.filter(({ kind }) => kind === 'figure').flatMap((spec) => spec.words)
  return words.find((word) => above.some((text) => new RegExp(`\\b${word}\\b`, 'i').test(text))) ?? ''
}
