import type { FormField, ProposalInput } from '../../types.ts'
import { policyMeant } from '../choose-policy.ts'
import { sayContested, settledCoverages } from '../contested.ts'
import type { FormDraft } from '../draft.ts'
import { standing } from '../ended-policies.ts'
import { interestsOf, listedCoverages, listedPlaces, listsCoverages, toldAmounts, withRivals } from '../entries.ts'
import { listedIn, putEntries, withEarlier } from '../entry-lists.ts'
import type { FiledPolicy } from '../filed-policies.ts'
import { calledOf } from '../folded-coverages.ts'
import { leaveThousands, spoken } from '../named-coverages.ts'
import { type Entry, isAtOnePlace, numberOf } from '../placed.ts'
import { addressedPlace, entriesOnlyAt, isOfAll, nameOfPlace, placesOf } from '../places.ts'
import { type EarlierForm, entriesOfForms, putCarried } from './earlier-forms.ts'
import { handedIn, premisesHandedIn, subjectsHandedIn, valuesHandedIn } from './handed-in.ts'
import { interestsOfLines } from './interests-told.ts'
import { byBuilding, hasAddress, inOrder, isOnePlace } from './premises.ts'
import { buildingsSubmitted, premisesSubmitted } from './submitted.ts'

/** A building with what is insured there and who has an interest in it. */
type Building = { place: Entry; coverages: Entry[]; interests: Entry[] }
/** `blankets`: limits over several buildings. `unplaced`: what does not tell which of several buildings it is of. */
type Insured = { buildings: Building[]; blankets: Entry[]; unplaced: Entry[] }

export const isOfBuildings = (fields: readonly FormField[]) =>
  fields.some(({ listed }) => listed?.building !== undefined)

/**
 * The buildings of the property policy in force, each with what is insured there; a form for a term to come says all of them itself, as does one
 * that is renewed where nothing else tells of buildings. What there is no room for, and what is of a building that is not told, goes to an attached page.
 */
export function putBuildings(
  draft: FormDraft,
  { fields }: { fields: readonly FormField[] },
  input: ProposalInput,
  inForce: readonly FiledPolicy[],
  forms: readonly EarlierForm[],
): void {
  const insured = insuredBy(draft, fields, input, inForce)
  const submitted = premisesSubmitted(input)
  const isOpen = !insured.buildings.length && !submitted.length
  const current = forms.filter(({ isCurrent, isRenewed }) => isCurrent || (isRenewed && isOpen))
  if (current.length) {
    putAllOf(draft, fields, current, insured.buildings)
    return
  }
  const latest = forms.filter(({ from }) => from === forms[0]!.from)
  const places = insured.buildings.map(({ place }) => place)
  const told = [...addressesIn(fields, latest), submitted]
  const { placed: entries } = byBuilding(withEarlier(places.filter(hasAddress), told, false, isOnePlace, true).entries)
  const described = (place: Entry) => {
    const [one, another] = hasAddress(place) ? entries.filter((entry) => isOnePlace(entry, place)) : []
    return one && !another ? one : place
  }
  const buildings = places.length
    ? insured.buildings.map((one) => ({ ...one, place: described(one.place) }))
    : askedOr(buildingsSubmitted(input), entries)
  putInRows(draft, fields, input, buildings)
  putEntries(draft, fields, 'blanket', insured.blankets, 'Blanket')
  for (const entry of insured.unplaced)
    spill(draft, fields, entry.has('limit') ? 'coverage' : 'interest', 'Its building is not told', entry)
}

/** The places with an address that each of some forms tells. */
const addressesIn = (fields: readonly FormField[], forms: readonly EarlierForm[]): Entry[][] =>
  entriesOfForms(fields, 'place', forms).map((some) => some.filter(hasAddress))

