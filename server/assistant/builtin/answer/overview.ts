import { FACT_KEYS, type FactKey, LINES, type LineOfBusiness, type PolicyFacts } from '../../../documents/index.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import { lineOfKey } from '../question/lines.ts'
import { DEDUCTIBLE_KEYS, LIMIT_KEYS, PREMIUM_KEYS } from '../question/topics.ts'
import { markOf, nounOf, plainWords, rowFor, valueWords } from './facts-in-words.ts'
import { listForms, listWordings } from './form-list.ts'
import type { Material } from './material.ts'
import { type Sought, sayingsAbout } from './passages.ts'
import { type Picked, pickFacts } from './pick-facts.ts'
import { sayFacts } from './say-facts.ts'
import { partsUnread, quoted } from './say-passages.ts'
import { requiredIn } from './say-required.ts'
import { WAIVER } from './tells.ts'

/** What to search for before documents are described as a whole. */
export const OVERVIEW_QUERIES = [
  'additional insured endorsement written contract',
  'waiver of transfer of rights of recovery',
  'primary and noncontributory',
  'exclusions this insurance does not apply to',
  'exclusion endorsement',
  'cancellation notice days',
  'deductible retention',
  'insurance requirements shall maintain',
]

/** What the documents are searched for when they are described as a whole, and quoted from. */
const WORDINGS = {
  insured: /additional insured|included as an insured/i,
  waiver: WAIVER,
  primary: /non-?contributory/i,
  cancellation: /\b\d+ ?\)? days\b.*cancel|cancel.*\b\d+ ?\)? days\b/is,
  exclusions:
    /\bexclusion\b|(?:insurance|policy|coverage(?: part)?|endorsement) does not apply|\bwe will not (?:pay|cover)|not covered/i,
}
export const OVERVIEW_SOUGHT: Sought[] = Object.values(WORDINGS).map((tell) => ({ subject: [], tell }))

const MORE_KEYS: FactKey[] = [
  'gl.trigger',
  'gl.aggregatePer',
  'umbrella.trigger',
  'auto.coveredAutos',
  'auto.symbols',
  'property.causesOfLoss',
  'property.valuation',
  'property.coinsurance',
  'wc.states',
  'wc.officersExcluded',
]
const STANDING = {
  quoted: 'quoted, not in force',
  superseded: 'replaced by a later page',
  expired: 'over',
  cancelled: 'cancelled',
  underlying: 'underlying',
  current: '',
}

