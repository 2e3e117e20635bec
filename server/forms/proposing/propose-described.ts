import { type FactKey, LINES, type LineOfBusiness } from '../../documents/index.ts'
import type { FormField, FormProposal, ProposalInput } from '../types.ts'
import { putEntries as putRows } from './application/entry-lists.ts'
import { askWhatIsBound, boundPapers, boundPolicies } from './bound.ts'
import { policiesOf, policyMeant } from './choose-policy.ts'
import { sayContested, settledCoverages } from './contested.ts'
import { type FiledFact, FormDraft, type PartyElements, type Sheet } from './draft.ts'
import { sayEnded, standing, unexpired } from './ended-policies.ts'
import { settledFiles } from './endings.ts'
import { interestsOf, listedCoverages, listedPlaces, listsCoverages, toldAmounts, withRivals } from './entries.ts'
import { type FiledPolicy, filedPolicies } from './filed-policies.ts'
import { type LetteredPolicy, listInsurers } from './insurers.ts'
import { isOneParty, mentions, mentionsParty } from './mentions.ts'
import { putNamedCoverages, spoken } from './named-coverages.ts'
import { chooseInsured, givenParty, putAgency, putGivenParty, putHolder, putInsured, putProducer } from './parties.ts'
import type { Entry } from './placed.ts'
import { addressedPlace, entriesAt, entriesOnlyAt, nameOfPlace, placeMeant, placesOf } from './places.ts'
import { policiesOfInsurer, putPolicies } from './policy-rows.ts'
import { PARTIES, putFacts, says } from './put-facts.ts'
import { askWhichBox, putNamed, putSaid, withoutOthers } from './said.ts'
import { askForPapers, speakingPapers } from './speaking-papers.ts'

type Described = {
  fields: readonly FormField[]
  called: string
  lines: readonly LineOfBusiness[]
  ofEnding?: boolean
  ofBound?: boolean
  chosen?: readonly { text: string; names: readonly string[] }[]
}

/**
 * What the documents put on a form of one policy, from what its elements are: parties, facts of the policy, and entries of its lists. Nothing
 * is written without its place in a document, a record or the user's words; what has two values is asked about.
 */
