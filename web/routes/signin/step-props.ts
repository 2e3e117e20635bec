import type { FormResult } from '../../parts/form/form-result.ts'

/** The result of a step: errors by field, or that a new code was sent. */
export type SignInResult = FormResult & { sent?: boolean }

export type StepProps = {
  result: SignInResult | undefined
  /** Where to go once signed in; empty for the start page. */
  next: string
}
