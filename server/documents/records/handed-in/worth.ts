import { limitConcept } from '../../facts/limit-labels.ts'
import { withoutOmitted } from '../../facts/limit-pages.ts'
import { normal } from '../../facts/sheet.ts'

/** What is told the worth of at a place. */
export const WORTH: ReadonlySet<string | null> = new Set(['building', 'personal-property', 'business-income'])
/** Whether a head names what is insured. */
export const isMoney = (head: string) => WORTH.has(worthOf(head))

/** What a head calls the worth of, without words of what it is: 'Building value ($)'. */
export const calledWorth = (head: string): string =>
  withoutOmitted(head)
    .replace(/\b(?:19|20)\d{2}\b/g, ' ')
    .replace(/\b(?:values?|limits?|amounts?)(?:\s|$)|\(\$\)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** What of a place a head says the worth of; null of none. */
export const worthOf = (head: string) => {
  const name = calledWorth(head)
  return name ? limitConcept(normal(name)) : null
}
