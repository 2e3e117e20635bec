import type { LineOfBusiness } from '../../documents/index.ts'
import type { FormField, ProposalInput } from '../types.ts'
import { sayContested, settledCoverages } from './contested.ts'
import type { FormDraft } from './draft.ts'
import { interestsOf, listedCoverages, listedPlaces, toldAmounts, withRivals } from './entries.ts'
import { listedIn, putEntries } from './entry-lists.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { leaveThousands, putNamedCoverages, spoken } from './named-coverages.ts'
import type { Entry } from './placed.ts'
import { addressedPlace, entriesAt, entriesOnlyAt, isPlaced, nameOfPlace, placeMeant, placesOf } from './places.ts'
import { putFacts } from './put-facts.ts'
import { putInterest } from './put-interest.ts'

type Form = { fields: readonly FormField[]; lines: readonly LineOfBusiness[] }

/** What the lists of a policy tell of the one place the form is for: what is insured there, and who has an interest in it. */
export function putLists(draft: FormDraft, form: Form, input: ProposalInput, policy: FiledPolicy): void {
  const listed = listedCoverages(input, policy)
  const interests = interestsOf(input, policy)
  const places = placesOf(listedPlaces(input, policy), [...listed, ...interests])
  const all = listed.length || places.length > 1 ? listed : toldAmounts(policy)
  const place = placeFor(draft, form, input, places)
  const here = places.length < 2 ? withRivals(all, policy) : place ? entriesAt(all, place, places) : []
  const unplaced = all.filter((entry) => !here.includes(entry) && !isPlaced(entry))
  const settled = putNamedCoverages(draft, form, settledCoverages(draft, input, here), unplaced)
  // What tells no place may be insured at this one too.
  putFacts(draft, form, input, policy, here.length && places.length > 1 ? [...here, ...unplaced] : here)
  putNumber(draft, form, all)
  if (place) putEntries(draft, form.fields, 'place', [addressedPlace(place)], 'Premises')
  const coverages = settled.coverages.map(({ entry }) => entry)
  putCoverages(draft, form, coverages)
  sayContested(draft, form, settled)
  const isOne = places.length < 2
  const named = isOne || !place ? interests : entriesAt(interests, place, places)
  const sure = isOne ? interests : place ? entriesOnlyAt(interests, place, places) : []
  putInterest(draft, form, input, named, sure)
}

/** The number of a policy that only its lists tell, where they tell one. */
export function putNumber(draft: FormDraft, { fields }: Form, coverages: Entry[]) {
  const numbers = coverages.flatMap((entry) => entry.get('policy_number') ?? [])
  const element = fields.find(({ holds }) => holds?.key === 'policy.number')?.name
  if (!element || draft.isToldBlank(element) || new Set(numbers.map(({ value }) => value)).size !== 1) return
  draft.put(element, numbers[0]!.value, numbers[0]!.source)
}

/** The place the form is for: the only one, or that of several which the user's words tell; else it asks. */
function placeFor(draft: FormDraft, form: Form, input: ProposalInput, places: Entry[]): Entry | null {
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

/** Each coverage in the row of its place; those without a row go to an attached page, whole. */
function putCoverages(draft: FormDraft, { fields }: Form, coverages: readonly Entry[]) {
  const own = listedIn(fields, 'coverage').filter(({ listed }) => !listed.of)
  const rows = Math.max(0, ...own.map(({ listed }) => listed.at + 1))
  for (const { name, listed } of own) {
    const entry = coverages[listed.at]
    const told = entry?.get(listed.part)
    if (told) draft.put(name, told.value, told.source)
    else if (entry) leaveThousands(draft, name, entry, listed.part)
  }
  const section = listedIn(fields, 'coverage').at(-1)?.section ?? ''
  for (const [at, entry] of coverages.entries()) {
    const isPlaced = at < rows
    const name = entry.get('name')!.value
    const hasElement = (part: string) => own.some(({ listed }) => listed.at === at && listed.part === part)
    for (const [part, { value, source }] of entry)
      if (part.endsWith(' in words') || (SPILLED.has(part) && !(isPlaced && (hasElement(part) || !AMOUNTS.has(part)))))
        draft.spill(section, `${name}: ${spoken(part)}`, value, source)
  }
}

/** What is told of a coverage that the form has no row for. */
const SPILLED: ReadonlySet<string> = new Set(['limit', 'deductible', 'valuation', 'coinsurance', 'causes_of_loss'])
/** What is told of one that has a row without an element for it. */
const AMOUNTS: ReadonlySet<string> = new Set(['limit', 'deductible'])
