import { amountsIn } from '../../../../shared/amounts.ts'
import { datesIn } from '../../../../shared/dates.ts'
import { CLAIMED, FACT_KEYS, type FactKey, isOfMany, type PolicyFacts } from '../../../documents/index.ts'
import type { FoundAnswer } from '../../search-files.ts'
import { type Paper, paperName } from '../papers.ts'
import { lineOfKey } from '../question/lines.ts'
import type { Question } from '../question/read-question.ts'
import type { Topic } from '../question/topics.ts'
import { type Answer, unsure } from './answer.ts'
import { CHOICES, isWording, nounOf, plainWords, valueWords } from './facts-in-words.ts'
import { FORM_NUMBER } from './form-list.ts'
import { askedLists } from './lists-for.ts'
import type { Material } from './material.ts'
import type { Picked } from './pick-facts.ts'
import { partsUnread } from './say-passages.ts'
import { asWritten, sayStandingOf } from './standing.ts'
import { amountAsked } from './verdict-of-units.ts'

const isChoice = ({ keys: [key] }: Topic): boolean => key !== undefined && FACT_KEYS[key].kind === 'choice'

/** Whether a question asks for what the facts tell, and for no entry, rank or count of a list: then the facts that a form is filled from answer it. */
export function asksOfFacts({ topics, subject, text, asks }: Question, isOfPaper: (word: string) => boolean): boolean {
  const areKept = topics.length > 0 && topics.every(({ keys, list }) => keys.length > 0 && !list && keys[0] !== 'form')
  if (!areKept || FORM_NUMBER.test(text) || /\bhow many\b/i.test(text)) return false
  const areWordings = topics.every(({ keys }) => isWording(keys[0]!))
  if (asks === 'coverage' && !areWordings) return false
  // A figure says which one of several is meant, where nothing is held against it: 'what would the 2M excess cost'.
  const isPointed = (word: string) => asks === 'thing' && /\d/.test(word)
  return areWordings || subject.every((word) => isOfPaper(word) && !isPointed(word))
}

/** Whether a list holds what is meant: an entry by its number or name, or a figure over its entries. */
export const isOfEntries = (question: Question, papers: Paper[]): boolean =>
  askedLists(question, papers).some(({ told }) => told.isIdentified || told.figures.length > 0)

/** Whether the facts tell one value each; several premiums or buildings are a table's, and are told as that. */
export function areSingle(facts: Picked[]): boolean {
  const own = facts.filter(({ fact: { key } }) => isOfMany(key) && FACT_KEYS[key].kind === 'amount')
  const groups = Map.groupBy(own, ({ fact, paper, policy }) => `${fact.key}|${paper.file}|${policy?.number ?? ''}`)
  return [...groups.values()].every((group) => new Set(group.map(valueWords)).size < 2)
}

/**
 * Yes where the value of a choice that is asked about is the one that was read; that it was not read is no 'no'. For an amount that is
 * asked about, whether all that was read meet it. Empty where the question names no such value.
 */
export function sayYes({ asks, text }: Question, topic: Topic, facts: Picked[], papers: Paper[]): string {
  if (asks === 'thing') return ''
  if (isChoice(topic)) {
    const own = facts.filter(({ fact: { key } }) => key in CHOICES && topic.keys.includes(key))
    const named = (text.match(new RegExp(topic.words.source, 'gi')) ?? []).join(' ').toLowerCase()
    const asked = topic.keys.flatMap((key) => OPTIONS[key] ?? []).filter((one) => named.includes(one))
    const [only] = new Set(asked)
    if (!only || new Set(asked).size > 1) return ''
    if (!own.some(({ fact }) => fact.value === only)) return `Not that I can see.${partsUnread(papers)}`
    return own.every(({ fact }) => fact.value === only)
      ? 'Yes.'
      : 'Yes, but not all that was read says so; read it together:'
  }
  const amount = amountAsked(text)
  const values = facts.flatMap(({ fact }) => (FACT_KEYS[fact.key].kind === 'amount' ? [...amountsIn(fact.value)] : []))
  if (!amount || !values.length) return ''
  const met = values.map((value) => amount.isMetBy(value))
  return met.every(Boolean) ? 'Yes.' : met.some(Boolean) ? 'In part:' : 'No.'
}

/** What may be chosen, of the choices of which one excludes the others. */
const TRIGGERS = ['occurrence', 'claims-made']
const OPTIONS: Partial<Record<FactKey, string[]>> = {
  'gl.aggregatePer': ['policy', 'project', 'location'],
  'gl.trigger': TRIGGERS,
  'umbrella.trigger': TRIGGERS,
}

