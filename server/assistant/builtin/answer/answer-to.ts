import type { Citations } from '../citations.ts'
import type { Paper } from '../papers.ts'
import { lineName, lineOfKey } from '../question/lines.ts'
import type { Question } from '../question/read-question.ts'
import { AMOUNT_TOPICS, DEDUCTIBLE_KEYS, LIMIT_KEYS, PREMIUM_KEYS, type Topic } from '../question/topics.ts'
import { factsFor } from './facts-for.ts'
import { plainWords } from './facts-in-words.ts'
import { listForms, listWordings } from './form-list.ts'
import { type Passage, type Saying, type Sought, sayingsAbout } from './passages.ts'
import { type Picked, pickFacts } from './pick-facts.ts'
import { sayFacts } from './say-facts.ts'
import { sayNothing, saySayings } from './say-passages.ts'
import { tellOf } from './tells.ts'

export type Material = { citations: Citations; papers: Paper[]; passages: Passage[] }

const MOST_SAYINGS = 4
const MOST_OF_A_LIST = 12

/** The answer to one question, with a citation behind every statement; says plainly when the papers say nothing of it. */
export function answerTo(question: Question, material: Material): string {
  const { subject, topics, lines } = question
  const worded = topics.filter(({ wording }) => wording)
  if (subject.length && !worded.length) return onSubject(question, material)
  if (topics.length)
    return [...new Set(topics.map((topic) => onTopic(topic, question, material)))].filter(Boolean).join('\n\n')
  if (lines.length) return onLines(question, material)
  return onSubject({ ...question, subject: question.text.split(/\s+/).slice(0, 8) }, material)
}

/** What has to be found in the papers' own words to answer a question. */
export function soughtFor({ subject, topics, lines, asks }: Question): Sought[] {
  const worded = topics.filter(({ wording }) => wording)
  if (worded.length) return worded.map((topic) => ({ subject: [], tell: tellOf(topic), prefer: subject }))
  const wantsAmount = topics.some(({ id }) => AMOUNT_TOPICS.has(id))
  if (subject.length)
    return [{ subject, tell: topics[0] && tellOf(topics[0]), wantsAmount, wantsVerdict: asks === 'coverage' }]
  if (asks === 'coverage' && lines.length)
    return lines.map((line) => ({ subject: lineName(line).split(' ').slice(0, 1), wantsVerdict: true }))
  return topics.map((topic) => ({ subject: [], tell: tellOf(topic), wantsAmount: AMOUNT_TOPICS.has(topic.id) }))
}

/** Whether a question cannot be answered from the facts alone. */
export function needsWords(question: Question, papers: Paper[]): boolean {
  const { topics, subject, lines } = question
  if (subject.length || topics.some(({ wording }) => wording)) return true
  if (topics.length) return topics.some((topic) => !listed(topic, question, papers).length)
  return lines.some((line) => !papers.some(({ facts }) => facts.policies.some((policy) => policy.lines.includes(line))))
}

/** About something that is no fact of its own: the words that speak of it, and which way they speak. */
function onSubject(question: Question, material: Material): string {
  const { subject, asks, topics, phrase } = question
  const [sought] = soughtFor(question)
  const sayings = sayingsAbout(
    inFiles(material.passages, question),
    material.papers,
    { ...sought, subject },
    MOST_SAYINGS,
  )
  if (sayings.length) return [leadFor(phrase, asks, sayings), saySayings(material, sayings)].join('\n\n')
  const nothing = sayNothing(`“${plainWords(phrase)}”`, question, material.papers)
  const facts = topics
    .filter(({ id }) => id !== 'term')
    .map((topic) => sayFacts(material.citations, factsFor(topic, question, material.papers)))
  const said = facts.filter(Boolean)
  return said.length ? [`${nothing} What they do say:`, ...said].join('\n\n') : nothing
}

