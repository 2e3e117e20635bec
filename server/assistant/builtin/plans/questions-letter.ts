import { matterOf } from '../../../domains/workspaces/review/as-email.ts'
import { FORMS } from '../../../forms/index.ts'
import { type OpenQuestion, openQuestions } from '../../../forms/open-questions.ts'
import type { MadeForm } from '../made.ts'
import type { Letter } from './email-body.ts'

/** What a filled form leaves open that the insured is asked. */
export function openOn({ formId, values }: Pick<MadeForm, 'formId' | 'values'>): OpenQuestion[] {
  const form = FORMS.find(({ id }) => id === formId)
  return openQuestions(form?.fields ?? [], (name) => values.has(name))
}

/** The e-mail that asks the insured what the form leaves open, as a review asks what it leaves open; null where that is nothing. */
export function questionsLetter(filled: MadeForm): Letter | null {
  const findings = openOn(filled).map(
    ({ about, text }) =>
      ({
        group: about,
        topic: text,
        verdict: 'NOT_SHOWN',
        severity: 'MODERATE',
        why: '',
        action: text,
        cells: [],
      }) as const,
  )
  if (!findings.length) return null
  const { title } = FORMS.find(({ id }) => id === filled.formId)!
  const { subject, opening, sections, closing } = matterOf(title, findings)
  return { subject, wish: [], facts: [opening, ...sections], closing }
}
