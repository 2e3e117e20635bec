import type { FactKey, FactStatus } from '../../../documents/index.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import { lineOfKey } from '../question/lines.ts'
import { isWording, markOf, plainWords, rowFor, sentenceFor, valueWords } from './facts-in-words.ts'
import { firstRows } from './first-rows.ts'
import { LISTED, type Picked } from './pick-facts.ts'

const AS_SENTENCES = 3

/**
 * Facts as an answer: a few as sentences, more as a list. Values of different policies are told apart, and values that
 * contradict each other are both given.
 */
export function sayFacts(citations: Citations, picked: Picked[], withStanding = true): string {
  const rest = withoutComposed(picked)
  const lists = sayLists(citations, rest)
  const single = rest.filter(({ fact }) => !(fact.key in LISTED) && !isWording(fact.key))
  const many = single.length > AS_SENTENCES
  const withLine = new Set(single.map(({ fact }) => lineOfKey(fact.key)).filter(Boolean)).size > 1
  const said = single.map((one) =>
    (many ? rowFor : sentenceFor)(citations, one, whereOf(citations, one, single), withLine),
  )
  const parts = [
    many ? sayRows(single, said) : said.join(' '),
    ...lists,
    sayAddresses(citations, picked),
    sayTerms(citations, picked),
  ]
  return [...parts, sayConflicts(rest), withStanding ? sayStanding(rest) : ''].filter(Boolean).join('\n\n')
}

function sayLists(citations: Citations, picked: Picked[]): string[] {
  const lists = Object.entries(LISTED).flatMap(([key, [one, many]]) => {
    const own = picked.filter(({ fact }) => fact.key === key)
    if (!own.length) return []
    const say = (each: Picked) =>
      `${plainWords(each.fact.value)}${whereOf(citations, each, own)} ${markOf(citations, each)}`
    const count = own.length === 1 ? `one ${one}` : `${isCut(key, own) ? 'at least ' : ''}${own.length} ${many}`
    return [`The documents list ${count}:\n\n${firstRows(own, own.length, say)}`]
  })
  const wordings = picked.filter(({ fact }) => isWording(fact.key))
  const said = wordings.map(
    (each) => `“${plainWords(each.fact.value)}”${whereOf(citations, each, wordings)} ${markOf(citations, each)}`,
  )
  return said.length ? [...lists, `The documents list ${said.join(', ')}.`] : lists
}

/** Whether a document has more of these than were told. */
const isCut = (key: string, picked: Picked[]) => picked.some(({ paper }) => key in paper.factCounts)

const ADDRESS: FactKey[] = ['line1', 'line2', 'city', 'state', 'zip'].flatMap(
  (part) => [`insured.${part}`, `holder.${part}`] as FactKey[],
)

/** Rows under the name of their document, where there are several. */
function sayRows(single: Picked[], said: string[]): string {
  const papers = [...new Set(single.map(({ paper }) => paper))]
  if (papers.length < 2) return said.join('\n')
  const rows = (paper: Paper) =>
    said.filter((_, index) => single[index]!.paper === paper).map((row) => row.replace(` in ${paperName(paper)}`, ''))
  if (papers.every((paper) => rows(paper).length === 1)) {
    return papers.map((paper) => `- ${paperName(paper)}: ${rows(paper)[0]!.slice(2)}`).join('\n')
  }
  return papers.map((paper) => `${paperName(paper)}:\n\n${rows(paper).join('\n')}`).join('\n\n')
}

/** A period needs both its ends, an address all its lines; they are said in one piece. */
function withoutComposed(picked: Picked[]) {
  const hasBoth = ['policy.effective', 'policy.expiration'].every((key) => picked.some(({ fact }) => fact.key === key))
  return picked.filter(
    ({ fact: { key } }) => !ADDRESS.includes(key) && !(hasBoth && /^policy\.(effective|expiration)$/.test(key)),
  )
}

function sayTerms(citations: Citations, picked: Picked[]): string {
  const starts = picked.filter(({ fact }) => fact.key === 'policy.effective')
  const said = starts.flatMap((start) => {
    const end = picked.find(
      (one) => one.fact.key === 'policy.expiration' && one.paper === start.paper && one.policy === start.policy,
    )
    if (!end) return []
    const marks = `${markOf(citations, start)}${markOf(citations, end)}`
    return [
      `The policy period${whereOf(citations, start, starts)} is ${start.fact.value} to ${end.fact.value} ${marks.replace(/(\[\d+\])\1/, '$1')}.`,
    ]
  })
  return said.join(' ')
}

