import { isLeftBlank } from '../../../shared/presets/message.ts'
import { asksIn } from '../../forms/acord-25/claims.ts'
import { FORMS } from '../../forms/index.ts'
import { asCertificate, IS_REQUEST, isLetter, OF_WHAT_IS } from './certificate-request.ts'
import { type Change, changesIn } from './drafts/changes.ts'
import { isLetterShaped } from './drafts/letter-shape.ts'
import { holderIn } from './holder.ts'
import { lastForm } from './made.ts'
import { fieldsMeant, wishesIn } from './plans/wishes.ts'
import { inEnglish } from './question/other-languages.ts'
import { readQuestions } from './question/read-question.ts'
import { asksForMore } from './question/rows.ts'
import { ofReview } from './review/of-review.ts'
import { reviewOf } from './review/review-of.ts'
import { type Stage, stageOf } from './stage.ts'
import type { Talk } from './talk.ts'
import { fromTemplate } from './template-named.ts'
import { askedIn, type Wanted } from './understanding/asked-in.ts'
import { floor, type Reading, readingsOf, type Want } from './understanding/intent-by-weights.ts'
import { type Asked, JOB_FOR, type Job, MAKES } from './understanding/jobs.ts'
import { ofAgency } from './understanding/library-asked.ts'
import { askedOnceMore, opensWish, withoutMarks } from './understanding/message-parts.ts'
import { askedOfWeb } from './understanding/web-asked.ts'

/** What the last message of a talk asks for, in the order it is done. */
export const jobsOf = (talk: Talk): Job[] => asksOf(talk).map(({ job }) => job)

/** What the last message of a talk asks for, each with the words that ask for it: "thanks! fill the form and write to the holder". */
export const asksOf = (talk: Talk): Asked[] =>
  ofAgency(talk, fromTemplate(talk, ofReview(talk, heardIn(talk), stageOf(talk).isAsked)))

function heardIn(talk: Talk): Asked[] {
  const turn = talk.turns.at(-1)!
  const text = withoutMarks(inEnglish(turn.text) ?? turn.text)
  const fixed = fixedJob(talk, text)
  if (fixed) return [{ job: fixed, text }, ...(fixed === 'review' ? afterReview(talk) : [])]
  const stage = stageOf(talk)
  const asks = inOneChange(
    answersMailed(askedIn(text, (message) => heardAs(message, stage)).map((one) => asked(one, talk, stage))),
  )
  // 'Add that we can quote it and ask him to call': what goes on with a change belongs to it.
  if (asks[0]?.job === 'edit' && asks.some(({ job, text: own }) => job === 'email' && !OF_DRAFT.test(own)))
    return [{ job: 'edit', text }]
  const certificate = FILL_WORDS.test(text) ? null : asCertificate(text, asks, stage)
  if (certificate) return certificate
  const [only] = asks
  if (
    asks.length === 1 &&
    only &&
    (!text.includes('?') || IS_REQUEST.test(text)) &&
    OPEN_TO_WISHES.has(only.job) &&
    !stage.hasDraft
  ) {
    if (stage.hasForm && (asksIn(text).length || (holderIn(text) && !OF_FORM.test(text))))
      return [{ job: 'correct', text }]
    if (!stage.hasForm && stage.files && only.job !== 'fill' && holderIn(text) && asksIn(text).length)
      return [{ job: 'fill', text }]
  }
  return FILL_WORDS.test(text) ? [{ job: 'fill', text: fillWords(asks, text) }, ...asks.filter(isLetter)] : asks
}

/** What the agency's preset asks for beside the review it goes on from. */
function afterReview({ turns, wishes, ...talk }: Talk): Asked[] {
  if (turns.length > 1 || !wishes) return []
  const asks = heardIn({ ...talk, preset: null, turns: [{ ...turns[0]!, text: wishes }] })
  return asks.filter(({ job }) => job !== 'overview' && job !== 'compare')
}

