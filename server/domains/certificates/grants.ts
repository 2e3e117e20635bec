import type { Fact, FactKey } from '../../documents/index.ts'
import type { CertifiedSource } from '../../forms/acord-25/certified.ts'
import { type Endorsement, grantsIn, isBlanket, isSameName, mayBeAnybodys } from '../../forms/acord-25/claims.ts'
import type { Policy } from '../policies/types.ts'
import { ownFacts, placeOf, type ReadFile } from './own-papers.ts'
import type { Ungranted } from './types.ts'

/** The endorsements a policy grants, each with its source: an entry of the record or words of a file. */
export type Grants = Map<Endorsement, Extract<CertifiedSource, { kind: 'policy' }>>

/**
 * What endorsements of this policy grant to this holder: what its record says, entry by entry (additional insureds, descriptions of
 * coverages), and what the reader is sure that documents of the policy itself word or list. A form that is listed, and whose schedule was not
 * read, counts, unless its title gives it to some class only; one whose schedule names others does not.
 */
export function grantsOf(policy: Policy, files: readonly ReadFile[], holderName: string) {
  const granted: Grants = new Map()
  const grant = (one: Endorsement, path: string, file?: ReturnType<typeof placeOf>) => {
    if (!granted.has(one)) granted.set(one, { kind: 'policy', policyId: policy.id, path, ...(file && { file }) })
  }
  const { blanketAdditionalInsureds = [], namedAdditionalInsureds = [], coverageDescriptions = [] } = policy.details
  const blanket = blanketAdditionalInsureds.map(({ type, description }) => `${type}, ${description}`)
  if (blanket.some(isBlanket)) grant('additionalInsured', 'details.blanketAdditionalInsureds')
  if (namedAdditionalInsureds.some((name) => isSameName(name, holderName)))
    grant('additionalInsured', 'details.namedAdditionalInsureds')
  for (const entry of blanket)
    for (const one of grantsIn(entry, holderName)) grant(one, 'details.blanketAdditionalInsureds')
  for (const { title, description } of coverageDescriptions)
    for (const one of grantsIn(`${title}, ${description}`, holderName)) grant(one, 'details.coverageDescriptions')

  const worded = files.flatMap((file) => wordingsOf(policy, file))
  const named = worded.filter((wording) => wording.named !== null)
  for (const { named: name, grants, file } of named)
    if (isSameName(name!, holderName) || isBlanket(name!)) grant(grants, 'endorsement', file)
  for (const { words, file } of worded) for (const one of grantsIn(words, holderName)) grant(one, 'endorsement', file)
  const ungranted: Ungranted[] = []
  for (const { words, file, grants, isListed } of worded.filter((wording) => wording.named === null)) {
    const others = named.filter((wording) => wording.grants === grants).map((wording) => wording.named!)
    if (isListed && !others.length && mayBeAnybodys(words)) grant(grants, 'listed', file)
    ungranted.push({ endorsement: grants, fileName: file.fileName, page: file.page, words, named: others })
  }
  return { granted, ungranted: ungranted.filter(({ endorsement }) => !granted.has(endorsement)) }
}

type Wording = {
  words: string
  named: string | null
  grants: Endorsement
  /** Whether it is a form with its number, in a list or on its own page. */
  isListed: boolean
  file: ReturnType<typeof placeOf>
}

const GRANTS: Partial<Record<FactKey, Endorsement>> = {
  'wording.additionalInsured': 'additionalInsured',
  'wording.additionalInsuredNamed': 'additionalInsured',
  'wording.waiver': 'waiver',
  'wording.waiverNamed': 'waiver',
  'wording.primary': 'primary',
}

const AGGREGATES: Record<string, Endorsement> = { project: 'perProject', location: 'perLocation' }

/** The endorsements that a document of this policy contains or lists, quoted. */
function wordingsOf(policy: Policy, file: ReadFile): Wording[] {
  const own = ownFacts(policy, file.facts)
  const forms = new Set(own.flatMap(({ key, value }) => (key === 'form' ? [value] : [])))
  const wordsOf = ({ key, value, source }: Fact, isListed: boolean) => {
    if (key === 'gl.aggregatePer') return `aggregate per ${value}`
    // A run of form numbers is quoted in full; the words of a single form are its own quote.
    return isListed ? value : source.quote
  }
  return own.flatMap((fact): Wording[] => {
    const grants = GRANTS[fact.key] ?? AGGREGATES[fact.key === 'gl.aggregatePer' ? fact.value : '']
    if (!grants) return []
    const isListed = forms.has(fact.value)
    const named = fact.key.endsWith('Named') ? fact.value : null
    return [{ words: wordsOf(fact, isListed), named, grants, isListed, file: placeOf(file, fact) }]
  })
}
