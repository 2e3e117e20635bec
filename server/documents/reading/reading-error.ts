/** Why a file could not be read. */
export type ReadingFailure =
  | 'unsupported'
  | 'damaged'
  | 'locked'
  | 'empty'
  | 'too-large'
  | 'too-many-pages'
  | 'too-slow'
  | 'late'
  | 'too-much-memory'
  | 'no-ocr-data'
  | 'cancelled'

/** Said of a file whose reading was ended by the clock: another time, on a server with less to do, it may be read. */
export const TOOK_TOO_LONG = 'This file took too long on this server and was not read. Try again.'

/** A file that cannot be read. The message is a sentence for the person who uploaded it. */
export class ReadingError extends Error {
  readonly reason: ReadingFailure

  constructor(reason: ReadingFailure, sentence: string) {
    super(sentence)
    this.name = 'ReadingError'
    this.reason = reason
  }
}
