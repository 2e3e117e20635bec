import {
  isStopWord,
  type LineOfBusiness,
  partyWords,
  stemsOf,
  withoutPartyWords,
  writtenOut,
} from '../../../documents/index.ts'
import type { Paper } from '../papers.ts'
import { linesIn } from './lines.ts'
import { inEnglish } from './other-languages.ts'
import { ALL_ROWS, FIRST_ROWS, nextRows, type Rows } from './rows.ts'
import { spelled } from './spelling.ts'
import { TOPICS, type Topic } from './topics.ts'

/** One question in the terms it can be answered in. */
export type Question = {
  text: string
  topics: Topic[]
  lines: LineOfBusiness[]
  /** What is asked about beyond the topics, in the user's words: "flood", "employee dishonesty". */
  subject: string[]
  /** The subject as the user put it, small words and all. */
  phrase: string
  /** `coverage`: is something covered or excluded. `yes-no`: is it so. `thing`: which, what, how much. */
  asks: 'coverage' | 'yes-no' | 'thing'
  /** Only these files, when the question names some. */
  files: string[]
  /** Its words for a list: as they were written, without the files and the one party all entries are of. */
  asked: string
  /** Which rows of a longer list are to be said. */
  rows: Rows
  /** The question before, where this one only goes on with it: 'and the retention on that?' */
  context: string
}

const COVERAGE =
  /\b(?:cover(?:s|ed|age|ing)?|exclud(?:e|es|ed|ing)|exclusion for|protect(?:s|ed|ion)?|insured (?:for|against)|pays? for)\b/
const YES_NO =
  /^(?:so |and |but |then |also |please )*(?:is|are|was|were|does|do|did|can|could|will|would|has|have|had|may|any)\b/
const FOLLOWS = /^(?:and|or|but|what about|how about|what of|same (?:for|question)|also)\b/i

/** Words of questions and of insurance at large that do not say what is asked about. */
const EMPTY = new Set(
  `a about above actually after anywhere attached basis before contract fyi listed must required requires review schedule scheduled according again all also am amount amounts an any anything apply applied applies are as ask asked at attached be
  been being below between both but by can cara check checked contain contained contains could cover coverage coverages covered
  covering covers current currently detail details did directly do document documents does doing each either else ever exact exactly
  exclude excluded excludes excluding exclusion explain file files find for form from full get give given gives go happen happens has
  have having hello help here hey hi him his how i if in include included includes including information insurance insure insured
  insurer insures into is isn it its just kind know let like list listed lists look made make many maximum may me mean means mention
  mentioned mentions might minimum more most much my name named need needs no not now number of off ok okay on one only or other our
  out over own page pages paper papers part parts pay paying payment pays pdf people per please policies policy protect protected
  protection provide provided provides put question quick quickly read regarding related relevant right said same say says see should
  show shown shows so some something specific specifically state stated states still such summary take tell than thank thanks that the
  their them then there these they thing things this those to too total under up upload uploaded us use used value want wants was we
  well were what whats when where whether which who whom whose why will with within without word wording words would write written yes
  you your claim claims liability loss losses damage damages type types due event case caused cause resulting
  incl inc excl waht teh wats wat pls plz clause clauses provision provisions condition conditions sublimit sublimits worth asking someone
  somebody anyone anybody everyone total package packet wants wanted want`.split(/\s+/),
)

/** Whether a word of a question does not say by itself what is asked about. */
export const saysNothing = (word: string): boolean => EMPTY.has(word)

/** Words of rank, beside a thing they rank. */
const RANKS =
  /^(?:highest|lowest|biggest|largest|smallest|cheapest|earliest|latest|higher|lower|bigger|larger|smaller|cheaper|earlier|later|sooner|first|last)$/
const THE_REST =
  /\b(?:every|any|some)thing else\b|\ball (?:the )?(?:others?|rest)\b|\bthe (?:rest|others)\b|\botherwise\b/i

