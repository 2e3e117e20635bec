import type { Labeled, Tone } from './labeled.ts'

/** Of a document of the knowledge base (spec 2 §4). */
export const INDEXING_STATES = [
  { id: 'UNKNOWN', label: 'Queued', tone: 'none' },
  { id: 'INDEXING', label: 'Indexing', tone: 'work' },
  { id: 'COMPLETED', label: 'Completed', tone: 'done' },
  { id: 'FAILED', label: 'Failed', tone: 'fail' },
] as const satisfies readonly (Labeled & { tone: Tone })[]
export type IndexingState = (typeof INDEXING_STATES)[number]['id']

/** Why a document failed whose indexing a user stopped: nothing is wrong with it. */
export const STOPPED = 'Stopped. Try again to have it indexed.'

/** How long the title of a document or of a knowledge base may be, in characters. */
export const KNOWLEDGE_TITLE = 160
/** How long the text of a document that is written here may be, in characters of HTML. */
export const KNOWLEDGE_LETTERS = 400_000
/** What the first knowledge base is called until somebody names it. */
export const FIRST_BASE = 'Knowledge base'
/** How long what is looked for may be, in characters. */
export const KNOWLEDGE_QUERY = 300

/** How much of the house rules a run is given: documents, pages of each, and letters of all, the oldest document first. */
export const MOST_RULES = 10
export const PAGES_OF_A_RULE = 3
export const LETTERS_OF_RULES = 8000

/** What is left out of a house rule: its later pages, what is beyond the letters of all, or the whole of it behind the others. */
export const RULE_CUTS = ['PAGES', 'LETTERS', 'WHOLE'] as const
export type RuleCut = (typeof RULE_CUTS)[number]

/** What is left out of a house rule in the runs of a preset, and what to do. */
export const ruleCutSaid = (rule: string, cut: RuleCut): string =>
  cut === 'PAGES'
    ? `Of the house rule “${rule}” only the first ${String(PAGES_OF_A_RULE)} pages are read. Put its rules there, or make two documents of it.`
    : cut === 'LETTERS'
      ? `The house rule “${rule}” is not read to its end: the rules of one task may have ${LETTERS_OF_RULES.toLocaleString('en-US')} letters together. Shorten them.`
      : `The house rule “${rule}” is not read: one task takes the ${String(MOST_RULES)} oldest. Put several rules into one document.`

/** Whether a document is still on its way into the index. */
export const isOnItsWay = (status: IndexingState) => status === 'UNKNOWN' || status === 'INDEXING'

/** Whether Cara can be asked about a document. One whose newest version failed is searched as it was before, as long as it has pages in the index. */
export const mayBeAsked = (status: IndexingState, pages: number) => status !== 'FAILED' || pages > 0
