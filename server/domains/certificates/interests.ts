import type { Interest } from '../../../shared/certificate-forms.ts'
import { type InterestKind, kindsSaid } from '../../documents/index.ts'
import type { CertifiedSource } from '../../forms/acord-25/certified.ts'
import { isDeniedBeside, clausesOf as proseClauses } from '../../forms/acord-25/claims.ts'
import { clausesOf } from '../../forms/proposing/clauses.ts'
import { isOneParty, mentionsParty } from '../../forms/proposing/mentions.ts'
import { says } from '../../forms/proposing/put-facts.ts'
import type { Policy } from '../policies/types.ts'
import { ownRecords, placeOf, type ReadFile } from './own-papers.ts'
import type { Premises, Whereabouts } from './premises.ts'

/** "lenders loss payable", as forms have their boxes and documents their lists. */
export const interestInWords = (interest: Interest) => interest.toLowerCase().replaceAll('_', ' ')

/** A place where a policy says that a party has an interest, and whether it is of the location that is asked for. */
type Told = { source: Extract<CertifiedSource, { kind: 'policy' }>; where: Whereabouts }

/**
 * Where a policy says that this party has this interest in what it insures: entries of its record, and the interests that documents of the
 * policy itself list.
 */
export function interestsOf(
  policy: Policy,
  files: readonly ReadFile[],
  { ofWords, ofRecord }: Premises,
  party: string,
  interest: Interest,
): Told[] {
  const { id: policyId } = policy
  const kind = interestInWords(interest)
  const entries = (policy.details.coverageDescriptions ?? []).flatMap(clausesOfEntry)
  const told = entries
    .filter((clause) => isOnly(clause, interest) && mentionsParty(clause, party) && isPlain(clause))
    .map((clause): Told => {
      return { source: { kind: 'policy', policyId, path: 'details.coverageDescriptions' }, where: ofWords(clause) }
    })
  const listed = files.flatMap((file) =>
    ownRecords(policy, file, (type) => type === 'interest').flatMap((record): Told[] => {
      const { name, interest: own } = record.fields
      if (typeof name?.value !== 'string' || typeof own?.value !== 'string') return []
      if (!isOneParty(name.value, party) || !says(own.value, kind)) return []
      const source = { kind: 'policy', policyId, path: 'interest', file: placeOf(file, own) } as const
      return [{ source, where: ofRecord(file, record) }]
    }),
  )
  return [...told, ...listed]
}

/** A description of one clause goes on with its title; of several, each stands for itself. */
function clausesOfEntry({ title, description }: { title: string; description: string }): string[] {
  const clauses = description.split(CLAUSE_END).filter((clause) => clause.trim())
  return clauses.length > 1 ? clauses : [`${title}: ${description}`]
}
/** 'N.A.' ends no clause. */
const CLAUSE_END = /(?<!\.\p{L})[.!?](?=\s|$)|[;\n]/u

/** Whether a clause names this interest and no other. */
const isOnly = (clause: string, interest: Interest) => {
  const said = saidIn(clause)
  return said.length > 0 && said.every((one) => one.interest === interest)
}

/** The interests that words claim, whosesoever. A denial of something else than the interest leaves it claimed. */
export const interestsIn = (text: string): Interest[] => {
  const claimed = proseClauses(text).flatMap((clause) =>
    saidIn(clause).filter(({ at, words }) => !isDeniedBeside(clause.slice(0, at), clause.slice(at + words.length))),
  )
  return [...new Set(claimed.map(({ interest }) => interest))].filter((one) => one !== 'ADDITIONAL_INSURED')
}

type Said = { interest: Interest; at: number; words: string }

const saidIn = (text: string): Said[] => [
  ...kindsSaid(text).map(({ kind, at, words }) => ({ interest: AS_INTEREST[kind], at, words })),
  ...[...text.matchAll(/\bcontracts? of sale\b/gi)].map(
    ({ index: at, 0: words }): Said => ({ interest: 'CONTRACT_OF_SALE', at, words }),
  ),
]

const AS_INTEREST: Record<InterestKind, Interest> = {
  "lender's loss payable": 'LENDERS_LOSS_PAYABLE',
  'loss payee': 'LOSS_PAYEE',
  mortgagee: 'MORTGAGEE',
  'additional insured': 'ADDITIONAL_INSURED',
}

/** Whether nothing is denied or left open: 'First Bank is no longer mortgagee'. */
const isPlain = (words: string) =>
  clausesOf({ files: [], instructions: words, today: '' }).every(({ isDenied, isOpen }) => !isDenied && !isOpen)
