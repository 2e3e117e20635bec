import { CLAIMED, type Fact, type LineOfBusiness, sortableDate } from '../../../documents/index.ts'
import type { FormField, FormProposal, FormShape, PriorLine, ProposalInput } from '../../types.ts'
import { isInForce, sortableDay } from '../days.ts'
import { type FiledFact, FormDraft, partiesIn, type Sheet } from '../draft.ts'
import { interestsOf } from '../entries.ts'
import { isOneNamed, listedIn, mergedEntries, plain, putEntries, spillEntries, withEarlier } from '../entry-lists.ts'
import { type FiledPolicy, filedPolicies, policyIn } from '../filed-policies.ts'
import { CHOOSE_INSURED, chooseInsured, isOfInsured } from '../insureds.ts'
import { putInsured, putProducer } from '../parties.ts'
import type { Entry } from '../placed.ts'
import { PARTIES, tickWithOthers } from '../put-facts.ts'
import { putNamed, putSaid } from '../said.ts'
import { speakingPapers } from '../speaking-papers.ts'
import { putAnswers } from './answers-said.ts'
import { putAnswersTold } from './answers-told.ts'
import { applicantsOf, ofRecords } from './applicants.ts'
import { putAppliedLines } from './applied-lines.ts'
import { isOfBuildings, putBuildings } from './buildings.ts'
import {
  askRenewal,
  besideForms,
  type EarlierForm,
  earlierForms,
  entriesOfForms,
  putCarried,
  putPartiesBeside,
} from './earlier-forms.ts'
import { withoutEnded } from './ended-terms.ts'
import { putFleet } from './fleet.ts'
import { premisesHandedIn } from './handed-in.ts'
import { interestsOfLines } from './interests-told.ts'
import type { LikestQuestions } from './likest-questions.ts'
import { isOfAppliedLine, renews } from './lines-said.ts'
import { type LossesAsked, lossesAsked, lossesOf, ofAllLosses } from './losses.ts'
import { ofLines, putOfLine } from './of-line.ts'
import { byBuilding, hasAddress, inOrder, isOnePlace, premisesOf } from './premises.ts'
import { putPrior } from './prior-policies.ts'
import { policiesTold } from './prior-told.ts'
import { contactsSubmitted, ofApplicant, premisesSubmitted, putStatesSubmitted, putSubmitted } from './submitted.ts'
import { ageOf, byAge, tellingFiles } from './telling-files.ts'
import { putFurther, putUnderlying } from './underlying-policies.ts'

type Application = {
  id: string
  fields: readonly FormField[]
  called: string
  lines: readonly LineOfBusiness[]
  parts?: FormShape['parts']
  linesOf?: FormShape['lines']
  onRenewal?: true
  losses?: LossesAsked
  /** The lines whose earlier carriers an application asks for in rows of their own. */
  histories: ReadonlySet<PriorLine>
  /** The questions of all applications. */
  asked: LikestQuestions
}

/**
 * What the agency's records, documents and the user's words put on an application: the agency, the applicant, what is applied for, their premises,
 * contacts, earlier policies and losses. Records come before documents and later documents before earlier ones.
 */
export function proposeApplication(form: Application, given: ProposalInput): FormProposal {
  const draft = new FormDraft(sheetOf(form))
  const files = tellingFiles(given, form)
  const all = { ...given, files: files.toSorted(byAge(given.today)) }
  const insured = chooseInsured(all, filedPolicies(files))
  putOwnAgency(draft, form, all, insured)
  putInsured(draft, all, insured)
  if (insured.named.length > 1 && !insured.chosen) {
    for (const { name, listed, carried } of form.fields)
      if (listed || carried) draft.blank(name, CHOOSE_INSURED, 'CONFLICT')
    return draft.finish()
  }
  const { chosen } = insured
  const theirs = chosen
    ? all.files.filter((file) => isOfInsured(file, chosen)).map((file) => ofApplicant(file, chosen))
    : all.files
  const input = { ...all, files: theirs }
  putAddress(draft, input)
  leaveContested(draft, input)
  const forms = earlierForms(form.id, input, renews(input, form.lines))
  const policies = filedPolicies(speakingPapers({ ...given, files: input.files }))
  const inForce = policies.filter(
    (policy) => policy.status === 'current' && policy.expiration && isInForce(policy, given.today),
  )
  putSaid(draft, form, input, null)
  putNamed(draft, form, input, [])
  putAnswers(draft, form.fields, input)
  putAnswersTold(draft, form, { ...given, files: withoutEnded(given.files, given.today) }, chosen)
  const [applied, others] = [form.fields.filter((one) => one.applied), form.fields.filter((one) => !one.applied)]
  putSubmitted(draft, others, input)
  const premiums = new Set(form.fields.flatMap(({ applied }) => applied?.premium ?? []))
  const ofApplied = form.fields.filter((one) => premiums.has(one.name) || isOfAppliedLine(one))
  const asking = applyingFor(input)
  putAppliedLines(draft, form, input, inForce, asking, () => {
    putCarried(draft, ofApplied, forms)
    putSubmitted(draft, applied, input)
  })
  const own = { asking: ofLines(asking, form.lines), inForce: ofLines(inForce, form.lines) }
  putOfLine(draft, form, input, own, forms)
  putBusiness(draft, form, input)
  putLists(draft, form, input, inForce, forms, chosen)
  putStatesSubmitted(draft, form.fields, input)
  putPrior(draft, form, input, forms)
  const open = putUnderlying(draft, form, input, inForce, forms)
  putFurther(draft, form, input, inForce, forms)
  putFleet(draft, form.fields, input, forms)
  putCarried(draft, open, forms)
  putCarried(
    draft,
    form.fields.filter(({ carried }) => carried === 'renewed'),
    forms.filter(({ isRenewed }) => isRenewed),
  )
  putPartiesBeside(draft, form.fields, besideForms(form.id, input))
  askRenewal(draft, form, input, forms)
  tickWithOthers(draft, form)
  return draft.finish()
}

