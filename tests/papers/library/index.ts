import { DOCUMENTS } from './documents.ts'
import { QUESTIONS } from './questions.ts'
import type { LibraryDocument, LibraryQuestion } from './types.ts'

export type { LibraryDocument, LibraryQuestion } from './types.ts'

export type Library = { documents: LibraryDocument[]; questions: LibraryQuestion[] }

/** What a search may be fitted to: the questions at even places. */
export const LEARN: Library = { documents: DOCUMENTS, questions: QUESTIONS.filter((_, i) => i % 2 === 0) }

/** The others, over the same documents: kept back at first, and built on since. */
export const KEPT: Library = { documents: DOCUMENTS, questions: QUESTIONS.filter((_, i) => i % 2 === 1) }