function leadFor(phrase: string, asks: Question['asks'], sayings: Saying[]): string {
  const verdicts = new Set(sayings.map(({ verdict }) => verdict))
  const subject = plainWords(phrase)
  if (asks !== 'coverage') return `This is what the documents say about ${subject}:`
  if (verdicts.has('excepts') || (verdicts.has('excludes') && verdicts.has('grants'))) {
    return `The documents speak of ${subject} both ways, so read the wording together:`
  }
  if (verdicts.has('excludes')) return `The documents have exclusion wording that speaks of ${subject}:`
  if (verdicts.has('grants')) return `The documents have coverage wording that speaks of ${subject}:`
  return `The documents mention ${subject}, without saying in these passages that it is covered or excluded:`
}

function onTopic(topic: Topic, question: Question, material: Material): string {
  const facts = listed(topic, question, material.papers)
  const said = sayFacts(material.citations, facts)
  const wantsWords = topic.wording || !facts.length
  const sought: Sought = {
    subject: [],
    tell: tellOf(topic),
    prefer: question.subject,
    wantsAmount: AMOUNT_TOPICS.has(topic.id),
    ...kindOf(topic),
  }
  const most = LISTS.has(topic.id) ? MOST_OF_A_LIST : topic.wording ? MOST_SAYINGS : 2
  const found =
    wantsWords && !(facts.length && LISTS.has(topic.id))
      ? sayingsAbout(inFiles(material.passages, question), material.papers, sought, most)
      : []
  const quoted = new Set(facts.map(({ fact }) => fact.value))
  const sayings = found.filter(({ quote }) => !quoted.has(quote))
  if (!facts.length && !sayings.length) return sayNothing(topic.name, question, material.papers)
  const heading = facts.length ? 'In their own words:' : `This is what the documents say about ${topic.name}:`
  return [said, ...(sayings.length ? [heading, saySayings(material, sayings)] : [])].filter(Boolean).join('\n\n')
}

const kindOf = ({ id }: Topic): Pick<Sought, 'kind'> =>
  id === 'exclusions' ? { kind: 'exclusions' } : LISTS.has(id) ? { kind: 'rows' } : {}
const LISTS = new Set(['vehicles', 'drivers', 'locations', 'classes', 'endorsements', 'exclusions'])

function listed(topic: Topic, question: Question, papers: Paper[]): Picked[] {
  if (topic.id === 'endorsements') return listForms(papers, question.files)
  const [key] = topic.keys
  const isWording = key === 'wording.additionalInsured' || key === 'wording.waiver' || key === 'wording.primary'
  const wordings = isWording ? listWordings(papers, key, question.files).slice(0, 3) : []
  return [...wordings, ...factsFor(topic, question, papers).filter(({ fact }) => !isWording || fact.key !== key)]
}

/** Everything a line has: its policy, its limits, deductibles and premium. */
function onLines(question: Question, material: Material): string {
  const said = question.lines.map((line) => {
    const own = [...LIMIT_KEYS, ...DEDUCTIBLE_KEYS, ...PREMIUM_KEYS].filter((key) => lineOfKey(key) === line)
    const wanted = { lines: [line], files: question.files }
    const facts = pickFacts(material.papers, { ...wanted, keys: own })
    if (!facts.length) {
      const subject = lineName(line).split(' ').slice(0, 1)
      const words = onSubject({ ...question, topics: [], lines: [line], subject, phrase: lineName(line) }, material)
      return question.asks === 'coverage' || !words.startsWith('I found nothing')
        ? words
        : sayNothing(`${lineName(line)} insurance`, question, material.papers)
    }
    const head = pickFacts(material.papers, {
      ...wanted,
      keys: ['carrier.name', 'policy.number', 'policy.effective', 'policy.expiration'],
    })
    const yes = question.asks === 'thing' ? '' : `Yes, the documents show ${lineName(line)} insurance. `
    return [yes + sayFacts(material.citations, head), sayFacts(material.citations, facts)].filter(Boolean).join('\n\n')
  })
  return said.join('\n\n')
}

const inFiles = (passages: Passage[], { files }: Question) =>
  passages.filter(({ file }) => !files.length || files.includes(file))
