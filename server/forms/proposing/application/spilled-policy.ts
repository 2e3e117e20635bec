import { LINES, type LineOfBusiness } from '../../../documents/index.ts'
import type { PriorPart } from '../../types.ts'
import type { FormDraft } from '../draft.ts'
import type { Entry } from '../placed.ts'

/** That a policy was canceled: it did not last until the day it was to expire. */
export const CANCELED = 'canceled'

const SPILLED: readonly (readonly [PriorPart, string])[] = [
  ['carrier.name', 'carrier'],
  ['policy.type', 'line'],
  ['policy.effective', 'effective'],
  ['policy.expiration', 'expiration'],
  ['policy.premium', 'premium'],
  ['mod', 'modification'],
  ['claims', 'claims'],
  ['paid', 'paid'],
  ['reserved', 'reserve'],
]

/** A policy without a place on the form goes to the attached page. */
export function spillPolicy(draft: FormDraft, section: string, entry: Entry, lines: ReadonlySet<LineOfBusiness>): void {
  const number = entry.get('policy.number')
  const called = number ? `Policy ${number.value}` : 'A policy without a number'
  const of = lines.size ? ` (${[...lines].map((line) => LINES[line].toLowerCase()).join(', ')})` : ''
  for (const [part, label] of SPILLED) {
    const told = entry.get(part)
    if (told && !(part === 'policy.expiration' && entry.has(CANCELED)))
      draft.spill(section, `${called}${of}: ${label}`, told.value, told.source)
  }
}
