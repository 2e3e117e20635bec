import { parseAmount } from '../../../shared/amounts.ts'
import { ACCOUNT_RECORDS, type AccountRecordType } from '../../../shared/kinds.ts'
import {
  type Asked,
  type Asking,
  askList,
  type Figure,
  type PaperRecord,
  type ValueKind,
  type Worked,
  weighedOf,
  workOutAsked,
} from '../../documents/index.ts'
import { ACCOUNT_FIELDS, CERTIFICATE_FIELDS, CONTACT_FIELDS } from '../../domains/on-file/client-fields.ts'
import { HELD_POLICY_FIELDS } from '../../domains/on-file/policy-fields.ts'
import type { AccountRecord, HeldField, HeldKind, HeldRecord } from '../../domains/on-file/types.ts'
import { linesIn, withoutLines } from '../builtin/question/lines.ts'
import { type LineNotOnFile, linesNotOnFile, speaksOf } from './lines.ts'
import { readQuery } from './read-query.ts'
import { standingAsked, type Verdict } from './standing.ts'
import { statementsHeld } from './statements.ts'

/** A figure computed over the chosen records: with those it is based on, or for a highest or lowest value those that have it. */
export type HeldFigure = Pick<Figure, 'way' | 'value' | 'told' | 'untold'> & { path: string; records: string[] }

/**
 * What the records of one kind answer: those the words choose by their ids, what decided, what of them is asked for by paths, and which words
 * chose nothing. `scope`: only those that hold today were asked, because nothing else was said; `beyond` are the others that the words choose.
 * `verdict`: what they all say to a yes or no about how they stand, by the fields of `asksFor`; null where they differ.
 */
export type AskedRecords = {
  of: AccountRecordType
  count: number
  records: string[]
  narrowedBy: string[]
  /** The paths of the fields that decided. */
  decidedBy: string[]
  unused: string[]
  blank: string[]
  asksFor: string[]
  figures: HeldFigure[]
  scope: 'current' | 'all'
  beyond: string[]
  verdict?: Verdict
}

/**
 * What the records answer to a query. `unused`: its words that none of them speaks of. `days`: those it told from today on; where no record fits them, `near`
 * is what is chosen without them. `notOnFile`: lines of business it names that no policy is of; the rest is asked without them.
 */
export type AccountAnswer = {
  query: string
  asked: AskedRecords | null
  unused: string[]
  days: string[]
  near?: AskedRecords
  worked?: Worked
  notOnFile?: LineNotOnFile[]
}

const FIELDS: Record<AccountRecordType, readonly Pick<HeldField<never>, 'path' | 'label' | 'kind' | 'words'>[]> = {
  ACCOUNT: ACCOUNT_FIELDS,
  CONTACT: CONTACT_FIELDS,
  POLICY: HELD_POLICY_FIELDS,
  CERTIFICATE: CERTIFICATE_FIELDS,
}

/** What people call the records of a kind. */
const NOUNS: Record<AccountRecordType, string[]> = {
  ACCOUNT: ['client', 'account', 'customer', 'insured', 'business', 'company'],
  CONTACT: ['contact', 'contacts', 'contact person', 'person'],
  POLICY: ['policy', 'policies', 'coverage', 'coverages', 'insurance', 'lines', 'lines of business'],
  CERTIFICATE: ['certificate', 'certificates', 'certificate of insurance', 'certificates of insurance', 'coi', 'cois'],
}

const KINDS: Record<HeldKind, ValueKind> = {
  text: 'text',
  name: 'name',
  choice: 'text',
  amount: 'amount',
  date: 'date',
  code: 'code',
}

const labelOf = (of: AccountRecordType, path: string) =>
  FIELDS[of].find((field) => field.path === path)?.label.toLowerCase() ?? path

/** Lists part the names of fields at a point: those of records go by another sign. */
const nameOf = (path: string) => path.replaceAll('.', '/')
const pathOf = (name: string) => name.replaceAll('/', '.')

const listOf = (of: AccountRecordType): Asking => ({
  fields: FIELDS[of].map(({ path, kind, words }) => ({ name: nameOf(path), kind: KINDS[kind], words })),
  spoken: (name) => labelOf(of, pathOf(name)),
  nouns: NOUNS[of],
  keptBy: of === 'POLICY' ? ['expiresAt'] : of === 'CERTIFICATE' ? ['endsOn'] : [],
  unsummed: FIELDS[of].flatMap(({ path }) => (path.startsWith('limits.') ? nameOf(path) : [])),
  isOfParts: true,
})

