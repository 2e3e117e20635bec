import { datesIn, parseDate } from '../../../../shared/dates.ts'
import {
  type Ending,
  endingOf,
  type FiledEvent,
  isSamePolicy,
  isSilent,
  type PolicyFacts,
  type Stamp,
  stemsOf,
} from '../../../documents/index.ts'
import { asksWhether, type StandingQuestion, standingAsked } from '../../account/standing.ts'
import { type Paper, paperName } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import { conceptsOf, shareHeld } from './concepts.ts'
import { plainWords } from './facts-in-words.ts'
import type { Material } from './material.ts'
import { partsUnread } from './say-passages.ts'
import { policyName, sayStamp, termOutside } from './state.ts'

/**
 * What events and stamps answer to a question. `alone`: they are the answer. `first`: they stand before what else is found. `instead`: they
 * are told where nothing else is found.
 */
export type StateAsked = { words: string; place: 'alone' | 'first' | 'instead' }

/** The answer of events and stamps to how a policy stands, or to what is stamped over a page; null where they say nothing to it. */
export function stateAsked(question: Question, material: Material): StateAsked | null {
  const text = question.text.replace(WHEN, '')
  const asked = standingAsked(text)
  const standing = asked && isOnly(asked, question) ? asked : null
  const told = standing && ofStanding(standing, question, material)
  const isListing =
    question.subject.length > 0 && question.subject.every((word) => OF_STAMPS.includes(stemsOf(word)[0]!))
  const asksForce = standing?.id === 'in force'
  const stamps = papersAsked(question, material).flatMap((paper) =>
    (paper.facts.stamps ?? [])
      .filter(({ words }) => (isListing && !question.topics.length) || asksForce || speaksOf(question, words))
      .map((stamp) => [paper, stamp] as const),
  )
  const fresh = stamps.filter(([paper, stamp]) => !told?.stamped.some((one) => one[0] === paper && one[1] === stamp))
  const words = [...(told ? [told.words] : []), ...fresh.map((one) => sayStamp(...one, material.citations))].join(' ')
  if (!words) return null
  if (told) return { words, place: told.isWhole ? 'alone' : 'first' }
  if (asksForce) return { words, place: 'first' }
  return { words, place: isListing || asksWhether(text) ? 'alone' : 'instead' }
}

/** "When was it canceled" asks for the day of what "was it canceled" asks for. */
const WHEN = /^\W*when\s+(?=(?:is|was|were|did|has|had)\b)/i

/** What is over a page is called. */
const OF_STAMPS = ['stamp', 'watermark']

/** How much of the words of a question a stamp must hold, each in any of its ways. */
const MOST = 0.75

/** Whether words that are stamped over a page speak of all that a question asks about. */
function speaksOf({ topics, subject }: Question, words: string): boolean {
  if (topics.length + subject.length === 0) return false
  const isTopic = topics.every((topic) => new RegExp(topic.words.source, 'i').test(words))
  return isTopic && subject.every((word) => shareHeld(conceptsOf([word]), words) >= MOST)
}

/** Whether a question asks for nothing beyond how a policy stands. */
const isOnly = ({ said }: StandingQuestion, { topics, subject }: Question): boolean =>
  topics.every(({ words }) => new RegExp(words.source, 'i').test(said)) && subject.every((word) => said.includes(word))

const papersAsked = ({ files }: Question, { papers }: Material): Paper[] =>
  papers.filter(({ file }) => !files.length || files.includes(file))

type Stamped = [paper: Paper, stamp: Stamp]
type Told = { words: string; isWhole: boolean; stamped: Stamped[] }

/** What is told of one policy; no verdict where its documents leave it open. `untold`: they say nothing to it. */
type Verdict = 'Yes' | 'No' | 'Not yet' | 'Yes, and taken back' | 'Not that I can see' | null | 'untold'