/** All that forms of this kind say of the term to come; what the policy insures beyond it goes to an attached page. */
function putAllOf(
  draft: FormDraft,
  fields: readonly FormField[],
  forms: readonly EarlierForm[],
  insured: readonly Building[],
): void {
  const told = addressesIn(fields, forms).flat()
  putCarried(
    draft,
    fields.map((field) => ({ ...field, listed: undefined })),
    forms,
  )
  for (const { place, coverages } of insured)
    if (!hasAddress(place) || !told.some((one) => isOnePlace(one, place)))
      spillBuilding(draft, fields, 'Of the policy alone: ', { place, coverages, interests: [] })
}

/** Each building in the rows of its place; those beyond them go to an attached page, whole. */
function putInRows(draft: FormDraft, fields: readonly FormField[], input: ProposalInput, buildings: Building[]): void {
  const room = Math.max(...listedIn(fields, 'coverage').map(({ listed }) => listed.building! + 1))
  const shown = buildings.slice(0, room)
  const places = shown.map(({ place }) => place)
  const interests = shown.map(({ interests: [first] }) => first ?? new Map())
  putEntries(draft, fields, 'place', places, 'Building')
  putEntries(draft, fields, 'interest', interests, 'Interest')
  for (const [at, one] of shown.entries()) {
    const rows = fields.filter(({ listed }) => listed?.building === at)
    putInsured(draft, rows, input, one)
    for (const interest of one.interests.slice(1))
      spill(draft, fields, 'interest', `${buildingOf(one)}, interest`, interest)
  }
  for (const one of buildings.slice(room)) spillBuilding(draft, fields, '', one)
}

/** The buildings that are asked to be insured, else those that earlier forms tell. */
const askedOr = (asked: readonly Building[], earlier: readonly Entry[]): Building[] =>
  asked.length ? [...asked] : earlier.map((place) => ({ place, coverages: [], interests: [] }))

/** The places under labels that a list of what is insured is of: those with numbers, or the only one of a list of one place. */
function placesOfLabels(input: ProposalInput, subjects: readonly Entry[]): Entry[] {
  const places = premisesSubmitted(input)
  const isOfOne = places.length === 1 && subjects.every((one) => isAtOnePlace(one, subjects[0]!))
  return isOfOne || places.every((place) => place.has('location_number')) ? places : []
}

/** The buildings of a statement of values, with what each and what is in it is worth. */
function handedInValues(input: ProposalInput): Insured | null {
  const values = valuesHandedIn(input)
  const subjects = subjectsHandedIn(input)
  const listed = premisesHandedIn(input)
  const places = listed.length || !subjects.length ? listed : placesOfLabels(input, subjects)
  // By the list itself: what labels tell of its places comes with what they ask for.
  const isDescribed = handedIn(input, 'premises').some(
    ({ record: { fields } }) => fields.line1 && (fields.construction || fields.year_built),
  )
  if (!isDescribed && !values.length && !(places.length && subjects.length)) return null
  const names = places.map((place) => `${numberOf(place, 'location_number')} ${numberOf(place, 'building_number')}`)
  if (new Set(names).size < names.length) return { buildings: [], blankets: [], unplaced: [...values, ...subjects] }
  const interests = interestsOfLines(input, ['property']).filter((one) => one.has('location_number'))
  const buildings = inOrder(places).map((place) => ({
    place,
    coverages: [...values.filter((value) => isAtOnePlace(value, place)), ...entriesOnlyAt(subjects, place, places)],
    interests: entriesOnlyAt(interests, place, places),
  }))
  const placed = new Set(buildings.flatMap(({ coverages }) => coverages))
  return { buildings, blankets: [], unplaced: subjects.filter((one) => !placed.has(one)) }
}