/** Everything the documents say in short: parties, policies with limits, wording, exclusions, and what they leave open. */
export function overviewOf(material: Material): string {
  const { citations, papers } = material
  return [
    sayParties(citations, papers),
    ...papers.map((paper) => sayPaper(material, paper)),
    sayWordings(material),
    sayForms(citations, papers),
    sayExclusions(material),
    saySilence(papers),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function sayParties(citations: Citations, papers: Paper[]): string {
  const keys: FactKey[] = [
    'insured.name',
    'insured.dba',
    'insured.additionalName',
    'insured.line1',
    'insured.line2',
    'insured.city',
    'insured.state',
    'insured.zip',
    'insured.entityType',
    'insured.business',
    'producer.name',
    'holder.name',
  ]
  const seen = new Set<string>()
  const picked = pickFacts(papers, { keys }).filter(({ fact }) => {
    const name = `${fact.key}|${fact.value.toLowerCase()}`
    return !seen.has(name) && seen.add(name)
  })
  const said = sayFacts(citations, picked, false)
  return said && `**Parties**\n\n${said}`
}

function sayPaper(material: Material, paper: Paper): string {
  const { policies } = paper.facts
  const many = material.papers.length > 1
  const said = policies.map((policy, index) => sayPolicy(material, paper, policy, index)).filter(Boolean)
  const head = many
    ? `**${paperName(paper)}** (${kindWords(paper)}, ${paper.pages} ${paper.pages === 1 ? 'page' : 'pages'})`
    : ''
  if (said.length) return [head, ...said].filter(Boolean).join('\n\n')
  const [requirement] = sayingsAbout(
    material.passages.filter(({ file }) => file === paper.file),
    material.papers,
    { subject: [], tell: /insurance/i },
    1,
  )
  const [required] = requiredIn([paper])
  const first = required ? { file: paper.file, ...required.source } : requirement
  const words = first && quoted(material.citations, first)
  return [head, words && `It says about insurance: ${words}`].filter(Boolean).join('\n\n')
}

/** What kind of document it is. */
export const sayKind = (paper: Paper): string =>
  paper.facts.kind === 'other'
    ? `I cannot tell what kind of document ${paperName(paper)} is.`
    : `The document is ${article(kindWords(paper))}.`
const article = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
const kindWords = ({ facts: { kind } }: Paper) =>
  kind === 'other' ? 'document' : kind.replace('-', ' ').replace(/^declarations$/, 'policy with declarations')

function sayPolicy({ citations }: Material, paper: Paper, policy: PolicyFacts, index: number): string {
  const own = (keys: FactKey[]) => {
    const only = [
      { ...paper, facts: { ...paper.facts, facts: paper.facts.facts.filter((fact) => fact.policy === index) } },
    ]
    return pickFacts(only, { keys }).map((one): Picked => ({ ...one, paper }))
  }
  const head = own(['policy.number', 'carrier.name', 'policy.effective', 'policy.expiration'])
  const lines = policy.lines.length ? policy.lines : [null]
  const keys = [...LIMIT_KEYS, ...DEDUCTIBLE_KEYS, ...MORE_KEYS, ...PREMIUM_KEYS]
  const standing = STANDING[policy.status]
  const names = policy.lines.map((line) => LINES[line]).join(', ') || 'Policy'
  const said = (key: FactKey) => head.filter(({ fact }) => fact.key === key).slice(0, 1)
  const parts = [
    ...said('policy.number').map((one) => `policy ${plainWords(one.fact.value)} ${markOf(citations, one)}`),
    ...said('carrier.name').map((one) => `${plainWords(one.fact.value)} ${markOf(citations, one)}`),
    ...[sayTerm(citations, said('policy.effective')[0], said('policy.expiration')[0])].filter(Boolean),
    ...own(['policy.premium'])
      .slice(0, 1)
      .map((one) => `total premium ${valueWords(one)} ${markOf(citations, one)}`),
    ...(standing ? [standing] : []),
  ]
  const sections = lines.map((line) => sayLine(citations, own(keys), line, lines.length > 1))
  if (!head.length && !sections.some(Boolean)) return ''
  return [`**${names}**${parts.length ? `: ${parts.join(', ')}` : ''}`, ...sections].filter(Boolean).join('\n\n')
}

function sayTerm(citations: Citations, start: Picked | undefined, end: Picked | undefined) {
  if (!start || !end) return ''
  const marks = [...new Set([markOf(citations, start), markOf(citations, end)])].join('')
  return `${start.fact.value} to ${end.fact.value} ${marks}`
}

function sayLine(citations: Citations, picked: Picked[], line: LineOfBusiness | null, isOneOfMany: boolean): string {
  const own = picked.filter(({ fact }) => lineOfKey(fact.key) === line || (line === null && !lineOfKey(fact.key)))
  const rows = own.map((one) => rowFor(citations, one, '', line === null))
  return rows.length ? [...(line && isOneOfMany ? [`${LINES[line]}:`] : []), ...new Set(rows)].join('\n') : ''
}

function sayWordings({ citations, papers, passages }: Material): string {
  const rows = (
    [
      ['wording.additionalInsured', 'Additional insured', WORDINGS.insured],
      ['wording.waiver', 'Waiver of subrogation', WORDINGS.waiver],
      ['wording.primary', 'Primary and noncontributory', WORDINGS.primary],
    ] as const
  ).flatMap(([key, name, tell]) => {
    const [fact] = listWordings(papers, key)
    if (fact) return [`- ${name}: “${plainWords(fact.fact.value)}” ${markOf(citations, fact)}`]
    const [saying] = sayingsAbout(passages, papers, { subject: [], tell }, 1)
    return saying ? [`- ${name}: ${quoted(citations, saying)}`] : []
  })
  const [notice] = sayingsAbout(passages, papers, { subject: [], tell: WORDINGS.cancellation }, 1)
  if (notice) rows.push(`- Cancellation: ${quoted(citations, notice)}`)
  return rows.length ? `**Wording to know**\n\n${rows.join('\n')}` : ''
}

const MOST_FORMS = 15

function sayForms(citations: Citations, papers: Paper[]): string {
  const forms = listForms(papers)
  const rows = forms.slice(0, MOST_FORMS).map((one) => `- ${plainWords(one.fact.value)} ${markOf(citations, one)}`)
  const more = forms.length > MOST_FORMS ? `\n- and ${forms.length - MOST_FORMS} more` : ''
  return rows.length ? `**Forms and endorsements**\n\n${rows.join('\n')}${more}` : ''
}

function sayExclusions({ citations, papers, passages }: Material): string {
  const sayings = sayingsAbout(
    passages,
    papers,
    {
      subject: [],
      kind: 'exclusions',
      wantsVerdict: true,
    },
    6,
  )
  const rows = sayings
    .filter(({ verdict }) => verdict === 'excludes')
    .slice(0, 5)
    .map((saying) => `- ${quoted(citations, saying)}`)
  return rows.length ? `**Exclusions I came across**\n\n${rows.join('\n')}` : ''
}

const EXPECTED: FactKey[] = [
  'insured.name',
  'carrier.name',
  'policy.number',
  'policy.effective',
  'policy.expiration',
  'policy.premium',
]

function saySilence(papers: Paper[]): string {
  // A contract or a list of losses has none of it to be missed.
  if (papers.every(({ facts: { kind, policies } }) => kind === 'contract' || (kind === 'loss-run' && !policies.length)))
    return ''
  const missing = EXPECTED.filter((key) => !pickFacts(papers, { keys: [key] }).length).map((key) => nounOf(key))
  return missing.length && FACT_KEYS[EXPECTED[0]!]
    ? `Not found in what I could read: ${missing.join(', ')}.${partsUnread(papers)}`
    : ''
}
