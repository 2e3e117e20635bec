/** Why a file could not be read. */
export type ReadingFailure =
  | 'unsupported'
  | 'damaged'
  | 'locked'
  | 'empty'
  | 'too-large'
  | 'too-many-pages'
  | 'too-slow'
  | 'too-much-memory'
  | 'no-ocr-data'
  | 'cancelled'

/** A file that cannot be read. The message is a sentence for the person who uploaded it. */
export class ReadingError extends Error {
  readonly reason: ReadingFailure

  constructor(reason: ReadingFailure, sentence: string) {
    super(sentence)
    this.name = 'ReadingError'
    this.reason = reason
  }
}
