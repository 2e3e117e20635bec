import { formatUsd } from '../../../../shared/money.ts'
import type { BookOutput, BookResult, ToldFound } from '../../book/types.ts'
import type { Citations } from '../citations.ts'
import type { DoneCall, NextStep, Talk } from '../talk.ts'

/** What the agency's records say to questions over all its clients, or the step that looks. `isFound`: whether any was understood, or why none may be is said. */
export type BookSaid = { step: NextStep } | { isFound: boolean; words: string }

const MOST_QUERIES = 6
/** The most records cited in one answer, well below what an answer may cite. */
const MOST_ROWS = 50
const MOST_BESIDE = 2

const POLITE = '(?:(?:please|pls|hi|hey|hello|ok|okay|and|so|cara|can you|could you|tell me|let me know)\\W+)*'
const OPENS = new RegExp(
  `^\\W*${POLITE}(?:which|what|who|how many|how much|list|show|find|count|number of|total|name|give me|any|are there|do we have|all|every|top|first|clients|accounts|customers|policies|certificates|renewals|requests|service requests|overdue|late|open|unassigned|canceled|cancelled|expired|premiums?|my|our)\\b`,
  'i',
)
const MAKES =
  /\b(?:write|draft|e-?mail (?:to|them|him|her)|send|fill|create an?|prepare|compare|summari[sz]e|attached|uploaded|document(?! requests?\b)|(?<!\bon )file)\b/i
const CLIENTS = /\b(?:clients|accounts|customers|insureds)\b/i
const OWN_CLIENTS = /\b(?:our|my|all(?: of)?(?: our| my)?) (?:[\w-]+ )?(?:clients|accounts|customers|insureds)\b/i
const REQUESTS = /\b(?:requests|tickets)\b/i
const SERVICE_REQUESTS = /\bservice requests\b/i
const RECORDS =
  /\b(?:policies|certificates|certs|cois|renewals)\b|^\W*who (?:all )?(?:has|have|renews?|expires?)\b|\btotal premium\b|\bpremiums? (?:by|per)\b/i

/**
 * Whether a message asks over the records of many clients: of clients in the plural or of service requests; where there are neither files nor a
 * client, of policies and certificates too. Beside files, only where it plainly speaks of the agency's own.
 */
export function asksOfBook(
  text: string,
  { hasPapers, account }: { hasPapers: boolean; account: string | null },
): boolean {
  if (!OPENS.test(text) || MAKES.test(text)) return false
  if (hasPapers) return OWN_CLIENTS.test(text) || SERVICE_REQUESTS.test(text)
  return CLIENTS.test(text) || REQUESTS.test(text) || (account === null && RECORDS.test(text))
}

/** Answers a message from the agency's records of all its clients. Null where it does not ask over them. */
export function askBook(
  talk: Talk,
  calls: DoneCall[],
  hasPapers: boolean,
  text: string,
  citations: Citations,
): BookSaid | null {
  const queries = queriesIn(text).filter((query) => asksOfBook(query, { hasPapers, account: talk.account }))
  if (!queries.length || queries.length < queriesIn(text).length) return null
  if (talk.account !== null) return { isFound: true, words: ELSEWHERE }
  const call = calls.find(({ name }) => name === 'SEARCH_KNOWLEDGE_GRAPH')
  if (call?.error) return { isFound: true, words: call.error }
  if (!call) {
    const input = { queries: queries.map((query) => ({ query })) }
    const thought = 'I look over the agency’s records of all clients.'
    return { step: { thought, calls: [{ name: 'SEARCH_KNOWLEDGE_GRAPH', input }] } }
  }
  const { results = [], records = [] } = (call.result ?? {}) as Partial<BookOutput>
  if (!results.length) return null
  const known = new Map(records.map((record) => [record.id, record]))
  const rows = Math.floor(MOST_ROWS / results.length)
  const words = results.map((result) => sayResult(result, known, rows, citations)).join('\n\n')
  return { isFound: results.some(({ read }) => read !== null), words }
}

/** Whoever sees a client sees its workspaces. */
const ELSEWHERE =
  'This workspace is about one client, and whoever sees that client sees it. Ask over all clients in a workspace that is about no client.'

const LONGEST = 300
const queriesIn = (text: string): string[] =>
  text
    .split(/(?<=[?!])\s+|\n+/)
    .map((part) => part.trim().slice(0, LONGEST))
    .filter((part) => /\p{L}{2}/u.test(part))
    .slice(0, MOST_QUERIES)