export function proposeDescribed(form: Described, given: ProposalInput): FormProposal {
  const draft = new FormDraft(sheetOf(form))
  for (const { name, leftAlone, waits } of form.fields) if (leftAlone ?? waits) draft.blank(name, (leftAlone ?? waits)!)
  if (!form.ofBound) askForPapers(draft, given)
  const settled = settledFiles(given)
  const speaking = form.ofBound ? boundPapers : speakingPapers
  const input = { ...given, files: speaking({ ...given, files: settled }) }
  const filed = filedPolicies(input.files)
  const insured = chooseInsured(input, filed)
  sayEnded(draft, settled)
  const elements = form.fields.flatMap(({ name, holds, listed }) => (holds || listed ? [name] : []))
  // What a policy lists is of it, whatever its limits outside of lists are of.
  const linesOf = (policy: FiledPolicy): readonly LineOfBusiness[] =>
    listsCoverages(input, policy) ? [...new Set<LineOfBusiness>([...policy.lines, 'property'])] : policy.lines
  const own = policiesOf(draft, filed, insured, input, elements)
  const stand = (some: FiledPolicy[]) =>
    form.ofEnding
      ? some
      : standing(draft, given, form.ofBound ? boundPolicies(draft, given, some, elements) : some, linesOf)
  const hasRows = form.fields.some(({ listed }) => listed?.list === 'policy')
  if (form.ofBound) askWhatIsBound(draft, given, filed)
  const policies = stand(hasRows ? policiesOfInsurer(draft, input, own, elements) : own)
  const onlyPolicy = () => {
    const isOfAll = form.lines.length > 3
    const rivals = policies.filter((policy) => isOfAll || linesOf(policy).some((line) => form.lines.includes(line)))
    const line = isOfAll ? '' : form.lines.map((one) => LINES[one].toLowerCase()).join(' or ')
    const about = `policy:${form.lines.join()}`
    const wanted = { about, line, lines: form.lines, elements, isAsked: form.ofBound ?? false }
    const meant = policyMeant(draft, input, rivals, wanted)
    if (meant && form.ofBound) return insuring(meant, linesOf(meant))
    return meant && !form.ofEnding ? unexpired(draft, input, meant, elements) : meant
  }
  const meant = hasRows ? (policies[0] ?? null) : onlyPolicy()
  if (hasRows) putPolicies(draft, form, input, policies, own)
  putAgency(draft, form, input)
  putProducer(draft, input, insured)
  putInsured(draft, input, insured, meant)
  if (draft.sheet.parties.holder.length) putHolder(draft, input)
  putOtherLines(draft, form, input, meant, (line) => policies.filter((own) => linesOf(own).includes(line)))
  const left = putSaid(draft, form, input, meant)
  const policy = meant && withoutOthers(draft, form, meant, left)
  putNamed(draft, form, input, othersIn(filed, insured.named, input))
  const isSchedule = form.fields.some(({ listed }) => listed?.list === 'interest' && listed.at > 0)
  const isOfLists = !hasRows && !isSchedule && form.fields.some(({ listed }) => listed)
  if (policy && isSchedule) putRows(draft, form.fields, 'interest', interestsOf(input, policy), 'Interest')
  if (policy && !isOfLists) putFacts(draft, form, input, policy, [])
  else if (policy) {
    const listed = listedCoverages(input, policy)
    const interests = interestsOf(input, policy)
    const places = placesOf(listedPlaces(input, policy), [...listed, ...interests])
    const all = listed.length || places.length > 1 ? listed : toldAmounts(policy)
    const place = placeFor(draft, form, input, places)
    const here = places.length < 2 ? withRivals(all, policy) : place ? entriesAt(all, place, places) : []
    const settled = putNamedCoverages(draft, form, settledCoverages(draft, input, here))
    putFacts(draft, form, input, policy, here)
    putNumber(draft, form, all)
    if (place) putEntries(draft, form, 'place', [addressedPlace(place)])
    putEntries(
      draft,
      form,
      'coverage',
      settled.coverages.map(({ entry }) => entry),
    )
    sayContested(draft, form, settled)
    if (places.length < 2) putInterest(draft, form, input, interests, interests)
    else
      putInterest(
        draft,
        form,
        input,
        place ? entriesAt(interests, place, places) : interests,
        place ? entriesOnlyAt(interests, place, places) : [],
      )
  }
  tickWithOthers(draft, form)
  for (const { text, names } of form.chosen ?? []) askWhichBox(draft, form, text, names)
  return draft.finish()
}

/** A policy without what it tells of lines of which it insures nothing: 'Excess liability: none bound'. */
function insuring(policy: FiledPolicy, lines: readonly LineOfBusiness[]): FiledPolicy {
  const isInsured = ({ key }: { key: FactKey }) => {
    const line = key.split('.')[0]!
    return !(line in LINES) || lines.some((own) => own === line)
  }
  return {
    ...policy,
    facts: policy.facts.filter(isInsured),
    doubted: policy.doubted.filter(isInsured),
    conflicts: policy.conflicts.filter(isInsured),
  }
}

/** Who is named otherwise than as the agency before: the insurers, the insured and the agency itself. */
function othersIn(filed: FiledPolicy[], insureds: FiledFact[], { agency }: ProposalInput) {
  const insurers = filed.flatMap(({ facts }) => facts.filter(({ key }) => key === 'carrier.name'))
  return [
    ...insurers.map(({ value }) => ({ name: value, called: 'an insurer' })),
    ...insureds.map(({ value }) => ({ name: value, called: 'an insured' })),
    ...(agency?.name ? [{ name: agency.name, called: 'your own agency' }] : []),
  ]
}

