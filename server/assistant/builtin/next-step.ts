import { Citations } from './citations.ts'
import { finish } from './finish.ts'
import { jobsOf } from './intent.ts'
import { answerQuestion } from './plans/answer-question.ts'
import { fillForms } from './plans/fill-forms.ts'
import type { NextStep, Talk } from './talk.ts'
import { taskOf } from './task.ts'

/** Decides what to do next in a conversation. Pure: it looks only at what was said and done so far. */
export function nextStep(talk: Talk): NextStep {
  const task = taskOf(talk)
  const citations = new Citations()
  if (!jobsOf({ ...talk, turns: task.turns.slice(0, 1) }).includes('fill')) return answerQuestion(talk)
  const work = fillForms(talk, task, citations)
  return 'step' in work
    ? work.step
    : finish(talk, { answer: work.report, title: work.title, sources: citations.sources })
}
