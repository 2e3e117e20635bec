import type { Want } from './intent-by-weights.ts'

/** The work each want is done by. */
export const JOB_FOR = {
  question: 'question',
  search: 'question',
  choose: 'question',
  sources: 'sources',
  blanks: 'blanks',
  fill_form: 'fill',
  correct_form: 'correct',
  draft_email: 'email',
  draft_document: 'document',
  edit_draft: 'edit',
  explore_policy: 'overview',
  compare: 'compare',
  confirm: 'confirm',
  thanks: 'thanks',
  greeting: 'help',
  ability: 'help',
  cannot: 'unable',
  undo_or_stop: 'undo',
  complaint: 'complaint',
  other_preset: 'otherPreset',
  language: 'language',
} as const satisfies Record<Want, string>

/** A kind of work a message may ask for. */
export type Job = (typeof JOB_FOR)[Want] | 'nothingMade' | 'unclear' | 'template' | 'review' | 'reviewed' | 'web'

/** Something a message asks for, in its own words; where it is not clear, `readings` are the jobs it may mean, the likeliest first. */
export type Asked = { job: Job; text: string; readings?: Job[] }

/** Wants that make something, or change what was made. */
export const MAKES: ReadonlySet<Want> = new Set([
  'fill_form',
  'correct_form',
  'draft_email',
  'draft_document',
  'edit_draft',
])
