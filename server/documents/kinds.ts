/** What sort of paper a file is. A `notice` tells that a policy is cancelled, not renewed or reinstated. */
export const DOCUMENT_KINDS = [
  'declarations',
  'certificate',
  'quote',
  'application',
  'contract',
  'endorsement',
  'loss-run',
  'schedule',
  'binder',
  'invoice',
  'notice',
  'letter',
  'other',
] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
