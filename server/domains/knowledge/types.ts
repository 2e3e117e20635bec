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
 * `said`: the share of what is asked that stands in a passage or in the title of its document, and `inDocument` that of the whole document. `foreign`,
 * `stranger`: whether a word that titles of others say stands not there: it may be of another carrier, state or year.
 */
type PassageSigns = { said: number; inDocument: number; foreign: boolean; stranger: boolean }

/**
 * A passage that was found; `covered`: of what is asked beyond the title of its document the share that stands in it, 0 to 1, rare words counting most.
 * `signs`: what else tells whether it answers. `isByTitle`: only the title says
 * anything of what is asked, and this is where the document begins.
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
