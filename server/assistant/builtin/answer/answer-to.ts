import type { Paper } from '../papers.ts'
import { plainMeaning } from '../question/glossary.ts'
import { lineName, lineOfKey, linesIn } from '../question/lines.ts'
import type { Question } from '../question/read-question.ts'
import { AMOUNT_TOPICS, DEDUCTIBLE_KEYS, LIMIT_KEYS, PREMIUM_KEYS, type Topic } from '../question/topics.ts'
import { type Answer, inPart, isTold, together, told } from './answer.ts'
import { conceptsOf, shareHeld } from './concepts.ts'
import { areSingle, asksOfFacts, isOfEntries, sayDoubted, sayOtherwise, sayYes } from './facts-first.ts'
import { factsFor } from './facts-for.ts'
import { isWording } from './facts-in-words.ts'
import { formsNamed, listForms, listWordings } from './form-list.ts'
import { heldAgainst } from './held-against.ts'
import { type AskedList, askedLists, understands } from './lists-for.ts'
import type { Material } from './material.ts'
import { inFiles, isOfPaper, MOST_SAYINGS, onSubject, sayingsFor, saySubject } from './on-subject.ts'
import { type Saying, type Sought, sayingsAbout } from './passages.ts'
import { type Picked, pickFacts } from './pick-facts.ts'
import { SURE, SURER, sayAnswer, sayPossible } from './say-answers.ts'
import { sayFacts, sayNotInForce } from './say-facts.ts'
import { sayList } from './say-lists.ts'
import { sayNothing, saySayings } from './say-passages.ts'
import { sayRequired } from './say-required.ts'
import { sayWorked } from './say-worked.ts'
import { stateAsked } from './state-asked.ts'
import { tellOf } from './tells.ts'
import { sayVerdict } from './verdict-of-units.ts'

const MOST_OF_A_LIST = 12

/** The answer to one question, with a citation behind every statement. What events and stamps say to it is never left out for "nothing". */
export function answerTo(question: Question, material: Material): Answer {
  const state = stateAsked(question, material)
  if (state?.place === 'alone') return told(state.words)
  const answer = answerFrom(question, material)
  if (state && answer.found === 'nothing') return told(state.words)
  if (state?.place !== 'first') return answer
  return isTold(answer) ? together([told(state.words), answer]) : told(state.words)
}

/** The answer of the facts, lists and words of the documents. */
function answerFrom(question: Question, material: Material): Answer {
  const { subject, topics, lines } = question
  const units = material.unitsFor(question)
  const worded = topics.filter(({ wording }) => wording)
  const meets = MEETS.test(question.text) ? heldAgainst(question, material) : null
  if (meets) return told(meets)
  const required = sayRequired(question, material)
  if (required) return required
  const meaning = plainMeaning(question.text)
  if (meaning) return told(`In general, and not from these documents: ${meaning}`)
  const worked = material.workedFor(question)
  if (worked?.isNamed) return told(sayWorked(worked, material.citations, material.papers))
  const facts = worked ? null : onFacts(question, material)
  if (facts) return facts
  const named = onNamed(question, material)
  if (named) return named
  const verdict = question.asks === 'thing' ? null : sayVerdict(question, { ...material, units })
  if (verdict) return told(verdict)
  const isListed = askedLists(question, material.papers).some(
    ({ told }) => understands(told) && (told.figures.length > 0 || told.narrowedBy.length > 0),
  )
  if (worked && !isListed) return told(sayWorked(worked, material.citations, material.papers))
  const isWhole =
    !subject.length &&
    topics.some((topic) => !LISTS.has(topic.id) && listed(topic, question, material.papers).length > 0)
  const isOfOne = !isListed && !worded.length && question.asks === 'thing'
  const answer = isOfOne ? sayAnswer(question, material, isWhole ? SURER : SURE) : null
  if (answer) return answer
  if (subject.length && !worded.length) return onSubject(question, material)
  if (topics.length) return together(topics.flatMap((topic) => onTopic(topic, question, material) ?? []))
  if (lines.length) return onLines(question, material)
  const words = question.text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3)
  return onSubject({ ...question, subject: words.slice(0, 6), phrase: question.text.replace(/[?.!]+$/, '') }, material)
}

/** From the facts first, where the question is of them: what a form is filled from is what an answer tells. Null where they do not tell it. */
function onFacts(question: Question, material: Material): Answer | null {
  const { papers } = material
  if (!asksOfFacts(question, isOfPaper)) return null
  const own = question.topics.map((topic) => ({ topic, facts: listed(topic, question, papers) }))
  if (own.some(({ facts }) => !areSingle(facts)) || isOfEntries(question, papers)) return null
  const said = own.map(({ topic, facts }) =>
    facts.length ? inWords(topic, question, material) : sayDoubted(topic, question, material),
  )
  return said.every((one) => one !== null) ? together(said) : null
}

