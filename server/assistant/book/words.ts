import { US_STATES } from '../../../shared/accounts.ts'
import type { PolicyType } from '../../../shared/policies.ts'
import type { RequestType } from '../../../shared/requests.ts'
import type { BookFilter, BookGroup } from '../../domains/book/types.ts'
import type { Meaning, Reading, When } from './atoms.ts'

const any = (words: string, flags = 'gi') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, `${flags}u`)

/** Lines of business as people name them. An umbrella is looked for among excess policies too, as in the records of one client. */
const LINES: [words: string, types: PolicyType[]][] = [
  ["(?:business ?owners?(?:[’']s?)?(?: policy)?|bops?)", ['BUSINESS_OWNERS']],
  ['employment practices(?: liability)?|epli?', ['EMPLOYMENT_PRACTICES_LIABILITY']],
  ['directors? (?:and|&) officers?(?: liability)?|d ?& ?o', ['DIRECTORS_AND_OFFICERS']],
  [
    'errors (?:and|&) omissions?|e ?& ?o|professional(?: liability)?',
    ['PROFESSIONAL_LIABILITY', 'ERRORS_AND_OMISSION'],
  ],
  ['cyber(?: liability| insurance)?', ['CYBER']],
  ['product liability', ['PRODUCT_LIABILITY']],
  ['jewelers? block', ['JEWELERS_BLOCK']],
  ['accident (?:and|&) health', ['ACCIDENT_AND_HEALTH']],
  ["workers?[’']?s?[’']? comp(?:ensation)?(?: insurance)?|work comp|wc", ['WORKERS_COMPENSATION']],
  ['umbrellas?(?: or excess)?(?: liability)?|excess(?: liability)?', ['UMBRELLA', 'EXCESS']],
  ['(?:business |commercial )?auto(?:mobile)?(?: liability| insurance)?|bap', ['COMMERCIAL_AUTO']],
  ['(?:commercial )?general liability|c?gl', ['GENERAL_LIABILITY']],
  ['(?:commercial )?property(?: insurance)?(?! damage)', ['PROPERTY']],
]

const REQUESTS: [words: string, type: RequestType][] = [
  ['additional insured', 'ADD_ADDITIONAL_INSURED'],
  ['cancell?ation|cancel policy', 'CANCEL_POLICY'],
  ['certificate|coi', 'CREATE_CERTIFICATE'],
  ['document', 'DOCUMENT_REQUEST'],
  ['endorsement', 'ENDORSE_POLICY'],
  ['quote', 'QUOTE_REQUEST'],
]

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = `(\\d{1,2}|${NUMBERS.slice(1).join('|')})`
const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()))
const MONEY = '(\\$?\\s?\\d[\\d,]*(?:\\.\\d{1,2})?)'
const dollarsOf = (words: string): number | null => {
  const amount = Number(words.replace(/[$,\s]/g, ''))
  // A bare small number counts things; it is no premium.
  return Number.isFinite(amount) && (words.includes('$') || amount >= 100) ? amount : null
}
const OVER = 'over|above|more than|greater than|exceeding|higher than|larger than'
const UNDER = 'under|below|less than|lower than|smaller than'

const when = (when: When, isPast = false): Meaning => ({ is: 'WHEN', when, isPast })
const record = (of: BookFilter['of'], isPlural: boolean): Meaning => ({ is: 'RECORD', of, isPlural })
const group = (by: BookGroup): Meaning => ({ is: 'GROUP', by })
const GROUPS: [words: string, by: BookGroup][] = [
  ['carriers?|insurers?|compan(?:y|ies)', 'CARRIER'],
  ['lines?(?: of business)?|types?|kinds?', 'TYPE'],
  ['status(?:es)?', 'STATE'],
  ['clients?|accounts?|customers?|insureds?', 'ACCOUNT'],
  ['assignees?|assigned users?|users?', 'ASSIGNEE'],
  ['states?', 'ADDRESS_STATE'],
  ['producers?', 'PRODUCER'],
  ['service rep(?:resentative)?s?', 'SERVICE_REP'],
]

