import { isOneName } from '../../facts/names.ts'
import type { Page } from '../../types.ts'
import { mentionsEnded } from '../ended.ts'
import { PACKETS } from '../families/packets.ts'
import { PREMISES } from '../handed-in/families.ts'
import { HEAD_PAGES, headOf } from '../packets/head.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { OF_CAUSES, onlyCause } from './causes.ts'
import { OF_PROPERTY } from './columns.ts'
import type { CoverageTold } from './coverage-told.ts'
import { deductibleOfAll, deductibleOfNamed, letteredDeductibles } from './deductibles.ts'
import { isEnded, type Kind } from './interests.ts'
import { describedBy, placeLabelled, termsOfAll } from './labelled.ts'
import { termsOf } from './lettered.ts'
import { standingOf } from './lists-apart.ts'
import { pagesOfProperty } from './pages.ts'
import { PropertyReader } from './property-reader.ts'
import { fieldsTold, valueTold } from './told.ts'

type Fields = Record<string, RecordField>

/**
 * The records of a property policy: its premises, the coverages at each, and who else has an interest. Empty where no list has a limit
 * on a building, on personal property or on income. What stands under no head for sure is left out. `whole`: the pages that these are a part of.
 */
export function readProperty(pages: Page[], whole = pages): PaperRecord[] {
  const all = readerOf(pages)
  if (!isOfProperty(all, pages)) return []
  const own = pagesOfProperty(pages)
  const reader = own.length < pages.length ? readerOf(own) : all
  const head = headOf(whole)
  const record = (type: string, page: number, fields: Fields): PaperRecord => ({
    type,
    page,
    fields: { ...head, ...fields },
  })
  const { lob: _, ...ofPolicy } = head
  const cause = onlyCause(own)
  const isToldApart = reader.coverages.some(({ fields }) => fields.causes_of_loss)
  const isDeducted = reader.coverages.some(({ fields }) => fields.deductible)
  const said = isDeducted ? null : deductibleOfAll(reader.deductibles)
  const deducted = letteredDeductibles(reader.deductibles)
  const deductible = said && valueTold(said.amount, said.told)
  const terms = termsOfAll(reader)
  const ofAll = { ...terms, ...(cause && !isToldApart && { causes_of_loss: cause }), ...(deductible && { deductible }) }
  const isGone = goneFrom(reader.places)
  const names = reader.coverages.map(({ fields }) => textOf(fields.coverage))
  const named = ({ fields }: CoverageTold) => {
    const own = fields.deductible ? null : deductibleOfNamed(reader.deductibles, textOf(fields.coverage), names)
    return own && fieldsTold({ deductible: valueTold(own.amount, own.told) })
  }
  const coverages = standingOf(reader.coverages)
    .filter((one) => !isGone(one))
    .map((one) =>
      record('property_coverage_item', one.page, {
        lob: { value: 'PROPERTY', source: one.fields.coverage!.source },
        ...(OF_CAUSES.has(one.concept) && ofAll),
        ...termsOf(one.letter, reader.lettered),
        ...termsOf(one.letter, isDeducted ? [] : deducted),
        ...named(one),
        ...one.fields,
      }),
    )
  const told = reader.places.length ? reader.places : placeLabelled(reader.labelled, reader.captioned)
  const [place, ...others] = told
  const described = place && !others.length ? [describedBy(reader.labelled, place, pages[0]!)] : told
  const places = described
    .filter((one) => !isGone(one))
    .map(({ fields, page }) => record('policy_location_item', page, fields))
  const texts = whole.flatMap(({ lines }) => lines.map(({ text }) => text))
  const standing = reader.interests.filter((one) => !isEnded(textOf(one.fields.name), texts) && !isGone(one))
  const interests = standing.map(
    ({ fields, page }): PaperRecord => ({
      type: 'interest',
      page,
      fields: { ...(ofPolicy.policy_number && { policy_number: ofPolicy.policy_number }), ...fields },
    }),
  )
  return [...coverages, ...places, ...interests]
}

function readerOf(pages: Page[]): PropertyReader {
  const reader = new PropertyReader()
  for (const page of pages) reader.read(page)
  return reader
}

const isOfProperty = ({ coverages, interests, places, saysProperty }: PropertyReader, pages: Page[]) =>
  saysProperty ||
  // No other line asks what a place is built of.
  places.some(({ fields }) => fields.construction) ||
  coverages.some(({ concept }) => OF_PROPERTY.has(concept)) ||
  interests.some(({ fields }) => IN_PROPERTY.has(textOf(fields.interest))) ||
  isHeaded(pages)
/** Interests that nothing but property has. */
const IN_PROPERTY: ReadonlySet<string> = new Set<Kind>(['mortgagee', "lender's loss payable"])

const textOf = (field: RecordField | undefined) => (typeof field?.value === 'string' ? field.value : '')

/** Whether something is at a place whose line says that it is insured no more, by its numbers or its address; a location takes its buildings with it. */
function goneFrom(places: readonly { fields: Fields }[]) {
  const isOver = ({ fields }: { fields: Fields }) =>
    mentionsEnded(fields.premises_address?.source.quote ?? '', PREMISES)
  const isOne = (one: Fields, other: Fields, names: readonly string[]) =>
    names.every((name) => textOf(one[name]) === textOf(other[name]))
  const [ended, standing] = [places.filter(isOver), places.filter((one) => !isOver(one))]
  return ({ fields }: { fields: Fields }): boolean =>
    ended.some(({ fields: own }) => {
      if (!own.location_number) return isOne(own, fields, own.building_number ? NUMBERS : ['premises_address'])
      const isOfAll =
        !own.building_number ||
        (!fields.building_number && !standing.some((one) => isOne(one.fields, own, ['location_number'])))
      return isOne(own, fields, isOfAll ? ['location_number'] : NUMBERS)
    })
}
const NUMBERS = ['location_number', 'building_number']

/** Whether the first pages say that they are of property. */
const isHeaded = (pages: Page[]) =>
  pages
    .slice(0, HEAD_PAGES)
    .some(({ lines }) =>
      lines.slice(0, HEAD_LINES).some(({ text }) => NAMES.some((name) => text.toLowerCase().includes(name))),
    )
const NAMES = PACKETS.find(({ lob }) => lob === 'PROPERTY')!.names
const HEAD_LINES = 8

/** Interests that two ways of reading found, once each: the second's where both found one. */
export function withoutTwins(found: PaperRecord[], others: PaperRecord[]): PaperRecord[] {
  const names = others.flatMap(({ type, fields }) => (type === 'interest' ? [textOf(fields.name)] : []))
  const isTwin = ({ type, fields }: PaperRecord) =>
    type === 'interest' &&
    names.some((name) => isOneName(name, textOf(fields.name)) || textOf(fields.name).startsWith(name))
  return found.filter((record) => !isTwin(record))
}
