import { CLAIMED, type FactKey, isOneName, LEGAL_FORMS, plainName } from '../../../documents/index.ts'
import type { ProposalInput } from '../../types.ts'
import { type FiledFact, placeOf } from '../draft.ts'
import { isOneNamed, mergedEntries } from '../entry-lists.ts'
import type { Entry } from '../placed.ts'
import { namedInsureds } from './named-insureds.ts'
import { entryOfAll } from './record-entries.ts'

/** Records of a type as they stand on file, and as submissions say them. */
export const ofRecords = ({ files }: Pick<ProposalInput, 'files'>, wanted: string): Entry[] =>
  files.flatMap(({ fileId, facts }) =>
    [...(facts.records ?? []), ...(facts.submitted ?? [])].flatMap((record) =>
      record.type === wanted ? [entryOfAll({ fileId, record })] : [],
    ),
  )

/** Whether a name ends as that of a limited liability company, and names no company beside it. */
const isOneLlc = (name: string) => /\bL\.?L\.?C\b\.?$/i.test(name.trim()) && (name.match(LEGAL_FORM)?.length ?? 0) < 2
const LEGAL_FORM = new RegExp(`\\b(?:${LEGAL_FORMS})(?![\\p{L}])`, 'giu')

/** What is told of an applicant, by the facts that tell it. */
const APPLICANT_PARTS: Partial<Record<FactKey, string>> = {
  'insured.entityType': 'entity',
  'insured.fein': 'fein',
  'insured.sic': 'sic',
  'insured.naics': 'naics',
  'insured.glCode': 'gl_code',
}

/** The applicant and those who are named beside it, each with what is told of it. */
export function applicantsOf(input: ProposalInput, chosen: FiledFact | null, ofForms: readonly Entry[][]): Entry[] {
  const facts = input.files.flatMap((file) => file.facts.facts.map((fact) => ({ ...fact, fileId: file.fileId })))
  const told = (fact: FiledFact, value = fact.value) => ({ value, source: placeOf(fact) })
  const isChosen = (entry: Entry) =>
    !entry.has('name') || (chosen !== null && plainName(entry.get('name')!.value) === plainName(chosen.value))
  const held = ofRecords(input, 'applicant')
  const kinds = facts.flatMap((fact): Entry[] => {
    const part = APPLICANT_PARTS[fact.key]
    return part && fact.status === 'current' && fact.confidence >= CLAIMED ? [new Map([[part, told(fact)]])] : []
  })
  const ofForm = ofForms.map((some) => some.filter((_one, at) => at === 0 && isChosen(some[0]!)))
  const [own = new Map() as Entry] = mergedEntries([[new Map() as Entry], held, kinds, ...ofForm], () => true)
  const isLlc = chosen && !own.has('entity') && !own.has('entity disputed') && isOneLlc(chosen.value)
  const boxed = [...own.keys()].some((part) => /^box .*LegalEntity/.test(part))
  const first: Entry = isLlc && !boxed ? new Map([...own, ['entity', told(chosen, 'LLC')]]) : own
  const named = facts
    .filter(({ key, status }) => key === 'insured.additionalName' && status === 'current')
    .map((fact): Entry => new Map([['name', told(fact)]]))
  const others = mergedEntries(
    [namedInsureds(input), named, ...ofForms.map((some) => some.filter((one) => one.has('name') && !isChosen(one)))],
    isOneNamed,
  )
  return [first, ...others.filter((one) => !chosen || !isOneName(one.get('name')!.value, chosen.value))]
}