/** Takes a message apart into its questions, each read on its own; a short follow-up borrows from the one before it. */
export function readQuestions(message: string, papers: Paper[], before: Question | null = null): Question[] {
  const read: Question[] = []
  for (const text of sentencesOf(writtenOut(inEnglish(message) ?? message)))
    read.push(inContext(borrow(readQuestion(text, papers), read.at(-1) ?? before), read.at(-1) ?? before))
  const telling = read.filter(({ topics, subject, lines }) => topics.length + subject.length + lines.length > 0)
  return telling.length ? telling : read.slice(0, 1)
}

/** 'How many claims are open and what is their total reserve?' is one question: the second half is of what the first one names. */
function sentencesOf(message: string): string[] {
  const parts = message
    .split(/(?<=[?!])\s+|\n+|(?<=[a-z\d)])(?<!\b(?:Mr|Mrs|Ms|Dr|St|Inc|Co|Corp|Ltd))\.\s+(?=[A-Z])|;\s+/)
    .flatMap((part) =>
      part.split(
        /,? and (?=(?:what|who|when|where|how|which|is|are|does|do)\b)(?!.*\b(?:their|theirs|them|they|those|these)\b)/i,
      ),
    )
    .map((part) => part.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
    .filter((part) => /\p{L}/u.test(part))
  return parts.length ? parts : [message]
}

