import type { DocumentKind } from '../kinds.ts'
import type { Passage } from '../types.ts'

/** One document of a file: a policy with what is attached to it, a form, a letter. */
export type FilePaper = {
  kind: DocumentKind
  /** Page numbers of the file, in their order. */
  pages: number[]
  /** The line that says most for the kind; null where nothing does. */
  evidence: Passage | null
  /** As its first pages print it, where they do. */
  policyNumber?: string
}
