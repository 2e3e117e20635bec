import { formatAmount, parseAmount } from '../../../../shared/amounts.ts'
import {
  bareNumber,
  claimFiguresOf,
  isSamePolicy,
  type LineOfBusiness,
  lineNamed,
  lineSaid,
  normal,
  type PaperRecord,
  type RecordField,
  sortableDate,
} from '../../../documents/index.ts'
import type { FilledFrom, ProposalInput } from '../../types.ts'
import { partOf } from '../entries.ts'
import { mergedEntries, plain } from '../entry-lists.ts'
import type { Entry } from '../placed.ts'
import { ofRecords } from './applicants.ts'
import { handedIn } from './handed-in.ts'
import { entryOf, same } from './record-entries.ts'

/** Fields of a claim by what a loss is asked for. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  number: ['claim_number', 'incident_number'],
  date: ['date_of_loss'],
  reported: ['date_reported'],
  description: ['description'],
  line: ['line', 'lob', 'line_of_business', 'coverage_type', 'coverage'],
}
const STATUSES = ['claim_status', 'status']

/** The losses that loss runs, applications and `ofForms` list, each once: as the only list that is handed in has them, else the latest first. What they tell otherwise of one is told by none. */
export function lossesOf({ files }: ProposalInput, ofForms: readonly Entry[][]): Entry[] {
  const lists = [...files.map(lossesIn), ...ofForms].filter(({ length }) => length)
  const losses = mergedEntries(lists, isOneLoss)
  return lists.length < 2 && !files.some(hasClaims)
    ? losses
    : losses.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
}

/** The losses that a file lists. */
export const lossesIn = (file: Pick<FilledFrom, 'fileId' | 'facts'>): Entry[] =>
  hasClaims(file)
    ? file.facts.records!.flatMap((record) =>
        record.type === 'claim' && !record.fields.account ? lossIn(file, record) : [],
      )
    : handedIn({ files: [file as FilledFrom] }, 'loss').map((one) => {
        const { date_of_loss: day } = one.record.fields
        const loss = entryOf(one, day ? 'date_of_loss' : 'date_reported', HANDED_IN)
        const { value } = loss.get('open') ?? {}
        const open = value && (openIn(value) ?? markIn(value))
        if (open) loss.set('open', { ...loss.get('open')!, value: open })
        else loss.delete('open')
        const subrogation = loss.get('subrogation')
        if (subrogation)
          loss.set('subrogation', { ...subrogation, value: markIn(subrogation.value) ?? subrogation.value })
        return loss
      })

const hasClaims = ({ facts }: Pick<FilledFrom, 'facts'>) => (facts.records ?? []).some(({ type }) => type === 'claim')

const HANDED_IN = {
  ...same('line', 'description', 'paid', 'reserved', 'subrogation'),
  date: ['date_of_loss'],
  reported: ['date_reported'],
  number: ['claim_number'],
  open: ['open', 'claim_status'],
}
const markIn = (mark: string) => (/^(?:y|yes|x)$/i.test(mark) ? 'Y' : /^(?:n|no)$/i.test(mark) ? 'N' : null)

/** The day of a loss, or the one on which it was reported where no other is told; '' where neither is. */
const dayOf = (loss: Entry) => sortableDate((loss.get('date') ?? loss.get('reported'))?.value ?? '')

/** Which losses a form asks for: of these lines, of so many years, that cost more than `above`. */
export type LossesAsked = { lines: readonly LineOfBusiness[]; years: number; above: number }

/** The losses that a form asks for. One whose line, day or cost is not told may be among them, and is. */
export function lossesAsked(losses: readonly Entry[], asked: LossesAsked | undefined, today: string): readonly Entry[] {
  const day = today.replaceAll('-', '')
  const past = losses.filter((loss) => dayOf(loss) <= day)
  if (!asked) return past
  const since = `${Number(today.slice(0, 4)) - asked.years}${today.slice(5, 7)}${today.slice(8, 10)}`
  return past.filter((loss) => {
    const line = lineNamed(normal(loss.get('line')?.value ?? ''))
    const costs = ['paid', 'reserved'].map((part) => parseAmount(loss.get(part)?.value ?? ''))
    // What is reserved for an open loss may be more than what is told.
    const isUnread = costs[1] == null && (loss.get('open')?.value === 'Y' || loss.has('reserved disputed'))
    const isSmall = costs[0] != null && !isUnread && costs[0] + (costs[1] ?? 0) <= asked.above
    const isOld = dayOf(loss) !== '' && dayOf(loss) < since
    return (!line || asked.lines.includes(line)) && !isOld && !isSmall
  })
}

