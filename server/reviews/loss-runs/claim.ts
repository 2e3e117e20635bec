import type { IsoDate } from '../../../shared/dates.ts'
import {
  type ClaimFigures,
  claimFiguresOf,
  isSamePolicy,
  LINES,
  lineSaid,
  type PaperRecord,
  type PolicyFacts,
  type RecordField,
  type Scoped,
  valueIn,
} from '../../documents/index.ts'
import type { ReviewPaper } from '../types.ts'
import type { PoliciesTold } from './policies-told.ts'
import { dateIn, listedTerm, type Term, termsOf, yearOf } from './policy-term.ts'
import { textOf } from './words.ts'

/**
 * A claim as one loss run lists it. `line` and `year` are null where nothing tells them; the year is that of the term it is listed under, else of
 * its loss. `isOpen` is null where no status is told. `misread`: by field, words that are no value of it.
 */
export type Claim = {
  paper: ReviewPaper
  number: string
  key: RecordField
  policy: string | null
  line: string | null
  term: Term | null
  lost: IsoDate | null
  reported: IsoDate | null
  year: string | null
  status: RecordField | null
  isOpen: boolean | null
  figures: ClaimFigures
  fields: PaperRecord['fields']
  misread: NonNullable<PaperRecord['misread']>
}

/** The group of findings about single claims, and the id of one. */
export const CLAIMS = 'Claims'
export const idOf = (what: string, { paper, number, key }: Claim) =>
  `${what}:${paper.fileId}:${number}:${key.source.page}`

/** `isOnly`: its run tells of one policy alone. */
export function claimOf(
  paper: ReviewPaper,
  { fields, misread = {}, ...record }: PaperRecord,
  head: Scoped,
  policies: PoliciesTold,
  isOnly = false,
): Claim | null {
  const key = fields.claim_number ?? fields.incident_number
  if (!key) return null
  const text = (name: string) => textOf(fields[name])
  const policy = text('policy_number') ?? textOf(head.policy_number)
  // A term over a report of many policies is that of none of them; of one policy, it is that of its claims.
  const headed = textOf(head.policy_number)
  const isOfHead = policy === null || (headed === null ? isOnly : isSamePolicy(headed, policy))
  const known = policies(policy)
  const terms = termsOf(known)
  const lost = dateIn(fields.date_of_loss)
  const listed = listedTerm({ fields, key, head: isOfHead ? head : {}, known: terms, lost })
  const status = statusOf(fields)
  return {
    paper,
    key,
    number: textOf(key)!,
    policy,
    line: lineOf(known, isOfHead || headed === null ? head : {}, fields),
    term: listed ?? (terms.length === 1 ? terms[0]! : null),
    lost,
    reported: dateIn(fields.date_reported),
    year: yearOf({ listed, known: terms, lost, lostIn: textOf(fields.accident_year) }),
    status,
    isOpen: status === null ? null : OPEN.test(textOf(status)!),
    figures: claimFiguresOf({ fields, ...record }),
    fields,
    misread,
  }
}

/** What its row calls its status, else the only column whose value can be nothing else. */
function statusOf(fields: PaperRecord['fields']): RecordField | null {
  const named = fields.claim_status ?? fields.status
  if (named) return named
  const [only, ...others] = Object.values(fields).filter(
    ({ value }) => typeof value === 'string' && valueIn('status', value.split(' ')) !== null,
  )
  return only && !others.length ? only : null
}

const OPEN = /^(?:re-?)?open|^[or]$|^pending|^active/i

/** A number of a claim or policy however it is parted. */
export const plainNumber = (number: string) => number.replace(/[^A-Z0-9]/gi, '').toUpperCase()

/** Columns whose values say the line, also in letters of the house. */
const LINE_COLUMNS = ['line', 'lob', 'line_of_business', 'policy_type', 'coverage_line']
const COVERAGE_COLUMNS = ['coverage_type', 'coverage', 'coverage_part', 'type']

function lineOf(known: readonly PolicyFacts[], head: Scoped, fields: PaperRecord['fields']): string | null {
  const of = (names: string[]) => names.flatMap((name) => textOf(fields[name]) ?? [])
  const said = [...of([...LINE_COLUMNS, ...COVERAGE_COLUMNS]), ...[textOf(head.line) ?? []].flat()].flatMap(
    (text) => lineSaid(text) ?? [],
  )
  if (said[0]) return LINES[said[0]]
  const [own] = of(LINE_COLUMNS)
  if (own) return own
  const lines = new Set(known.flatMap(({ lines: all }) => all))
  return lines.size === 1 ? LINES[[...lines][0]!] : null
}
