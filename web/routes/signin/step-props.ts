import type { UserError } from '../../graph/client.ts'

/** What sending a step came to: errors by field, a sentence for the rest, or that a new code was sent. */
export type SignInResult = { errors: UserError[]; sentence?: string; sent?: boolean }

export type StepProps = {
  result: SignInResult | undefined
  busy: boolean
  /** Where to go once signed in; empty for the start page. */
  next: string
}
