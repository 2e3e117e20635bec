import { FORMS } from '../../forms/index.ts'
import { carryOut } from './carry-out.ts'
import { chosenFrom } from './choices.ts'
import { Citations } from './citations.ts'
import { endingOf } from './ending.ts'
import { finish } from './finish.ts'
import { asksOf } from './intent.ts'
import { answerQuestion } from './plans/answer-question.ts'
import { askWeb } from './plans/ask-web.ts'
import { correctForm } from './plans/correct-form.ts'
import { draftDocument } from './plans/draft-document.ts'
import { editDraft, takeBack } from './plans/edit-draft.ts'
import { writeEmail } from './plans/email.ts'
import { writeFromTemplate } from './plans/fill-document.ts'
import { fillForms } from './plans/fill-forms.ts'
import { answerFromReview, review } from './plans/review.ts'
import { sayBlanks } from './plans/say-blanks.ts'
import { saySources } from './plans/say-sources.ts'
import {
  askWhatIsMeant,
  jobChosen,
  sayComplaint,
  sayConfirmed,
  sayEnglishOnly,
  sayHelp,
  sayNothingMade,
  sayOtherForms,
  sayOtherPreset,
  sayUnable,
  sayWelcome,
} from './plans/talk-back.ts'
import { answersInEnglish, inEnglish, languageOf } from './question/other-languages.ts'
import type { NextStep, Talk, Turn, Work } from './talk.ts'
import { type Task, taskOf } from './task.ts'
import type { Asked, Job } from './understanding/jobs.ts'

type Plan = (talk: Talk, task: Task, citations: Citations) => Work

const PLANS: Record<Exclude<Job, 'unclear'>, Plan> = {
  fill: fillForms,
  correct: correctForm,
  blanks: (talk, _task, citations) => ({ report: sayBlanks(talk, citations) }),
  email: writeEmail,
  template: writeFromTemplate,
  document: draftDocument,
  edit: editDraft,
  overview: answerQuestion('overview'),
  compare: answerQuestion('compare'),
  question: answerQuestion('question'),
  sources: (talk, _task, citations) => ({ report: saySources(talk, citations) }),
  web: askWeb,
  thanks: () => ({ report: sayWelcome() }),
  help: (talk) => ({ report: sayHelp(talk) }),
  unable: (talk) => ({ report: sayUnable(talk) }),
  undo: takeBack,
  complaint: (talk) => ({ report: sayComplaint(talk) }),
  confirm: (talk) => ({ report: sayConfirmed(talk) }),
  language: (talk) => ({ report: sayEnglishOnly(talk) }),
  otherPreset: (talk) => ({ report: sayOtherPreset(talk) }),
  review,
  reviewed: answerFromReview,
  nothingMade: () => ({ report: sayNothingMade() }),
}

type Report = { report: string; title?: string | undefined }

/** Decides what to do next in a conversation. Pure: it looks only at what was said and done so far. */
export function nextStep(talk: Talk): NextStep {
  const { task, asks } = workIn(talk)
  const { text } = task.turns[0]!
  const other = sayOtherForms(
    text,
    FORMS.map(({ id }) => id),
  )
  const isOnlyOther = !FORMS.some(({ id }) => new RegExp(`\\bacord[\\s#-]*${id}\\b`, 'i').test(text))
  if (other && isOnlyOther && asks.some(({ job }) => job === 'fill')) return finish(talk, { answer: other })
  const citations = new Citations()
  const reports: Report[] = [sayLanguage(text), other].filter(Boolean).map((report) => ({ report }))
  let begun = 0
  for (const { job, text: words, readings } of asks) {
    if (job === 'unclear') return askWhatIsMeant(talk, readings ?? [])
    const plan = (on: Talk, part: Task) => PLANS[job](on, part, citations)
    const { work, to } = carryOut(plan, talk, task, words, asks.length > 1 ? begun : null)
    if ('step' in work) return work.step
    begun = to
    reports.push(work)
  }
  const answer = reports.map(({ report }) => report).join('\n\n')
  return finish(talk, { answer, title: reports.find(({ title }) => title)?.title, sources: citations.sources })
}

/** What is to be done: what the task's first message asks for, or what was meant by it where that had to be asked. */
function workIn(talk: Talk): { task: Task; asks: Asked[] } {
  const task = taskOf(talk)
  const [first, answer] = task.turns as [Turn, Turn?]
  const asks = asksOf({ ...talk, turns: talk.turns.slice(0, talk.turns.indexOf(first) + 1) })
  if (!answer || !asks.some(({ job }) => job === 'unclear')) return { task, asks }
  const chosen = jobChosen(chosenFrom(answer.text, endingOf(first)?.choices ?? []))
  if (chosen) return { task, asks: [{ job: chosen, text: first.text }] }
  return { task: { turns: [answer], calls: answer.calls }, asks: asksOf(talk) }
}

/** That the answer is in English, said in the language of the message where its words are known. */
function sayLanguage(text: string): string {
  const language = languageOf(text)
  return language && inEnglish(text) !== null ? answersInEnglish(language) : ''
}