function readQuestion(text: string, papers: Paper[]): Question {
  const { files, rest: withoutFiles } = filesIn(text, papers)
  const corrected = spelled(withoutFiles, papers)
  const spoken = withoutNames(corrected.toLowerCase().replace(/[“”"]/g, ' '), papers)
  const asksCoverage =
    COVERAGE.test(spoken) && (YES_NO.test(spoken.trim()) || /\bwhat if\b|\bhow (?:about|is|are)\b/.test(spoken))
  const { lines, rest } = linesIn(spoken)
  const topics: Topic[] = []
  let left = rest
  for (const topic of TOPICS) {
    const without = left.replace(topic.words, ' ')
    if (without !== left) topics.push(topic)
    left = without
  }
  const subject = left
    .split(/[^\p{L}\p{N}&'’-]+/u)
    .map((word) => word.replace(/^[-'’]+|[-'’]+$|['’]s$/g, ''))
    .filter(
      (word, index, words) =>
        (word.length > 1 || (/\d/.test(word) && index > 0 && words[index - 1]!.length > 2)) &&
        !EMPTY.has(word) &&
        !(topics.length && RANKS.test(word)) &&
        !isStopWord(word),
    )
  const asks = asksCoverage ? 'coverage' : YES_NO.test(text.trim().toLowerCase()) ? 'yes-no' : 'thing'
  const words = [...new Set(subject)].slice(0, 8)
  return {
    text: text.trim(),
    topics: narrowed(topics, words, spoken, papers),
    lines,
    subject: words,
    phrase: phraseOf(corrected, words),
    asks,
    files,
    asked: withoutNames(corrected.replace(MEANS, '$1').replace(/[“”"]/g, ' '), papers, PARTY_NAMES),
    context: '',
    rows: /\b(?:show|list|give|print)\b(?: (?:me|us))? (?:all|every)\b/i.test(text) ? ALL_ROWS : FIRST_ROWS,
  }
}

/** "What does class 45192 mean" asks for no average. */
const MEANS = /\b((?:do|does|did|can|could|would|that|it|this)\b[^?.]*?)\bmeans?\b/gi

const PARTIES = new Set(['carrier', 'producer', 'holder', 'insured', 'officers'])
const DOERS =
  /\b(?:does|do|did|must|can|will|would|should|may|by|from|to|for|if|that|when|by law|has|have)\s+(?:the|our|my|this|any|an?)?\s*(?:\w+ )?$/

/**
 * What a question is really about: "limit" beside a limit that is named says nothing of its own, a list of endorsements is not
 * meant where one of them is, and a party that only does something ("does the carrier give") is not asked for.
 */
function narrowed(topics: Topic[], subject: string[], spoken: string, papers: Paper[]): Topic[] {
  const telling = topics.filter(({ id, words }) => {
    const others = topics.some((other) => other.id !== id) || subject.length > 0
    if (id === 'losses')
      return (
        !papers.length ||
        papers.some(({ facts, lists }) => facts.kind === 'loss-run' || lists.some(({ of }) => of === 'claim'))
      )
    if (!others) return true
    if (id === 'requirements' && subject.length) return papers.some(({ facts }) => facts.kind === 'contract')
    if (id === 'endorsements') return !subject.length && !topics.some(({ wording }) => wording)
    if (!PARTIES.has(id)) return true
    const at = spoken.search(new RegExp(words.source, 'i'))
    return !DOERS.test(spoken.slice(0, Math.max(0, at)))
  })
  const others = telling.filter(({ id }) => id !== 'limits').filter(isNotTold)
  const isOneOfTwo = /\blimits?,? (?:and|&|plus) |\b(?:and|&|plus) (?:the )?limits?\b/.test(spoken)
  return others.some(({ keys }) => keys.length > 0) && !isOneOfTwo ? others : telling
}

/** What another topic tells as well, beside what it is of itself, is not asked twice: how the aggregate applies is told with the aggregate. */
const isNotTold = ({ keys: [key] }: Topic, _at: number, all: Topic[]): boolean =>
  !key || !all.some(({ keys }) => keys.indexOf(key) > 0)

/** The stretch of the question from the first word of the subject to the last. */
function phraseOf(text: string, subject: string[]): string {
  const lower = text.toLowerCase()
  const places = subject.map((word) => lower.indexOf(word)).filter((at) => at >= 0)
  if (!places.length) return subject.join(' ')
  const end = Math.max(...subject.map((word) => lower.lastIndexOf(word) + word.length))
  const phrase = text.slice(Math.min(...places), end)
  return phrase.length <= 60 ? phrase : subject.join(' ')
}

/** The files a text means: by handle, by name, by place in the row, or by what they are. */
function filesIn(text: string, papers: Paper[]): { files: string[]; rest: string } {
  const files = new Set<string>()
  let rest = text
  const take = (pattern: RegExp, file: string) => {
    const without = rest.replace(pattern, ' ')
    if (without !== rest) files.add(file)
    rest = without
  }
  for (const [index, { file, name, facts }] of papers.entries()) {
    take(new RegExp(`\\b${file}\\b`, 'gi'), file)
    const bare = name.replace(/^\[[^\]]*\]\s*/, '')
    for (const way of [name, bare, bare.replace(/\.[a-z\d]{2,4}$/i, '')])
      if (way.length > 3 && linesIn(way).rest.trim()) take(literally(way), file)
    if (papers.length < 2) continue
    take(
      new RegExp(
        `\\b(?:the )?(?:${ORDER[index] ?? 'nth'}) (?:file|document|policy|paper|attachment|pdf|option|quote)\\b`,
        'gi',
      ),
      file,
    )
    const alone = papers.filter((other) => other.facts.kind === facts.kind).length === 1
    if (alone && facts.kind !== 'other')
      take(new RegExp(`\\b(?:the|this) ${KINDS[facts.kind] ?? facts.kind}\\b`, 'gi'), file)
  }
  for (const [spoken, printed] of SORTS) {
    const own = papers.filter(({ name, facts, text }) => printed.test([name, facts.title, text[0]?.text].join(' ')))
    if (!own.length || !spoken.test(rest)) continue
    if (papers.length > 1) for (const { file } of own) files.add(file)
    rest = rest.replace(spoken, ' ')
  }
  return { files: [...files], rest }
}

/** Policies that people call by their sort, and what stands on such a policy. */
const SORTS: [spoken: RegExp, printed: RegExp][] = [
  [
    /\b(?:in |under |on |by )?(?:the |this |our |my )?(?:bop|business ?owners?)(?: policy)?\b/i,
    /\bbusiness ?owners?\b/i,
  ],
  [/\b(?:in |under |on |by )?(?:the |this |our |my )?(?:ho-?[1-8]|home ?owners?)(?: policy)?\b/i, /\bhome ?owners?\b/i],
]

const ORDER = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th']
const KINDS: Record<string, string> = {
  contract: '(?:contract|lease|agreement)',
  'loss-run': '(?:loss runs?|loss history)',
  quote: '(?:quote|quotation|proposal)',
  declarations: '(?:declarations?|dec page|decs)',
}

/** These words as they stand, and not as a part of longer ones. */
const literally = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')

const PARTY_NAMES = ['insured.name', 'insured.dba', 'carrier.name', 'producer.name']

/** The parties' own names do not say what is asked about; of `single` keys only a name that is the only one. */
function withoutNames(text: string, papers: Paper[], single?: string[]): string {
  const keys = single ?? [...PARTY_NAMES, 'policy.number']
  const names = keys.flatMap((key) => {
    const own = new Set(
      papers.flatMap(({ facts }) => facts.facts.filter((fact) => fact.key === key).map(({ value }) => value)),
    )
    return single && own.size > 1 ? [] : [...own]
  })
  let rest = text
  for (const name of new Set(names)) {
    const bare = name.toLowerCase().replace(/,? (?:llc|inc|corp|co|ltd|company|corporation)\.?$/g, '')
    const words = bare.split(' ')
    const short =
      words.length > 2 ? [words.slice(0, -1).join(' '), words.slice(0, words[1] === '&' ? 3 : 2).join(' ')] : []
    for (const way of [name, bare, ...short]) if (way.length > 7) rest = rest.replace(literally(way), ' ')
  }
  const insureds = new Set(
    papers.flatMap(({ facts }) => facts.facts.filter(({ key }) => key === 'insured.name').map(({ value }) => value)),
  )
  return single && insureds.size > 1 ? rest : withoutPartyWords(rest, partyWords(papers.map(({ facts }) => facts)))
}

const POINTS_BACK = /\b(?:that|it|those|them|this one|that one|the same|they|its|their)\b/i
const MOST_GOING_ON = 9

/** A short question that points back, or begins as one that goes on, is asked together with the one before it. */
function inContext(question: Question, before: Question | null): Question {
  const isOfPolicy = OF_POLICY.test(question.text) && question.topics.length + question.subject.length > 0
  return before && goesOn(question.text) && !isOfPolicy ? { ...question, context: before.text } : question
}

/** "Does it have terrorism": what has a coverage is the policy, and nothing that was asked about before. */
const OF_POLICY =
  /^(?:so |and |but )?(?:does|do|did|will|would) (?:it|this|they) (?:also )?(?:have|cover|include|exclude|provide|list|show|say|mention|pay)\b/i

/** Whether a question only goes on with the one before it. */
export const goesOn = (text: string): boolean =>
  (FOLLOWS.test(text) || POINTS_BACK.test(text)) && text.split(/\s+/).length <= MOST_GOING_ON

/** "And the umbrella?", "what about the deductible?": what is not said again is as it was before. */
function borrow(question: Question, before: Question | null): Question {
  const { topics, lines, subject, text } = question
  const rows = before && nextRows(text, before.rows)
  if (before && rows && !topics.some(({ list }) => list) && before.topics.length + before.subject.length > 0)
    return { ...before, text: before.text, rows }
  const short = FOLLOWS.test(text) || stemsOf(text).length <= 3
  if (!before || !short) return question
  if (!topics.length && THE_REST.test(text))
    return { ...question, topics: before.topics, lines: before.lines, subject: [], phrase: '' }
  // "Is auto included?" asks a thing of its own; "and the auto?" asks the same of another.
  const isOwn = question.asks !== 'thing' && !FOLLOWS.test(text)
  if (!topics.length && !subject.length && lines.length && !isOwn)
    return { ...question, topics: before.topics, subject: before.subject, asks: before.asks }
  if (topics.length && !lines.length && !subject.length) return { ...question, lines: before.lines }
  if (subject.length && !topics.length && FOLLOWS.test(text)) return { ...question, asks: before.asks }
  return question
}
