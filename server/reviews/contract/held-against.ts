import { LINES } from '../../documents/index.ts'
import { cellOf } from '../holdings.ts'
import { judge } from '../judge.ts'
import type { Held } from '../judged.ts'
import { keyOf, type Requirement, topicOf } from '../requirements.ts'
import type { Finding } from '../types.ts'

/** A requirement of a contract, held against documents of insurance. */
export function heldAgainst(requirement: Requirement, held: Held): Finding {
  const { cell, ...judged } = judge(requirement, held)
  const asked = askedOnly(requirement)
  return { ...asked, ...judged, cells: [...asked.cells, cell] }
}

/** A requirement of a contract by itself. */
export const askedOnly = (requirement: Requirement): Finding => ({
  id: keyOf(requirement),
  group: requirement.line ? LINES[requirement.line] : 'For all coverages',
  topic: topicOf(requirement),
  verdict: 'FOUND',
  severity: 'NONE',
  cells: [wordsOf(requirement)],
  why: 'The contract asks for this.',
  action: null,
})

/** The words of the contract that ask. */
export const wordsOf = ({ place }: Requirement) => cellOf({ shown: place.quote, place })