/** What the one property policy in force insures. */
function insuredBy(
  draft: FormDraft,
  fields: readonly FormField[],
  input: ProposalInput,
  inForce: readonly FiledPolicy[],
): Insured {
  const handed = handedInValues(input)
  const isListed = inForce.some((policy) => listsCoverages(input, policy))
  if (handed && !isListed) return handed
  const isOfProperty = (policy: FiledPolicy) => policy.lines.includes('property') || listsCoverages(input, policy)
  const rivals = standing(draft, input, inForce.filter(isOfProperty), () => ['property'])
  const elements = fields.flatMap(({ name, listed }) => (listed ? [name] : []))
  const wanted = { about: 'policy:property', line: 'property', lines: ['property'] as const, elements }
  const policy = policyMeant(draft, input, rivals, wanted)
  if (!policy) return { buildings: [], blankets: [], unplaced: [] }
  const [listed, interests] = [listedCoverages(input, policy), interestsOf(input, policy)]
  const places = inOrder(placesOf(listedPlaces(input, policy), [...listed, ...interests]))
  const isOver = (entry: Entry) => /\bblanket\b/i.test(calledOf(entry)) || (places.length > 1 && isOfAll(entry))
  const all = listed.length ? listed : toldAmounts(policy)
  const [blankets, own] = [all.filter(isOver), all.filter((entry) => !isOver(entry))]
  if (places.length < 2) {
    const coverages = withRivals(own, policy)
    const isTold = places.length > 0 || coverages.length > 0
    const place = places[0] ? addressedPlace(places[0]) : new Map()
    return { buildings: isTold ? [{ place, coverages, interests }] : [], blankets, unplaced: [] }
  }
  const buildings = places.map((place) => ({
    place: addressedPlace(place),
    coverages: entriesOnlyAt(own, place, places),
    interests: entriesOnlyAt(interests, place, places),
  }))
  const placed = new Set(buildings.flatMap(({ coverages, interests: some }) => [...coverages, ...some]))
  return { buildings, blankets, unplaced: [...own, ...interests].filter((entry) => !placed.has(entry)) }
}

const buildingOf = ({ place }: Building) => nameOfPlace(place) || 'The building'

/** The rows of a building: each coverage once; those with several limits are asked about. */
function putInsured(draft: FormDraft, rows: readonly FormField[], input: ProposalInput, building: Building): void {
  const settled = settledCoverages(draft, input, building.coverages)
  const entries = settled.coverages.map(({ entry }) => asSubject(entry))
  putEntries(draft, rows, 'coverage', entries, `${buildingOf(building)}, coverage`)
  sayContested(draft, { fields: rows }, settled)
  for (const { name, listed } of listedIn(rows, 'coverage')) {
    const entry = entries[listed.at]
    if (entry) leaveThousands(draft, name, entry, listed.part)
  }
  for (const entry of entries)
    for (const [part, told] of entry)
      if (part.endsWith(' in words'))
        draft.spill(rows[0]!.section, `${entry.get('name')!.value}: ${spoken(part)}`, told.value, told.source)
}

/** A coverage by its name alone, where elements of its row tell the rest of it; a share of a blanket limit is told to be one. */
function asSubject(entry: Entry): Entry {
  const [name, called] = [entry.get('name')!, entry.get('called')]
  if (!called) return entry
  const shared: [string, typeof name][] = /\bblanket\b/i.test(name.value) ? [['blanket in words', name]] : []
  return new Map([...entry, ['name', called], ...shared])
}

function spillBuilding(draft: FormDraft, fields: readonly FormField[], before: string, building: Building): void {
  const called = `${before}${buildingOf(building)}`
  spill(draft, fields, 'place', called, building.place)
  for (const entry of building.coverages) spill(draft, fields, 'coverage', called, entry)
  for (const entry of building.interests) spill(draft, fields, 'interest', `${called}, interest`, entry)
}

/** All that an entry tells of what its list asks for, on the attached page. */
function spill(
  draft: FormDraft,
  fields: readonly FormField[],
  list: 'place' | 'coverage' | 'interest',
  called: string,
  entry: Entry,
): void {
  const name = list === 'coverage' ? `: ${entry.get('name')!.value}` : ''
  const first = listedIn(fields, list).filter(({ listed }) => listed.at === 0 && !listed.building)
  for (const { section, label, listed, type } of first) {
    const told = entry.get(listed.part) ?? entry.get(`${listed.part} in words`)
    if (told && type !== 'TICK' && !(list === 'coverage' && listed.part === 'name'))
      draft.spill(section.replace(/ \d+\b/, ''), `${called}${name}: ${label.toLowerCase()}`, told.value, told.source)
  }
}