/** "What is outstanding? Put it in an email to the insured": what is asked is what the letter tells. */
function answersMailed(asks: Asked[]): Asked[] {
  return asks.flatMap((ask, at) => {
    const [before, next] = [asks[at - 1], asks[at + 1]]
    if (next && isAsked(ask) && putsIt(next)) return []
    return before && isAsked(before) && putsIt(ask) ? [{ ...ask, text: `${before.text} ${ask.text}` }] : [ask]
  })
}

/** "Don't promise anything. And mention the quote expires": what is not to be said belongs to the change beside it, and takes nothing back. */
function inOneChange(asks: Asked[]): Asked[] {
  const isBare = ({ job, text }: Asked) => job === 'edit' && !text
  if (asks.some(isBare) && asks.some((ask) => ask.job === 'edit' && ask.text))
    return inOneChange(asks.filter((ask) => !isBare(ask)))
  const isUnwanted = ({ job, text }: Asked) => job === 'undo' && changesIn(text).some(({ kind }) => kind === 'keep')
  if (!asks.some(isUnwanted) || !asks.some(({ job }) => job === 'edit')) return asks
  const parts = asks.filter((ask) => ask.job === 'edit' || isUnwanted(ask))
  const change: Asked = { job: 'edit', text: parts.map(({ text }) => text).join(' ') }
  return [change, ...asks.filter((ask) => !parts.includes(ask))]
}

const isAsked = ({ job }: Asked) => job === 'question' || job === 'overview'
const putsIt = (ask: Asked) => isLetter(ask) && PUTS_IT.test(ask.text)
const PUTS_IT =
  /^\s*(?:please |pls |then |and |ok )*(?:put|e-?mail|send|write|tell|draft|drop|give|let)\b[^.]{0,24}\b(?:it|that|this|them|those)\b/i

/** Jobs a message is taken for whose words may yet be wishes for a certificate. */
const OPEN_TO_WISHES: ReadonlySet<Job> = new Set<Job>(['fill', 'question', 'overview', 'unclear', 'nothingMade'])

/** How the dialog for forms begins; what else stands there says more of the form, or asks for something to go with it. */
const FILL_WORDS = /^Fill ACORD/
const fillWords = (asks: Asked[], text: string) =>
  asks.some(isLetter) ? text.slice(0, text.indexOf(asks.find(isLetter)!.text)) : text

/** What a message cannot but want: the words of a preset, more of a list or of an answer, nothing but files. */
function fixedJob(talk: Talk, text: string): Job | null {
  const { turns, preset } = talk
  const { files } = turns.at(-1)!
  const isBegun = turns.length === 1 || (files.length > 0 && !text.trim().endsWith('?'))
  if (isBegun && reviewOf(talk)) return 'review'
  if (!/[\p{L}\p{N}]/u.test(text)) return files.length ? 'overview' : 'help'
  if (isLeftBlank('DOCUMENT_EXPLORATION', text)) return 'overview'
  if (preset === 'GENERATE_TEMPLATE' && turns.length === 1 && !text.trim().endsWith('?') && !FILL_WORDS.test(text))
    return 'fill'
  return turns.length > 1 && (asksForMore(text) || goesOn(text)) ? 'question' : null
}

/** "And for everything else?" goes on with what was asked before. */
const goesOn = (text: string) => /^\s*(?:and|or)\b[^?]*\?\s*$/i.test(text) && !opensWish(text.replace(/\?\s*$/, ''))

