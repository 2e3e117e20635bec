import type { ErrorCode } from './generated/graphql.ts'

/** Why a request gave no answer, in a sentence that can be shown. NETWORK: nothing came back. BUG: the server's fault. */
export class RequestFailed extends Error {
  readonly code: ErrorCode | 'NETWORK' | 'BUG' | 'STOPPED'

  constructor(code: RequestFailed['code'], sentence: string) {
    super(sentence)
    this.code = code
  }
}

export const NETWORK_SENTENCE =
  'The connection to Cara was lost. Nothing you typed is gone. Try again when you are back online.'