/** Words that stand for one thing whatever stands around them, read in this order. */
const FIXED: [words: RegExp, meaning: (match: string[]) => Meaning | Meaning[] | null][] = [
  [any(`(?:with )?(?:an? )?(?:annual )?premiums? (?:of |is |are |at )?(?:${OVER}) ${MONEY}`), ([, words]) => premium('over', words)],
  [any(`(?:with )?(?:an? )?(?:annual )?premiums? (?:of |is |are |at )?(?:${UNDER}) ${MONEY}`), ([, words]) => premium('under', words)],
  [any(`(?:with )?(?:an? )?(?:annual )?premiums? (?:of |is |are |at )?(?:at least) ${MONEY}`), ([, words]) => premium('atLeast', words)],
  [any(`(?:with )?(?:an? )?(?:annual )?premiums? (?:of |is |are )?(?:at most|up to) ${MONEY}`), ([, words]) => premium('atMost', words)],
  [
    any(`(?:with )?(?:an? )?(?:annual )?premiums? (?:of |is |are )?between ${MONEY} and ${MONEY}`),
    ([, from, to]) => {
      const [atLeast, atMost] = [dollarsOf(from!), dollarsOf(to!)]
      return atLeast === null || atMost === null ? null : { is: 'PREMIUM', range: { atLeast, atMost } }
    },
  ],
  [any(`(?:${OVER}) ${MONEY} (?:in|of) premium`), ([, words]) => premium('over', words)],
  [any(`(?:${UNDER}) ${MONEY} (?:in|of) premium`), ([, words]) => premium('under', words)],
  ...GROUPS.map(
    ([words, by]) => [any(`(?:by|per|for each|grouped by) (?:${words})(?! (?:name|⟦))`), () => group(by)] as [RegExp, () => Meaning],
  ),
  ...GROUPS.map(
    ([words, by]) => [any(`(?:does|do) each (?:of (?:our|the) )?(?:${words})(?: have)?(?! (?:name|⟦))`), () => group(by)] as [RegExp, () => Meaning],
  ),
  [any(`(?:the |our )?${COUNT}(?= (?:largest|biggest|highest) (?:policies|premiums?))`), ([, words]) => ({ is: 'LIMIT', limit: numberOf(words!) })],
  [any('neither'), () => ({ is: 'NONE' })],
  [any('nor'), () => ({ is: 'OR' })],
  [any(`(?:the )?(?:top|first) ${COUNT}(?= (?:policies|clients|accounts|requests|certificates|by|largest|biggest|highest))`), ([, words]) => ({ is: 'LIMIT', limit: numberOf(words!) })],
  [any(`(?:more than|over) ${COUNT}`), ([, words]) => ({ is: 'MANY', atLeast: numberOf(words!) + 1 })],
  [any(`(?:at least|no less than|no fewer than) ${COUNT}|${COUNT} or more`), ([, one, other]) => ({ is: 'MANY', atLeast: numberOf((one ?? other)!) })],
  [any(`(?:fewer than|less than) ${COUNT}`), ([, words]) => ({ is: 'MANY', atMost: numberOf(words!) - 1 })],
  [any(`at most ${COUNT}|no more than ${COUNT}`), ([, one, other]) => ({ is: 'MANY', atMost: numberOf((one ?? other)!) })],
  [any(`(?:exactly|only|just) ${COUNT}`), ([, words]) => ({ is: 'MANY', atLeast: numberOf(words!), atMost: numberOf(words!) })],
  [any('several|multiple'), () => ({ is: 'MANY', atLeast: 2 })],
  [any('(?:by|with the) (?:largest |highest |biggest )?premiums?(?! (?:of|over|under))|(?:largest|highest|biggest) (?:premiums?|policies)(?: by premium)?(?= ⟦|[ ?.!]|$)'), ([words]) => (/policies/i.test(words!) ? [{ is: 'ORDER', order: 'PREMIUM_DESC' }, record('POLICY', true)] : { is: 'ORDER', order: 'PREMIUM_DESC' })],
  [any('(?:the )?(?:newest|latest|most recent)'), () => ({ is: 'ORDER', order: 'NEWEST' })],
  [any('(?:with |have |has )?(?:no|without|missing|lack(?:s|ing)?)(?: an?| any| their)? e-?mails?(?: address(?:es)?)?(?: on file)?'), () => ({ is: 'GAP', gap: 'EMAIL' })],
  [any('(?:with |have |has )?(?:no|without|missing|lack(?:s|ing)?)(?: an?| any| their)? (?:tele)?phones?(?: numbers?)?(?: on file)?'), () => ({ is: 'GAP', gap: 'PHONE' })],
  [any('(?:with |have |has )?(?:no|without|missing|lack(?:s|ing)?)(?: an?| any| their)? (?:mailing |street )?address(?:es)?(?: on file)?'), () => ({ is: 'GAP', gap: 'ADDRESS' })],
  [any('(?:with |have |has )?(?:no|without)(?: an?| any)? producers?(?: on file)?'), () => [{ is: 'ROLE', role: 'producers' }, { is: 'PERSON', name: 'NOBODY' }]],
  [any('(?:with |have |has )?(?:no|without)(?: an?| any)? service rep(?:resentative)?s?(?: on file)?'), () => [{ is: 'ROLE', role: 'serviceReps' }, { is: 'PERSON', name: 'NOBODY' }]],
  [any('unassigned|(?:not )?assigned to (?:nobody|no one)|(?:are |is )?not assigned(?: to any(?:body|one))?|without an assignee'), ([words]) => (/not assigned to (?:nobody|no one)/i.test(words!) ? null : [{ is: 'ROLE', role: 'assignees' }, { is: 'PERSON', name: 'NOBODY' }])],
  ...REQUESTS.map(
    ([words, type]) =>
      [any(`(?:${words}) requests?`), () => [record('SERVICE_REQUEST', true), { is: 'REQUEST_TYPE', type }]] as [RegExp, () => Meaning[]],
  ),
  ...LINES.map(([words, types]) => [any(words), () => ({ is: 'LINE', types })] as [RegExp, () => Meaning]),
  [any('(?:over|past) ?due|late(?= (?:service )?requests?)'), () => ({ is: 'OVERDUE' })],
  [any('(?:currently )?in[- ]force|active|(?:currently )?in effect'), () => ({ is: 'POLICY_STATE', states: null })],
  [any('cancell?ed|that were cancell?ed'), () => ({ is: 'POLICY_STATE', states: ['CANCELED'] })],
  [any('pending'), () => ({ is: 'POLICY_STATE', states: ['PENDING'] })],
  [any('binding'), () => ({ is: 'POLICY_STATE', states: ['BINDING'] })],
  [any('revoked'), () => ({ is: 'CERTIFICATE_STATE', state: 'REVOKED' })],
  [any('replaced'), () => ({ is: 'CERTIFICATE_STATE', state: 'REPLACED' })],
  [any('(?:still )?(?:open|outstanding|unresolved)'), () => ({ is: 'REQUEST_STATE', state: 'OPEN' })],
  [any('closed|resolved|done'), () => ({ is: 'REQUEST_STATE', state: 'CLOSED' })],
  [any('renewals(?! dates?)'), () => [record('POLICY', true), when('expires')]],
  [any('(?:is |are |come |comes |coming )?up for renewal|renew(?:s|ing)?|expir(?:es?|ing)|(?:run|runs|running) out|end(?:s|ing)?'), () => when('expires')],
  [any('expired|lapsed|ran out|ended'), () => when('expires', true)],
  [any('(?:go(?:es)? )?effective|start(?:s|ing)?|begin(?:s|ning)?'), () => when('effective')],
  [any('started|began|went into effect'), () => when('effective', true)],
  [any('due'), () => when('due')],
  [any('opened|created|received|came in'), () => when('opened', true)],
  [any('issued'), () => when('issued', true)],
  [any('(?:(?:is|are) )?assigned to|wait(?:s|ing)? (?:for|on)|handled by|on the desk of'), () => ({ is: 'ROLE', role: 'assignees' })],
  [any('produced by|produces?|(?:the |whose |with )?producers?(?: is| are)?'), () => ({ is: 'ROLE', role: 'producers' })],
  [any('serviced by|services(?= ⟦|$)|serve[sd]?(?: by)?|(?:the |whose )?service rep(?:resentative)?s?(?: is| are)?'), () => ({ is: 'ROLE', role: 'serviceReps' })],
  [any('service requests|requests|service tickets|tickets'), () => record('SERVICE_REQUEST', true)],
  [any('service request|request|ticket'), () => record('SERVICE_REQUEST', false)],
  [any('certificates|cois|certificates of insurance'), () => record('CERTIFICATE', true)],
  [any('certificate(?: of insurance)?|coi'), () => record('CERTIFICATE', false)],
  [any('(?:business|commercial) (?:clients|accounts|customers|insureds)'), () => [record('ACCOUNT', true), { is: 'ACCOUNT_TYPE', type: 'BUSINESS' }]],
  [any('(?:individual|personal) (?:clients|accounts|customers|insureds)|individuals'), () => [record('ACCOUNT', true), { is: 'ACCOUNT_TYPE', type: 'INDIVIDUAL' }]],
  [any('clients|accounts|customers|insureds'), () => record('ACCOUNT', true)],
  [any('client|account|customer|insured'), () => record('ACCOUNT', false)],
  [/^\W*who(?=\s+(?:(?:all |still |currently |also )?(?:has|have|do(?:es)? not|lacks?|is with|⟦)))/giu, () => record('ACCOUNT', true)],
  [/^\W*premiums?(?=\s+⟦)/giu, () => record('POLICY', true)],
  [any('(?:total|how much|sum of(?: the| all)?) premiums?'), () => record('POLICY', true)],
  [any('policies|coverages'), () => record('POLICY', true)],
  [any('policy|coverage'), () => record('POLICY', false)],
  [any('(?:do|does) not (?:have|carry)(?: any| an?)?|has no|have no|having no|with no|without(?: any| an?)?|lack(?:s|ing)?(?: any| an?)?|no'), () => ({ is: 'NONE' })],
  [any('both'), () => ({ is: 'BOTH' })],
  [any('or'), () => ({ is: 'OR' })],
  [any('and|but|&'), () => ({ is: 'AND' })],
  [any('with|have|has|having|carry|carries|carrying'), () => ({ is: 'WITH' })],
] // biome-ignore format: a table