function sheetOf({ fields, called, lines }: Described): Sheet {
  const party = (name: string): PartyElements =>
    fields.flatMap((field) => (field.holds?.key.startsWith(`${name}.`) ? [[field.holds.key, field.name] as const] : []))
  return {
    ...{ fields, called, parties: { producer: party('producer'), insured: party('insured'), holder: party('holder') } },
    elementsOf: (some) =>
      fields.flatMap(({ name, holds }) => {
        const own = holds?.line ? [holds.line] : lines
        const isOfAny = own.length > 3 || some.some((line) => own.includes(line))
        return holds && !PARTIES.test(holds.key) && isOfAny ? [name] : []
      }),
  }
}

/** Rows of policies of other lines than the form's own, and the insurers of all rows by their letters. */
function putOtherLines(
  draft: FormDraft,
  form: Described,
  input: ProposalInput,
  own: FiledPolicy | null,
  policiesOfLine: (line: LineOfBusiness) => FiledPolicy[],
) {
  const rows = Map.groupBy(form.fields, ({ holds }) => holds?.line)
  const lettered: LetteredPolicy[] = []
  for (const [line, fields] of rows) {
    if (!line) continue
    const elements = fields.map(({ name }) => name)
    const isOwn = form.lines.includes(line)
    const kind = LINES[line].toLowerCase()
    const others = policiesOfLine(line).filter((policy) => policy !== own)
    const policy = isOwn
      ? own
      : policyMeant(draft, input, others, { about: `policy:${line}`, line: kind, lines: [line], elements })
    // A package stands in the form's own row; what of it is of another line, its headings alone do not tell.
    if (!policy && own && own.lines.includes(line))
      for (const element of elements)
        draft.blank(
          element,
          `Policy ${own.number ?? ''} is shown as ${LINES[form.lines[0]!].toLowerCase()} already; fill this in where it insures ${kind} as well.`.replace(
            '  ',
            ' ',
          ),
        )
    const letter = fields.find(({ stands }) => stands)?.name
    if (policy && !form.lines.includes(line)) putFacts(draft, { ...form, fields, lines: [line] }, input, policy, [])
    if (policy && letter) lettered.push([letter, policy])
  }
  if (lettered.length) listInsurers(draft, input, lettered)
}

/** Ticks that say no more than that another element has a value. */
function tickWithOthers(draft: FormDraft, { fields }: Described) {
  for (const { name, tickedWith } of fields) {
    const told = tickedWith && draft.valueOf(tickedWith)
    if (told) draft.put(name, 'true', told.source, true)
  }
}

/** The number of a policy that only its lists tell, where they tell one. */
function putNumber(draft: FormDraft, { fields }: Described, coverages: Entry[]) {
  const numbers = coverages.flatMap((entry) => entry.get('policy_number') ?? [])
  const element = fields.find(({ holds }) => holds?.key === 'policy.number')?.name
  if (!element || draft.isToldBlank(element) || new Set(numbers.map(({ value }) => value)).size !== 1) return
  draft.put(element, numbers[0]!.value, numbers[0]!.source)
}

/** The place the form is for: the only one, or that of several which the user's words tell; else it asks. */
function placeFor(draft: FormDraft, form: Described, input: ProposalInput, places: Entry[]): Entry | null {
  if (places.length < 2) return places[0] ?? null
  const mailing = draft.sheet.parties.insured.find(([key]) => key === 'insured.line1')?.[1]
  const meant = placeMeant(places, input.instructions, mailing && draft.valueOf(mailing)?.value)
  if (meant) return meant
  draft.ask({
    about: 'place',
    text: `The policy insures more than one location. Which one is ${draft.sheet.called} for?`,
    choices: places.map(nameOfPlace),
  })
  for (const { name, listed } of form.fields)
    if (listed?.list === 'coverage' || listed?.list === 'place')
      draft.blank(name, 'The policy insures more than one location; please choose.', 'CONFLICT')
  return null
}

