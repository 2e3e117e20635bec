import { LINES, plainName } from '../../../documents/index.ts'
import { TERMS } from '../../../reviews/comparison/items.ts'
import type { Aspect, Item } from '../../../reviews/comparison/types.ts'
import { lineOf } from '../../../reviews/holdings.ts'
import { inSentence } from '../../../reviews/in-sentences.ts'

/** What a check looks at besides what offers are compared by. */
export const itemOf = (id: string, topic: string, aspect: Aspect = 'plain', group = TERMS): Item => ({
  ...{ id, group, topic, name: inSentence(topic), aspect, isOfForms: false },
})

export const NUMBER = itemOf('policy.number', 'Policy number')
export const PRIOR = itemOf('policy.prior', 'Renewal of policy')
export const BEGINS = itemOf('policy.effective', 'Effective date', 'date')
export const ENDS = itemOf('policy.expiration', 'Expiration date', 'date')
export const ADDRESS = itemOf('insured.address', 'Insured’s address')

/** One of several texts of a kind: by its letters and digits. */
export const itemOfMany = (kind: string, label: string, text: string, group = TERMS): Item =>
  itemOf(`${kind}.${plainName(text)}`, `${label}: ${text}`, 'plain', group)

export const FORMS = 'forms'

const LISTED: readonly [RegExp, string][] = [
  [/^location\./, 'locations'],
  [/^insured\.additionalName\./, 'additional named insureds'],
  [/^wording\.additionalInsuredNamed\./, 'additional insureds'],
  [/^wording\.waiverNamed\./, 'scheduled waivers'],
]

/** What the list is of that would hold a thing; null for what stands alone. Whether a wording is there is told by the list of forms. */
export function listOf({ id, aspect, isOfForms }: Item): string | null {
  const [, named] = LISTED.find(([about]) => about.test(id)) ?? []
  const line = lineOf(id)
  if (named || isOfForms) return named ?? FORMS
  return line && aspect === 'limit' ? `${inSentence(LINES[line])} limits` : null
}