/** A record as lists are asked. */
const asRecord = ({ type, values }: HeldRecord): PaperRecord => ({
  type,
  page: 0,
  fields: Object.fromEntries(
    values.map(({ path, kind, value, also }) => [
      nameOf(path),
      {
        value: kind === 'amount' ? (parseAmount(value) ?? value) : value,
        source: { page: 0, quote: [value, also].filter(Boolean).join(' '), boxes: [] },
      },
    ]),
  ),
})

/** Fields of a certificate in words of their own: a question that does not speak of certificates is not looked for in them. */
const PROSE = ['policyIds', 'descriptionOfOperations', 'revokeReason']
const withoutProse = (record: HeldRecord): HeldRecord => ({
  ...record,
  values: record.values.filter(({ path }) => !PROSE.includes(path)),
})

/** Words that say of which records something is asked, and so choose among all of them, not only those that hold today. */
const CHOOSES_ALL = ['state', 'policyNumber', 'quoteNumber', 'certificateNumber', 'nextId', 'previousId']
const ALL_SAID = /\b(?:ever|all time|past|former|previous(?:ly)?|history|so far)\b/i

/** Asks the records of a client in the words of a question: first list by list, then over all values as a graph. */
export function askAccount(account: AccountRecord, query: string): AccountAnswer {
  const { named } = readQuery(query, account)
  const notOnFile = linesNotOnFile(account, named)
  if (!notOnFile.length) return askOnFile(account, query)
  const rest = withoutLines(
    named,
    notOnFile.map(({ line }) => line),
  )
  const isAll = linesIn(rest).lines.length === 0
  const answer = isAll ? { asked: null, unused: [], days: [] } : askOnFile(account, rest)
  return { ...answer, query, notOnFile }
}

/** Asks of what is on file. */
function askOnFile(account: AccountRecord, query: string): AccountAnswer {
  const { text, plain, days, isOfToday, named } = readQuery(query, account)
  const standing = askStanding(account, named)
  if (standing) return { query, asked: standing, unused: [], days }
  const ask = (words: string) => bestOf(account, words, isOfToday)
  const whole = ask(text)
  const isMet = whole && whole.unused.length + whole.blank.length === 0 && whole.records.length > 0
  const parts = isMet ? [] : text.split(/\bor\b/i)
  const asked = (parts.length > 1 ? eitherOf(parts.map(ask)) : null) ?? whole
  const isKnown =
    asked?.records.length &&
    !asked.unused.length &&
    !asked.blank.length &&
    asked.narrowedBy.length + asked.figures.length
  const worked = isKnown
    ? null
    : workOutAsked(
        text,
        statementsHeld(account, ({ isCurrent }) => isCurrent).map((one) => weighedOf({ ...one, kind: 'fact' })),
      )
  const near = asked && !asked.records.length && days.length ? ask(plain) : null
  const unused = asked ? asked.unused : askedOfEach(account, text, isOfToday)[0]!.asked.unused
  return { query, asked, unused, days, ...(near ? { near } : {}), ...(worked ? { worked } : {}) }
}

/** What the policies say to a yes or no about how they stand; null where none is asked, or not which of them stands so. */
function askStanding(account: AccountRecord, question: string): AskedRecords | null {
  const standing = standingAsked(question)
  if (!standing || speaksOf('CERTIFICATE', question)) return null
  const policies = account.records.filter(({ type }) => type === 'POLICY')
  const { text, isOfToday } = readQuery(standing.rest, account)
  const { asked } = askedOf('POLICY', policies, text, isOfToday, standing.isOfAll)
  const chosen = policies.filter(({ id }) => asked.records.includes(id))
  const isOpen = asked.unused.length + asked.blank.length + asked.asksFor.length + asked.figures.length > 0
  if (isOpen || !chosen.length || !asked.narrowedBy.length) return null
  const [verdict, ...others] = new Set(chosen.map(standing.verdictOn))
  return { ...asked, asksFor: standing.paths, verdict: others.length ? null : verdict! }
}

/** What each kind of record makes of a question, the one that understands most of it first. */
function askedOfEach(account: AccountRecord, text: string, isOfToday: boolean) {
  return ACCOUNT_RECORDS.map((of) =>
    askedOf(
      of,
      account.records.filter(({ type }) => type === of),
      text,
      isOfToday,
    ),
  ).sort((a, b) => b.understood - a.understood)
}

/** The records that speak most of a question; null where none speaks of anything in it. */
function bestOf(account: AccountRecord, text: string, isOfToday: boolean): AskedRecords | null {
  const [best] = askedOfEach(account, text, isOfToday)
  return best && best.understood > 0 ? best.asked : null
}

