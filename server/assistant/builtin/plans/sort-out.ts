import { type DocumentKind, LINES, type PolicyFacts } from '../../../documents/index.ts'
import { type Paper, type Papers, paperName } from '../papers.ts'
import { listed } from './search.ts'

const KINDS: Record<DocumentKind, string> = {
  declarations: 'a policy with its declarations',
  certificate: 'a certificate',
  quote: 'a quote, so nothing in it is in force',
  application: 'an application, so it only asks for coverage',
  contract: 'a contract; it says what is required, not what the policy has',
  endorsement: 'an endorsement',
  'loss-run': 'a loss run',
  schedule: 'a schedule',
  binder: 'a binder',
  invoice: 'an invoice',
  notice: 'a notice that a policy ends or is reinstated',
  letter: 'a letter',
  other: 'a document of another kind',
}

/** What a document does with the policies it tells of; any other one only names them. */
const DOES: Partial<Record<DocumentKind, string>> = { declarations: 'holds', binder: 'binds' }

/** What each document is, and which policies it speaks of, in plain words. */
export function sortOut({ read, failed }: Papers): string {
  const lines = [...read.map(sayPaper), ...failed.map(({ name, error }) => `“${name}” could not be read: ${error}`)]
  return lines.join('\n').slice(0, 7900)
}

function sayPaper(paper: Paper): string {
  const { kind, policies, conflicts } = paper.facts
  const said = policies.filter(({ number, lines }) => number || lines.length).map(sayPolicy)
  const torn = conflicts.length
    ? ` ${conflicts.length === 1 ? 'One value is given' : `${conflicts.length} values are given`} twice, differently.`
    : ''
  const about = said.length ? ` It ${DOES[kind] ?? 'names'} ${listed(said.slice(0, 6))}.` : ''
  return `${paperName(paper)} is ${KINDS[kind]}.${about}${torn}`
}

function sayPolicy({ number, lines, effective, expiration, status }: PolicyFacts): string {
  const names = lines.map((line) => LINES[line].toLowerCase()).join(', ')
  const term = effective && expiration ? ` (${effective} to ${expiration})` : ''
  const standing = status === 'current' ? '' : `, ${status}`
  return `${number ? `policy ${number}` : 'a policy'}${names ? ` for ${names}` : ''}${term}${standing}`
}
