import { typedIn } from '../../../../shared/presets/message.ts'
import { type PresetId, presetOf } from '../../../../shared/presets.ts'
import type { ReviewKind } from '../../../../shared/reviews.ts'
import type { ToldReview } from '../../reviewing/told-of.ts'
import type { Citations } from '../citations.ts'
import { papersOf } from '../papers.ts'
import { askedOfReview } from '../review/asked-of-review.ts'
import { lastReview } from '../review/last-review.ts'
import { reviewOf } from '../review/review-of.ts'
import { rulesIn } from '../review/rules.ts'
import { sayAsked, sayReview } from '../review/say-findings.ts'
import type { Talk, Work } from '../talk.ts'
import type { Task } from '../task.ts'
import { askForFiles } from './ask-for-files.ts'

/** Has the documents reviewed as the preset says, and tells what was found, the gravest first. */
export function review(talk: Talk, { calls }: Task, citations: Citations): Work {
  const kind = reviewOf(talk)!
  const done = calls.findLast(({ name }) => name === 'REVIEW_DOCUMENTS')
  if (done?.error) return { report: done.error }
  if (done)
    return {
      report: [
        sayUnchanged(done.result as ToldReview),
        sayReview(done.result as ToldReview, citations, rulesIn(talk)),
        sayRules(talk, citations),
        sayUnused(talk, kind),
      ]
        .filter(Boolean)
        .join('\n\n'),
    }
  const papers = papersOf(talk)
  if (needsFiles(talk) && !papers.unopened.length && !papers.read.length) return { step: askForFiles(talk, papers) }
  const thought = 'I read the documents and hold them against each other.'
  return { step: { thought, calls: [{ name: 'REVIEW_DOCUMENTS', input: { review: kind } }] } }
}

const sayUnchanged = ({ isUnchanged }: ToldReview) =>
  isUnchanged ? 'I reviewed it again, and nothing has changed since.' : ''

const MOST_RULES = 6

/** The agency's house rules for this kind of work, in their words: who reads the findings holds them against these. */
function sayRules({ rules = [], rulesCut = [], turns }: Talk, citations: Citations): string {
  if (turns.length > 1) return ''
  const sentences = rulesIn({ rules })
  const cut = rulesCut.join(' ')
  if (!sentences.length) return cut
  const told = sentences
    .slice(0, MOST_RULES)
    .map(({ file, page, words }) => `- “${words.replace(/[“”"]/g, "'")}” ${citations.cite(file, page, words)}`)
  const more = sentences.length - MOST_RULES
  const rest =
    more > 0
      ? `\n\n${String(more)} more ${more === 1 ? 'rule is' : 'rules are'} in ${rules.map(({ title }) => title).join(', ')}.`
      : ''
  return `**Your house rules for this:**\n\n${told.join('\n')}${rest}${cut && `\n\n${cut}`}`
}

/** Reviews of what the user wrote; the others go by the documents alone. */
const OF_WORDS: ReadonlySet<ReviewKind> = new Set([
  'CLAIMS_REVIEW',
  'COVERAGE_GAP_ANALYSIS',
  'COMMERCIAL_CLASSIFICATION',
])
const SHOWN = 120

/** That the words typed in the dialog were not taken into account. */
function sayUnused({ preset, turns, wishes = '' }: Talk, kind: ReviewKind): string {
  const [first, ...later] = turns
  const typed = later.length || OF_WORDS.has(kind) ? '' : typedIn(preset as PresetId, first!.text.replace(wishes, ''))
  if (!typed) return ''
  const words = typed.length > SHOWN ? `${typed.slice(0, SHOWN - 1).trimEnd()}…` : typed
  return `I did not use “${words}”: the built-in model reviews what the documents state. Ask for it as a follow-up.`
}

/** Whether the preset says that a file must be there; the others may work from words alone. */
const needsFiles = ({ preset }: Talk) =>
  presetOf(preset as PresetId).inputs.some((input) => input.kind === 'files' && input.missing)

/** Answers a question about the newest review from its findings. */
export function answerFromReview(talk: Talk, { turns }: Task, citations: Citations): Work {
  const made = lastReview(talk)!
  return { report: sayAsked(askedOfReview(turns[0]!.text, made)!, made, citations) }
}