/** The ways a message may be meant at this stage of the talk, the surest first. */
function heardAs(message: string, stage: Stage): Reading[] {
  const { state, files, hasForm, hasDraft } = stage
  const likely = asOneChange(readingsOf({ message, state, files }), stage)
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

/** Where there is only a form, or only a draft, whatever changes something changes that: what speaks for either speaks for it. */
function asOneChange(readings: Reading[], { hasForm, hasDraft }: Stage): Reading[] {
  if (hasForm === hasDraft) return readings
  const [own, other]: Want[] = hasForm ? ['correct_form', 'edit_draft'] : ['edit_draft', 'correct_form']
  const all = readings.reduce((sum, { want, certainty }) => sum + (CHANGES.has(want) ? certainty : 0), 0)
  return readings
    .filter(({ want }) => want !== other)
    .map((reading) => (reading.want === own ? { ...reading, certainty: all } : reading))
}

const CHANGES: ReadonlySet<Want> = new Set(['correct_form', 'edit_draft'])
/** How much seldomer a change is asked for where nothing was made. */
const SELDOM = 0.2

function isPossible(want: Want, { hasForm, isAsked, isFirst }: Stage): boolean {
  if (want === 'blanks') return hasForm
  if (want === 'choose') return isAsked
  return want !== 'sources' || !isFirst
}

/** Wants that are met by looking into the documents, which does no harm where something else was meant. */
const LOOKS: ReadonlySet<Want> = new Set(['question', 'search', 'explore_policy', 'compare', 'sources', 'blanks'])
/** Small talk: a word too much or too little does no harm either. */
const TALK: ReadonlySet<Want> = new Set(['greeting', 'ability', 'thanks', 'confirm'])
/** What is said in answer to a question of Cara's. */
const ANSWERS: ReadonlySet<Want> = new Set(['choose', 'confirm', 'question', 'search', 'complaint', 'explore_policy'])

/** What is said not to be done, where it is of the world outside. */
const NOT_DONE: ReadonlySet<Want> = new Set(['cannot', 'other_preset'])
/** "Can you email me the policy": something sent, and no letter to anybody. */
const TO_ONESELF =
  /\b(?:e-?mail|mail|send|forward) (?:me|us) (?!(?:an? |the |your )?(?:\w+ )?(?:draft|e-?mail|letter|note|wording|text)\b)/i

/** "Why was it cancelled?", where there are documents, is small talk only where it surely is. */
const ASKS_OF_PAPERS = /^\s*(?:why|which|what|who|whom|when|where|how)\b/i
const hasFiles = ({ turns }: Talk) => turns.some(({ files }) => files.length > 0)

function withoutFilling(readings: Reading[]): Reading[] {
  const left = readings.filter(({ want }) => want !== 'fill_form')
  const sum = left.reduce((all, { certainty }) => all + certainty, 0)
  return sum ? left.map(({ want, certainty }) => ({ want, certainty: certainty / sum })) : readings
}

const ASKS = /^\s*(?:which|what|who|whom|when|where|how)\b/i

/** What makes or changes something is asked about where it is not rather sure. */
const SURE_TO_MAKE = 0.6

function asked({ readings: heard, text }: Wanted, talk: Talk, stage: Stage): Asked {
  if (askedOfWeb(text) !== null) return { job: 'web', text }
  const readings = OF_WHAT_IS.test(text) ? withoutFilling(heard) : heard
  const [best, ...others] = readings as [Reading, ...Reading[]]
  if (stage.hasDraft && opensWish(text) && IN_DRAFT.test(text)) return { job: 'edit', text }
  const more = stage.hasDraft ? askedOnceMore(text) : null
  if (more !== null) return { job: 'edit', text: more }
  if (best.want === 'draft_email' && TO_ONESELF.test(text)) return { job: 'unable', text }
  const isSure = best.certainty >= (MAKES.has(best.want) ? SURE_TO_MAKE : floor())
  if (stage.state === 'draft_open' && readsAsChange(text, best.want, isSure)) return { job: 'edit', text }
  if (!(isSure && MAKES.has(best.want)) && !stage.isAsked && isLetterShaped(text)) return { job: 'email', text }
  if (stage.isAsked && setsAnElement(talk, text)) return { job: 'correct', text }
  if (stage.isAsked && (!isSure || ANSWERS.has(best.want))) return { job: 'question', text }
  const isOpen = opensWish(text)
  if (
    !stage.hasDraft &&
    !stage.hasForm &&
    !isSure &&
    !text.includes('?') &&
    changesIn(text).some(({ kind }) => MANNERS.has(kind))
  )
    return { job: 'nothingMade', text }
  if (!isSure && certaintyOf(TALK, readings) < floor() && certaintyOf(LOOKS, readings) < best.certainty) {
    if (!isOpen && !stage.hasForm && !stage.hasDraft) return looking(talk, text)
    return {
      job: 'unclear',
      text,
      readings: [best, ...others.slice(0, 3)].map(({ want }) => madeJob(want, stage, text)),
    }
  }
  const isTalk = TALK.has(best.want) && !(ASKS_OF_PAPERS.test(text) && hasFiles(talk))
  const want = isSure || LOOKS.has(best.want) || isTalk ? best.want : 'question'
  // What the agency keeps of a client is at hand, where the documents alone could not tell it.
  if (NOT_DONE.has(want) && (talk.account ? ASKS.test(text) : OF_WHAT_IS.test(text) && hasFiles(talk)))
    return looking(talk, text)
  const job = want === 'explore_policy' && namesAThing(text) ? 'question' : madeJob(want, stage, text)
  const isNoChange = job === 'nothingMade' && !isOpen && (!isSure || namesAThing(text))
  return job === 'question' || isNoChange ? looking(talk, text) : { job, text }
}

const SETS = /\b(?:should|must|change|set|make|correct|update|clear|remove)\b/i

/** "The each occurrence should be 1,000,000", said while something else is asked: a value of the form all the same. */
function setsAnElement(talk: Talk, text: string): boolean {
  const form = FORMS.find(({ id }) => id === lastForm(talk)?.formId)
  return form !== undefined && SETS.test(text) && wishesIn(text).some((wish) => fieldsMeant(form, wish, '').length > 0)
}

const looking = (talk: Talk, text: string): Asked => ({ job: isOverview(talk, text) ? 'overview' : 'question', text })

const certaintyOf = (wants: ReadonlySet<Want>, readings: Reading[]) =>
  readings.reduce((sum, { want, certainty }) => sum + (wants.has(want) ? certainty : 0), 0)

/** Changes whose words are of drafts alone. */
const PLAIN: ReadonlySet<Change['kind']> = new Set([
  'title',
  'sign',
  'greet',
  'tone',
  'shorten',
  'layout',
  'leave',
  'move',
  'copy',
  'replace',
])
/** Changes of a manner, which nothing but a draft has. */
const MANNERS: ReadonlySet<Change['kind']> = new Set(['tone', 'shorten', 'layout', 'sign', 'title'])
const ADDS = /^\s*(?:and |also |please |pls |ok )*(?:add|mention|include|say)\b/i

/** Whether a message reads as a change of the open draft, where it was not surely heard as something else. */
function readsAsChange(text: string, want: Want, isSure: boolean): boolean {
  const kinds = changesIn(text).map(({ kind }) => kind)
  if (kinds.includes('add') && ADDS.test(text)) return MAKES.has(want) && want !== 'correct_form'
  return (!isSure || (want === 'undo_or_stop' && !kinds.includes('undo'))) && kinds.some((kind) => PLAIN.has(kind))
}

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

/** "Which endorsements are on the policy?", "umb limit and sir" ask for things of it, and not what it holds as a whole. */
function namesAThing(text: string): boolean {
  const questions = readQuestions(text, [])
  const isBare =
    text.split('\n').every((line) => line.trim().split(/\s+/).length <= FEW_WORDS) &&
    questions.every(({ subject }) => !subject.length)
  return (
    (ASKS.test(text) || isBare) &&
    questions.some(({ topics }) => topics.some(({ keys, list, wording }) => keys.length > 0 || list || wording))
  )
}

const FEW_WORDS = 6

/** A message with documents that asks for nothing in particular. */
function isOverview(talk: Talk, text: string): boolean {
  const [question] = readQuestions(text, [])
  const isEmpty = !question || question.topics.length + question.lines.length + question.subject.length === 0
  return isEmpty && hasFiles(talk)
}
