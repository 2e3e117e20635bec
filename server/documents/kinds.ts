/** What sort of paper a file is. */
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
  'other',
] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
