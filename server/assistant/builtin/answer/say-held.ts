import { sentence } from '../../../../shared/sentence.ts'
import type { AccountAnswer, AskedRecords, HeldFigure } from '../../account/ask.ts'
import type { LineNotOnFile } from '../../account/lines.ts'
import type { ToldRecord } from '../../tools/look-up-account.ts'
import type { Citations } from '../citations.ts'
import type { Held } from '../held.ts'
import { plainWords } from './facts-in-words.ts'
import { firstRows } from './first-rows.ts'
import { sayWorked } from './say-worked.ts'

/** What is told of each of many records. */
const BRIEF: Record<ToldRecord['type'], string[]> = {
  ACCOUNT: ['dba', 'phone', 'email', 'website', 'mailingAddress'],
  CONTACT: ['phone', 'email'],
  POLICY: ['state', 'carrier', 'inforceAt', 'expiresAt', 'pricing.premium', 'cancellation.effectiveAt'],
  CERTIFICATE: ['state', 'createdAt', 'endsOn'],
}
/** What a record's own name tells already. */
const IN_NAME: Record<ToldRecord['type'], string[]> = {
  ACCOUNT: ['name'],
  CONTACT: ['name'],
  POLICY: ['type', 'policyNumber'],
  CERTIFICATE: ['certificateNumber', 'holder.name'],
}
const NAMES: Record<ToldRecord['type'], [one: string, many: string]> = {
  ACCOUNT: ['account', 'accounts'],
  CONTACT: ['contact', 'contacts'],
  POLICY: ['policy', 'policies'],
  CERTIFICATE: ['certificate', 'certificates'],
}
/** How it is said that records hold today. */
const TODAY: Partial<Record<ToldRecord['type'], string>> = { POLICY: ' in force', CERTIFICATE: ' current' }
const NOT_TODAY: Partial<Record<ToldRecord['type'], string>> = {
  POLICY: 'Not counted, because not in force today',
  CERTIFICATE: 'Not counted, because not current',
}

const count = (of: ToldRecord['type'], number: number, isCurrent = false): string => {
  const [one, many] = NAMES[of]
  const noun = number === 1 ? one : many
  const words = of === 'CERTIFICATE' && isCurrent ? `current ${noun}` : `${noun}${isCurrent ? (TODAY[of] ?? '') : ''}`
  return `${number || 'no'} ${words}`
}

/** What the client's records answer to a question, each value with its record; says plainly where they do not tell it. */
export function sayHeld(answer: AccountAnswer, held: Held, citations: Citations): string {
  const { asked, worked, unused, near, notOnFile, ...rest } = answer
  if (notOnFile) {
    const isMore = asked || worked || unused.length
    const more = isMore
      ? sayHeld({ ...rest, asked, unused, ...(worked && { worked }), ...(near && { near }) }, held, citations)
      : ''
    return [...notOnFile.map((one) => sayNotOnFile(one, held, citations)), more].filter(Boolean).join('\n\n')
  }
  if (worked) return sayWorked(worked, citations, [])
  if (!asked) return unused.length ? sayNotHeld(unused, held, citations) : sayAllHeld(held, citations)
  const isKnown = asked.asksFor.length + asked.narrowedBy.length + asked.figures.length > 0
  if (asked.unused.length && !isKnown) return sayNotHeld(asked.unused, held, citations)
  if (asked.of === 'ACCOUNT' && !isKnown && !asked.blank.length) return sayAllHeld(held, citations)
  const nothing = [
    asked.unused.length ? `${sayNothing(asked.unused, held)} What they do say:` : '',
    asked.blank.length
      ? `The records of ${plainWords(held.client)} hold no ${quoted(asked.blank)}${asked.of === 'ACCOUNT' ? '' : ` for any ${NAMES[asked.of][0]}`}.`
      : '',
  ]
  const said = asked.blank.length && !asked.narrowedBy.length ? '' : sayAsked(asked, held, citations)
  return [...nothing, said, near?.records.length ? sayAsked(near, held, citations) : ''].filter(Boolean).join('\n\n')
}

const quoted = (words: string[]) => words.map((word) => `“${plainWords(word)}”`).join(' or ')

