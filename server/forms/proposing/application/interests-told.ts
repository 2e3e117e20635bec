import type { LineOfBusiness } from '../../../documents/index.ts'
import type { ProposalInput } from '../../types.ts'
import type { Entry } from '../placed.ts'
import { handedIn } from './handed-in.ts'
import { entryOf, same } from './record-entries.ts'
import { interestsSubmitted } from './submitted.ts'

/** Who is insured besides has an interest in liability, who lends has one in property; another line has neither. */
export function interestsOfLines(input: ProposalInput, lines: readonly LineOfBusiness[]): Entry[] {
  const told = [...interestsSubmitted(input), ...interestsHandedIn(input)]
  return told.filter((one) => lines.includes(/\binsured\b/i.test(one.get('interest')?.value ?? '') ? 'gl' : 'property'))
}

/** Who has an interest in what is to be insured, as panels of theirs tell. */
const interestsHandedIn = (input: ProposalInput): Entry[] =>
  handedIn(input, 'interest').map((one) =>
    entryOf(one, 'name', {
      ...same('name', 'line1', 'line2', 'city', 'state', 'zip', 'interest', 'reason', 'evidence'),
      ...same('location_number', 'building_number'),
      loan: ['loan_number'],
    }),
  )