const isOfLines = (lines: readonly LineOfBusiness[], line: LineOfBusiness | null) =>
  line !== null && lines.includes(line)

function sheetOf({ fields, called, lines }: Application): Sheet {
  const [line, another] = lines
  /** The line that an element tells of; of a form of one line its own. */
  const lineOf = ({ holds, listed }: FormField) => {
    if (holds?.line) return holds.line
    if (listed?.building !== undefined) return 'property'
    return holds && line && !another && !PARTIES.test(holds.key) ? line : null
  }
  return {
    fields,
    called,
    parties: partiesIn(fields),
    elementsOf: (lines) => fields.flatMap((field) => (isOfLines(lines, lineOf(field)) ? [field.name] : [])),
  }
}

/** Where the insured is, as the first document that tells it has it, where what names the insured does not. */
function putAddress(draft: FormDraft, { files }: ProposalInput): void {
  const { insured } = draft.sheet.parties
  if (insured.some(([key, field]) => key !== 'insured.name' && (draft.has(field) || draft.isToldBlank(field)))) return
  const { fileId, facts } = files.find((file) => streetIn(file)) ?? {}
  const told = facts?.facts.filter(({ policy }) => policy === streetIn({ facts })!.policy) ?? []
  for (const [key, field] of insured) {
    const fact = told.find((one) => one.key === key && one.status === 'current')
    if (fact && key !== 'insured.name') draft.putFact(field, { ...fact, fileId: fileId! })
  }
}

const streetIn = ({ facts: { facts } }: Pick<ProposalInput['files'][number], 'facts'>): Fact | undefined =>
  facts.find(({ key, status, confidence }) => key === 'insured.line1' && status === 'current' && confidence >= CLAIMED)

/** Where the insured is, as documents of one age tell it otherwise than one another, is not written; records say it before them. */
function leaveContested(draft: FormDraft, { files, today }: ProposalInput): void {
  const [first, ...others] = files.filter(({ facts }) => facts.facts.some(({ key }) => key === 'insured.line1'))
  const alike = first && !first.areRecords ? others.filter((other) => ageOf(other, today) === ageOf(first, today)) : []
  for (const [key, field] of draft.sheet.parties.insured) {
    const value = (file: (typeof files)[number]) => file.facts.facts.find((fact) => fact.key === key)?.value ?? null
    if (key === 'insured.name' || !draft.has(field)) continue
    const isContested = alike.some(
      (other) => value(other) !== null && plain(value(other)!) !== plain(value(first!) ?? ''),
    )
    if (!isContested) continue
    draft.take(field)
    draft.contest(field)
  }
}

/** An agency sends its own applications: what documents print of another is not said of it. */
function putOwnAgency(
  draft: FormDraft,
  form: Application,
  input: ProposalInput,
  insured: ReturnType<typeof chooseInsured>,
): void {
  const { agency } = input
  if (!agency?.name) {
    putProducer(draft, input, insured)
    return
  }
  for (const { name, holds } of form.fields) {
    if (!holds?.key.startsWith('producer.') || holds.key === 'producer.code') continue
    const path = holds.key.slice('producer.'.length) as keyof typeof agency
    if (agency[path]) draft.put(name, agency[path], { kind: 'record', record: 'agency', path })
    else draft.blank(name, 'The agency’s record does not say it.')
  }
}

/** The policies of applications for a term to come: what they ask for. */
const applyingFor = ({ files, today }: ProposalInput): FiledPolicy[] =>
  files.flatMap((file) =>
    file.facts.kind !== 'application' || file.facts.acord?.length
      ? []
      : file.facts.policies.flatMap(({ lines, effective }, index) =>
          effective && sortableDate(effective) >= sortableDay(today) ? [{ ...policyIn(file, index), lines }] : [],
        ),
  )

