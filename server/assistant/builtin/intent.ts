import { presetOf } from '../../../shared/presets.ts'
import { endingOf } from './ending.ts'
import { draftsIn, formsIn } from './made.ts'
import { inEnglish } from './question/other-languages.ts'
import { readQuestions } from './question/read-question.ts'
import { asksForMore } from './question/rows.ts'
import type { Talk } from './talk.ts'
import { askedIn, type Wanted } from './understanding/asked-in.ts'
import { floor, type Reading, readingsOf, type Want } from './understanding/intent-by-weights.ts'
import type { TalkState } from './understanding/intent-features.ts'
import { JOB_FOR, type Job, MAKES } from './understanding/jobs.ts'
import { opensWish } from './understanding/message-parts.ts'

/** Something a message asks for, in its own words; where it is not clear, `readings` are the jobs it may mean, the likeliest first. */
export type Asked = { job: Job; text: string; readings?: Job[] }

/** What the last message of a talk asks for, in the order it is done. */
export const jobsOf = (talk: Talk): Job[] => asksOf(talk).map(({ job }) => job)

/** What the last message of a talk asks for, each with the words that ask for it: "thanks! fill the form and write to the holder". */
export function asksOf(talk: Talk): Asked[] {
  const turn = talk.turns.at(-1)!
  const text = inEnglish(turn.text) ?? turn.text
  const fixed = fixedJob(talk, text)
  if (fixed) return [{ job: fixed, text }]
  const stage = stageOf(talk)
  const asks = askedIn(text, (message) => heardAs(message, stage)).map((one) => asked(one, talk, stage))
  // 'Add that we can quote it and ask him to call': what goes on with a change belongs to it.
  if (asks[0]?.job === 'edit' && asks.some(({ job, text: own }) => job === 'email' && !OF_DRAFT.test(own)))
    return [{ job: 'edit', text }]
  return FILL_WORDS.test(text) ? [{ job: 'fill', text: fillWords(asks, text) }, ...asks.filter(isLetter)] : asks
}

/** How the dialog for forms begins; what else stands there says more of the form, or asks for something to go with it. */
const FILL_WORDS = /^Fill ACORD/
const isLetter = ({ job }: Asked) => job === 'email' || job === 'document'
const fillWords = (asks: Asked[], text: string) =>
  asks.some(isLetter) ? text.slice(0, text.indexOf(asks.find(isLetter)!.text)) : text

/** What a message cannot but want: the words of a preset, more of a list or of an answer, nothing but files. */
function fixedJob({ turns, preset }: Talk, text: string): Job | null {
  const { files } = turns.at(-1)!
  if (!/[\p{L}\p{N}]/u.test(text)) return files.length ? 'overview' : 'help'
  if (text.trim() === POLICY_QUESTION) return 'overview'
  if (preset === 'GENERATE_TEMPLATE' && turns.length === 1 && !text.trim().endsWith('?') && !FILL_WORDS.test(text))
    return 'fill'
  return turns.length > 1 && (asksForMore(text) || goesOn(text)) ? 'question' : null
}

/** "And for everything else?" goes on with what was asked before. */
const goesOn = (text: string) => /^\s*(?:and|or)\b[^?]*\?\s*$/i.test(text) && !opensWish(text.replace(/\?\s*$/, ''))

/** What the dialog for exploring a policy asks where nothing was typed. */
const POLICY_QUESTION = presetOf('DOCUMENT_EXPLORATION').inputs.flatMap((input) =>
  input.kind === 'text' && input.blank ? [input.blank] : [],
)[0]

/** What stands before a message: what was made, what was made last, and whether something was asked. */
type Stage = {
  state: TalkState
  hasForm: boolean
  hasDraft: boolean
  isAsked: boolean
  files: boolean
  isFirst: boolean
}

const MAKING: ReadonlySet<string> = new Set(['FILL_TEMPLATE', 'DRAFT_EMAIL', 'DRAFT_DOCUMENT', 'FILE_EDITOR'])

function stageOf({ turns }: Talk): Stage {
  const calls = turns.slice(0, -1).flatMap((turn) => turn.calls)
  const before = turns.at(-2)
  const ending = before ? endingOf(before) : null
  const hasForm = formsIn(calls).length > 0
  const hasDraft = draftsIn(calls).length > 0
  const lastMade = calls.findLast(({ name, error, result }) => MAKING.has(name) && !error && result)?.name
  const isAsked = ending?.outcome === 'NEEDS_INPUT'
  const last = lastMade === undefined ? 'none' : lastMade === 'FILL_TEMPLATE' ? 'form_filled' : 'draft_open'
  return {
    state: isAsked && ending.choices?.length ? 'asked_choice' : last,
    ...{ hasForm, hasDraft, isAsked, files: turns.at(-1)!.files.length > 0, isFirst: turns.length === 1 },
  }
}

