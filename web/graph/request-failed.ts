import type { ErrorCode } from './generated/graphql.ts'

/** An error in the input, as every mutation returns it. */
export type UserError = {
  message: string
  code: ErrorCode
  path: string[]
  links?: readonly { label: string; to: string }[]
  rev?: number | null
}

/** Why a request gave no answer, in a sentence that can be shown. NETWORK: nothing came back. BUG: the server's fault. */
export class RequestFailed extends Error {
  readonly code: ErrorCode | 'NETWORK' | 'BUG' | 'STOPPED'
  /** One for each field of the input it is about. */
  readonly errors: UserError[]

  constructor(code: RequestFailed['code'], sentence: string, errors: UserError[] = []) {
    super(sentence)
    this.code = code
    this.errors = errors
  }
}

export const NETWORK_SENTENCE =
  'The connection to Cara was lost. Nothing you typed is gone. Try again when you are back online.'

/** What is said of a failure that has no words of its own (spec 1 §8). */
export const UNKNOWN = 'An unknown error occurred'

/** The words of an error, or that it is unknown. */
export const sentenceOf = (error: unknown) => (error instanceof Error && error.message ? error.message : UNKNOWN)
