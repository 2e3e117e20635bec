import type { Continued } from '../../documents/index.ts'
import type { FormDefinition } from '../types.ts'

/** `values` by element name, a tick is 'true'. `template` is the agency's fillable PDF; without it our own worksheet is drawn. */
export type FillInput = {
  form: FormDefinition
  values: Record<string, string>
  template?: Uint8Array
  overflow: Continued[]
  title: string
}

export type { Continued, FilledForm, FillNote } from '../../documents/index.ts'

/** Elements that a person or the form's owner writes, never Cara. */
export const NEVER_WRITTEN: Record<string, string> = {
  Form_EditionIdentifier_A: 'The edition belongs to the form and is never written.',
  Producer_AuthorizedRepresentative_Signature_A: 'The signature is left to the person who signs.',
}
