/** What sort of document a file is. A `notice` tells that a policy is cancelled, not renewed or reinstated. */
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

/** Documents that do not speak of insurance in force: they offer it, ask for it, list, bill or require it, or write about it. */
const SILENT_KINDS = [
  'application',
  'quote',
  'schedule',
  'loss-run',
  'contract',
  'invoice',
  'letter',
] as const satisfies readonly DocumentKind[]

export type SilentKind = (typeof SILENT_KINDS)[number]

/** What fills no form: silent documents, and a notice, which tells when a policy ends or begins again; what else it prints is of a term to come or that ends. */
export type MuteKind = SilentKind | 'notice'
export const isMute = (kind: DocumentKind): kind is MuteKind => isSilent(kind) || kind === 'notice'

export function isSilent(kind: DocumentKind): kind is SilentKind {
  return (SILENT_KINDS as readonly DocumentKind[]).includes(kind)
}

/** Whether somebody asks for insurance in such documents, or hands in what is asked with it. */
export const isSubmitted = (kind: DocumentKind): boolean =>
  kind === 'application' || kind === 'schedule' || kind === 'loss-run'
