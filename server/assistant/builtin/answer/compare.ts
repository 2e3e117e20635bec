import { capital } from '../../../../shared/sentence.ts'
import { CLAIMED, type FactKey } from '../../../documents/index.ts'
import { squeeze } from '../../evidence/words.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import { lineOfKey, linesIn } from '../question/lines.ts'
import { readQuestions } from '../question/read-question.ts'
import { DEDUCTIBLE_KEYS, LIMIT_KEYS, PREMIUM_KEYS } from '../question/topics.ts'
import { markOf, nounOf, valueWords } from './facts-in-words.ts'
import { listForms } from './form-list.ts'
import type { Picked } from './pick-facts.ts'
import { partsUnread } from './say-passages.ts'

/** A side of a comparison: one policy of one document. */
type Side = { name: string; paper: Paper; policy: number | null }

const ROWS: FactKey[] = [
  'insured.name',
  'carrier.name',
  'policy.number',
  'policy.effective',
  'policy.expiration',
  'gl.trigger',
  ...LIMIT_KEYS,
  'property.causesOfLoss',
  'property.valuation',
  'property.coinsurance',
  ...DEDUCTIBLE_KEYS,
  ...PREMIUM_KEYS,
]
const MOST_SIDES = 4

/** A table of what the documents say side by side, what differs first said in a sentence. Null when there is nothing to compare. */
export function comparisonOf(citations: Citations, papers: Paper[], question: string): string | null {
  const sides = sidesOf(papers)
  if (sides.length < 2) return null
  const { lines } = linesIn(question)
  const asked = readQuestions(question, papers).flatMap(({ topics }) => topics.flatMap(({ keys }) => keys))
  const wanted = asked.length ? ROWS.filter((key) => asked.includes(key)) : ROWS
  const keys = lines.length ? wanted.filter((key) => !lineOfKey(key) || lines.includes(lineOfKey(key)!)) : wanted
  const whole = sides.every((side) => factOf(side, 'policy.premium'))
  const shown = keys.filter((key) => !whole || key === 'policy.premium' || !PREMIUM_KEYS.includes(key))
  const rows = shown.flatMap((key) => {
    const cells = sides.map((side) => factOf(side, key))
    return cells.some((cell) => cell !== null) ? [{ key, cells }] : []
  })
  if (!rows.length) return null
  const differing = rows.filter(
    ({ key, cells }) => !/^(?:policy|carrier)\.(?:number|effective|expiration)$/.test(key) && differs(cells),
  )
  const withLine = new Set(rows.map(({ key }) => lineOfKey(key)).filter(Boolean)).size > 1
  const table = [
    `| | ${sides.map(({ name }) => name).join(' | ')} |`,
    `| --- | ${sides.map(() => '---').join(' | ')} |`,
    ...rows.map(
      ({ key, cells }) =>
        `| ${capital(nounOf(key, withLine))} | ${cells.map((cell) => cellOf(citations, cell)).join(' | ')} |`,
    ),
  ].join('\n')
  const named = (some: typeof rows) => some.map(({ key }) => nounOf(key, withLine)).join(', ')
  const oneSided = rows.filter(({ cells }) => cells.includes(null))
  const lead = differing.length ? `They differ in ${named(differing)}.` : 'Where both give a value, they agree.'
  const silent = sides.filter((_, at) => oneSided.some(({ cells }) => cells[at] === null)).map(({ paper }) => paper)
  const open = oneSided.length
    ? ` I did not find a value on each side for ${named(oneSided)}.${partsUnread([...new Set(silent)])}`
    : ''
  return [`${lead}${open}`, table, sayForms(citations, papers)].filter(Boolean).join('\n\n')
}

function sidesOf(papers: Paper[]): Side[] {
  const sides = papers.flatMap((paper): Side[] => {
    const { policies } = paper.facts
    if (policies.length < 2 || papers.length > 2) return [{ name: paperName(paper), paper, policy: null }]
    return policies.map((policy, index) => ({
      name: policy.number ?? `${paperName(paper)}, ${policy.status === 'quoted' ? 'quote' : `policy ${index + 1}`}`,
      paper,
      policy: index,
    }))
  })
  return sides.slice(0, MOST_SIDES)
}

function factOf({ paper, policy }: Side, key: FactKey): Picked | null {
  const found = paper.facts.facts.filter(
    (fact) =>
      fact.key === key &&
      fact.confidence >= CLAIMED &&
      fact.status !== 'underlying' &&
      (policy === null || fact.policy === policy || fact.policy === null),
  )
  const fact = found.find(({ status }) => status === 'current') ?? found[0]
  if (!fact && key === 'policy.premium') return onlyPremium({ paper, policy } as Side)
  return fact ? { fact, paper, policy: null } : null
}

/** A policy of one line prints its whole premium as that line's. */
function onlyPremium(side: Side): Picked | null {
  const found = PREMIUM_KEYS.filter((key) => key !== 'policy.premium').flatMap((key) => factOf(side, key) ?? [])
  return found.length === 1 ? found[0]! : null
}

/** Whether values differ that were found; a side where none was found differs in nothing. */
const differs = (cells: (Picked | null)[]) =>
  new Set(cells.flatMap((cell) => (cell ? [squeeze(cell.fact.value)] : []))).size > 1
const cellOf = (citations: Citations, cell: Picked | null) =>
  cell ? `${valueWords(cell)} ${markOf(citations, cell)}` : 'Not found'

/** Forms that one document lists and another does not. */
function sayForms(citations: Citations, papers: Paper[]): string {
  const lists = papers.map((paper) => ({ paper, forms: listForms([paper]) }))
  if (lists.filter(({ forms }) => forms.length).length < 2) return ''
  const numberOf = ({ fact }: Picked) => squeeze(fact.value).slice(0, 6)
  return lists
    .flatMap(({ paper, forms }) => {
      const others = new Set(lists.filter((one) => one.paper !== paper).flatMap((one) => one.forms.map(numberOf)))
      const only = forms.filter((form) => !others.has(numberOf(form))).slice(0, 10)
      const open = partsUnread(papers.filter((one) => one !== paper))
      return only.length
        ? [
            `Found only in ${paperName(paper)}${open ? `.${open}` : ':'}\n\n${only.map((form) => `- ${valueWords(form)} ${markOf(citations, form)}`).join('\n')}`,
          ]
        : []
    })
    .join('\n\n')
}