/** The ways a message may be meant at this stage of the talk, the surest first. */
function heardAs(message: string, stage: Stage): Reading[] {
  const { state, files, hasForm, hasDraft } = stage
  const likely = readingsOf({ message, state, files })
    .filter(({ want }) => isPossible(want, stage))
    .map(({ want, certainty }) => ({
      want,
      certainty: CHANGES.has(want) && !hasForm && !hasDraft ? certainty * SELDOM : certainty,
    }))
  const sum = likely.reduce((all, { certainty }) => all + certainty, 0)
  return likely
    .map(({ want, certainty }) => ({ want, certainty: certainty / sum }))
    .sort((a, b) => b.certainty - a.certainty)
}

const CHANGES: ReadonlySet<Want> = new Set(['correct_form', 'edit_draft'])
/** How much seldomer a change is asked for where nothing was made. */
const SELDOM = 0.2

function isPossible(want: Want, { hasForm, isAsked, isFirst }: Stage): boolean {
  if (want === 'blanks') return hasForm
  if (want === 'choose') return isAsked
  return want !== 'sources' || !isFirst
}

/** Wants that are met by looking into the papers, which does no harm where something else was meant. */
const LOOKS: ReadonlySet<Want> = new Set(['question', 'search', 'explore_policy', 'compare', 'sources', 'blanks'])
/** Small talk: a word too much or too little does no harm either. */
const TALK: ReadonlySet<Want> = new Set(['greeting', 'ability', 'thanks', 'confirm'])
/** What is said in answer to a question of Cara's. */
const ANSWERS: ReadonlySet<Want> = new Set(['choose', 'confirm', 'question', 'search', 'complaint', 'explore_policy'])

/** What is said not to be done, where it is of the world outside. */
const NOT_DONE: ReadonlySet<Want> = new Set(['cannot', 'other_preset'])
const ASKS = /^\s*(?:which|what|who|whom|when|where|how)\b/i

/** What makes or changes something is asked about where it is not rather sure. */
const SURE_TO_MAKE = 0.6

function asked({ readings, text }: Wanted, talk: Talk, stage: Stage): Asked {
  const [best, ...others] = readings as [Reading, ...Reading[]]
  if (stage.hasDraft && opensWish(text) && IN_DRAFT.test(text)) return { job: 'edit', text }
  const isSure = best.certainty >= (MAKES.has(best.want) ? SURE_TO_MAKE : floor())
  if (stage.isAsked && (!isSure || ANSWERS.has(best.want))) return { job: 'question', text }
  const isOpen = opensWish(text)
  if (!isSure && certaintyOf(TALK, readings) < floor() && certaintyOf(LOOKS, readings) < best.certainty) {
    if (!isOpen && !stage.hasForm && !stage.hasDraft) return looking(talk, text)
    return {
      job: 'unclear',
      text,
      readings: [best, ...others.slice(0, 3)].map(({ want }) => madeJob(want, stage, text)),
    }
  }
  const want = isSure || LOOKS.has(best.want) || TALK.has(best.want) ? best.want : 'question'
  // What the agency keeps of a client is at hand, where the papers alone could not tell it.
  if (talk.account && NOT_DONE.has(want) && ASKS.test(text)) return looking(talk, text)
  const job = want === 'explore_policy' && namesAThing(text) ? 'question' : madeJob(want, stage, text)
  return job === 'question' || (job === 'nothingMade' && !isOpen) ? looking(talk, text) : { job, text }
}

const looking = (talk: Talk, text: string): Asked => ({ job: isOverview(talk, text) ? 'overview' : 'question', text })

const certaintyOf = (wants: ReadonlySet<Want>, readings: Reading[]) =>
  readings.reduce((sum, { want, certainty }) => sum + (wants.has(want) ? certainty : 0), 0)

/** The draft is where something is to be changed, and not what is to be made. */
const IN_DRAFT = /\b(?:from|in|into|out of|off) (?:the|this|that|my) (?:e-?mail|letter|draft|document|memo)\b/i
const OF_DRAFT = /\b(?:e-?mail|letter|draft|document|memo|message|greeting|subject)\b/i
const OF_FORM = /\b(?:form|certificate|cert|acord)\b/i

/** A change is made to what is there and to what it names: to the form where there is no draft, to the draft where there is no form. */
function madeJob(want: Want, { hasForm, hasDraft }: Stage, text: string): Job {
  const job = JOB_FOR[want]
  const isOfDraft = !hasForm || (OF_DRAFT.test(text) && !OF_FORM.test(text))
  if (job === 'edit' && !hasDraft) return hasForm ? 'correct' : 'nothingMade'
  if (job === 'correct' && hasDraft && isOfDraft) return 'edit'
  return job === 'correct' && !hasForm ? 'nothingMade' : job
}

/** "Which endorsements are on the policy?" asks for one thing of it, and not what it holds as a whole. */
const namesAThing = (text: string): boolean =>
  ASKS.test(text) &&
  readQuestions(text, []).some(({ topics }) => topics.some(({ keys, list }) => keys.length > 0 || list))

/** A message with papers that asks for nothing in particular. */
function isOverview({ turns }: Talk, text: string): boolean {
  const [question] = readQuestions(text, [])
  const isEmpty = !question || question.topics.length + question.lines.length + question.subject.length === 0
  return isEmpty && turns.some(({ files }) => files.length > 0)
}
