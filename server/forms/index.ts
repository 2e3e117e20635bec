import { FORM_CARDS, type FormId } from '../../shared/forms.ts'
import type { ElementMeanings } from '../documents/index.ts'
import { acord25 } from './acord-25/index.ts'
import type { FormDefinition } from './types.ts'

/** Every form of the shared list, each by its folder; the compiler names the one that is missing. */
const BY_ID = { '25': acord25 } satisfies { [Id in FormId]: FormDefinition & { id: Id } }

/** Every form Cara fills, in the order they are offered. */
export const FORMS: FormDefinition[] = FORM_CARDS.map(({ id }) => BY_ID[id])

/** What the elements of filled forms that come as documents mean. */
export const ELEMENT_MEANINGS: ElementMeanings = {
  forms: FORMS.flatMap(({ meanings }) => meanings?.forms ?? []),
  facts: new Map(FORMS.flatMap(({ meanings }) => [...(meanings?.facts ?? [])])),
  otherLimits: FORMS.flatMap(({ meanings }) => meanings?.otherLimits ?? []),
  insteadWhen: FORMS.flatMap(({ meanings }) => meanings?.insteadWhen ?? []),
}