function ofStanding(standing: StandingQuestion, question: Question, material: Material): Told | null {
  const { papers, citations, today } = material
  const asksDay = WHEN.test(question.text)
  if (asksDay && standing.id !== 'cancelled' && standing.id !== 'reinstated') return null
  const all = papers.flatMap((paper, file) => (paper.facts.events ?? []).map((event) => ({ ...event, file })))
  const policies = policiesIn(papers)
  const ownersOf = (event: FiledEvent) => policies.filter((one) => isOf(event, one, policies))
  const asked = policies.filter(
    ({ paper, policy: { lines } }) =>
      papersAsked(question, material).includes(paper) &&
      (!question.lines.length || question.lines.some((line) => lines.includes(line))),
  )
  const stamped: Stamped[] = []
  const say = (event: FiledEvent) => {
    const paper = papers[event.file]!
    const stamp = paper.facts.stamps?.find(
      ({ page, words }) => page === event.source.page && words.includes(event.source.quote),
    )
    if (stamp) stamped.push([paper, stamp])
    return [
      stamp ? sayStamp(paper, stamp, citations) : sayQuoted(paper, event, material),
      sayDay(paper, event, material),
    ]
      .filter(Boolean)
      .join(' ')
  }
  const rows = asked.map((one) => {
    const own = all.filter((event) => ownersOf(event).includes(one))
    const ending = endingOf(own, one.policy, today)
    const back = own.find(({ kind }) => kind === 'reinstated')
    const term = termOutside(one.paper, one.index, today, citations)
    const verdict = verdictOn(standing, { ending, back: back !== undefined, isOver: term?.isOver ?? null })
    const end =
      ending?.event ?? (standing.id === 'cancelled' ? own.findLast(({ kind }) => kind === 'cancelled') : undefined)
    const events = [end, back].flatMap((event) => event ?? [])
    const said = events.map(say)
    const told = said.length ? said : term ? [term.words] : []
    const name = asked.length > 1 && said.length ? policyName(one.paper, one.index, citations) : null
    return { verdict, words: `${name ? `${name}: ` : ''}${told.join(' ')}`, ending }
  })
  const told = rows.filter(({ verdict }) => verdict !== 'untold')
  const strays = question.lines.length ? [] : all.filter((event) => !ownersOf(event).length).map(say)
  if (!told.length && !strays.length) return null
  const verdicts = new Set(rows.map(({ verdict }) => verdict))
  const [verdict] = verdicts
  const isOne = verdicts.size === 1 && !strays.length
  const isDecided = isOne && verdict !== null && !asksDay
  const isOpen = told.some(({ ending }) => ending?.state === 'open')
  // What a notice tells may have been averted since, as by paying.
  const isNotice = told.some(({ ending }) => ending && papers[ending.event.file]!.facts.kind === 'notice')
  const decided =
    isNotice && (verdict === 'Yes' || verdict === 'No') ? `By this notice, ${verdict.toLowerCase()}:` : `${verdict}.`
  const lead = isDecided ? decided : isOpen && !asksDay ? 'The documents leave this open:' : ''
  const unread = verdict === 'Not that I can see' && isDecided ? partsUnread(papers).trim() : ''
  const said = [...told.map(({ words }) => words), ...strays]
  const words = said.length > 1 ? [lead, said.map((one) => `- ${one}`).join('\n')] : [`${lead} ${said[0]}`.trim()]
  return { words: [...words, unread].filter(Boolean).join('\n\n'), isWhole: isDecided || (isOne && asksDay), stamped }
}

/** What becomes of a question from what is known of a policy. `isOver`: of its term; null where that holds or is not known. */
function verdictOn(
  { id, isPast }: StandingQuestion,
  { ending, back, isOver }: { ending: Ending | null; back: boolean; isOver: boolean | null },
): Verdict {
  const state = ending?.state
  if (id === 'cancelled') {
    if (state) return { ended: 'Yes', ending: 'Not yet', open: null }[state] as Verdict
    return back ? (isPast ? 'Yes, and taken back' : 'No') : 'untold'
  }
  if (id === 'reinstated') return back ? (state ? null : 'Yes') : state ? 'Not that I can see' : 'untold'
  if (id === 'in force') {
    if (state === 'ended' || isOver) return 'No'
    return state ? null : isOver === false ? 'Not yet' : 'untold'
  }
  if (id === 'expired' || id === 'lapsed') return state ? null : isOver ? 'Yes' : 'untold'
  return 'untold'
}

type Held = { paper: Paper; file: number; index: number; policy: PolicyFacts }

/** The policies of the documents that speak of what is in force, each once. */
function policiesIn(papers: Paper[]): Held[] {
  const all = papers.flatMap((paper, file) =>
    isSilent(paper.facts.kind)
      ? []
      : paper.facts.policies.map((policy, index): Held => ({ paper, file, index, policy })),
  )
  const isSame = ({ policy: { number } }: Held, { policy }: Held) =>
    number !== null && policy.number !== null && isSamePolicy(number, policy.number)
  return all.filter((one, at) => !all.slice(0, at).some((before) => isSame(before, one)))
}

/** Whether an event is of a policy: of its number, or of none where there is only one in its document. */
function isOf({ number, file }: FiledEvent, { policy }: Held, all: Held[]): boolean {
  if (number !== null) return policy.number !== null && isSamePolicy(number, policy.number)
  const here = all.filter((one) => one.file === file)
  const [only, ...others] = here.length ? here : all
  return !others.length && only?.policy === policy
}

const sayQuoted = (paper: Paper, { source: { page, quote } }: FiledEvent, { citations }: Material): string =>
  `Page ${page} of ${paperName(paper)} says “${plainWords(quote).replace(/[“”"]/g, "'")}” ${citations.cite(paper.file, page, quote)}.`

/** The day an event takes effect, from another line of its page than the one that tells of it. */
function sayDay(paper: Paper, { date, source: { page, quote } }: FiledEvent, { citations }: Material): string {
  const day = date && parseDate(date)
  if (!day || datesIn(quote).has(day)) return ''
  const lines = paper.text.filter((one) => one.page === page).flatMap(({ text }) => text.split('\n'))
  const line = lines.find((one) => datesIn(one).has(day))
  return line ? `It takes effect on ${date} ${citations.cite(paper.file, page, line.replaceAll('\t', ' … '))}.` : ''
}
