import type { Demand, DemandKind, LineOfBusiness } from '../../../documents/index.ts'
import { type Paper, paperName } from '../papers.ts'
import { linesIn } from '../question/lines.ts'
import type { Question } from '../question/read-question.ts'
import { AMOUNT_TOPICS } from '../question/topics.ts'
import { type Answer, told, unsure } from './answer.ts'
import type { Material } from './material.ts'
import { saySayings } from './say-passages.ts'

/** The topics that a demand of this kind answers, where a contract is asked. */
const OF_TOPIC: Record<string, DemandKind> = {
  'additional-insured': 'additional insured',
  waiver: 'waiver',
  primary: 'primary',
  cancellation: 'notice',
  holder: 'evidence',
}

export type Required = Demand & { paper: Paper }

/** What the contracts among these documents ask for about insurance, in the order of their pages. */
export const requiredIn = (papers: Paper[]): Required[] =>
  papers.flatMap((paper) =>
    (paper.facts.clauses ?? []).flatMap(({ demands }) => demands.map((demand) => ({ ...demand, paper }))),
  )

/**
 * What a contract asks for about insurance, where that is asked: with the page and the words of each demand. That it asks for none is said
 * only where all of it was read. Null where something else is asked.
 */
export function sayRequired(question: Question, material: Material): Answer | null {
  const asked = material.papers.filter(({ file }) => !question.files.length || question.files.includes(file))
  const contracts = asked.filter(({ facts }) => facts.kind === 'contract' && facts.clauses)
  const all = requiredIn(contracts)
  if (!contracts.length || !isOfInsurance(question, contracts.length === asked.length, all)) return null
  if (!all.length) return sayNone(contracts)
  const wanted = all.filter((demand) => isWanted(demand, question))
  if (wanted.length) return told(sayDemands(wanted, material))
  return unsure(
    'I do not see that among what the contract asks for about insurance. It asks for this:',
    sayDemands(all, material),
  )
}

/** Whether insurance is asked about; beside policies it must be what is required of it. */
function isOfInsurance({ topics, lines, text }: Question, isAlone: boolean, all: Required[]): boolean {
  if (topics.some(({ id }) => id === 'requirements')) return true
  if (!isAlone) return false
  if (all.length && topics.some(({ id }) => id === 'limits')) return true
  return lines.length > 0 || /\binsur/i.test(text) || topics.some(({ id }) => id in OF_TOPIC && id !== 'cancellation')
}

function isWanted({ asks, limits, source }: Demand, { topics, lines }: Question): boolean {
  const kinds = topics.flatMap(({ id }) => OF_TOPIC[id] ?? [])
  const isOfLine = (line: LineOfBusiness) =>
    limits.some((one) => one.line === line) || linesIn(source.quote).lines.includes(line)
  if (lines.length && !lines.some(isOfLine)) return false
  if (kinds.length) return kinds.some((kind) => asks.includes(kind))
  return (
    !lines.length || !topics.some(({ id }) => AMOUNT_TOPICS.has(id)) || limits.length > 0 || asks.includes('coverage')
  )
}

export const sayDemands = (demands: Required[], material: Material): string =>
  saySayings(
    material,
    demands.map(({ paper, source: { page, quote } }) => ({
      ...{ file: paper.file, page, quote },
      ...{ verdict: 'speaks', score: 1, isHeading: false, isRow: false },
    })),
  )

/** That a contract asks for no insurance is said only of one whose every page was read. */
function sayNone(contracts: Paper[]): Answer | null {
  if (contracts.some(({ warnings }) => warnings.length)) return null
  const pages = contracts.reduce((sum, paper) => sum + paper.pages, 0)
  const names = contracts.map(paperName).join(' and ')
  return told(
    `${names} ${contracts.length === 1 ? 'asks' : 'ask'} for no insurance: I read all of it (${pages} ${pages === 1 ? 'page' : 'pages'}) and found no clause on insurance that a party must carry.`,
  )
}

/** The lines that the demands name. */
export const linesRequired = (demands: Demand[]): LineOfBusiness[] => [
  ...new Set(
    demands.flatMap(({ limits, source }) => [
      ...limits.flatMap(({ line }) => line ?? []),
      ...linesIn(source.quote).lines,
    ]),
  ),
]