const sayNothing = (words: string[], { client }: Held) =>
  sentence(`I found nothing about ${quoted(words)} in the records of ${plainWords(client)}`)

function sayNotHeld(words: string[], held: Held, citations: Citations): string {
  const policies = recordsOf(held, 'POLICY').filter(({ isCurrent }) => isCurrent)
  const names = policies.map((record) => `${plainWords(record.name)} ${cite(record, ['state'], citations)}`)
  return `${sayNothing(words, held)} ${names.length ? `In force there: ${names.join('; ')}.` : 'They show no policy in force.'}`
}

const recordsOf = ({ records }: Held, of: ToldRecord['type']): ToldRecord[] =>
  [...records.values()].filter(({ type }) => type === of)

const known = ({ records }: Held, ids: string[]): ToldRecord[] => ids.flatMap((id) => records.get(id) ?? [])

/** The mark for fields of a record. */
function cite({ id, statements }: ToldRecord, paths: string[], citations: Citations): string {
  const fields = statements.filter(({ path }) => paths.includes(path)).map(({ path, value }) => ({ path, value }))
  const own = fields.length ? fields : statements.slice(0, 1).map(({ path, value }) => ({ path, value }))
  return citations.citeRecord(id, own)
}

/** That no policy is of a line, which policies were looked at for that, and where one of them names it. */
function sayNotOnFile({ said, named }: LineNotOnFile, held: Held, citations: Citations): string {
  const lead = sentence(`No ${said} policy is on file for ${plainWords(held.client)}`)
  const policies = recordsOf(held, 'POLICY')
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    .map((record) => sayState(record, citations))
  const mentions = named.flatMap(({ record: id, path }) => {
    const record = held.records.get(id)
    return record ? `- ${sayRecord(record, [path], citations)}` : []
  })
  return [
    policies.length
      ? `${lead} Looked at, all that is on file: ${policies.join('; ')}.`
      : `${lead} There are no policies on file.`,
    mentions.length ? `It is named elsewhere:\n\n${mentions.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** A yes or no about how policies stand, with the record of each. */
function sayStanding({ verdict, ...asked }: AskedRecords, held: Held, citations: Citations): string {
  const rows = known(held, asked.records).map((record) => sayRecord(record, asked.asksFor, citations))
  const lead = verdict ? `${verdict}.` : ''
  const said = rows.length === 1 ? [`${lead} ${rows[0]!}.`.trim()] : [lead, rows.map((row) => `- ${row}`).join('\n')]
  return [...said, sayBeyond(asked, held, citations)].filter(Boolean).join('\n\n')
}

function sayAsked(asked: AskedRecords, held: Held, citations: Citations): string {
  if (asked.verdict !== undefined) return sayStanding(asked, held, citations)
  if (asked.figures.length)
    return [
      ...asked.figures.map((figure) => sayFigure(figure, asked, held, citations)),
      sayBeyond(asked, held, citations),
    ]
      .filter(Boolean)
      .join('\n\n')
  const records = known(held, asked.records)
  const telling = asked.asksFor.length ? records.filter((record) => holds(record, asked.asksFor)) : records
  const paths = pathsFor(asked, telling.length)
  const [only] = telling
  const rows =
    only && telling.length === 1 && asked.asksFor.length
      ? `${sayRecord(only, paths, citations)}.`
      : firstRows(telling, telling.length, (record) => `${sayRecord(record, paths, citations)}`)
  const lead = leadFor(asked, held, telling.length)
  const isAlone = telling.length === 1 && asked.asksFor.length > 0
  return [isAlone ? '' : `${lead}${rows ? ':' : '.'}`, rows, sayBeyond(asked, held, citations)]
    .filter(Boolean)
    .join('\n\n')
}

/** What is told of each record: what is asked for, else what decided, else what each is known by. What the names tell is not said again of many. */
function pathsFor({ of, asksFor, decidedBy }: AskedRecords, number: number): string[] {
  const isNamed = (path: string) => IN_NAME[of].includes(path)
  const wanted = number === 1 ? asksFor : asksFor.filter((path) => !isNamed(path))
  if (wanted.length) return wanted
  const deciding = decidedBy.filter((path) => !isNamed(path) && !BRIEF[of].includes(path))
  return deciding.length ? deciding : BRIEF[of]
}

const holds = ({ statements }: ToldRecord, paths: string[]) => statements.some(({ path }) => paths.includes(path))

function leadFor({ of, narrowedBy, scope, asksFor }: AskedRecords, { client }: Held, number: number): string {
  const isTelling = asksFor.some((path) => !IN_NAME[of].includes(path))
  const by = narrowedBy.length ? ` that ${number === 1 ? 'fits' : 'fit'} ${plainWords(narrowedBy.join(' and '))}` : ''
  return `${plainWords(client)} has ${count(of, number, scope === 'current')}${by || (isTelling ? ' that say it' : '')}`
}

function sayRecord(record: ToldRecord, paths: string[], citations: Citations): string {
  const told = paths.flatMap((path) => record.statements.find((one) => one.path === path) ?? [])
  const values = told.map(({ attribute, value }) => `${attribute.toLowerCase()} ${plainWords(value)}`)
  const cited = [...paths, ...IN_NAME[record.type]]
  return `**${plainWords(record.name)}**${values.length ? `: ${values.join('; ')}` : ''} ${cite(record, cited, citations)}`
}

function sayBeyond({ of, beyond }: AskedRecords, held: Held, citations: Citations): string {
  const said = known(held, beyond).map((record) => sayState(record, citations))
  return said.length ? `${NOT_TODAY[of]}: ${said.join('; ')}.` : ''
}

/** "Property HS-80 (Canceled)". */
function sayState(record: ToldRecord, citations: Citations): string {
  const state = record.statements.find(({ path }) => path === 'state')
  return `${plainWords(record.name)} (${state?.value ?? 'no status'}) ${cite(record, ['state'], citations)}`
}

const WAYS: Record<HeldFigure['way'], string> = {
  highest: 'highest',
  lowest: 'lowest',
  latest: 'latest',
  earliest: 'next',
  total: 'total',
  average: 'average',
}

function sayFigure(
  { way, path, value, told, untold, records }: HeldFigure,
  { of, scope }: AskedRecords,
  held: Held,
  citations: Citations,
) {
  const own = known(held, records).filter((record) => holds(record, [path]))
  const name = own[0]?.statements.find((one) => one.path === path)?.attribute.toLowerCase() ?? path
  const open = untold ? ` ${untold} more ${untold === 1 ? 'tells' : 'tell'} none.` : ''
  const over = count(of, told, scope === 'current')
  const what = name.startsWith(WAYS[way]) ? name : `${WAYS[way]} ${name}`
  const lead = `The ${what} is ${value}, ${way === 'total' || way === 'average' ? 'over' : 'among'} ${over}.${open}`
  return `${lead}\n\n${firstRows(own, own.length, (record) => sayRecord(record, [path], citations))}`
}

/** Everything the client has, in short. */
export function sayAllHeld(held: Held, citations: Citations): string {
  const policies = recordsOf(held, 'POLICY')
  const inForce = policies.filter(({ isCurrent }) => isCurrent)
  const others = policies.filter(({ isCurrent }) => !isCurrent)
  const certificates = recordsOf(held, 'CERTIFICATE').filter(({ isCurrent }) => isCurrent)
  const rows = (records: ToldRecord[], of: ToldRecord['type']) =>
    firstRows(records, records.length, (record) => sayRecord(record, BRIEF[of], citations))
  const part = (lead: string, records: ToldRecord[], of: ToldRecord['type']) =>
    records.length ? `${lead}:\n\n${rows(records, of)}` : ''
  return [
    inForce.length
      ? part(`${plainWords(held.client)} has ${count('POLICY', inForce.length, true)}`, inForce, 'POLICY')
      : `${plainWords(held.client)} has no policies in force.`,
    part(`Not in force today`, others, 'POLICY'),
    part(`${count('CERTIFICATE', certificates.length, true)}`, certificates, 'CERTIFICATE'),
    part(`How they are reached`, [...recordsOf(held, 'ACCOUNT'), ...recordsOf(held, 'CONTACT')], 'CONTACT'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