const MEETS = /\b(?:meet|satisf|compl(?:y|ies)|enough|sufficient|adequate|conform|fulfil)/i

/** Whether a question cannot be answered from the facts alone. */
export function needsWords(question: Question, papers: Paper[]): boolean {
  const { topics, subject, lines } = question
  const isDecided = (topic: Topic) => listsOf(topic, question, papers).some(decides)
  if (topics.length && topics.every(isDecided)) return false
  if (askedLists(question, papers).some(({ told, isMeant }) => !isMeant && told.of !== 'form')) return false
  if (subject.length || topics.some(({ wording }) => wording)) return true
  if (topics.length)
    return topics.some((topic) => !listed(topic, question, papers).length && !listsOf(topic, question, papers).length)
  return lines.some((line) => !papers.some(({ facts }) => facts.policies.some((policy) => policy.lines.includes(line))))
}

/** What the documents' lists say to a topic, as far as they were asked. */
const listsOf = ({ list }: Topic, question: Question, papers: Paper[]): AskedList[] =>
  askedLists(question, papers).filter(({ told }) => told.of === list)

/** Whether a list answers by itself: it understood every word, or chose by some and says which it did not understand. */
const decides = ({ told }: AskedList) => understands(told) || told.narrowedBy.length > 0

/** Null where other lists than those of the topic answer. */
function onTopic(topic: Topic, question: Question, material: Material): Answer | null {
  const lists = listsOf(topic, question, material.papers)
  if (!lists.length) return askedLists(question, material.papers).length ? null : inWords(topic, question, material)
  return together(lists.map((list) => ofList(list, question, material)))
}

const ofList = (list: AskedList, { rows }: Question, { citations }: Material): Answer =>
  (understands(list.told) ? told : inPart)(sayList(citations, list, rows))

/** What is named by its number, its name or its title, from the lists that know it; with the wording where it is a form. Null where none does. */
function onNamed(question: Question, material: Material): Answer | null {
  const { citations, papers } = material
  const lists = askedLists(question, papers).filter(({ isMeant }) => !isMeant)
  const forms = lists.length ? [] : formsNamed(question, papers)
  if (!lists.length && !forms.length) return null
  const said = [
    ...lists.map((list) => ofList(list, question, material)),
    ...(forms.length ? [told(sayFacts(citations, forms))] : []),
  ]
  const isOfForms = forms.length > 0 || lists.every(({ told }) => told.of === 'form')
  const sayings = isOfForms && question.subject.length ? sayingsFor(question, material) : []
  return together([...said, ...(sayings.length ? [told(saySubject(question, material, sayings))] : [])])
}

/** A topic from the facts and the words of the documents. */
function inWords(topic: Topic, question: Question, material: Material): Answer {
  const facts = listed(topic, question, material.papers)
  const said = [sayFacts(material.citations, facts), sayNotInForce(material.citations, facts, material.papers)]
    .filter(Boolean)
    .join(' ')
  const lead = sayYes(question, topic, facts, material.papers)
  const otherwise = sayOtherwise(question, facts, material)
  const silent = silentFiles(topic, question, material.papers, facts)
  const wantsWords = topic.wording || !facts.length || silent.length > 0
  const sought: Sought = {
    subject: [],
    tell: tellOf(topic),
    prefer: question.subject,
    wantsAmount: AMOUNT_TOPICS.has(topic.id),
    ...kindOf(topic),
  }
  const most = LISTS.has(topic.id) || topic.id === 'requirements' ? MOST_OF_A_LIST : topic.wording ? MOST_SAYINGS : 2
  const found =
    wantsWords && !(facts.length && LISTS.has(topic.id))
      ? sayingsAbout(
          inFiles(material.passages, question).filter(({ file }) => !silent.length || silent.includes(file)),
          material.papers,
          sought,
          most,
        )
      : []
  const named = new Set(facts.map(({ fact }) => fact.value))
  const isForeign = !facts.length && !topic.wording && isOfNoPolicy(question, material.papers)
  const isOfLine = (quote: string) => linesIn(quote).lines.some((line) => question.lines.includes(line))
  const fresh = found.filter(({ quote }) => !named.has(quote) && (!isForeign || isOfLine(quote)))
  const rows = meantRows(fresh, question.subject)
  const sayings =
    !LISTS.has(topic.id) || topic.id === 'exclusions' ? fresh : rows.length ? rows : fresh.slice(0, MOST_SAYINGS)
  if (isForeign && !sayings.length)
    return sayNothing(
      `${topic.name} of ${question.lines.map(lineName).join(' or ')} insurance`,
      question,
      material.papers,
    )
  if (!facts.length && !sayings.length)
    return sayPossible(question, material) ?? sayNothing(topic.name, question, material.papers)
  const heading = silent.length
    ? 'The other documents say:'
    : facts.length
      ? 'In their own words:'
      : `This is what the documents say about ${topic.name}:`
  return told(
    [lead, said, otherwise, ...(sayings.length ? [heading, saySayings(material, sayings)] : [])]
      .filter(Boolean)
      .join('\n\n'),
  )
}

