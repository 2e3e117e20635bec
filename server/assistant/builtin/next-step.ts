import { FORMS } from '../../forms/index.ts'
import { Citations } from './citations.ts'
import { finish } from './finish.ts'
import { type Job, jobsOf } from './intent.ts'
import { answerQuestion } from './plans/answer-question.ts'
import { correctForm } from './plans/correct-form.ts'
import { draftDocument } from './plans/draft-document.ts'
import { editDraft, takeBack } from './plans/edit-draft.ts'
import { writeEmail } from './plans/email.ts'
import { fillForms } from './plans/fill-forms.ts'
import { sayBlanks } from './plans/say-blanks.ts'
import { saySources } from './plans/say-sources.ts'
import {
  sayComplaint,
  sayConfirmed,
  sayEnglishOnly,
  sayHelp,
  sayOtherForms,
  sayOtherPreset,
  sayUnable,
  sayWelcome,
} from './plans/talk-back.ts'
import type { NextStep, Talk, Work } from './talk.ts'
import { type Task, taskOf } from './task.ts'

type Plan = (talk: Talk, task: Task, citations: Citations) => Work

const PLANS: Record<Job, Plan> = {
  fill: fillForms,
  correct: correctForm,
  blanks: (talk) => ({ report: sayBlanks(talk) }),
  email: writeEmail,
  document: draftDocument,
  edit: editDraft,
  overview: answerQuestion('overview'),
  compare: answerQuestion('compare'),
  question: answerQuestion('question'),
  sources: (talk, _task, citations) => ({ report: saySources(talk, citations) }),
  thanks: () => ({ report: sayWelcome() }),
  help: (talk) => ({ report: sayHelp(talk) }),
  unable: (talk) => ({ report: sayUnable(talk) }),
  undo: takeBack,
  complaint: (talk) => ({ report: sayComplaint(talk) }),
  confirm: (talk) => ({ report: sayConfirmed(talk) }),
  language: () => ({ report: sayEnglishOnly() }),
  otherPreset: () => ({ report: sayOtherPreset() }),
}

/** Decides what to do next in a conversation. Pure: it looks only at what was said and done so far. */
export function nextStep(talk: Talk): NextStep {
  const task = taskOf(talk)
  const begun = talk.turns.indexOf(task.turns[0]!)
  const asked = { ...talk, turns: talk.turns.slice(0, begun + 1) }
  const other = sayOtherForms(
    task.turns[0]!.text,
    FORMS.map(({ id }) => id),
  )
  const jobs = jobsOf(asked)
  if (
    other &&
    jobs.includes('fill') &&
    !FORMS.some(({ id }) => new RegExp(`\\bacord[\\s#-]*${id}\\b`, 'i').test(task.turns[0]!.text))
  ) {
    return finish(talk, { answer: other })
  }
  const citations = new Citations()
  const reports: { report: string; title?: string | undefined }[] = other ? [{ report: other }] : []
  for (const job of jobs) {
    const work = PLANS[job](talk, task, citations)
    if ('step' in work) return work.step
    reports.push(work)
  }
  const answer = reports.map(({ report }) => report).join('\n\n')
  return finish(talk, { answer, title: reports.find(({ title }) => title)?.title, sources: citations.sources })
}