/** Losses of one number, or without one of one day and description. */
function isOneLoss(one: Entry, other: Entry): boolean {
  const [number, another] = [one, other].map((loss) => loss.get('number')?.value)
  if (number && another) return bareNumber(number) === bareNumber(another)
  const isAlike = (part: string) => {
    const [a, b] = [one, other].map((loss) => loss.get(part)?.value)
    return a !== undefined && b !== undefined && plain(a) === plain(b)
  }
  const both = ['date', 'reported'].find((part) => one.has(part) && other.has(part))
  const isOfOneDay = both ? isAlike(both) : dayOf(one) !== '' && dayOf(one) === dayOf(other)
  return isOfOneDay && isAlike('description')
}

function lossIn(file: Pick<FilledFrom, 'fileId' | 'facts'>, record: PaperRecord): Entry[] {
  const { fileId } = file
  const { fields } = record
  const named = (names: readonly string[]) => names.flatMap((name) => fields[name] ?? [])[0]
  const key = named(PARTS.number!)
  if (!key || !fields.date_of_loss) return []
  const loss: Entry = new Map(
    Object.entries(PARTS).flatMap(([part, names]) => {
      const field = named(names)
      return field ? [[part, partOf(fileId, field, key)] as const] : []
    }),
  )
  const figures = claimFiguresOf(record)
  for (const part of ['paid', 'reserved'] as const) {
    const figure = figures[part]
    if (figure?.source)
      loss.set(part, partOf(fileId, { value: figure.value, source: figure.source }, key, formatAmount(figure.value)))
  }
  const status = named(STATUSES)
  const open = typeof status?.value === 'string' ? openIn(status.value) : null
  if (status && open) loss.set('open', partOf(fileId, status, key, open))
  if (!loss.has('line')) {
    const line = lineOf(file, record)
    if (line) loss.set('line', line)
  }
  return [loss]
}

/** 'Y' of a claim that is open, 'N' of one that is closed. */
const openIn = (status: string) =>
  /^(?:re-?)?open|^O$|^R$|^pending/i.test(status) ? 'Y' : /^closed?|^C$/i.test(status) ? 'N' : null

/** The line that stands over a claim: of several lines of one policy the last before it. */
function lineOf({ fileId, facts }: Pick<FilledFrom, 'fileId' | 'facts'>, { fields }: PaperRecord) {
  const number = fields.policy_number?.value
  const isIts = (own: RecordField | undefined) =>
    typeof own?.value === 'string' && typeof number === 'string' && bareNumber(own.value) === bareNumber(number)
  const own = (facts.claimLists?.heads ?? []).flatMap(({ line, policy_number }) =>
    line && isIts(policy_number) && typeof line.value === 'string' && lineSaid(line.value) ? [line] : [],
  )
  const isOne = new Set(own.map(({ value }) => lineSaid(`${value as string}`))).size === 1
  const claim = PARTS.number!.flatMap((name) => fields[name] ?? [])[0]
  const line = isOne ? own[0] : own.findLast((one) => claim && stands(one) <= stands(claim))
  return line ? partOf(fileId, line, line) : null
}

/** How far down a document something stands: its page, and the share of a page above it. */
function stands({ source: { page, boxes } }: RecordField): number {
  return page + (boxes[0]?.[1] ?? 0) / LONGEST_PAGE
}
/** In points; no page is longer. */
const LONGEST_PAGE = 20_000

/** That there were no losses, where no list tells one and for each of the policies a loss run says so. `policies`: the numbers of those known. */
export function ofAllLosses(input: ProposalInput, losses: readonly Entry[], policies: readonly string[]): Entry {
  const { files } = input
  const runs = files.filter(({ facts }) => facts.kind === 'loss-run')
  const told = runs.flatMap(({ fileId, facts }) => {
    const none = facts.claimLists?.totals.find(({ fields }) => fields.count?.value === 0)
    return none
      ? [{ none: partOf(fileId, none.name, none.name), numbers: facts.policies.map(({ number }) => number) }]
      : []
  })
  const [first] = told
  const isSure = told.length === runs.length && !runs.some(({ facts }) => facts.claimLists?.unread.length)
  const isTold = (number: string) => told.some(({ numbers }) => numbers.some((own) => own && isSamePolicy(own, number)))
  if (losses.length) return new Map()
  if (first) return new Map(isSure && policies.every(isTold) ? [['none', first.none]] : [])
  const said = runs.length ? [] : ofRecords(input, 'applicant').flatMap((applicant) => applicant.get('no_losses') ?? [])
  return new Map(said.slice(0, 1).map((one) => ['none', one]))
}
