import type { IndexingState } from '../../../shared/knowledge.ts'
import type { PresetId } from '../../../shared/presets.ts'

/** A library of the agency; the oldest one is the one that is used where none is named. */
export type KnowledgeBase = { id: string; title: string; createdAt: Date; updatedAt: Date; rev: number }

/** A document of a knowledge base. `number` names it in the index of words. */
export type KnowledgeDocument = {
  id: string
  number: number
  baseId: string
  title: string
  /** Safe HTML of one that was written here; null for an upload, and in lists. */
  content: string | null
  fileId: string
  /** The file that the index was made of: an earlier version until the newest one is indexed; null until one is. */
  indexedFileId: string | null
  summary: string | null
  purpose: string | null
  status: IndexingState
  error: string | null
  /** How far its indexing is, 0 to 1. */
  progress: number
  startedAt: Date | null
  completedAt: Date | null
  pageCount: number
  /** When its file was replaced last by a new version; null for a text and for the first version. */
  replacedAt: Date | null
  /** The presets in whose runs it is a rule of the agency. */
  ruleFor: PresetId[]
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
  rev: number
}

export const KNOWLEDGE_SORTS = ['CREATED_DESC', 'TITLE_ASC'] as const
export type KnowledgeSort = (typeof KNOWLEDGE_SORTS)[number]
/** Documents by words of the title, and of one knowledge base. */
export type KnowledgeFilter = { search?: string | null; baseId?: string | null; sort?: KnowledgeSort | null }

/** A passage as it is kept: where it stands in its document, the page it is on, and its words. */
export type Passage = { at: number; page: number; words: string }

/**
 * What else tells whether a passage answers. `said`: the share of what is asked that its words or the title of its document hold; `inDocument`: that
 * which the whole document holds. `foreign`: a word that is asked for and stands in other titles is missing here; `stranger`: it is missing in the
 * whole document. Then it may be of another carrier, state or year.
 */
type PassageSigns = { said: number; inDocument: number; foreign: boolean; stranger: boolean }

/**
 * A passage that was found. `covered`: the share of what is asked beyond the title of its document that it holds, 0 to 1, rare words counting most.
 * `isByTitle`: only the title holds anything of what is asked, and this is where the document begins.
 */
export type FoundPassage = {
  document: KnowledgeDocument
  page: number
  words: string
  score: number
  covered: number
  signs: PassageSigns
  isByTitle: boolean
}