/** Values that were read too doubtfully to stand on a form: told as that. Null where there are none. */
export function sayDoubted(
  { keys }: Topic,
  { lines, files }: Question,
  { citations, papers }: Material,
): Answer | null {
  const isOfLines = (key: FactKey, policy?: PolicyFacts) => {
    const own = lineOfKey(key)
    return !lines.length || (own ? [own] : (policy?.lines ?? lines)).some((line) => lines.includes(line))
  }
  const said = papers.flatMap((paper) =>
    paper.facts.facts
      .filter(
        ({ key, confidence, status, policy }) =>
          keys.includes(key) &&
          confidence < CLAIMED &&
          status === 'current' &&
          (!files.length || files.includes(paper.file)) &&
          isOfLines(key, policy === null ? undefined : paper.facts.policies[policy]),
      )
      .map((fact) => {
        const mark = citations.cite(paper.file, fact.source.page, fact.source.quote)
        return `- ${asWritten(nounOf(fact.key))}: ${valueWords({ fact })}, on page ${fact.source.page} of ${paperName(paper)} ${mark}`
      }),
  )
  if (!said.length) return null
  return unsure(
    'I am not sure of this, so it is not filled into a form. Look at the page:',
    [...new Set(said)].join('\n'),
  )
}

const MOST_OTHERWISE = 3

/** Other figures that the documents print under a name that was asked for, where the facts tell one. */
export function sayOtherwise(question: Question, facts: Picked[], material: Material): string {
  const keys = new Set(facts.map(({ fact }) => fact.key))
  const kinds = new Set([...keys].map((key) => FACT_KEYS[key].kind))
  const [kind] = kinds
  if (kinds.size !== 1 || (kind !== 'amount' && kind !== 'date')) return ''
  const read = kind === 'amount' ? amountsIn : datesIn
  // One label often stands over both ends of a term.
  const isDate = (key: FactKey) => kind === 'date' && FACT_KEYS[key].kind === 'date'
  const known = new Set<unknown>(
    material.papers.flatMap(({ facts: { facts: all } }) =>
      all.filter(({ key }) => keys.has(key) || isDate(key)).flatMap(({ value }) => [...read(value)]),
    ),
  )
  const differs = (value: string) => {
    const values = [...read(value)]
    return values.length > 0 && !values.some((one) => known.has(one))
  }
  const others = printedFor(question, material).filter(
    ({ file, page, quote, value }) =>
      (!question.files.length || question.files.includes(file)) &&
      !isFactAt(material.papers, { file, page, quote }) &&
      differs(value),
  )
  const said = others.map(({ label, value, file, page, quote }) => {
    const paper = material.papers.find((one) => one.file === file)
    const where = paper && material.papers.length > 1 ? ` of ${paperName(paper)}` : ''
    const mark = material.citations.cite(file, page, quote)
    return `Page ${page}${where} also prints “${plainWords(label)}: ${plainWords(value)}” ${mark}; I have not chosen between them.${paper ? sayStandingOf(page, paper) : ''}`
  })
  return [...new Set(said)].slice(0, MOST_OTHERWISE).join(' ')
}

type Printed = Pick<FoundAnswer, 'label' | 'value' | 'file' | 'page' | 'quote'>

/** The values that the searches found behind a label all of which is asked for; what is of an entry of a table is another thing's. */
function printedFor(question: Question, { answersFor, unitsFor, unitsOf }: Material): Printed[] {
  const { things } = answersFor(question)
  const units = [...unitsFor(question), ...question.topics.flatMap(({ queries }) => queries.flatMap(unitsOf))]
  return [
    ...things.filter(({ kind, of, asked }) => (kind === 'pair' || kind === 'cell') && !of && asked >= 1),
    ...units.filter(({ kind, labelled }) => kind === 'pair' && labelled >= 1),
  ]
}

/** Whether these words were read as a fact, of this name or of another: the umbrella's limit says nothing against the policy's. */
const isFactAt = (papers: Paper[], { file, page, quote }: Pick<Printed, 'file' | 'page' | 'quote'>): boolean =>
  papers.some(
    (paper) =>
      paper.file === file &&
      paper.facts.facts.some(
        ({ source }) => source.page === page && (source.quote.includes(quote) || quote.includes(source.quote)),
      ),
  )
