import type { Box } from '../../documents/types.ts'
import type { FormDefinition } from '../types.ts'

/** What continues on an attached page, in words. */
export type Continued = { section: string; label: string; text: string }

/** `values` by element name, a tick is 'true'. `template` is the agency's fillable PDF; without it our own worksheet is drawn. */
export type FillInput = {
  form: FormDefinition
  values: Record<string, string>
  template?: Uint8Array
  overflow: Continued[]
  title: string
}

type FilledPage = { number: number; width: number; height: number }

/** `attached`: the value did not fit its place and stands whole on an attached page. */
export type FillNote = { field: string; message: string; attached?: boolean }

/** A filled form, flattened. `places` holds every element that has a place, in points from the top left of its page. */
export type FilledForm = {
  pdf: Uint8Array
  worksheet: boolean
  edition: string | null
  pages: FilledPage[]
  /** How many of the last pages hold what did not fit. */
  attachedPages: number
  places: Record<string, { page: number; box: Box }>
  notes: FillNote[]
}

/** Elements that a person or the form's owner writes, never Cara. */
export const NEVER_WRITTEN: Record<string, string> = {
  Form_EditionIdentifier_A: 'The edition belongs to the form and is never written.',
  Producer_AuthorizedRepresentative_Signature_A: 'The signature is left to the person who signs.',
}
