import { FORM_CARDS, type FormId } from '../../shared/forms.ts'
import type { ElementMeanings } from '../documents/index.ts'
import { PAGES } from './pages.ts'
import type { FormDefinition } from './types.ts'

const BY_ID: { [Id in FormId]: FormDefinition & { id: Id } } = PAGES

/** Every form Cara fills, in the order they are offered. */
export const FORMS: FormDefinition[] = FORM_CARDS.map(({ id }) => BY_ID[id])

/** What the elements of filled forms that come as documents mean. */
export const ELEMENT_MEANINGS: ElementMeanings = {
  forms: FORMS.flatMap(({ meanings }) => meanings?.forms ?? []),
  facts: new Map(FORMS.flatMap(({ meanings }) => [...(meanings?.facts ?? [])])),
  otherLimits: FORMS.flatMap(({ meanings }) => meanings?.otherLimits ?? []),
  insteadWhen: FORMS.flatMap(({ meanings }) => meanings?.insteadWhen ?? []),
}