function sayResult(result: BookResult, known: Map<string, ToldFound>, rows: number, citations: Citations): string {
  if (result.read === null)
    return `I looked nothing up over the records of all clients. ${result.why} I can search accounts, policies, certificates and service requests by line, carrier, dates, premium, status, state and who they are assigned to.`
  const { read, count, premium, groups, records, of } = result
  if (!count) return `${read}: none is on file.`
  const shown = records.slice(0, rows).flatMap((id) => known.get(id) ?? [])
  const besides = result.beside.flatMap((id) => known.get(id) ?? [])
  const listed = groups
    ? groups.map(({ label, count: own, premium: sum }) => {
        const money = sum === undefined ? '' : `, premium ${formatUsd(sum)}`
        return `- **${label ?? (of === 'SERVICE_REQUEST' ? 'Unassigned' : 'Not on file')}**: ${String(own)}${money}`
      })
    : shown.map((record) => sayRecord(record, besides, citations))
  const left = groups ? 0 : count - shown.length
  const sum = premium === null || Number(premium) === 0 ? '' : ` Their premium together is ${formatUsd(premium)}.`
  const more = left > 0 ? `${left.toLocaleString('en-US')} more are not listed here.` : ''
  return [`${read}: **${count.toLocaleString('en-US')}**.${sum}`, listed.join('\n'), more].filter(Boolean).join('\n\n')
}

/** What is said of a record beside its name and its client's. */
const SAID: Record<ToldFound['type'], string[]> = {
  ACCOUNT: [],
  CONTACT: [],
  POLICY: ['state', 'carrier', 'expiresAt', 'pricing.premium', 'cancellation.effectiveAt'],
  CERTIFICATE: ['state', 'endsOn'],
  SERVICE_REQUEST: ['state', 'assignee', 'dueAt', 'createdAt'],
}
/** What a record ought to tell; where it does not, that is said. */
const OUGHT: Partial<Record<ToldFound['type'], [path: string, label: string][]>> = {
  POLICY: [
    ['expiresAt', 'expiration date'],
    ['pricing.premium', 'premium'],
  ],
}

function sayRecord(record: ToldFound, besides: ToldFound[], citations: Citations): string {
  const client = valueOf(record, 'account')
  if (record.type === 'ACCOUNT') {
    const own = besides.filter(({ accountId }) => accountId === record.id)
    const shown = own.slice(0, MOST_BESIDE).map((one) => {
      const { words, mark } = saidOf(one, ['expiresAt', 'endsOn', 'dueAt'], [], citations)
      return `${[plain(one.name), ...words].join(', ')} ${mark}`
    })
    const more = own.length > shown.length ? [`${String(own.length - shown.length)} more`] : []
    const fits = [...shown, ...more].join('; ')
    const mark = citations.citeRecord(record.id, fieldsOf(record, ['name']))
    return `- **${plain(record.name)}** ${mark}${fits ? `: ${fits}` : ''}`
  }
  const { words, mark } = saidOf(record, SAID[record.type], OUGHT[record.type] ?? [], citations)
  const name = client ? `**${plain(client)}**, ${plain(record.name)}` : `**${plain(record.name)}**`
  return `- ${name}: ${words.join('; ')} ${mark}`
}

/** A name in one line, without what would be a citation or a table in an answer. */
const plain = (name: string) =>
  name
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/[*|`\s]+/g, ' ')
    .trim()

function saidOf(record: ToldFound, paths: string[], ought: [string, string][], citations: Citations) {
  const said = fieldsOf(record, ['account', ...paths])
  const words = record.statements
    .filter(({ path }) => paths.includes(path))
    .map(({ attribute, value }) => `${attribute.toLowerCase()} ${value}`)
  const lacking = ought.filter(([path]) => !valueOf(record, path)).map(([, label]) => `${label} not on file`)
  const cited = said.length ? said : fieldsOf(record, ['type', 'title', 'certificateNumber']).slice(0, 1)
  return { words: [...words, ...lacking], mark: citations.citeRecord(record.id, cited) }
}

const valueOf = ({ statements }: ToldFound, path: string) => statements.find((one) => one.path === path)?.value
const fieldsOf = ({ statements }: ToldFound, paths: string[]) =>
  statements.flatMap(({ path, value }) => (paths.includes(path) ? [{ path, value }] : []))