/** Each entry in the elements of its place; those without a place of their own go to an attached page, whole. */
function putEntries(draft: FormDraft, { fields }: Described, list: 'coverage' | 'place', entries: Entry[]) {
  const own = fields.filter(({ listed }) => listed?.list === list && !listed.of)
  const places = Math.max(0, ...own.map(({ listed }) => listed!.at + 1))
  for (const { name, listed } of own) {
    const entry = entries[listed!.at]
    const told = entry?.get(listed!.part)
    const printed = entry?.get(`${listed!.part} in thousands`)
    if (told) draft.put(name, told.value, told.source)
    else if (printed?.source.kind === 'document')
      draft.leave(name, `“${printed.value}” on page ${printed.source.page} is in thousands.`, printed.source)
  }
  if (list === 'place') return
  const section = fields.findLast(({ listed }) => listed?.list === list)?.section ?? ''
  for (const [at, entry] of entries.entries()) {
    const isPlaced = at < places
    const name = entry.get('name')!.value
    const hasElement = (part: string) => own.some(({ listed }) => listed!.at === at && listed!.part === part)
    for (const [part, { value, source }] of entry)
      if (part.endsWith(' in words') || (SPILLED.has(part) && !(isPlaced && (hasElement(part) || !AMOUNTS.has(part)))))
        draft.spill(section, `${name}: ${spoken(part)}`, value, source)
  }
}

/** What is told of a coverage that the form has no row for. */
const SPILLED: ReadonlySet<string> = new Set(['limit', 'deductible', 'valuation', 'coinsurance', 'causes_of_loss'])
/** What is told of one that has a row without an element for it. */
const AMOUNTS: ReadonlySet<string> = new Set(['limit', 'deductible'])

/** 'Additional interest: First Bank', 'the mortgagee is First Bank' */
const NAMED = /\b(?:interest|mortgagee|loss payee|lender)(?:: *| is )\S/i

/** The interest: as the user wrote it, with what the policy says of it; else the only one it names that is surely meant. */
function putInterest(draft: FormDraft, { fields }: Described, input: ProposalInput, named: Entry[], sure: Entry[]) {
  const own = fields.filter((field) => field.listed?.list === 'interest')
  if (!own.length) return
  const given = input.interest?.trim()
  const nameOf = (entry: Entry) => entry.get('name')!.value
  const said = `${given ?? ''}\n${input.instructions ?? ''}`
  const isNamed = (name: string) =>
    given ? isOneParty(givenParty(given).name, name) : mentionsParty(input.instructions, name)
  const byName = named.filter((entry) => isNamed(nameOf(entry)))
  const choiceOf = (entry: Entry) =>
    sure.filter((one) => nameOf(one) === nameOf(entry)).length > 1
      ? `${nameOf(entry)}, ${entry.has('loan') ? `loan ${entry.get('loan')!.value}` : 'no loan number'}`
      : nameOf(entry)
  const byLoan = byName.filter((entry) =>
    [entry.get('loan')?.value ?? '', choiceOf(entry)].some((one) => one !== nameOf(entry) && mentions(said, one)),
  )
  const answered = byName.length > 1 && byLoan.length === 1 ? byLoan : byName
  // Who is asked for by name and is not found is nobody else.
  const isOther = Boolean(given) || NAMED.test(input.instructions ?? '')
  const [chosen] = answered.length === 1 ? answered : isOther || sure.length > 1 ? [] : sure
  if (given) {
    const elements = own.flatMap(({ name, type, listed }) => (type === 'TEXT' ? [[listed!.part, name] as const] : []))
    putGivenParty(draft, elements, given)
  } else if (!chosen && sure.length > 1) {
    draft.ask({
      about: 'interest',
      text: `The policy names more than one additional interest. Which one is ${draft.sheet.called} for?`,
      choices: [...new Set(sure.map(choiceOf))],
    })
    for (const { name } of own) draft.blank(name, 'The policy names more than one; please choose.', 'CONFLICT')
  }
  for (const { name, type, listed } of own) {
    const told = chosen?.get(type === 'TICK' ? 'interest' : listed!.part)
    if (type === 'TICK') {
      if (told && says(told.value, listed!.part)) draft.put(name, 'true', told.source, true)
    } else if (told) draft.put(name, told.value, told.source)
  }
}
