import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import { lineName, lineOfKey } from '../question/lines.ts'
import type { Question } from '../question/read-question.ts'
import { relatedTo } from '../question/related.ts'
import { DEDUCTIBLE_KEYS, LIMIT_KEYS, PREMIUM_KEYS, type Topic } from '../question/topics.ts'
import { plainWords } from './facts-in-words.ts'
import { type Passage, type Saying, sayingsAbout } from './passages.ts'
import { type Picked, pickFacts } from './pick-facts.ts'
import { sayFacts } from './say-facts.ts'
import { tellOf } from './tells.ts'

export type Material = { citations: Citations; papers: Paper[]; passages: Passage[] }

const MOST_SAYINGS = 4

/** The answer to one question, with a citation behind every statement; says plainly when the papers say nothing of it. */
export function answerTo(question: Question, material: Material): string {
  const { subject, topics, lines } = question
  if (subject.length) return onSubject(question, material)
  if (topics.length)
    return topics
      .map((topic) => onTopic(topic, question, material))
      .filter(unrepeated())
      .join('\n\n')
  if (lines.length) return onLines(question, material)
  return onSubject({ ...question, subject: question.text.split(/\s+/).slice(0, 8) }, material)
}

function unrepeated() {
  const seen = new Set<string>()
  return (said: string) => said !== '' && !seen.has(said) && seen.add(said)
}

/** About something that is no fact of its own: the words that speak of it, and which way they speak. */
function onSubject(question: Question, material: Material): string {
  const { subject, asks, topics } = question
  const phrase = subject.join(' ')
  const wantsAmount = topics.some(({ keys }) =>
    keys.some((key) => LIMIT_KEYS.includes(key) || DEDUCTIBLE_KEYS.includes(key)),
  )
  const passages = inFiles(material.passages, question)
  const sayings = sayingsAbout(
    passages,
    { subject, wantsAmount, wantsVerdict: asks === 'coverage', tell: topics[0] && tellOf(topics[0]) },
    MOST_SAYINGS,
  )
  const facts = topics
    .map((topic) => sayFacts(material.citations, factsFor(topic, question, material.papers)))
    .filter(Boolean)
  if (sayings.length) return [leadFor(phrase, asks, sayings), saySayings(material, sayings)].join('\n\n')
  const nothing = sayNothing(`“${phrase}”`, question, material)
  return facts.length ? [`${nothing} What they do say:`, ...facts].join('\n\n') : nothing
}

function leadFor(phrase: string, asks: Question['asks'], sayings: Saying[]): string {
  const verdicts = new Set(sayings.map(({ verdict }) => verdict))
  const subject = plainWords(phrase)
  if (asks !== 'coverage') return `This is what the documents say about ${subject}:`
  if (verdicts.has('excepts') || (verdicts.has('excludes') && verdicts.has('grants'))) {
    return `The documents speak of ${subject} both ways, so read the wording together:`
  }
  if (verdicts.has('excludes')) return `The documents exclude it, or part of it, in wording that speaks of ${subject}:`
  if (verdicts.has('grants')) return `The documents have coverage wording that speaks of ${subject}:`
  return `The documents mention ${subject}, without saying in these passages that it is covered or excluded:`
}

function onTopic(topic: Topic, question: Question, material: Material): string {
  const facts = factsFor(topic, question, material.papers)
  const said = sayFacts(material.citations, facts)
  const known = new Set(facts.map(({ fact }) => fact.source.quote))
  const wantsWords = topic.wording || !facts.length
  const passages = wantsWords ? inFiles(material.passages, question) : []
  const sayings = sayingsAbout(passages, { subject: [], tell: tellOf(topic) }, topic.wording ? MOST_SAYINGS : 2).filter(
    ({ quote }) => !known.has(quote),
  )
  if (!facts.length && !sayings.length) return sayNothing(topic.name, question, material)
  const yes =
    question.asks !== 'thing' && facts.length && !topic.keys.some((key) => LIMIT_KEYS.includes(key))
      ? 'Yes, the documents speak of it. '
      : ''
  const heading = facts.length ? 'In their own words:' : `This is what the documents say about ${topic.name}:`
  return [said && `${yes}${said}`, ...(sayings.length ? [heading, saySayings(material, sayings)] : [])]
    .filter(Boolean)
    .join('\n\n')
}

/** Everything a line has: its policy, its limits, deductibles and premium. */
function onLines(question: Question, material: Material): string {
  const said = question.lines.map((line) => {
    const own = [...LIMIT_KEYS, ...DEDUCTIBLE_KEYS, ...PREMIUM_KEYS].filter((key) => lineOfKey(key) === line)
    const wanted = { lines: [line], files: question.files }
    const facts = pickFacts(material.papers, { ...wanted, keys: own })
    if (!facts.length) return sayNothing(`${lineName(line)} insurance`, question, material)
    const head = pickFacts(material.papers, {
      ...wanted,
      keys: ['carrier.name', 'policy.number', 'policy.effective', 'policy.expiration'],
    })
    const yes = question.asks === 'thing' ? '' : `Yes, the documents show ${lineName(line)} insurance. `
    return [yes + sayFacts(material.citations, head), sayFacts(material.citations, facts)].filter(Boolean).join('\n\n')
  })
  return said.join('\n\n')
}

function factsFor(topic: Topic, { lines, files, text }: Question, papers: Paper[]): Picked[] {
  const own = topic.id === 'term' ? endsAsked(topic.keys, text) : topic.keys
  const fitting = lines.length ? own.filter((key) => lines.includes(lineOfKey(key)!) || lineOfKey(key) === null) : own
  const keys = fitting.length || !own.some((key) => LIMIT_KEYS.includes(key)) ? fitting : LIMIT_KEYS
  return pickFacts(papers, { keys, lines, files })
}

/** Only the end of the term when only its end is asked for, and so its start. */
function endsAsked(keys: Topic['keys'], text: string) {
  const end = /\bexpir|\bend|\buntil\b|\brenew/i.test(text)
  const start = /\beffective\b|\bincept|\bstart|\bbegin/i.test(text)
  if (end === start) return keys
  return keys.filter((key) => key === (end ? 'policy.expiration' : 'policy.effective'))
}

const inFiles = (passages: Passage[], { files }: Question) =>
  passages.filter(({ file }) => !files.length || files.includes(file))

function saySayings({ citations, papers }: Material, sayings: Saying[]): string {
  return sayings
    .map(({ file, page, quote }) => {
      const paper = papers.find((one) => one.file === file)
      const where = papers.length > 1 && paper ? `${paperName(paper)}, page ${page}` : `Page ${page}`
      return `- ${where}: “${plainWords(quote).replace(/[“”"]/g, "'")}” ${citations.cite(file, page, quote)}`
    })
    .join('\n')
}

function sayNothing(what: string, { subject, files }: Question, { papers }: Material): string {
  const searched = papers.filter(({ file }) => !files.length || files.includes(file))
  const pages = searched.reduce((sum, paper) => sum + paper.pages, 0)
  const related = [...new Set([...relatedTo(subject.join(' ')), ...subject.flatMap(relatedTo)])].slice(0, 4)
  const also = related.length ? ` I also looked for ${related.map((word) => `“${word}”`).join(', ')}.` : ''
  const place = searched.length === 1 ? paperName(searched[0]!) : `${searched.length} documents`
  return `I found nothing about ${what} in the documents (${place}, ${pages} ${pages === 1 ? 'page' : 'pages'}).${also}`
}