/** Whether a question is of lines that none of the documents insures: what they say of other lines is no answer to it. */
const isOfNoPolicy = ({ lines }: Question, papers: Paper[]): boolean =>
  lines.length > 0 &&
  lines.every((line) => !papers.some(({ facts }) => facts.policies.some((policy) => policy.lines.includes(line))))

/** Of several documents asked for what each has of its own, those whose facts do not tell it; their words may. */
function silentFiles({ id }: Topic, { lines, files }: Question, papers: Paper[], facts: Picked[]): string[] {
  if (!facts.length || lines.length || files.length || !EACH_ITS_OWN.has(id)) return []
  return papers.map(({ file }) => file).filter((file) => !facts.some(({ paper }) => paper.file === file))
}

const EACH_ITS_OWN = new Set(['premium', 'term', 'carrier', 'policy-number'])

const kindOf = ({ id }: Topic): Pick<Sought, 'kind'> =>
  id === 'exclusions' ? { kind: 'exclusions' } : LISTS.has(id) ? { kind: 'rows' } : {}
const LISTS = new Set(['vehicles', 'drivers', 'losses', 'locations', 'classes', 'endorsements', 'exclusions'])

function listed(topic: Topic, question: Question, papers: Paper[]): Picked[] {
  if (topic.id === 'endorsements') return listForms(papers, question.files)
  const [key] = topic.keys
  const wordings = key && isWording(key) ? listWordings(papers, key, question.files) : []
  const facts = factsFor(topic, question, papers).filter(({ fact }) => !isWording(fact.key))
  return [...wordings, ...(LISTS.has(topic.id) ? meant(facts, question.subject) : facts)]
}

/** Of the rows of a table, those the question names ("open claims", "claims from 2024"); all when it names none. */
function meantRows(found: Saying[], subject: string[]): Saying[] {
  const concepts = conceptsOf(subject)
  const rows = found.filter(({ isRow }) => isRow)
  const named = concepts.length ? rows.filter(({ quote }) => shareHeld(concepts, quote) > 0) : []
  return named.length ? named : rows
}

/** Of a list, the entries the question names ("the VIN of the Isuzu"); all when it names none. */
function meant(entries: Picked[], subject: string[]): Picked[] {
  const concepts = conceptsOf(subject)
  const named = concepts.length ? entries.filter(({ fact }) => shareHeld(concepts, fact.value) > 0) : []
  return named.length ? named : entries
}

/** Lines that are policies of their own; words that only mention one do not speak of it. */
const MAIN_LINES = new Set<string>(['gl', 'auto', 'umbrella', 'wc', 'property'])

/** Everything a line has: its policy, its limits, deductibles and premium. */
function onLines(question: Question, material: Material): Answer {
  const said = question.lines.map((line): Answer => {
    const own = [...LIMIT_KEYS, ...DEDUCTIBLE_KEYS, ...PREMIUM_KEYS].filter((key) => lineOfKey(key) === line)
    const wanted = { lines: [line], files: question.files }
    const facts = pickFacts(material.papers, { ...wanted, keys: own })
    if (!facts.length) {
      const none = sayNothing(`${lineName(line)} insurance`, question, material.papers)
      if (question.asks !== 'coverage' && MAIN_LINES.has(line)) return none
      const subject = lineName(line).split(' ').slice(0, 1)
      const words = onSubject({ ...question, topics: [], lines: [line], subject, phrase: lineName(line) }, material)
      return words.found === 'nothing' ? none : words
    }
    const head = pickFacts(material.papers, {
      ...wanted,
      keys: ['carrier.name', 'policy.number', 'policy.effective', 'policy.expiration'],
    })
    const yes = question.asks === 'thing' ? '' : `Yes, the documents show ${lineName(line)} insurance. `
    const parts = [yes + sayFacts(material.citations, head), sayFacts(material.citations, facts)]
    return told(parts.filter(Boolean).join('\n\n'))
  })
  return together(said)
}