function premium(side: 'over' | 'under' | 'atLeast' | 'atMost', words: string | undefined): Meaning | null {
  const amount = dollarsOf(words ?? '')
  return amount === null ? null : { is: 'PREMIUM', range: { [side]: amount } }
}

const SMALL = any(
  `a|an|the|which|what|who|whose|list|show|me|all|every|each|any|our|ours|we|us|do|does|did|of|for|to|is|are|was|were|there|that|their|them|they|by|from|at|through|in|on|currently|right now|now|still|please|can|could|you|tell|give|find|get|names?|count|how many|number|how much|total|premiums?|on file|on the books|in our book|agency|many|written|placed|insured|insurance|belong|belongs|belonging|so far|also|up|these|those`,
)

/** Reads the words that mean the same in every question. */
export function takeWords(reading: Reading) {
  for (const { id, label } of US_STATES) {
    reading.take(any(`(?:in|from|of|located in|based in) (?:the state of )?${label.replace(/[()]/g, '\\$&')}`), () => ({
      is: 'ADDRESS_STATE',
      id,
    }))
    reading.take(any(`(?:in|from|located in|based in) ${id}`, 'g'), () => ({ is: 'ADDRESS_STATE', id }))
  }
  for (const [words, meaning] of FIXED) reading.take(words, meaning)
}

/** Reads the words that say nothing to a filter, once all others are read. */
export const takeSmall = (reading: Reading) => reading.take(SMALL, () => ({ is: 'SMALL' }))