/** What the business does, where the latest documents that tell it do so alike. */
function putBusiness(draft: FormDraft, { fields }: Application, { files, today }: ProposalInput): void {
  for (const { name, holds } of fields) {
    if (holds?.key !== 'insured.business' || draft.has(name)) continue
    const isOf = ({ key, status }: Fact) => key === holds.key && status !== 'quoted' && status !== 'cancelled'
    const telling = files.filter(({ facts }) => facts.facts.some(isOf))
    const latest = telling.filter((file) => ageOf(file, today) === ageOf(telling[0]!, today))
    const told = latest.flatMap(({ fileId, facts }) => facts.facts.filter(isOf).map((fact) => ({ ...fact, fileId })))
    const sure = told.filter(({ confidence }) => confidence >= CLAIMED)
    const [first] = sure
    if (told[0] && !first) draft.doubt(name, told[0])
    else if (first && sure.every(({ value }) => value.toLowerCase() === first.value.toLowerCase()))
      draft.putFact(name, first)
    else if (first) draft.contest(name)
  }
}

/** Everything there may be several of. */
function putLists(
  draft: FormDraft,
  form: Application,
  input: ProposalInput,
  inForce: readonly FiledPolicy[],
  forms: readonly EarlierForm[],
  chosen: FiledFact | null,
): void {
  const { fields } = form
  // What stands is told whole by the latest form.
  const latest = forms.filter(({ from }) => from === forms[0]!.from)
  const isCurrent = latest.some((one) => one.isCurrent)
  const ofForms = (list: 'applicant' | 'contact') => entriesOfForms(fields, list, latest)
  putEntries(draft, fields, 'applicant', applicantsOf(input, chosen, ofForms('applicant')), 'Named insured')
  const named = mergedEntries([ofRecords(input, 'contact'), contactsSubmitted(input)], isOneNamed)
  const contacts = withEarlier(named, ofForms('contact'), isCurrent, isOneNamed)
  putEntries(draft, fields, 'contact', contacts.entries, 'Contact')
  if (isOfBuildings(fields)) putBuildings(draft, form, input, inForce, forms)
  else putPlaces(draft, form, input, inForce, latest)
  const losses = lossesOf(input, entriesOfForms(fields, 'loss', forms))
  putEntries(draft, fields, 'loss', lossesAsked(losses, form.losses, input.today), 'Loss')
  putEntries(draft, fields, 'losses', [ofAllLosses(input, losses, policiesTold(input, fields, forms))], 'Losses')
}

/** The premises, and who has an interest in them. */
function putPlaces(
  draft: FormDraft,
  form: Application,
  input: ProposalInput,
  inForce: readonly FiledPolicy[],
  latest: readonly EarlierForm[],
): void {
  const { fields } = form
  const isCurrent = latest.some((one) => one.isCurrent)
  const ofForms = (list: 'interest' | 'place') => entriesOfForms(fields, list, latest)
  const formPlaces = ofForms('place').map((some) => some.filter(hasAddress))
  const told = mergedEntries([placesOf(form, input, inForce), premisesSubmitted(input)], isOnePlace, true)
  const places = withEarlier(told, formPlaces, isCurrent, isOnePlace, true)
  const { placed, open } = byBuilding(places.entries)
  putEntries(draft, fields, 'place', inOrder(placed), 'Premises')
  spillEntries(draft, listedIn(fields, 'place'), open, 'Its building is not told', 0)
  for (const place of places.left) {
    const { value, source } = place.get('line1')!
    draft.spill('Premises', 'On an earlier application alone', value, source)
  }
  // A policy of other lines as well does not tell which of them an interest is in.
  const isOfForm = ({ lines }: FiledPolicy) => lines.every((line) => form.lines.includes(line))
  const own = ofLines(inForce, form.lines).filter(isOfForm)
  const held = mergedEntries(
    [own.flatMap((policy) => interestsOf(input, policy)), interestsOfLines(input, form.lines)],
    isOneNamed,
  )
  putEntries(
    draft,
    fields,
    'interest',
    withEarlier(held, ofForms('interest'), isCurrent, isOneNamed).entries,
    'Interest',
  )
}

/**
 * The premises of a form's lines: those that policies of them tell, else those of others, whose numbers are not its own. Where a form asks for no
 * building, those of one address are one.
 */
function placesOf({ fields, lines }: Application, input: ProposalInput, inForce: readonly FiledPolicy[]): Entry[] {
  const handed = premisesHandedIn(input)
  const own = handed.length
    ? mergedEntries([handed, premisesOf(input, ofLines(inForce, lines))], isOnePlace, true)
    : premisesOf(input, ofLines(inForce, lines))
  const others = own.length ? [] : premisesOf(input, inForce).map((place) => without(place, 'location_number'))
  const places = [...own, ...others]
  const asksBuildings = listedIn(fields, 'place').some(({ listed }) => listed.part === 'building_number')
  return asksBuildings ? places : mergedEntries([places.map((place) => without(place, 'building_number'))], isOnePlace)
}

const without = (entry: Entry, part: string): Entry => new Map([...entry].filter(([name]) => name !== part))
