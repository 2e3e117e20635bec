import { isOneName } from '../../facts/names.ts'
import type { Page } from '../../types.ts'
import { PACKETS } from '../families/packets.ts'
import { HEAD_PAGES, headOf } from '../packets/head.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { OF_CAUSES, onlyCause } from './causes.ts'
import { OF_PROPERTY } from './columns.ts'
import { deductibleOfAll } from './deductibles.ts'
import { pagesOfProperty } from './pages.ts'
import { PropertyReader } from './property-reader.ts'
import { valueTold } from './told.ts'

type Fields = Record<string, RecordField>

/**
 * The records of a property policy: its premises, the coverages at each, and who else has an interest. Empty where no list has a limit
 * on a building, on personal property or on income. What stands under no head for sure is left out.
 */
export function readProperty(pages: Page[]): PaperRecord[] {
  const all = readerOf(pages)
  if (!isOfProperty(all, pages)) return []
  const own = pagesOfProperty(pages)
  const reader = own.length < pages.length ? readerOf(own) : all
  const head = headOf(pages)
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
  const deductible = said && valueTold(said.amount, said.told)
  const ofAll = { ...(cause && !isToldApart && { causes_of_loss: cause }), ...(deductible && { deductible }) }
  const coverages = reader.coverages.map(({ fields, concept, page }) =>
    record('property_coverage_item', page, {
      lob: { value: 'PROPERTY', source: fields.coverage!.source },
      ...fields,
      ...(OF_CAUSES.has(concept) && ofAll),
    }),
  )
  const places = reader.places.map(({ fields, page }) => record('policy_location_item', page, fields))
  const interests = reader.interests.map(
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

const isOfProperty = ({ coverages, saysProperty }: PropertyReader, pages: Page[]) =>
  saysProperty || coverages.some(({ concept }) => OF_PROPERTY.has(concept)) || isHeaded(pages)

const textOf = (field: RecordField | undefined) => (typeof field?.value === 'string' ? field.value : '')

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