/** 'Canceled or about to expire': the records that either part chooses; null where a part chooses none by itself. */
function eitherOf(parts: (AskedRecords | null)[]): AskedRecords | null {
  const [first, ...others] = parts
  if (!first || others.some((one) => one?.of !== first.of)) return null
  const all = [first, ...(others as AskedRecords[])]
  if (all.some(({ narrowedBy, unused, blank }) => !narrowedBy.length || unused.length + blank.length > 0)) return null
  const records = [...new Set(all.flatMap((one) => one.records))]
  return {
    ...first,
    records,
    narrowedBy: [all.map(({ narrowedBy }) => narrowedBy.join(' and ')).join(', or ')],
    decidedBy: [],
    asksFor: [...new Set(all.flatMap(({ asksFor }) => asksFor))],
    figures: [],
    scope: 'all',
    beyond: [],
  }
}

function askedOf(of: AccountRecordType, held: HeldRecord[], text: string, isOfToday: boolean, isOfEach = false) {
  const isSpokenOf = of !== 'CERTIFICATE' || speaksOf(of, text)
  const byRecord = new Map(held.map((one) => [asRecord(isSpokenOf ? one : withoutProse(one)), one]))
  const all = [...byRecord.keys()]
  const list = listOf(of)
  const whole = askList(all, list, text)
  const isOfAll = isOfEach || ALL_SAID.test(text) || decidedBy(whole).some((field) => CHOOSES_ALL.includes(field))
  const current = all.filter((record) => byRecord.get(record)!.isCurrent)
  const narrow = isOfToday || !(isOfAll || current.length === all.length) ? askList(current, list, text) : null
  const isNarrow = narrow !== null && narrow.records.length > 0 && misses(narrow) <= misses(whole)
  const best = isNarrow ? narrow : whole
  const idsOf = (records: PaperRecord[]) => records.map((record) => byRecord.get(record)!.id)
  const isCurrent = isNarrow || isOfToday
  const ids = idsOf(isCurrent ? best.records.filter((record) => current.includes(record)) : best.records)
  const asked: AskedRecords = {
    of,
    count: isCurrent ? current.length : all.length,
    records: ids,
    narrowedBy: best.narrowedBy.map((said) => said.replace('inforce', 'in force')),
    unused: best.unused,
    blank: best.blank,
    asksFor: [...new Set(closest(best.asksForAnyOf).flat().map(pathOf))],
    decidedBy: decidedBy(best),
    figures: (isCurrent && !isNarrow ? [] : best.figures).map(({ way, field, value, told, untold, records }) => ({
      ...{ way, value, told, untold },
      path: FIELDS[of].find(({ label }) => label.toLowerCase() === field)?.path ?? field,
      records: records.length ? idsOf(records) : ids,
    })),
    scope: isCurrent ? 'current' : 'all',
    // What is asked of today alone is answered by what holds today, where there is such.
    beyond:
      !isCurrent || (isOfToday && ids.length)
        ? []
        : idsOf(whole.records.filter((record) => tells(record, best))).filter((id) => !ids.includes(id)),
  }
  return { asked, understood: understood(of, best) }
}

/** Of fields that are asked for by several names, those of the closest: 'limit per occurrence' asks for no other limit. */
const closest = (named: string[][]): string[][] =>
  named.filter((own) => !named.some((one) => one.length < own.length && one.every((field) => own.includes(field))))

/** The fields that chose records, or that something was worked out of, and were not only asked for. */
const decidedBy = ({ fields, asksForAnyOf }: Asked): string[] =>
  fields.filter((field) => !asksForAnyOf.flat().includes(field)).map(pathOf)

const misses = ({ unused, blank }: Asked): number => unused.length + blank.length

/** Whether a record tells what is asked for, where something is. */
const tells = ({ fields }: PaperRecord, { asksForAnyOf, figures }: Asked): boolean => {
  const wanted = asksForAnyOf.flat()
  return figures.length > 0 || !wanted.length || wanted.some((path) => fields[path])
}

/** How well a question was understood: what it names, chooses and asks for, less what nothing was known of. There is nothing to choose of one account. */
const understood = (of: AccountRecordType, asked: Asked): number => {
  const chosen = of === 'ACCOUNT' ? 0 : asked.narrowedBy.length
  const known = (chosen + asked.figures.length + asked.asksFor.length) * 2 + (asked.isNamed ? 1 : 0)
  return known && known * 10 - misses(asked) * 5
}
