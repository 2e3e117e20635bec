import { DEFAULT_HOLDER } from '../../../shared/presets.ts'
import { CLAIMED, plainName } from '../../documents/index.ts'
import type { AgencyRecord, ProposalInput, ValueSource } from '../types.ts'
import { type FiledFact, type FormDraft, placeOf, type Sheet } from './draft.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { byRank, CHOOSE_INSURED, type Insured, isOfInsured, isUntold, namesIn } from './insureds.ts'
import { givenParty } from './names-on-file.ts'

type Party = keyof Sheet['parties']
type File = ProposalInput['files'][number]

const factsOf = (file: File, party: Party): FiledFact[] =>
  toldOf(file, party).filter(({ confidence }) => confidence >= CLAIMED)

/** What a file says of a party, also what is not sure enough to be claimed. A part of an address most of which is in doubt is so as well. */
function toldOf(file: File, party: Party): FiledFact[] {
  const told = file.facts.facts.filter(
    (fact) => fact.key.startsWith(`${party}.`) && (fact.status === 'current' || fact.status === 'quoted'),
  )
  return told.map((fact) => {
    const whole = told.filter(({ key, source }) => OF_ADDRESS.test(key) && source.quote === fact.source.quote)
    const doubted = whole.filter(({ confidence }) => confidence < CLAIMED)
    const isDoubted = OF_ADDRESS.test(fact.key) && doubted.length * 2 > whole.length
    const confidence = isDoubted ? Math.min(fact.confidence, doubted[0]!.confidence) : fact.confidence
    return { ...fact, confidence, fileId: file.fileId }
  })
}
const OF_ADDRESS = /\.(?:line\d|city|state|zip)$/

/** Says of the elements of a party that stay blank which of them a file has a doubtful value for. */
function doubtParty(draft: FormDraft, party: Party, told: FiledFact[]) {
  for (const [key, field] of draft.sheet.parties[party]) {
    const unsure = told.find((fact) => fact.key === key && fact.confidence < CLAIMED)
    if (unsure && !draft.has(field)) draft.doubt(field, unsure)
  }
}

function putParty(draft: FormDraft, party: Party, facts: FiledFact[]) {
  for (const [key, field] of draft.sheet.parties[party]) {
    const fact = facts.find((one) => one.key === key)
    // Whose name it is, its place alone may tell: that is asked about once.
    if (fact) draft.putFact(field, fact, fact.value, key.endsWith('.name') && fact.confidence < LABELLED)
  }
  putSecondLine(draft, party, facts)
}

/** The second line of an address goes behind the first where the form has one line for both and the same words hold them, else to an attached page. */
function putSecondLine(draft: FormDraft, party: Party, facts: FiledFact[]) {
  const [line1, line2] = (['line1', 'line2'] as const).map((part) =>
    facts.find(({ key }) => key === `${party}.${part}`),
  )
  const elementOf = (fact?: FiledFact) => draft.sheet.parties[party].find(([key]) => key === fact?.key)?.[1]
  const field = elementOf(line1)
  if (!field || !line1 || !line2 || elementOf(line2) || draft.valueOf(field)?.value !== line1.value) return
  const { section, label } = draft.sheet.fields.find(({ name }) => name === field)!
  if (line1.source.quote !== line2.source.quote)
    return draft.spill(section, `${label}, second line`, line2.value, placeOf(line2))
  draft.take(field)
  draft.putFact(field, line1, `${line1.value}, ${line2.value}`)
}

/** The least confidence of what a label tells. */
const LABELLED = 0.7

/** Whether one name is the other, or begins with it. */
export function sameName(a: string, b: string): boolean {
  const [one, other] = [plainName(a), plainName(b)]
  return one.startsWith(other) || other.startsWith(one)
}

/**
 * The producer as the documents of the insured print it; the agency's own record when they print none, or to complete its own address. While
 * nobody has said whose certificate it is, documents of several insureds must name one producer.
 */
export function putProducer(draft: FormDraft, input: ProposalInput, { named, chosen }: Insured) {
  const files = byRank(input.files).filter((one) => !chosen || isOfInsured(one, chosen))
  const file = files.find((one) => producerOf(one))
  const isOfAll = files.every((one) => {
    const own = producerOf(one)
    return own ? sameName(own.value, producerOf(file!)!.value) : namesIn(one).length === 0
  })
  if (!chosen && named.length > 1 && !isOfAll) {
    for (const [, field] of draft.sheet.parties.producer) draft.blank(field, CHOOSE_INSURED, 'CONFLICT')
    return
  }
  const facts = file ? factsOf(file, 'producer') : []
  const name = facts.find((fact) => fact.key === 'producer.name')
  const { agency } = input
  // A certificate always names its producer, and a record without an address is not filled in yet: neither is guessed at.
  const isOurs =
    agency?.name &&
    (name
      ? sameName(name.value, agency.name)
      : agency.line1 && !input.files.some(({ facts }) => facts.kind === 'certificate'))
  // An address or a phone without a name may be another agency's.
  if (name || !isOurs) putParty(draft, 'producer', facts)
  if (!isOurs) return
  const parts: [keyof AgencyRecord, string][] = draft.sheet.parties.producer.map(([key, field]) => [
    key.slice('producer.'.length) as keyof AgencyRecord,
    field,
  ])
  for (const [part, field] of parts)
    if (agency[part]) draft.put(field, agency[part], { kind: 'record', record: 'agency', path: part })
}

