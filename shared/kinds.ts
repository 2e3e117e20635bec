/** The kinds things of Cara come in. Types, GraphQL enums and database checks derive from these lists. */

export const MESSAGE_ROLES = ['AGENT', 'TOOL_INVOCATION', 'TOOL_RESULT', 'USER'] as const
export type MessageRole = (typeof MESSAGE_ROLES)[number]

/** The stages of a run: reading what came with the message, then the work itself (spec 2 §3). */
export const STAGE_TYPES = ['PROCESS_ATTACHMENTS', 'TASK'] as const
export type StageType = (typeof STAGE_TYPES)[number]

export const EVENT_TYPES = ['THOUGHT', 'TOOL_CALL'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** Those of spec 2 §3, and what a review found. */
export const ARTIFACT_TYPES = ['DOCUMENT', 'DOCUMENT_HTML', 'EMAIL', 'HTML_DOCUMENT', 'PDF_FILE', 'REVIEW'] as const
export type ArtifactType = (typeof ARTIFACT_TYPES)[number]

/** What a value or a statement may rest on. */
export const SOURCE_KINDS = ['DOCUMENT', 'RECORD', 'MESSAGE', 'RULE', 'WEB'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** The records the agency keeps of a client, each of which may hold what a statement rests on. */
export const ACCOUNT_RECORDS = ['ACCOUNT', 'CONTACT', 'POLICY', 'CERTIFICATE'] as const
export type AccountRecordType = (typeof ACCOUNT_RECORDS)[number]

/** The records that a statement may cite. */
export const CITED_RECORDS = [...ACCOUNT_RECORDS, 'SERVICE_REQUEST'] as const
export type CitedRecordType = (typeof CITED_RECORDS)[number]

/** What an element of a form holds; `CHOICE` is one of its choices, `CHOICES` any of them, a line each. */
export const FIELD_TYPES = ['TEXT', 'MULTILINE', 'DATE', 'AMOUNT', 'TICK', 'CODE', 'CHOICE', 'CHOICES'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** What is done with a fillable PDF (spec 2 §3). */
export const PDF_OPERATIONS = ['INSPECT_FORM_FIELDS', 'FILL_FORM_FIELDS'] as const

/**
 * Why an element of a form is blank: the documents do not mention it, exclude it, contradict each other, or hold a value that is in doubt;
 * the value had no valid source; a user cleared it; or it is left blank on purpose (for a person, or as the user asked).
 */
export const BLANK_REASONS = [
  'NOT_MENTIONED',
  'EXCLUDED',
  'NOT_INCLUDED',
  'INCLUDED',
  'CONFLICT',
  'DOUBTED',
  'REFUSED',
  'CLEARED',
  'LEFT',
] as const
export type BlankReason = (typeof BLANK_REASONS)[number]

/** The words of `NOT_MENTIONED` where there is no more to say. */
export const NOT_FOUND = 'Not found in the documents'

/** What documents may say in place of a limit's amount, each a state of its own: `INCLUDED` is insured without an amount of its own. */
export const SAID_INSTEAD = {
  EXCLUDED: 'Excluded',
  NOT_INCLUDED: 'Not included',
  INCLUDED: 'Included, no amount',
} as const satisfies Partial<Record<BlankReason, string>>
export type SaidInstead = keyof typeof SAID_INSTEAD

export const FINDING_SEVERITIES = ['ERROR', 'WARNING'] as const
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number]

/** Why there is a version of an artifact: Cara made it, a user edited it, or an earlier version was restored. */
export const VERSION_REASONS = ['CARA', 'EDITED', 'RESTORED'] as const
export type VersionReason = (typeof VERSION_REASONS)[number]

/** What Cara sends out, after the commit that decided it. */
export const EFFECT_KINDS = ['MAIL'] as const
export type EffectKind = (typeof EFFECT_KINDS)[number]
