import { intentOf } from './intent.ts'
import { answerQuestion } from './plans/answer-question.ts'
import { fillForms } from './plans/fill-forms.ts'
import type { NextStep, Talk } from './talk.ts'

/** Decides what to do next in a conversation. Pure: it looks only at what was said and done so far. */
export function nextStep(talk: Talk): NextStep {
  return intentOf(talk) === 'fill' ? fillForms(talk) : answerQuestion(talk)
}
