import type { Particulars } from '../../../shared/certificate-forms.ts'
import { buildingsNamed, type PaperRecord } from '../../documents/index.ts'
import { partOf } from '../../forms/proposing/entries.ts'
import type { Entry } from '../../forms/proposing/placed.ts'
import { entriesOnlyAt, isOfAll, isPlaced, nameOfPlace, placeMeant, placesOf } from '../../forms/proposing/places.ts'
import type { Policy } from '../policies/types.ts'
import { ownRecords, type ReadFile } from './own-papers.ts'

/** Whether what a policy tells is of the location a certificate is for; OPEN where none of several is chosen. */
export type Whereabouts = 'HERE' | 'ELSEWHERE' | 'OPEN'

/** The location a certificate is for, as words and records of a policy are held against it. */
export type Premises = {
  ofWords: (words: string) => Whereabouts
  ofRecord: (file: ReadFile, record: PaperRecord) => Whereabouts
}

/** The location is the only one on record, or that of several which is asked for; where none is on record, what is asked for. */
export function premisesOf(policy: Policy, { location }: Particulars): Premises {
  const held = (policy.details.locations ?? []).map(placeInWords)
  const meant = held.length > 1 ? placeMeant(held, location) : held[0]
  const chosen = meant ? nameOfPlace(meant) : held.length ? undefined : location
  return {
    ofWords: (words) => {
      const told = held.filter((place) => placeMeant([place], words))
      if (!told.length && !buildingsNamed(words).length) return 'HERE'
      if (meant && told.includes(meant)) return 'HERE'
      // A number is of another place than the only one, unless that has none and is the first.
      if (held.length === 1 && !told.length) return numbersIn(words).every((one) => one === '1') ? 'HERE' : 'ELSEWHERE'
      if (!chosen) return 'OPEN'
      return !held.length && placeMeant([placeInWords(words)], chosen) ? 'HERE' : 'ELSEWHERE'
    },
    ofRecord: (file, record) => {
      const own = entryOf(file, record)
      if (!isPlaced(own) || isOfAll(own)) return 'HERE'
      const places = placesIn(policy, file)
      if (places.length < 2 && held.length < 2) return 'HERE'
      if (!chosen) return 'OPEN'
      const place = placeMeant(places, chosen)
      return place && entriesOnlyAt([own], place, places).length ? 'HERE' : 'ELSEWHERE'
    },
  }
}

const numbersIn = (words: string) => buildingsNamed(words).flatMap(({ location }) => location ?? [])

/** A place as a record tells it: its address, and the numbers before it. */
function placeInWords(words: string): Entry {
  const [numbers] = buildingsNamed(words)
  const source = { kind: 'message', quote: words } as const
  const parts = [
    ['premises_address', numbers?.rest || words],
    ['location_number', numbers?.location],
    ['building_number', numbers?.building],
  ] as const
  return new Map(parts.flatMap(([part, value]) => (value ? [[part, { value, source }] as const] : [])))
}

/** The premises that a document of the policy tells: those it lists, and those that only numbers tell. */
function placesIn(policy: Policy, file: ReadFile): Entry[] {
  const told = ownRecords(policy, file, (type) => type === 'interest' || isOfPlaces(type)).map((record) => ({
    isOfInterest: record.type === 'interest',
    entry: entryOf(file, record),
  }))
  const listed = told.filter(({ isOfInterest, entry }) => !isOfInterest && entry.has('premises_address'))
  return placesOf(
    listed.map(({ entry }) => entry),
    told.map(({ entry }) => entry),
  )
}
const isOfPlaces = (type: string) => type === 'policy_location_item' || type.endsWith('_coverage_item')

const entryOf = ({ id }: ReadFile, { fields }: PaperRecord): Entry =>
  new Map(
    ['premises_address', 'location_number', 'building_number'].flatMap((part) => {
      const field = fields[part]
      return field ? [[part, partOf(id, field, field)] as const] : []
    }),
  )