function sayAddresses(citations: Citations, picked: Picked[]): string {
  const parts = picked.filter(({ fact }) => ADDRESS.includes(fact.key))
  const groups = Map.groupBy(parts, ({ fact, paper }) => `${paper.file}|${fact.key.split('.')[0]}`)
  const values = new Set<string>()
  const said = [...groups.values()].flatMap((group) => {
    const text = (part: string) => group.find(({ fact }) => fact.key.endsWith(`.${part}`))?.fact.value ?? ''
    const place = [text('city'), `${text('state')} ${text('zip')}`.trim()].filter(Boolean).join(', ')
    const address = plainWords([text('line1'), text('line2'), place].filter(Boolean).join(', '))
    if (values.has(address)) return []
    values.add(address)
    const marks = [...new Set(group.map((one) => markOf(citations, one)))].join('')
    const whose = group[0]!.fact.key.startsWith('holder') ? "The certificate holder's" : "The insured's"
    return [`${whose} address is ${address} ${marks}.`]
  })
  return said.join(' ')
}

/** Which document a value is of, or which policy of one document, where another value beside it would else be taken for the same. */
function whereOf(citations: Citations, { fact, policy, paper }: Picked, among: Picked[]): string {
  const rivals = among.filter((one) => one.fact.key === fact.key)
  if (rivals.some((one) => one.paper !== paper && one.policy?.number !== policy?.number))
    return ` in ${paperName(paper)}`
  const numbers = new Set(rivals.flatMap((one) => one.policy?.number ?? []))
  const number = paper.facts.facts.find((one) => one.key === 'policy.number' && one.value === policy?.number)
  if (numbers.size < 2 || !number || fact.key === 'policy.number') return ''
  return ` of policy ${plainWords(number.value)} ${citations.cite(paper.file, number.source.page, number.source.quote)}`
}

/** Different values of one key on one policy: nobody has chosen between them. */
function sayConflicts(picked: Picked[]): string {
  const groups = Map.groupBy(picked, ({ fact, policy, paper }) => `${fact.key}|${policy?.number ?? paper.file}`)
  const torn = [...groups.values()].filter((group) => {
    const [first] = group
    const told = first!.paper.facts.conflicts.some(
      ({ key, factIds }) => key === first!.fact.key && factIds.includes(first!.fact.id),
    )
    const papers = new Set(group.map(({ paper }) => paper.file))
    return group.length > 1 && (told || papers.size > 1) && new Set(group.map(valueWords)).size > 1
  })
  if (!torn.length) return ''
  return 'The documents contradict each other here; I have not chosen between them.'
}

/** Values that are not of a policy in force are said to be so. */
function sayStanding(picked: Picked[]): string {
  const statuses = new Set(picked.map(({ fact }) => fact.status))
  if (!picked.length || statuses.has('current')) return ''
  const [status] = statuses
  return status === 'quoted'
    ? 'These are quoted, not of a policy in force.'
    : status === 'superseded'
      ? 'The pages that say so are marked as replaced by later ones.'
      : 'They are of a policy that is over.'
}

/** Other values of the same facts that are not in force: quoted, replaced or over. Only where few facts are said. */
export function sayNotInForce(citations: Citations, picked: Picked[], papers: Paper[]): string {
  const keys = new Set(picked.map(({ fact }) => fact.key))
  if (keys.size > 2 || [...keys].some((key) => key in LISTED || isWording(key))) return ''
  const said = new Set(picked.map(valueWords))
  const rows = papers.flatMap((paper) =>
    paper.facts.facts.flatMap((fact) => {
      const words = STANDING[fact.status]
      const one = { fact, paper, policy: null }
      if (!keys.has(fact.key) || !words || said.has(valueWords(one)) || picked.some((other) => other.fact === fact))
        return []
      said.add(valueWords(one))
      return [`${paperName(paper)} also gives ${valueWords(one)} ${markOf(citations, one)}, which is ${words}.`]
    }),
  )
  return rows.slice(0, 3).join(' ')
}

/** What is said of a value whose page tells of no policy in force. */
export const STANDING: Partial<Record<FactStatus, string>> = {
  quoted: 'quoted, not in force',
  superseded: 'replaced by a later page',
  expired: 'of a policy that is over',
  cancelled: 'of a policy that was cancelled',
}