/** What the agency's own record says, in the elements that hold it. */
export function putAgency(draft: FormDraft, { fields }: Pick<Sheet, 'fields'>, { agency }: ProposalInput) {
  for (const { name, ofAgency } of fields) {
    const value = ofAgency && agency?.[ofAgency]
    if (value) draft.put(name, value, { kind: 'record', record: 'agency', path: ofAgency })
    else if (ofAgency) draft.blank(name, 'The agency’s record does not say it.')
  }
}

const producerOf = ({ facts }: File) => facts.facts.find(({ key }) => key === 'producer.name')

/**
 * The named insured, as the policy on the form names it where it is of one. Two insureds in the documents are a question, unless the user's words
 * already lead to one.
 */
export function putInsured(
  draft: FormDraft,
  input: ProposalInput,
  { named, chosen }: Insured,
  policy: FiledPolicy | null = null,
) {
  if (named.length > 1 && !chosen) {
    draft.ask({
      about: 'insured',
      text: `The documents name more than one insured. Which one is ${draft.sheet.called} for?`,
      choices: named.map((fact) => fact.value),
    })
    for (const [, field] of draft.sheet.parties.insured) draft.blank(field, CHOOSE_INSURED, 'CONFLICT')
    return
  }
  if (!chosen) return putAddressAlone(draft, input)
  if (policy && isUntold(policy, chosen, input)) {
    const reason = `The documents of ${policy.number ?? 'the policy'} do not say whose it is.`
    for (const [, field] of draft.sheet.parties.insured) draft.blank(field, reason)
    return
  }
  const ofPolicy = policy?.facts.filter(({ key }) => key.startsWith('insured.')) ?? []
  const name = ofPolicy.find(({ key }) => key === 'insured.name')?.value
  putParty(draft, 'insured', ofPolicy)
  // What is told of another name is not told of this one.
  if (name && plainName(name) !== plainName(chosen.value)) return
  const file = input.files.find((one) => one.fileId === chosen.fileId)!
  const own = factsOf(file, 'insured').filter(
    (fact) => fact.policy === chosen.policy && (fact.key !== 'insured.name' || fact.value === chosen.value),
  )
  // A name in doubt is not, once the user's words name it.
  putParty(draft, 'insured', chosen.confidence >= CLAIMED ? [chosen, ...own] : own)
  const told = toldOf(file, 'insured')
  doubtParty(
    draft,
    'insured',
    told.filter(({ policy }) => policy === chosen.policy),
  )
}

function putAddressAlone(draft: FormDraft, input: ProposalInput) {
  const file = byRank(input.files).find((one) => factsOf(one, 'insured').length > 0)
  if (file) putParty(draft, 'insured', factsOf(file, 'insured'))
  for (const one of byRank(input.files)) doubtParty(draft, 'insured', toldOf(one, 'insured'))
}

/** The holder: as the user wrote it, else the certificate's own, else (the default sentence) the named insured. */
export function putHolder(draft: FormDraft, input: ProposalInput) {
  const given = input.holder?.trim()
  if (given && given !== DEFAULT_HOLDER) {
    const parts = draft.sheet.parties.holder.map(([key, field]) => [key.slice('holder.'.length), field] as const)
    return putGivenParty(draft, parts, given)
  }
  const certificate = input.files.find((file) => factsOf(file, 'holder').length > 0)
  if (certificate) {
    putParty(draft, 'holder', factsOf(certificate, 'holder'))
    return doubtParty(draft, 'holder', toldOf(certificate, 'holder'))
  }
  // A certificate names its own holder, even where that could not be read.
  const certificatesAlone = input.files.every(({ facts, areRecords }) => areRecords || facts.kind === 'certificate')
  if (given !== DEFAULT_HOLDER || certificatesAlone) return
  const proposal = draft.finish().values
  // Where it is not sure who is insured, an address alone is nobody's.
  const named = draft.sheet.parties.insured.find(([key]) => key === 'insured.name')?.[1]
  if (!proposal.some(({ field }) => field === named)) return
  for (const [index, [, field]] of draft.sheet.parties.holder.entries()) {
    const from = draft.sheet.parties.insured[index]![1]
    const value = proposal.find((one) => one.field === from)?.value
    if (value) draft.put(field, value, { kind: 'rule', rule: DEFAULT_HOLDER }, true)
  }
}

/** A party as the user wrote it: its name, and its address on the lines below or behind commas. `elements`: by the part each holds. */
export function putGivenParty(
  draft: FormDraft,
  elements: readonly (readonly [part: string, name: string])[],
  given: string,
) {
  const source: ValueSource = { kind: 'message', quote: given }
  const { name, address } = givenParty(given)
  for (const [part, field] of elements) {
    const value = part === 'name' ? name : address?.[part as keyof typeof address]
    if (value) draft.put(field, value, source)
  }
}
